import { listOrdersOf } from '@suki/db/queries/orders';
import { type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { orderTabs, shownStatuses } from '@suki/domain/trade/facts/tabs';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentOrderSummaries } from './present-order.ts';

/** `GET /order/list`: one tab, or all of them. */
export const listOrders: Handler<'listOrders'> = async ({ query, caller }, dependencies) => {
  const role = query.role ?? 'buyer';
  const { tabId, filterBy } = query;
  const tab = tabId === undefined ? undefined : orderTabs[tabId];
  const statuses = shownStatuses<OrderStatus>({ tab, filterBy, all: orderStatuses });
  const person = { userId: caller.userId, role };
  const page = await listOrdersOf(dependencies.pool, person, statuses, listOptions(query));
  return { ...page, items: await presentOrderSummaries(dependencies.pool, page.items, { role }, dependencies) };
};
