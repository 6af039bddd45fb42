import { STAFF_COUNT_MAX } from '@suki/domain/config/lists';
import { endedOrderStatuses, type OrderStatus, orderStatuses } from '@suki/domain/trade/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, many, statement } from '../statement.ts';
import type { ListPage } from './lists.ts';
import type { Order } from './orders.ts';

export type StaffOrder = Order & { readonly deadline: Date | null };

type ListValues = [OrderStatus | null, string | null, number];

const deadlineOf = (order: string): string =>
  `(select min(t.fire_at) from timers t where t.entity = 'order' and t.entity_id = ${order}.id)`;

// Work lists: what is due first comes first; orders whose step has no deadline come after those that have one, oldest first. Only what is under way has deadlines to sort
// by, so only its keys are read: with 100,000 ended orders the first page took 414 ms when the rows were read whole.
const dueStatement = statement<StaffOrder, ListValues>(
  'staff-orders.due',
  `with due as (
  select o.id, o.created_at, coalesce(${deadlineOf('o')}, 'infinity') as deadline from orders o where o.status = $1::text
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

const endedStatement = statement<StaffOrder, ListValues>('staff-orders.ended', newest('o.status = $1::text'));
const allStatement = statement<StaffOrder, ListValues>('staff-orders.all', newest('$1::text is null'));

/** Orders in one status, the earliest deadline first; those that ended, and all of them, the newest first. */
export async function listStaffOrders(
  db: Db,
  options: { status?: OrderStatus | undefined; lastItemId?: string | undefined; limit: number },
): Promise<ListPage<StaffOrder>> {
  const { status = null, lastItemId = null, limit } = options;
  const rows = await many(db, statementFor(status), [status, lastItemId, limit + 1]);
  const items = rows.slice(0, limit);
  return { items, hasMore: rows.length > limit, lastItemId: items.at(-1)?.id ?? null };
}

function statementFor(status: OrderStatus | null) {
  if (status === null) return allStatement;
  return endedOrderStatuses.some((ended) => ended === status) ? endedStatement : dueStatement;
}

const countsStatement = statement<{ status: OrderStatus; count: number }, [OrderStatus[], number]>(
  'staff-orders.counts',
  `select wanted.status, (select count(*) from (select from orders o where o.status = wanted.status limit $2::int) as counted) as count
from unnest($1::text[]) as wanted (status)`,
);

/** How many orders stand in each status, counted up to `STAFF_COUNT_MAX`: what ended is counted by nobody, and grows for ever. */
export async function countStaffOrders(db: Db): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await many(db, countsStatement, [[...orderStatuses], STAFF_COUNT_MAX]);
  return new Map(rows.map((row) => [row.status, row.count]));
}
