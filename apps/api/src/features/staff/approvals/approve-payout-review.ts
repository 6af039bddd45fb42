import { endApproval, lockApproval } from '@suki/db/queries/approvals';
import { lockPayout } from '@suki/db/queries/payouts';
import type { Tx } from '@suki/db/tx';
import { decideApprove } from '@suki/domain/approvals/approval';
import type { PayoutId } from '@suki/domain/ids/id';
import { decidePayoutReview, type PayoutReviewOutcome } from '@suki/domain/trade/decide/decide-payout-review';
import type { Dependencies } from '../../../dependencies.ts';
import { carryOutReview } from '../money/carry-out-review.ts';
import type { ApprovedBy } from './approve-order-money.ts';

/** Carries out what finance asked about a held payout; the gateway was asked before. */
export async function approvePayoutReview(
  tx: Tx,
  { id, payoutId, person, refuse }: ApprovedBy & { readonly payoutId: PayoutId },
  { clock, log }: Pick<Dependencies, 'clock' | 'log'>,
): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  const request = await lockApproval(tx, id);
  if (payout === undefined || request === undefined) throw refuse('APPROVAL_NOT_FOUND');
  const at = clock.now();
  const verdict = decideApprove(request, person, at);
  if (!verdict.ok) throw refuse(verdict.reason);
  const outcome = request.command.outcome as PayoutReviewOutcome;
  const decision = decidePayoutReview(payout, outcome, at);
  if (!decision.ok) throw refuse('APPROVAL_OVERTAKEN');
  const said = { reason: request.reason, askedBy: request.requestedByName ?? request.requestedBy };
  await carryOutReview(tx, { payout, decision, by: person.userId, said, at });
  await endApproval(tx, id, { status: verdict.status, by: person.userId, at, note: null });
  log.info(
    { payoutId, staffId: person.userId, askedBy: request.requestedBy, outcome },
    'Two of the staff decided about a held payout.',
  );
}
