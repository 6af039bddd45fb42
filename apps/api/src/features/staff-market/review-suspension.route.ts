import { withTransaction } from '@suki/db/tx';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { presentAsk } from '../asks/present-ask.ts';
import { carryOut } from '../trade/carry-out.ts';
import { lockAskTrade } from '../trade/lock-trade.ts';

/** `POST /staff/ask/{id}/review-suspension`: E12, the end of the review. */
export const reviewSuspension: Handler<'reviewSuspension'> = async (
  { params: { id }, body, caller, refuse, refuseAs },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  await withTransaction(pool, async (tx) => {
    const trade = await lockAskTrade(tx, id);
    if (trade === undefined) throw refuse('ASK_NOT_FOUND');
    const now = clock.now();
    const decision = decide({ name: 'review_suspension', ...body }, trade, now);
    if (!decision.ok) throw refuseAs(decision);
    await carryOut(tx, decision, { at: now, actorId: caller.userId }, dependencies);
  });
  return presentAsk(pool, { askId: id }, dependencies);
};
