import { sendRefundAgain, staffRefundById } from '@suki/db/queries/staff-refunds';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentRefund } from './present-refund.ts';

/**
 * `PUT /staff/refund/{id}/retry`: queues the job that sends the refund. A sending without an answer keeps its
 * idempotency key, so trying it again makes no second refund.
 */
export const retryRefund: Handler<'retryRefund'> = async ({ params, caller, refuse }, { pool, log }) => {
  const refund = await staffRefundById(pool, params.id);
  if (refund === undefined) throw refuse('REFUND_NOT_FOUND');
  const isSent = await withTransaction(pool, (tx) => sendRefundAgain(tx, refund.id));
  if (!isSent) throw refuse('NOT_ALLOWED_NOW', { details: { status: refund.status } });
  log.info({ refundId: refund.id, staffId: caller.userId }, 'A refund is sent again, by the staff.');
  return presentRefund(refund);
};
