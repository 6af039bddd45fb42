import { orderById } from '@suki/db/queries/orders';
import type { Handler } from '../../../http/handler.ts';
import { presentLoadedOrder } from '../../orders/present-order.ts';

export const getStaffOrder: Handler<'getStaffOrder'> = async ({ params, caller, refuse }, dependencies) => {
  const order = await orderById(dependencies.pool, params.id);
  if (order === undefined) throw refuse('ORDER_NOT_FOUND');
  return presentLoadedOrder(
    dependencies.pool,
    { order, role: 'operator', viewerId: caller.userId, staff: caller.roles },
    dependencies,
  );
};
