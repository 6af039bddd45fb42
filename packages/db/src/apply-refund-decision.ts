import type { RefundDecision } from '@suki/domain/trade/decide/decide-refund';
import { insertMessages } from './queries/inbox.ts';
import { post } from './queries/ledger.ts';
import { noteRefund } from './queries/money-transitions.ts';
import { moveRefund, type RefundChange, refundAbout, showRefundInWallet } from './queries/refunds.ts';
import type { Tx } from './tx.ts';

export type ApplyRefundContext = {
  readonly at: Date;
  /** The gateway's answer beside the status, and the time of the next try of a failed refund. */
  readonly answer?: Pick<RefundChange, 'gatewayRefundId' | 'failureCode' | 'retryAt'> | undefined;
};

/**
 * Carries out the decision on a gateway's report about a refund: the refund's move, its line in the history of the ask,
 * bid or order (E75), its posting, and the messages to its owner. After a final failure the money lies in the wallet,
 * and the owner's list says so. A repeated report changes nothing.
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
  if (messages.length === 0) return;
  const about = await refundAbout(tx, move.id);
  await insertMessages(
    tx,
    messages.map((message) => ({ ...message, ...about })),
    { at: context.at },
  );
}
