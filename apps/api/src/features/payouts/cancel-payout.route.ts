import { applyPayoutDecision } from '@suki/db/apply-payout-decision';
import { lockPayout, payoutOfUser } from '@suki/db/queries/payouts';
import { withTransaction } from '@suki/db/tx';
import { decidePayout } from '@suki/domain/trade/decide/decide-payout';
import type { Dependencies } from '../../dependencies.ts';
import type { Handler } from '../../http/handler.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { presentPayout } from './present-payout.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * `PUT /pay/payout/cancel/{id}`. A payout that the gateway has must be stopped there first, outside of any transaction;
 * only the gateway's answer that the payout was cancelled gives the money back. A payout that is on its way to the
 * gateway at this moment can neither be stopped there nor given back here. A payout that waits for people is left to
 * them.
 */
export const cancelPayout: Handler<'cancelPayout'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock } = dependencies;
  if ((await payoutOfUser(pool, params.id, caller.userId)) === undefined) throw refuse('PAYOUT_NOT_FOUND');
  const atGateway = await withTransaction(pool, async (tx) => {
    const payout = await lockPayout(tx, params.id);
    if (payout === undefined) throw refuse('PAYOUT_NOT_FOUND');
    const { status, gatewayPayoutId, tries, failureReason } = payout;
    const now = clock.now();
    const decision = decidePayout({ name: 'cancel_payout', payout }, now);
    if (!decision.ok) throw refuseAs(decision);
    const isOpen = status === 'PENDING' || status === 'ACCEPTED';
    // A payout with an id at the gateway may be paid there.
    if (isOpen && gatewayPayoutId !== null) return gatewayPayoutId;
    if (isOpen && tries > 0 && failureReason === null) {
      throw refuse('CONFLICT', {
        message:
          'This payout is on its way to the bank’s gateway, which has not answered yet. Nobody can stop it until it has; we keep asking.',
      });
    }
    await applyPayoutDecision(tx, decision, { at: now, actorId: caller.userId });
    return null;
  });
  if (atGateway !== null) await cancelAtGateway(atGateway, dependencies);
  const current = await payoutOfUser(pool, params.id, caller.userId);
  if (current === undefined) throw refuse('PAYOUT_NOT_FOUND');
  if (current.status !== 'CANCELLED') {
    throw refuse('NOT_ALLOWED_NOW', { message: 'The bank has this payout already. It cannot be stopped any more.' });
  }
  return presentPayout(current, dependencies);
};

/**
 * The gateway refuses to cancel a payout that is too far, and equally a payout that another press has cancelled a
 * moment before. So after a refusal the payout is read, and its state is brought in.
 */
async function cancelAtGateway(id: string, dependencies: Dependencies): Promise<void> {
  const { gateway } = dependencies;
  const answer = await gateway.cancelPayout(id).catch((error: unknown) => {
    if (error instanceof GatewayError && error.outcome === 'refused') return gateway.getPayout(id);
    throw error;
  });
  await settlePayout(answer, dependencies);
}
