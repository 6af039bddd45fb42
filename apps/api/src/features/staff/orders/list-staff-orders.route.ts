import { listStaffOrders as list } from '@suki/db/queries/staff-orders';
import { staffPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { listOptions } from '../../../http/list-options.ts';
import { presentOrderSummaries } from '../../orders/present-order.ts';

/** `GET /staff/order/list`: the earliest deadline first. */
export const listStaffOrders: Handler<'listStaffOrders'> = async ({ query, caller }, dependencies) => {
  const { limit, lastItemId } = listOptions(query, { limit: staffPageSize });
  const page = await list(dependencies.pool, {
    status: query.status,
    heldUp: query.heldUp === undefined ? undefined : query.heldUp === 'true',
    limit,
    lastItemId,
  });
  return {
    ...page,
    items: await presentOrderSummaries(
      dependencies.pool,
      page.items,
      { role: 'operator', staff: caller.roles, viewerId: caller.userId },
      dependencies,
    ),
  };
};
