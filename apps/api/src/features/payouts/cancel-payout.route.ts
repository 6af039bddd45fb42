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
 * was cancelled gives the money back.
 */
export const cancelPayout: Handler<'cancelPayout'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock, gateway } = dependencies;
  const payout = await payoutOfUser(pool, params.id, caller.userId);
  if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
  if (payout.gatewayPayoutId !== null && payout.status === 'ACCEPTED') {
    try {
      await settlePayout(await gateway.cancelPayout(payout.gatewayPayoutId), dependencies);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      throw refuse('NOT_ALLOWED_NOW', { message: 'The bank has this payout already. It cannot be stopped any more.' });
    }
  } else {
    await withTransaction(pool, async (tx) => {
      const locked = await lockPayout(tx, params.id);
      if (locked === undefined) throw refuse('PAYOUT_NOT_FOUND');
      const now = clock.now();
      const decision = decidePayout({ name: 'cancel_payout', payout: locked }, now);
      if (!decision.ok) throw refuseAs(decision);
      await applyPayoutDecision(tx, decision, { at: now, actorId: caller.userId });
    });
  }
  const current = await payoutOfUser(pool, params.id, caller.userId);
  if (current === undefined) throw refuse('PAYOUT_NOT_FOUND');
  return presentPayout(pool, current, dependencies);
};
