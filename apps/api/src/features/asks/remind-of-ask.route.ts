import { lockNewestOrderOfAsk } from '@suki/db/queries/order-snapshot';
import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnAsk } from './command-on-ask.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/send-reminder/{id}`: N1, to the buyer who owes the next step. */
export const remindOfAsk: Handler<'remindOfAsk'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const callerId = caller.userId;
  await commandOnAsk(
    {
      askId: params.id,
      callerId,
      decide: async (trade, { tx, now }) => {
        const order = await lockNewestOrderOfAsk(tx, trade.ask.id);
        if (order === undefined) throw refuse('NOT_ALLOWED_NOW', { details: { status: trade.ask.status } });
        const window = await windowOf(tx, { entity: 'order', id: order.id }, remindedTimers);
        return decide({ name: 'remind_of_ask', callerId }, { ...trade, order, window }, now);
      },
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentAsk(dependencies.pool, { askId: params.id }, dependencies);
};
