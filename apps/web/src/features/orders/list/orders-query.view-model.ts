import { keysOf } from '@suki/domain/keys-of';
import { type OrderTab, orderTabs } from '@suki/domain/trade/facts/tabs';
import { type OpenCounts, openingOrders, openingStage } from '@suki/domain/trade/view/opening-list';
import type { ListOrdersRole } from '@suki/sdk/types';

export const orderTabIds = keysOf(orderTabs);

/** Everything that waits for the person on both sides, or one stage of one side. */
export type OrdersQuery = { readonly view: 'your_turn' } | { readonly view: ListOrdersRole; readonly tab: OrderTab };

/**
 * The list in the address; where the address names none, the list that has work. Null while the counts are not known
 * and the address leaves the choice to them.
 */
export function ordersQuery(search: Pick<URLSearchParams, 'get'>, counts: OpenCounts | null): OrdersQuery | null {
  const named = search.get('tab');
  const tab = orderTabIds.find((each) => each === named);
  const role = search.get('role');
  if (named === 'your_turn') {
    return { view: 'your_turn' };
  }
  const side = role === 'seller' || role === 'buyer' ? role : tab === undefined ? null : 'buyer';
  if (side !== null && tab !== undefined) {
    return { view: side, tab };
  }
  if (counts === null) {
    return null;
  }
  const view = side ?? openingOrders(counts);
  return view === 'your_turn' ? { view } : { view, tab: openingStage(view === 'buyer' ? counts.bought : counts.sold) };
}
