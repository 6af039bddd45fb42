import { STAFF_COUNT_MAX } from '@suki/domain/config/lists';
import { endedOrderStatuses, type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, first, many, statement } from '../statement.ts';
import type { ListPage } from './lists.ts';
import type { Order } from './orders.ts';

export type StaffOrder = Order & { readonly deadline: Date | null };

/** SQL of the statuses of ended orders, as a partial index has them. */
const ended = endedOrderStatuses.map((status) => `'${status}'`).join(', ');

/**
 * The ids and statuses of all orders with an obstacle, which are few. It mirrors `obstacleOf` of the domain;
 * `held-up-orders.test.ts` of the API compares the two. Each part has a partial index of its own rows: asked of each
 * order under way instead, the counts read every order ever made (0.5 s at 220,000 orders).
 */
const heldOrders = `select o.id, o.status, o.created_at from orders o where o.hold is not null and o.status not in (${ended})
  union select o.id, o.status, o.created_at from orders o where o.status = 'platform_to_ship' and o.redelivery = 'unpaid'
  union select o.id, o.status, o.created_at from timers t join orders o on o.id = t.entity_id
    and o.status = case t.kind when 'inbound_search' then 'on_way_to_warehouse' else 'to_receive' end
  where t.entity = 'order' and t.kind in ('inbound_search', 'outbound_search')`;

const deadlineOf = (order: string): string =>
  `(select min(t.fire_at) from timers t where t.entity = 'order' and t.entity_id = ${order}.id)`;

/** SQL of the last row that the caller has: $2 is its id, null for the first page. */
const last = `select coalesce(${deadlineOf('o')}, 'infinity') as deadline, o.created_at, o.id from orders o where o.id = $2::text`;

const page = `select ${columnsOf(orders, 'o')}, nullif(page.deadline, 'infinity') as deadline
from page join orders o on o.id = page.id order by page.deadline, page.created_at, page.id`;

// In work lists the earliest deadline comes first; orders whose step has no deadline come after those that have one,
// oldest first. The deadlines of all orders are walked from the earliest on until the page is full, about ten for each
// row of it: sorted, the 3,300 orders of one status took 41 ms of 30,000 under way, and the walk takes 2. `offset 0`
// keeps the look-up of an order inside of the walk.
const dueStatement = (name: string, only: string) =>
  statement<StaffOrder, [OrderStatus[], string | null, number]>(
    `staff-orders.due${name}`,
    `with held as (
  ${heldOrders}
), last as materialized (
  ${last}
), timed as (
  select o.id, o.created_at, t.fire_at as deadline
  from timers t cross join lateral (
    select o.id, o.created_at from orders o where o.id = t.entity_id and o.status = any($1::text[])${only} offset 0
  ) o
  where t.entity = 'order' and t.fire_at >= coalesce((select last.deadline from last), '-infinity')
    and not exists (
      select from timers e where e.entity = 'order' and e.entity_id = t.entity_id and (e.fire_at, e.id) < (t.fire_at, t.id))
    and ($2::text is null or (t.fire_at, o.created_at, o.id) > (select last.deadline, last.created_at, last.id from last))
  order by t.fire_at, o.created_at, o.id limit $3::int
), untimed as (
  select o.id, o.created_at, 'infinity'::timestamptz as deadline from orders o
  where o.status = any($1::text[])${only} and not exists (select from timers t where t.entity = 'order' and t.entity_id = o.id)
    and ($2::text is null or ('infinity', o.created_at, o.id) > (select last.deadline, last.created_at, last.id from last))
  order by o.created_at, o.id limit $3::int - (select count(*) from timed)
), page as (
  select * from timed union all select * from untimed
)
${page}`,
  );

const heldStatement = statement<StaffOrder, [OrderStatus[], string | null, number]>(
  'staff-orders.due-held',
  `with held as (
  ${heldOrders}
), due as (
  select held.id, held.created_at, coalesce(${deadlineOf('held')}, 'infinity') as deadline from held where held.status = any($1::text[])
), last as materialized (
  ${last}
), page as (
  select due.* from due
  where $2::text is null or (due.deadline, due.created_at, due.id) > (select last.deadline, last.created_at, last.id from last)
  order by due.deadline, due.created_at, due.id limit $3::int
)
${page}`,
);

// Orders whose buyers ask us to hurry are few, have an index of their own, and come before all others of a work list.
const rushStatement = (name: string, only: string) =>
  statement<StaffOrder, [OrderStatus[], string | null, number]>(
    `staff-orders.rush${name}`,
    `with held as (
  ${heldOrders}
), due as (
  select o.id, o.created_at, coalesce(${deadlineOf('o')}, 'infinity') as deadline from orders o
  where o.rush_order and o.status not in (${ended}) and o.status = any($1::text[])${only}
), last as materialized (
  ${last}
), page as (
  select due.* from due
  where $2::text is null or (due.deadline, due.created_at, due.id) > (select last.deadline, last.created_at, last.id from last)
  order by due.deadline, due.created_at, due.id limit $3::int
)
${page}`,
  );

const isRushStatement = statement<{ isRush: boolean }, [string]>(
  'staff-orders.is-rush',
  `select o.rush_order as "isRush" from orders o where o.id = $1::text`,
);

