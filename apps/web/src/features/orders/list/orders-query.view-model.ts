import type { ListOrdersRole, ListOrdersTabId } from '@suki/sdk/types';

export const orderTabIds: readonly ListOrdersTabId[] = ['to_pay', 'in_progress', 'to_receive', 'done'];

export type OrdersQuery = { readonly role: ListOrdersRole; readonly tab: ListOrdersTabId };

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
