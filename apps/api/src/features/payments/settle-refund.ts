import { applyRefundDecision } from '@suki/db/apply-refund-decision';
import { lockRefund, refundById } from '@suki/db/queries/refunds';
import { withTransaction } from '@suki/db/tx';
import { isId } from '@suki/domain/ids/id';
import { decideRefund, type RefundReport } from '@suki/domain/trade/decide-refund';
import type { Dependencies } from '../../dependencies.ts';
import type { GatewayRefund } from '../../ports/payment-gateway.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log'>;

const reports: Readonly<Record<GatewayRefund['status'], RefundReport>> = {
  PENDING: 'requested',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed_for_good',
};

/** Brings what the gateway says of a refund into the ledger, once. */
export async function settleRefund(answer: GatewayRefund, { pool, clock, log }: Needs): Promise<void> {
  const id = answer.referenceId;
  if (!isId('ref', id) || (await refundById(pool, id)) === undefined) {
    log.error({ referenceId: id }, 'The gateway reports a refund that nobody asked for; look it up there.');
    return;
  }
  await withTransaction(pool, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (refund === undefined) return;
    const context = {
      at: clock.now(),
      // One that was refused outright has no id there.
      answer: { gatewayRefundId: answer.id || undefined, failureCode: answer.failureCode ?? undefined },
    };
    await applyRefundDecision(tx, decideRefund(refund, reports[answer.status]), context);
  });
}
