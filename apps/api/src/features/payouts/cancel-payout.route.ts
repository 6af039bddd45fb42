import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { lockPayout, payoutOfUser } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import { decidePayout } from '@suki/domain/trade/decide-payout';
import type { Handler } from '../../http/handlers.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { presentPayout } from './present-payout.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * `PUT /pay/payout/cancel/{id}`. One that the gateway has must be stopped there first, outside of any transaction; only its word that it
 * was cancelled gives the money back. One that is on its way there at this moment can neither be stopped there nor given back here.
 */
export const cancelPayout: Handler<'cancelPayout'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock, gateway } = dependencies;
  if ((await payoutOfUser(pool, params.id, caller.userId)) === undefined) throw refuse('PAYOUT_NOT_FOUND');
  const atGateway = await withTransaction(pool, async (tx) => {
    const payout = await lockPayout(tx, params.id);
    if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
    const { status, gatewayPayoutId, tries, failureReason } = payout;
    if (gatewayPayoutId !== null && status === 'ACCEPTED') return gatewayPayoutId;
    const isBeingSent = status === 'PENDING' || status === 'ACCEPTED' || status === 'REQUESTED';
    if (isBeingSent && gatewayPayoutId === null && tries > 0 && failureReason === null) {
      throw refuse('CONFLICT', { message: 'This payout is being sent at this moment. Try again in a minute.' });
    }
    const now = clock.now();
    const decision = decidePayout({ name: 'cancel_payout', payout }, now);
    if (!decision.ok) throw refuseAs(decision);
    await applyPayoutDecision(tx, decision, { at: now, actorId: caller.userId });
    return null;
  });
  if (atGateway !== null) {
    try {
      await settlePayout(await gateway.cancelPayout(atGateway), dependencies);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
      throw refuse('NOT_ALLOWED_NOW', { message: 'The bank has this payout already. It cannot be stopped any more.' });
    }
  }
  const current = await payoutOfUser(pool, params.id, caller.userId);
  if (current === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return presentPayout(pool, current, dependencies);
};
