import { keysOf } from '@suki/domain/keys-of';
import { type OrderTab, orderTabs } from '@suki/domain/trade/facts/tabs';
import type { ListOrdersRole } from '@suki/sdk/types';

export const orderTabIds = keysOf(orderTabs);

export type OrdersQuery = { readonly role: ListOrdersRole; readonly tab: OrderTab };

/** The list in the address; by default the purchases in progress. */
export function ordersQuery(search: Pick<URLSearchParams, 'get'>): OrdersQuery {
  const tab = search.get('tab');
  return {
    role: search.get('role') === 'seller' ? 'seller' : 'buyer',
    tab: orderTabIds.find((each) => each === tab) ?? 'in_progress',
  };
}
