import type { RefundDecision } from '@suki/domain/trade/decide/decide-refund';
import { insertMessages } from './queries/inbox.ts';
import { post } from './queries/ledger.ts';
import { noteRefund } from './queries/money-transitions.ts';
import { moveRefund, type RefundChange, showRefundInWallet } from './queries/refunds.ts';
import type { Tx } from './tx.ts';

export type ApplyRefundContext = {
  readonly at: Date;
  /** What the gateway said beside the status, and when a failed one is sent anew. */
  readonly answer?: Pick<RefundChange, 'gatewayRefundId' | 'failureCode' | 'retryAt'> | undefined;
};

/**
 * Carries out what the gateway's word on a refund means: the refund's move, its line in the history of what was paid for (E75), its posting, and what
 * its owner is told. When it failed for good the money lies in the wallet
 * instead, and the owner's list says so. A repetition does nothing.
 * @throws ConflictError when the refund no longer has the status that the decision was made on.
 */
export async function applyRefundDecision(
  tx: Tx,
  decision: RefundDecision,
  context: ApplyRefundContext,
): Promise<void> {
  const { move, postings, messages, note } = decision;
  if (move === null) return;
  await moveRefund(tx, { ...context.answer, id: move.id, from: [move.from], to: move.to }, context.at);
  if (note !== null) await noteRefund(tx, { id: move.id, event: note }, context.at);
  for (const posting of postings) await post(tx, posting, context.at);
  if (move.to === 'FAILED') await showRefundInWallet(tx, move.id);
  await insertMessages(tx, messages, { at: context.at });
}
