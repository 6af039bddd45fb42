import { keysOf } from '@suki/domain/keys-of';
import { type OrderTab, orderTabs } from '@suki/domain/trade/facts/tabs';
import type { ListOrdersRole } from '@suki/sdk/types';

export const orderTabIds = keysOf(orderTabs);

export type OrdersQuery = { readonly role: ListOrdersRole; readonly tab: OrderTab };

/** Which list the address asks for; what is in progress of what was bought, without one. */
export function ordersQuery(search: Pick<URLSearchParams, 'get'>): OrdersQuery {
  const tab = search.get('tab');
  return {
    role: search.get('role') === 'seller' ? 'seller' : 'buyer',
    tab: orderTabIds.find((each) => each === tab) ?? 'in_progress',
  };
}

/** The address of a list. */
export function ordersPath({ role, tab }: OrdersQuery): string {
  return `/orders?${new URLSearchParams({ role, tab })}`;
}
