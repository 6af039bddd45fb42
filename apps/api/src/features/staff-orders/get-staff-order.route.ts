import { orderById } from '@suki/db/queries/orders';
import type { Handler } from '../../http/handlers.ts';
import { presentOrder } from '../orders/present-order.ts';

/** `GET /staff/order/{id}` */
export const getStaffOrder: Handler<'getStaffOrder'> = async ({ params, refuse }, dependencies) => {
  if ((await orderById(dependencies.pool, params.id)) === undefined) throw refuse('ORDER_NOT_FOUND');
  return presentOrder(dependencies.pool, { orderId: params.id, role: 'operator' }, dependencies);
};
