import { lockNewestOrderOfAsk } from '@suki/db/queries/order-snapshot';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handlers.ts';
import { commandOnAsk } from './command-on-ask.ts';
import { presentAsk } from './present-ask.ts';

/** `PUT /ask/rush-order/{id}`: N4, to the warehouse, for the check or the way back. */
export const rushAsk: Handler<'rushAsk'> = async ({ params, caller, refuse, refuseAs }, dependencies) => {
  const callerId = caller.userId;
  await commandOnAsk(
    {
      askId: params.id,
      callerId,
      decide: async (trade, { tx, now }) => {
        const order = (await lockNewestOrderOfAsk(tx, trade.ask.id)) ?? null;
        return decide({ name: 'rush_ask', callerId }, { ...trade, order }, now);
      },
      notFound: () => refuse('ASK_NOT_FOUND'),
      refuseAs,
    },
    dependencies,
  );
  return presentAsk(dependencies.pool, { askId: params.id }, dependencies);
};
