import { ITEMS_SEARCHED_MAX, ORDERS_FOUND_MAX } from '@suki/domain/config/order-search';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import type { OrderNumber } from '@suki/domain/orders/order-number';
import { endedOrderStatuses } from '@suki/domain/trade/facts/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, many, type Statement, statement } from '../statement.ts';
import type { Order } from './orders.ts';

/** As the partial index of open orders has them. */
const ended = endedOrderStatuses.map((status) => `'${status}'`).join(', ');

/** Orders that the CTE `page (id)` names, newest first; $2 is their number. */
const ofPage = `select ${columnsOf(orders, 'o')} from page join orders o on o.id = page.id order by o.created_at desc, o.id desc`;

const byNumberStatement = statement<Order, [OrderNumber]>(
  'orders.found-by-number',
  `select ${columnsOf(orders, 'o')} from orders o where o.order_number = $1::int`,
);

const byIdStatement = statement<Order, [OrderId]>(
  'orders.found-by-id',
  `select ${columnsOf(orders, 'o')} from orders o where o.id = $1::text`,
);

// A parcel that came back keeps its row in `trackings` but not its number in `orders` (E72).
const byParcelStatement = statement<Order, [string]>(
  'orders.found-by-parcel',
  `with page as (
  select o.id from orders o where o.inbound_tracking_number = $1::text
  union select o.id from orders o where o.outbound_tracking_number = $1::text
  union select t.order_id from trackings t where t.tracking_number = $1::text
)
${ofPage}`,
);

// Words of an item are looked up in one text index, then the open orders of each item in theirs. Words that thousands
// of items have are cut off: the answer then says that there is more.
const byItemStatement = statement<Order & { readonly isCut: boolean }, [string, number, number]>(
  'orders.found-by-item',
  `with matched as materialized (
  select i.id from items i
  where to_tsvector('simple', translate(lower(i.name || ' ' || i.style_code), '-/.''', '    ')) @@ to_tsquery('simple', $1::text)
  limit $3::int
), page as (
  select near.id from matched cross join lateral (
    select o.id, o.created_at from orders o where o.item_id = matched.id and o.status not in (${ended})
    order by o.created_at desc, o.id desc limit $2::int
  ) near
  order by near.created_at desc, near.id desc limit $2::int
)
select ${columnsOf(orders, 'o')}, (select count(*) from matched) >= $3::int as "isCut"
from page join orders o on o.id = page.id order by o.created_at desc, o.id desc`,
);

const byPeopleStatement = statement<Order, [UserId[], number]>(
  'orders.found-by-people',
  `with near as (
  select near.id, near.created_at from unnest($1::text[]) as person (id) cross join lateral (
    (select o.id, o.created_at from orders o where o.buyer_id = person.id order by o.created_at desc, o.id desc limit $2::int)
    union (select o.id, o.created_at from orders o where o.seller_id = person.id order by o.created_at desc, o.id desc limit $2::int)
  ) near
), page as (
  select distinct near.id, near.created_at from near order by near.created_at desc, near.id desc limit $2::int
)
${ofPage}`,
);

export type FoundOrders = { readonly orders: readonly Order[]; readonly hasMore: boolean };

const exact = async <Value extends string | number>(
  db: Db,
  of: Statement<Order, [Value]>,
  value: Value,
): Promise<FoundOrders> => ({
  orders: await many(db, of, [value]),
  hasMore: false,
});

export const findOrdersByNumber = (db: Db, number: OrderNumber) => exact(db, byNumberStatement, number);
export const findOrdersById = (db: Db, id: OrderId) => exact(db, byIdStatement, id);
/** Orders of a parcel on any way: to us, to the buyer, or come back. */
export const findOrdersByParcel = (db: Db, trackingNumber: string) => exact(db, byParcelStatement, trackingNumber);

function cut(rows: readonly Order[]): FoundOrders {
  return { orders: rows.slice(0, ORDERS_FOUND_MAX), hasMore: rows.length > ORDERS_FOUND_MAX };
}

/** The open orders of items with these words, newest first. `query` comes from `orderSearch`. */
export async function findOrdersByItem(db: Db, query: string): Promise<FoundOrders> {
  const rows = await many(db, byItemStatement, [query, ORDERS_FOUND_MAX + 1, ITEMS_SEARCHED_MAX]);
  const found = cut(rows.map(({ isCut: _, ...order }) => order));
  return { ...found, hasMore: found.hasMore || rows.some(({ isCut }) => isCut) };
}

/** The orders of people on both sides, open and ended, newest first. */
export async function findOrdersByPeople(db: Db, ids: readonly UserId[]): Promise<FoundOrders> {
  return ids.length === 0
    ? { orders: [], hasMore: false }
    : cut(await many(db, byPeopleStatement, [[...ids], ORDERS_FOUND_MAX + 1]));
}
