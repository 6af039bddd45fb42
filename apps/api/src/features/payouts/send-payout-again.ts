import { addJobLater } from '@suki/db/queries/jobs';
import { type LockedPayout, notePayout } from '@suki/db/queries/payouts';
import type { Tx } from '@suki/db/tx';

type Again = { readonly payout: LockedPayout; readonly reason: string; readonly at: Date; readonly now: Date };

/** Queues the next sending of a payout. The reason of the failure stays until then, so the next counts as a new try. */
export async function sendPayoutAgain(tx: Tx, { payout, reason, at, now }: Again): Promise<void> {
  await notePayout(tx, payout.id, { gatewayPayoutId: null, failureReason: reason, expectedAt: null }, now);
  await addJobLater(tx, 'send-payout', { payload: { payoutId: payout.id }, delayMs: at.getTime() - now.getTime() });
}
