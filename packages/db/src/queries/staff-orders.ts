import type { OrderStatus } from '@suki/domain/trade/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';
import type { ListPage } from './lists.ts';
import type { Order } from './orders.ts';

export type StaffOrder = Order & { readonly deadline: Date | null };

// Work lists: what is due first comes first. Orders whose step has no deadline come after those that have one, oldest first.
const listStatement = statement<StaffOrder, [string | null, string | null, number]>(
  'staff-orders.list',
  `with listed as (
  select ${columnsOf(orders, 'o')}, (select min(t.fire_at) from timers t where t.entity = 'order' and t.entity_id = o.id) as deadline
  from orders o where $1::text is null or o.status = $1::text
)
select listed.* from listed
where $2::text is null or (coalesce(deadline, 'infinity'), "createdAt", id) > (
  select coalesce(last.deadline, 'infinity'), last."createdAt", last.id from listed last where last.id = $2::text)
order by coalesce(deadline, 'infinity'), "createdAt", id limit $3::int`,
);

/** Orders in one status, or all; the earliest deadline first. */
export async function listStaffOrders(
  db: Db,
  options: { status?: OrderStatus | undefined; lastItemId?: string | undefined; limit: number },
): Promise<ListPage<StaffOrder>> {
  const rows = await many(db, listStatement, [options.status ?? null, options.lastItemId ?? null, options.limit + 1]);
  const items = rows.slice(0, options.limit);
  return { items, hasMore: rows.length > options.limit, lastItemId: items.at(-1)?.id ?? null };
}

const countsStatement = statement<{ status: OrderStatus; count: number }>(
  'staff-orders.counts',
  `select o.status, count(*) as count from orders o group by o.status`,
);

/** How many orders stand in each status; a status without orders is left out. */
export async function countStaffOrders(db: Db): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await many(db, countsStatement, []);
  return new Map(rows.map((row) => [row.status, row.count]));
}
