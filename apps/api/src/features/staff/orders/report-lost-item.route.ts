import { finishedSalesOf } from '@suki/db/queries/orders';
import { decide } from '@suki/domain/trade/decide/decide';
import type { Handler } from '../../../http/handler.ts';
import { staffCommand } from './staff-command.ts';

/** `POST /staff/order/{id}/lost`: E60d before the pass, E68d after it. */
export const reportLostItem: Handler<'reportLostItem'> = staffCommand(async (trade, _call, { tx, now }) => {
  const sellerFinishedSales = await finishedSalesOf(tx, trade.order.sellerId);
  return decide({ name: 'lose_item' }, { ...trade, sellerFinishedSales }, now);
});
