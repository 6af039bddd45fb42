import { lockNewestOrderOfAsk } from '@suki/db/queries/order-snapshot';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { sellerCommand } from './seller-command.ts';

/** `PUT /ask/rush-order/{id}`: N4, to the warehouse, for the check or the return. */
export const rushAsk: Handler<'rushAsk'> = sellerCommand(async (trade, { caller }, { tx, now }) => {
  const order = (await lockNewestOrderOfAsk(tx, trade.ask.id)) ?? null;
  return decide({ name: 'rush_ask', callerId: caller.userId }, { ...trade, order }, now);
});