const notHeld = ' and not exists (select from held where held.id = o.id)';

const dueStatements = {
  all: { rush: rushStatement('', ''), others: dueStatement('', ' and not o.rush_order') },
  going: {
    rush: rushStatement('-going', notHeld),
    others: dueStatement('-going', ` and not o.rush_order${notHeld}`),
  },
} as const;

const newest = (where: string): string => `with page as (
  select o.id from orders o
  where ${where} and ($2::text is null or (o.created_at, o.id) < (select last.created_at, last.id from orders last where last.id = $2::text))
  order by o.created_at desc, o.id desc limit $3::int
)
select ${columnsOf(orders, 'o')}, ${deadlineOf('o')} as deadline
from page join orders o on o.id = page.id order by o.created_at desc, o.id desc`;

type NewestValues = [OrderStatus, string | null, number];
const endedStatement = statement<StaffOrder, NewestValues>('staff-orders.ended', newest('o.status = $1::text'));

// All orders, newest first: the first ones of each status, which has its index. An index of all orders by their moment
// would be written with every order, and the planner preferred it for the orders of a busy seller, which it then read
// from end to end.
const allStatement = statement<StaffOrder, [OrderStatus[], string | null, number]>(
  'staff-orders.all',
  `with last as materialized (
  select created_at, id from orders where id = $2::text
), page as (
  select near.id from unnest($1::text[]) as wanted (status) cross join lateral (
    select o.id, o.created_at from orders o
    where o.status = wanted.status and ($2::text is null or (o.created_at, o.id) < (select created_at, id from last))
    order by o.created_at desc, o.id desc limit $3::int
  ) near
  order by near.created_at desc, near.id desc limit $3::int
)
select ${columnsOf(orders, 'o')}, ${deadlineOf('o')} as deadline
from page join orders o on o.id = page.id order by o.created_at desc, o.id desc`,
);

type StaffList = {
  readonly status?: OrderStatus | undefined;
  /** True for held-up orders only, false for the others only; both when absent. */
  readonly heldUp?: boolean | undefined;
  readonly lastItemId?: string | undefined;
  readonly limit: number;
};

/**
 * Returns orders in one status, or all orders under way: rush orders first, each part by its earliest deadline.
 * Ended orders, and lists of all orders, come newest first.
 */
export async function listStaffOrders(db: Db, list: StaffList): Promise<ListPage<StaffOrder>> {
  const rows = await rowsOf(db, list);
  const items = rows.slice(0, list.limit);
  return { items, hasMore: rows.length > list.limit, lastItemId: items.at(-1)?.id ?? null };
}

function rowsOf(db: Db, { status, heldUp, lastItemId, limit }: StaffList): Promise<StaffOrder[]> {
  const [last, count] = [lastItemId ?? null, limit + 1];
  if (status === undefined && heldUp === undefined) return many(db, allStatement, [[...orderStatuses], last, count]);
  // An ended order cannot be held up.
  if (status !== undefined && isEnded(status) && heldUp !== true)
    return many(db, endedStatement, [status, last, count]);
  const statuses = status === undefined ? openStatuses : [status];
  if (heldUp === true) return many(db, heldStatement, [statuses, last, count]);
  return rushFirst(db, heldUp === undefined ? dueStatements.all : dueStatements.going, { statuses, last, count });
}

type Page = { readonly statuses: OrderStatus[]; readonly last: string | null; readonly count: number };

/** Rush orders by deadline, then the others by deadline. A page goes on in the part that its last row was in. */
async function rushFirst(
  db: Db,
  { rush, others }: (typeof dueStatements)['all' | 'going'],
  { statuses, last, count }: Page,
): Promise<StaffOrder[]> {
  const isInRush = last === null || (await first(db, isRushStatement, [last]))?.isRush === true;
  const hurried = isInRush ? await many(db, rush, [statuses, last, count]) : [];
  if (hurried.length === count) return hurried;
  return [...hurried, ...(await many(db, others, [statuses, isInRush ? null : last, count - hurried.length]))];
}

const isEnded = (status: OrderStatus): boolean => endedOrderStatuses.some((ended) => ended === status);

const openStatuses = orderStatuses.filter((status) => !isEnded(status));

const countsStatement = statement<{ status: OrderStatus; count: number }>(
  'staff-orders.counts',
  `select o.status, count(*) as count from orders o group by o.status`,
);

/** Counts the orders in each status that has any. It reads all orders: for the demo data only. */
export async function countStaffOrders(db: Db): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await many(db, countsStatement, []);
  return new Map(rows.map((row) => [row.status, row.count]));
}

// Each status is counted along its index, which has its orders in the order of their creation and nothing of the heap;
// the limit is wider by the held orders, which are taken off.
const workStatement = statement<{ status: OrderStatus; going: number; heldUp: number }, [OrderStatus[], number]>(
  'staff-orders.work',
  `with held as materialized (
  select status, count(*) as count from (${heldOrders}) held group by status
)
select wanted.status, (select count(*) from (
    select from orders o where o.status = wanted.status order by o.created_at, o.id limit $2::int + coalesce(held.count, 0)
  ) counted) - coalesce(held.count, 0) as going, coalesce(held.count, 0) as "heldUp"
from unnest($1::text[]) as wanted (status) left join held on held.status = wanted.status`,
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
