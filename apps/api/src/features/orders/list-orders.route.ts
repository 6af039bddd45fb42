import { listOrdersOf } from '@suki/db/queries/orders';
import { orderTabs } from '@suki/domain/trade/tabs';
import type { Handler } from '../../http/handlers.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentOrderSummaries } from './present-order.ts';

const all = Object.values(orderTabs).flat();

/** `GET /order/list`: one tab, or all of them. */
export const listOrders: Handler<'listOrders'> = async ({ query, caller }, dependencies) => {
  const role = query.role ?? 'buyer';
  const statuses = query.tabId === undefined ? all : orderTabs[query.tabId];
  const person = { userId: caller.userId, role };
  const page = await listOrdersOf(dependencies.pool, person, statuses, listOptions(query));
  return { ...page, items: await presentOrderSummaries(dependencies.pool, page.items, { role }, dependencies) };
};
