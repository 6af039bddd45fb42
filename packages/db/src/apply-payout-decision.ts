import type { UserId } from '@suki/domain/ids/id';
import type { AuditDetails } from '@suki/domain/trade/facts/decision';
import type { PayoutApproval } from '@suki/domain/trade/money/payout-effects';
import { insertMessages } from './queries/inbox.ts';
import { post } from './queries/ledger.ts';
import { movePayout, type PayoutMove } from './queries/money-transitions.ts';
import { insertPayout, type NewPayout, showPayout } from './queries/payouts.ts';
import type { MoveContext } from './queries/transitions.ts';
import type { Tx } from './tx.ts';

export type ApplyPayoutContext = {
  readonly at: Date;
  readonly actorId: UserId | null;
  /** The reason of the staff, which the history keeps. */
  readonly said?: AuditDetails | undefined;
  /** Required exactly when the decision makes the payout. */
  readonly newPayout?: NewPayout | undefined;
  /** The gateway's answer beside the status. */
  readonly answer?: Pick<PayoutMove, 'gatewayPayoutId' | 'failureReason' | 'expectedAt'> | undefined;
};

/**
 * Carries out an approval of `decidePayout` in the caller's transaction: the move with its history, the posting, the
 * line in the owner's list, messages, and for a new payout the job `send-payout`. The use case has locked the wallet
 * (new payout) or the payout (report).
 * @throws ConflictError when the payout no longer has the status that the decision was made on, and the violation
 * `wallets_balance_check` when the wallet does not cover the payout.
 */
export async function applyPayoutDecision(
  tx: Tx,
  approval: PayoutApproval,
  context: ApplyPayoutContext,
): Promise<void> {
  const { at, actorId, newPayout, answer, said = null } = context;
  const { move } = approval;
  if (move === null) return;
  const { id, from, to } = move;
  const history: MoveContext = { event: approval.event, actor: approval.actor, actorId, at, said };
  if (from === null) {
    if (newPayout === undefined)
      throw new TypeError('Expected applyPayoutDecision to be given newPayout: the decision makes the payout.');
    await insertPayout(tx, id, newPayout, history);
  } else {
    await movePayout(tx, { ...answer, id, from, to }, history);
  }
  for (const posting of approval.postings) await post(tx, posting, at);
  if (from === null) await showPayout(tx, id, at);
  await insertMessages(tx, approval.messages, { at, payoutId: id });
}
