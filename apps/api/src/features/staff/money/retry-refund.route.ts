import { noteRefundSentAgain } from '@suki/db/queries/money-transitions';
import { sendRefundAgain, staffRefundById } from '@suki/db/queries/staff-refunds';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentedRefunds } from './present-refund.ts';

/**
 * `PUT /staff/refund/{id}/retry`: queues the job that sends the refund, with the reason in the history of what was
 * paid. A sending without an answer keeps its idempotency key, so trying it again makes no second refund.
 */
export const retryRefund: Handler<'retryRefund'> = async ({ params, body, caller, refuse }, { pool, clock, log }) => {
  const refund = await staffRefundById(pool, params.id);
  if (refund === undefined) throw refuse('REFUND_NOT_FOUND');
  const by = caller.userId;
  await withTransaction(pool, async (tx) => {
    if (!(await sendRefundAgain(tx, refund.id)))
      throw refuse('NOT_ALLOWED_NOW', { details: { status: refund.status } });
    await noteRefundSentAgain(tx, { id: refund.id, by, at: clock.now(), reason: body.reason });
  });
  log.info({ refundId: refund.id, staffId: by }, 'A refund is sent again, by the staff.');
  const [answer] = await presentedRefunds(pool, [refund], caller);
  if (answer === undefined) throw refuse('REFUND_NOT_FOUND');
  return answer;
};
