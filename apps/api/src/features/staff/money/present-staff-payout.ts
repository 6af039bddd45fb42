import type { StaffPayout as Answer } from '@suki/contract/staff/money.table';
import type { StaffApproval } from '@suki/db/queries/approvals';
import type { Payout } from '@suki/db/queries/payouts';
import { isPayoutHeld, isPayoutUnsent } from '@suki/domain/trade/decide/payout-held';
import type { z } from 'zod';
import { presentWaiting } from '../approvals/present-approval.ts';

/** Presents a payout to the staff. Its account shows enough to tell people apart, never the number. */
export function presentStaffPayout(payout: Payout, waiting?: StaffApproval): z.output<typeof Answer> {
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
    createdAt: payout.createdAt.toISOString(),
    updatedAt: payout.updatedAt.toISOString(),
  };
}
