import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { presentAsk } from '../asks/present-ask.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockAskTrade } from '../trade/lock-trade.ts';

/** `POST /staff/ask/{id}/delist`: E12. A bid that it accepted and whose deposit is due goes back to its queue first. */
export const delistAsk: Handler<'delistAsk'> = async (
  { params: { id }, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  await withTransaction(pool, async (tx) => {
    const trade = await lockAskTrade(tx, id);
    if (trade === undefined) throw refuse('ASK_NOT_FOUND');
    const now = clock.now();
    const decision = decide({ name: 'delist_ask', ...body }, trade, now);
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId: caller.userId }, dependencies);
  });
  return presentAsk(pool, { askId: id }, dependencies);
};
