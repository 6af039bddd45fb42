import { lockNewestOrderOfAsk } from '@suki/db/queries/order-snapshot';
import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { sellerCommand } from './seller-command.ts';

/** `PUT /ask/send-reminder/{id}`: N1, to the buyer who owes the next step. */
export const remindOfAsk: Handler<'remindOfAsk'> = sellerCommand(async (trade, { caller, refuse }, { tx, now }) => {
  const order = await lockNewestOrderOfAsk(tx, trade.ask.id);
  if (order === undefined) throw refuse('NOT_ALLOWED_NOW', { details: { status: trade.ask.status } });
  const window = await windowOf(tx, { entity: 'order', id: order.id }, remindedTimers);
  return decide({ name: 'remind_of_ask', callerId: caller.userId }, { ...trade, order, window }, now);
});
