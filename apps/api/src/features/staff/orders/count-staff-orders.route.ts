import { countStaffWork } from '@suki/db/queries/staff-orders';
import { type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import type { Handler } from '../../../http/handler.ts';

/** `GET /staff/order/counts`: every status, also those without orders. */
export const countStaffOrders: Handler<'countStaffOrders'> = async (_request, { pool }) => {
  const { going, heldUp } = await countStaffWork(pool);
  const all = orderStatuses.map((status) => [status, going.get(status) ?? 0] as const);
  return { counts: Object.fromEntries(all) as Record<OrderStatus, number>, heldUp };
};
