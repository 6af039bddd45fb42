import type { StaffPayout as Answer } from '@suki/contract/staff/money.table';
import { type StaffApproval, waitingOfPayouts } from '@suki/db/queries/approvals';
import { type Resending, resendingsOf } from '@suki/db/queries/money-transitions';
import type { Payout } from '@suki/db/queries/payouts';
import type { Db } from '@suki/db/statement';
import { isPayoutHeld, isPayoutUnsent } from '@suki/domain/trade/decide/payout-held';
import type { z } from 'zod';
import { presentWaiting } from '../approvals/present-approval.ts';
import { presentResending } from './present-resending.ts';

/** Presents payouts to the staff, each with the decision that waits and who sent it again last. */
export async function presentedPayouts(db: Db, payouts: readonly Payout[]): Promise<z.output<typeof Answer>[]> {
  const ids = payouts.map(({ id }) => id);
  const [waiting, resendings] = await Promise.all([waitingOfPayouts(db, ids), resendingsOf(db, 'payout', ids)]);
  return payouts.map((payout) =>
    presentStaffPayout(payout, { waiting: waiting.get(payout.id), resending: resendings.get(payout.id) }),
  );
}

type Beside = { readonly waiting: StaffApproval | undefined; readonly resending: Resending | undefined };

/** Presents a payout to the staff. Its account shows enough to tell people apart, never the number. */
function presentStaffPayout(payout: Payout, { waiting, resending }: Beside): z.output<typeof Answer> {
  const { id, status, amount, userId, channelCode, accountHolderName, tries, failureReason } = payout;
  return {
    id,
    status,
    amount,
    userId,
    channelCode,
    accountHolderName,
    tries,
    failureReason,
    isHeld: isPayoutHeld(payout),
    isUnsent: isPayoutUnsent(payout),
    ...(waiting === undefined ? {} : { approval: presentWaiting(waiting) }),
    sentAgain: presentResending(resending),
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
  };
}
