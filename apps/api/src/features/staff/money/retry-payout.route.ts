import { notePayoutSentAgain } from '@suki/db/queries/money-transitions';
import { payoutById } from '@suki/db/queries/payouts';
import { sendPayoutNow } from '@suki/db/queries/staff-payouts';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentedPayouts } from './present-staff-payout.ts';

/**
 * `PUT /staff/payout/{id}/retry`: queues the job that sends the payout, with the reason in its history. A sending
 * without an answer keeps its idempotency key, so trying it again makes no second payout.
 */
export const retryPayout: Handler<'retryPayout'> = async ({ params, body, caller, refuse }, { pool, clock, log }) => {
  const payout = await payoutById(pool, params.id);
  if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
  const by = caller.userId;
  await withTransaction(pool, async (tx) => {
    if (!(await sendPayoutNow(tx, payout.id))) throw refuse('NOT_ALLOWED_NOW', { details: { status: payout.status } });
    await notePayoutSentAgain(tx, { id: payout.id, by, at: clock.now(), reason: body.reason });
  });
  log.info({ payoutId: payout.id, staffId: by }, 'A payout is sent again, by the staff.');
  const [answer] = await presentedPayouts(pool, [payout]);
  if (answer === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return answer;
};
