import { STAFF_COUNT_MAX } from '@suki/domain/config/lists';
import { endedOrderStatuses, type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';
import type { ListPage } from './lists.ts';
import type { Order } from './orders.ts';

export type StaffOrder = Order & { readonly deadline: Date | null };

/**
 * SQL that is true when an obstacle stands in the way of order `o`. It mirrors `obstacleOf` of the domain;
 * `held-up-orders.test.ts` of the API compares the two.
 */
const isHeldUp = `(
  (o.hold is not null and o.status not in ('transaction_closed', 'transaction_successful'))
  or (o.status = 'platform_to_ship' and o.redelivery is not distinct from 'unpaid')
  or (o.status in ('on_way_to_warehouse', 'to_receive') and exists (
    select from timers t where t.entity = 'order' and t.entity_id = o.id
      and t.kind = case o.status when 'to_receive' then 'outbound_search' else 'inbound_search' end))
)`;

const deadlineOf = (order: string): string =>
  `(select min(t.fire_at) from timers t where t.entity = 'order' and t.entity_id = ${order}.id)`;

// In work lists the earliest deadline comes first; orders whose step has no deadline come after those that have one,
// oldest first. Only orders under way have deadlines to sort by, so only their keys are read: with 100,000 ended orders
// the first page took 414 ms when the rows were read whole.
const dueStatement = statement<StaffOrder, [OrderStatus[], string | null, number, boolean | null]>(
  'staff-orders.due',
  `with due as (
  select o.id, o.created_at, coalesce(${deadlineOf('o')}, 'infinity') as deadline
  from orders o where o.status = any($1::text[]) and ($4::boolean is null or ${isHeldUp} = $4::boolean)
), page as (
  select due.* from due
  where $2::text is null or (due.deadline, due.created_at, due.id) > (
    select coalesce(${deadlineOf('last')}, 'infinity'), last.created_at, last.id from orders last where last.id = $2::text)
  order by due.deadline, due.created_at, due.id limit $3::int
)
select ${columnsOf(orders, 'o')}, nullif(page.deadline, 'infinity') as deadline
from page join orders o on o.id = page.id order by page.deadline, page.created_at, page.id`,
);

const newest = (where: string): string => `with page as (
  select o.id from orders o
  where ${where} and ($2::text is null or (o.created_at, o.id) < (select last.created_at, last.id from orders last where last.id = $2::text))
  order by o.created_at desc, o.id desc limit $3::int
)
select ${columnsOf(orders, 'o')}, ${deadlineOf('o')} as deadline
from page join orders o on o.id = page.id order by o.created_at desc, o.id desc`;

type NewestValues = [OrderStatus | null, string | null, number];
const endedStatement = statement<StaffOrder, NewestValues>('staff-orders.ended', newest('o.status = $1::text'));
const allStatement = statement<StaffOrder, NewestValues>('staff-orders.all', newest('$1::text is null'));

type StaffList = {
  readonly status?: OrderStatus | undefined;
  /** True for held-up orders only, false for the others only; both when absent. */
  readonly heldUp?: boolean | undefined;
  readonly lastItemId?: string | undefined;
  readonly limit: number;
};

/**
 * Returns orders in one status, or all orders under way, the earliest deadline first. Ended orders, and lists of all
 * orders, come newest first.
 */
export async function listStaffOrders(db: Db, list: StaffList): Promise<ListPage<StaffOrder>> {
  const rows = await rowsOf(db, list);
  const items = rows.slice(0, list.limit);
  return { items, hasMore: rows.length > list.limit, lastItemId: items.at(-1)?.id ?? null };
}

function rowsOf(db: Db, { status, heldUp, lastItemId, limit }: StaffList): Promise<StaffOrder[]> {
  const [last, count] = [lastItemId ?? null, limit + 1];
  if (status === undefined && heldUp === undefined) return many(db, allStatement, [null, last, count]);
  // An ended order cannot be held up.
  if (status !== undefined && isEnded(status) && heldUp !== true)
    return many(db, endedStatement, [status, last, count]);
  const statuses = status === undefined ? orderStatuses.filter((each) => !isEnded(each)) : [status];
  return many(db, dueStatement, [statuses, last, count, heldUp ?? null]);
}

const isEnded = (status: OrderStatus): boolean => endedOrderStatuses.some((ended) => ended === status);

const countsStatement = statement<{ status: OrderStatus; count: number }>(
  'staff-orders.counts',
  `select o.status, count(*) as count from orders o group by o.status`,
);

/** Counts the orders in each status that has any. It reads all orders: for the demo data only. */
export async function countStaffOrders(db: Db): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await many(db, countsStatement, []);
  return new Map(rows.map((row) => [row.status, row.count]));
}

const workStatement = statement<{ status: OrderStatus; going: number; heldUp: number }, [OrderStatus[], number]>(
  'staff-orders.work',
  `select wanted.status, count(*) filter (where not counted.held) as going, count(*) filter (where counted.held) as "heldUp"
from unnest($1::text[]) as wanted (status) left join lateral (
  select ${isHeldUp} as held from orders o where o.status = wanted.status limit $2::int
) counted on true group by wanted.status`,
);

export type WorkCounts = { readonly going: ReadonlyMap<OrderStatus, number>; readonly heldUp: number };

/**
 * Counts the orders under way in each status, and all orders that are held up. A status is counted up to
 * `STAFF_COUNT_MAX`. Ended orders are not counted, because their number grows for ever.
 */
export async function countStaffWork(db: Db): Promise<WorkCounts> {
  const rows = await many(db, workStatement, [[...orderStatuses], STAFF_COUNT_MAX]);
  return {
    going: new Map(rows.map(({ status, going }) => [status, going])),
    heldUp: rows.reduce((sum, row) => sum + row.heldUp, 0),
  };
}
