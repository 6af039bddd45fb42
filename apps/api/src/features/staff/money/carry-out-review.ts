import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { notePayoutSentAgain } from '@suki/db/queries/money-transitions';
import type { LockedPayout } from '@suki/db/queries/payouts';
import type { Tx } from '@suki/db/tx';
import type { UserId } from '@suki/domain/ids/id';
import type { PayoutApproval } from '@suki/domain/trade/money/payout-effects';
import { sendPayoutAgain } from '../../payouts/send-payout-again.ts';

type Review = {
  readonly payout: LockedPayout;
  readonly decision: PayoutApproval;
  readonly by: UserId;
  /** Why, and who asked for a second person. */
  readonly said: { readonly reason: string; readonly askedBy?: string };
  readonly at: Date;
};

/**
 * Writes the staff's decision about a held payout, with its reason in the history: the money is back in the wallet, or
 * leaves again.
 */
export async function carryOutReview(tx: Tx, { payout, decision, by, said, at }: Review): Promise<void> {
  await applyPayoutDecision(tx, decision, { at, actorId: by, said });
  const { failure } = decision;
  if (failure?.action !== 'retry') return;
  await notePayoutSentAgain(tx, { id: payout.id, by, at, ...said });
  await sendPayoutAgain(tx, { payout, reason: payout.failureReason ?? '', at: failure.retryAt ?? at, now: at });
}
