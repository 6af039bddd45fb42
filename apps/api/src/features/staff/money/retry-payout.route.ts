import { payoutById } from '@suki/db/queries/payouts';
import { sendPayoutNow } from '@suki/db/queries/staff-payouts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentStaffPayout } from './present-staff-payout.ts';

/**
 * `PUT /staff/payout/{id}/retry`: queues the job that sends the payout. A sending without an answer keeps its
 * idempotency key, so trying it again makes no second payout.
 */
export const retryPayout: Handler<'retryPayout'> = async ({ params, caller, refuse }, { pool, log }) => {
  const payout = await payoutById(pool, params.id);
  if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
  const isSent = await withTransaction(pool, (tx) => sendPayoutNow(tx, payout.id));
  if (!isSent) throw refuse('NOT_ALLOWED_NOW', { details: { status: payout.status } });
  log.info({ payoutId: payout.id, staffId: caller.userId }, 'A payout is sent again, by the staff.');
  return presentStaffPayout(payout);
};
