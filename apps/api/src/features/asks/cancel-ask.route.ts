import { applyDecision } from '@suki/db/apply-decision';
import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide';
import type { Handler } from '../../http/handlers.ts';
import { lockAskInBook } from '../trade/lock-trade.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/cancel/{id}`: E07, E08, E08x. */
export const cancelAsk: Handler<'cancelAsk'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const { pool, clock } = dependencies;
  await withTransaction(pool, async (tx) => {
    const ask = await lockAskInBook(tx, params.id);
    if (ask === undefined || ask.sellerId !== caller.userId) throw refuse('ASK_NOT_FOUND');
    const now = clock.now();
    const decision = decide({ name: 'cancel_ask' }, { ask }, now);
    if (!decision.ok) throw refuseAs(decision);
    await applyDecision(tx, decision, { at: now, actorId: caller.userId });
  });
  return presentAsk(pool, { askId: params.id }, dependencies);
};
