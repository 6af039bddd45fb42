import { timersOf } from '@suki/db/queries/timers';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/hold`: E40. */
export const holdOrder: Handler<'holdOrder'> = staffCommand(async (trade, _call, { tx, now }) => {
  const timers = await timersOf(tx, 'order', [trade.order.id]);
  return decide({ name: 'hold_order' }, { ...trade, timers }, now);
});
