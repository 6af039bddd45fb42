import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { lockPayout, payoutById } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import { decidePayoutReview } from '@suki/domain/trade/decide/decide-payout-review';
import type { Handler } from '../../../http/handler.ts';
import { sendPayoutAgain } from '../../payouts/send-payout-again.ts';
import { settlePayout } from '../../payouts/settle-payout.ts';
import { presentStaffPayout } from './present-staff-payout.ts';

/**
 * `PUT /staff/payout/{id}/review`. The gateway is asked first, outside of any transaction: a payout that it has paid
 * meanwhile is settled, and is then no longer held. A gateway that does not answer leaves everything unchanged (503).
 */
export const reviewPayout: Handler<'reviewPayout'> = async (request, dependencies) => {
  const { params, body, caller, refuse, refuseAs } = request;
  const { pool, gateway, clock, log } = dependencies;
  const known = await payoutById(pool, params.id);
  if (known === undefined) throw refuse('PAYOUT_NOT_FOUND');
  if (known.gatewayPayoutId !== null) await settlePayout(await gateway.getPayout(known.gatewayPayoutId), dependencies);
  await withTransaction(pool, async (tx) => {
    const payout = await lockPayout(tx, params.id);
    if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
    const now = clock.now();
    const decision = decidePayoutReview(payout, body.outcome, now);
    if (!decision.ok) throw refuseAs(decision);
    await applyPayoutDecision(tx, decision, { at: now, actorId: caller.userId });
    const { failure } = decision;
    if (failure?.action !== 'retry') return;
    await sendPayoutAgain(tx, { payout, reason: payout.failureReason ?? '', at: failure.retryAt ?? now, now });
  });
  log.info({ payoutId: params.id, staffId: caller.userId, ...body }, 'The staff decided about a held payout.');
  const current = await payoutById(pool, params.id);
  if (current === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return presentStaffPayout(current);
};
