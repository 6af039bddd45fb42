import { windowOf } from '@suki/db/queries/timers';
import { remindedTimers } from '@suki/domain/config/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/send-reminder/{id}`: N3, to the seller who owes the next step. */
export const remindOfOrder: Handler<'remindOfOrder'> = partyCommand(async (trade, { caller }, { tx, now }) => {
  const window = await windowOf(tx, { entity: 'order', id: trade.order.id }, remindedTimers);
  return decide({ name: 'remind_of_order', callerId: caller.userId }, { ...trade, window }, now);
});
