import { orderById } from '@suki/db/queries/orders';
import type { Handler } from '../../http/handlers.ts';
import { presentOrder } from './present-order.ts';
import { roleIn } from './role-in.ts';

/** `GET /order/{id}` */
export const getOrder: Handler<'getOrder'> = async ({ params, caller, refuse }, dependencies) => {
  const order = await orderById(dependencies.pool, params.id);
  if (order === undefined || roleIn(order, caller.userId) === null) throw refuse('ORDER_NOT_FOUND');
  return presentOrder(dependencies.pool, { orderId: params.id, viewerId: caller.userId }, dependencies);
};
