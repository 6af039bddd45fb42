import { orderById } from '@suki/db/queries/orders';
import type { Handler } from '../../http/handler.ts';
import { presentLoadedOrder } from './present-order.ts';
import { roleIn } from './role-in.ts';

export const getOrder: Handler<'getOrder'> = async ({ params, caller, refuse }, dependencies) => {
  const order = await orderById(dependencies.pool, params.id);
  const role = order === undefined ? null : roleIn(order, caller.userId);
  if (order === undefined || role === null) throw refuse('ORDER_NOT_FOUND');
  return presentLoadedOrder(dependencies.pool, { order, role, viewerId: caller.userId }, dependencies);
};
