import type { OrderStatus } from '@suki/domain/trade/facts/statuses';
import { customers, staff } from '../people/staff.ts';
import { type Caller, callerOf } from '../stage/caller.ts';

type Orders = ReadonlyMap<OrderStatus, string>;

/** Ids of the demo data that the gallery shows. */
export type KnownIds = {
  readonly item: string;
  readonly sku: string;
  /** A size that somebody bids for. */
  readonly wanted: { readonly item: string; readonly sku: string };
  /** A size that the buyer has no bid on yet. */
  readonly biddable: { readonly item: string; readonly sku: string };
  readonly bought: Orders;
  readonly sold: Orders;
  readonly inWarehouse: Orders;
  readonly ask: string | undefined;
  readonly bid: string | undefined;
  readonly certificate: string | undefined;
  readonly wishList: string;
  readonly chart: string | undefined;
};

/** Finds one order in each status for each person. The gallery leaves out statuses that the demo lacks. */
export async function findKnownIds(): Promise<KnownIds> {
  const [bea, sam, ines, cara] = await Promise.all([
    callerOf(customers.buyer),
    callerOf(customers.seller),
    callerOf(staff.warehouse),
    callerOf(staff.catalogue),
  ]);
  const { items } = await sam('recommendItemsToSell');
  const wantedItem = items.find(({ highestBid }) => highestBid !== null) ?? items[0];
  const wanted = await sam('getItem', { params: { id: wantedItem?.id ?? '' } });
  const bidFor = wanted.skus.find(({ highestBid }) => highestBid !== null) ?? wanted.skus[0];
  const offered = wanted.skus.find(({ lowestAsk }) => lowestAsk !== null) ?? bidFor;
  const own = (await bea('listBidsOfItem', { params: { itemId: wanted.id } })).items.map(({ sku }) => sku.id);
  const unbid = wanted.skus.find(({ id, lowestAsk }) => lowestAsk !== null && !own.includes(id));
  const bought = await ordersOf(bea, 'buyer');
  const passed = bought.get('platform_to_ship') ?? bought.get('to_receive');
  const order = passed === undefined ? undefined : await bea('getOrder', { params: { id: passed } });
  return {
    item: wanted.id,
    sku: offered?.id ?? '',
    wanted: { item: wanted.id, sku: bidFor?.id ?? '' },
    biddable: { item: wanted.id, sku: unbid?.id ?? '' },
    bought,
    sold: await ordersOf(sam, 'seller'),
    inWarehouse: await firstOfEach((await ines('listStaffOrders')).items),
    ask: (await sam('listAsks', { query: { tabId: 'selling' } })).items[0]?.id,
    bid: (await bea('listBids', { query: { tabId: 'active' } })).items[0]?.id,
    certificate: order?.verification?.certificateId ?? undefined,
    wishList: (await bea('shareWishList')).id,
    chart: (await cara('listSizeCharts')).charts[0]?.id,
  };
}

async function ordersOf(call: Caller, role: 'buyer' | 'seller'): Promise<Orders> {
  const tabs = ['in_progress', 'to_receive', 'done'];
  const lists = await Promise.all(tabs.map((tabId) => call('listOrders', { query: { role, tabId } })));
  return firstOfEach(lists.flatMap(({ items }) => items));
}

function firstOfEach(orders: readonly { readonly id: string; readonly status: OrderStatus }[]): Orders {
  const found = new Map<OrderStatus, string>();
  for (const { id, status } of orders) {
    if (!found.has(status)) found.set(status, id);
  }
  return found;
}
