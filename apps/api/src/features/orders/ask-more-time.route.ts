import { windowOf } from '@suki/db/queries/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../http/handler.ts';
import { partyCommand } from './party-command.ts';

/** `PUT /order/{orderId}/more-time`: E48. Adds a day to the remaining time to ship. */
export const askMoreTime: Handler<'askMoreTime'> = partyCommand(async (trade, { caller }, { tx, now }) => {
  const window = await windowOf(tx, { entity: 'order', id: trade.order.id }, ['shipment']);
  return decide({ name: 'ask_more_time', callerId: caller.userId }, { ...trade, window }, now);
});
