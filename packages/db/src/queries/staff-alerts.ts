import type { AlertDetails } from '@suki/domain/alerts/alert-details';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import type { AlertId, OrderId, UserId } from '@suki/domain/ids/id';
import type { staffAlerts } from '../schema/standings.ts';
import { type Db, first, many, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';
import { type ListOptions, type ListPage, listStatements, pageOf } from './lists.ts';

export type StaffAlert = {
  readonly id: AlertId;
  readonly queue: StaffQueue;
  readonly event: string;
  readonly entity: (typeof staffAlerts.$inferSelect)['entity'];
  readonly entityId: string;
  readonly orderId: OrderId | null;
  readonly at: Date;
  readonly doneAt: Date | null;
  readonly doneBy: UserId | null;
  readonly doneByName: string | null;
  readonly note: string | null;
  readonly details: AlertDetails | null;
};

/** The order of an alert's subject. An ask, and with it its way back and its stock, may have had several. */
export const orderOfAlert = `case a.entity
    when 'order' then a.entity_id
    when 'claim' then (select c.order_id from claims c where c.id = a.entity_id)
    when 'bid' then (select o.id from orders o where o.bid_id = a.entity_id order by o.created_at desc, o.id desc limit 1)
    when 'attempt' then (select p.order_id from payment_attempts p where p.id = a.entity_id)
    when 'refund' then (select p.order_id from refunds r join payment_attempts p on p.id = r.attempt_id where r.id = a.entity_id)
    when 'deposit' then (select o.id from deposits d join orders o on o.ask_id = d.ask_id or o.bid_id = d.bid_id
      where d.id = a.entity_id order by o.created_at desc, o.id desc limit 1)
    when 'stock' then (select o.id from asks k join orders o on o.ask_id = k.id where k.stock_id = a.entity_id order by o.created_at desc, o.id desc limit 1)
    else (select o.id from orders o where o.ask_id = a.entity_id order by o.created_at desc, o.id desc limit 1)
  end`;

// The name is looked up row by row: joined, the planner reads all users for a page of alerts.
const select = `select a.id, a.queue, a.event, a.entity, a.entity_id as "entityId", ${orderOfAlert} as "orderId",
  a.at, a.done_at as "doneAt", a.done_by as "doneBy", 
  (select coalesce(u.name, u.email) from users u where u.id = a.done_by) as "doneByName", a.note, a.details
from staff_alerts a`;

const common = { select, table: 'staff_alerts', alias: 'a', valueCount: 1 } as const;

const open = listStatements<StaffAlert, [readonly StaffQueue[]]>({
  ...common,
  name: 'staff-alerts.open',
  where: 'a.done_at is null and a.queue = any($1::text[])',
  orderColumns: { createdAt: 'at' },
});

const handled = listStatements<StaffAlert, [readonly StaffQueue[]]>({
  ...common,
  name: 'staff-alerts.handled',
  where: 'a.done_at is not null and a.queue = any($1::text[])',
  orderColumns: { createdAt: 'at', updatedAt: 'done_at' },
});

/** Returns the open alerts of these queues; newest first unless the options say otherwise. */
export async function listOpenAlerts(
  db: Db,
  queues: readonly StaffQueue[],
  options: ListOptions,
): Promise<ListPage<StaffAlert>> {
  return await pageOf(db, open, [queues], options);
}

/** Returns the handled alerts of these queues. `updatedAt` is the moment of handling. */
export async function listHandledAlerts(
  db: Db,
  queues: readonly StaffQueue[],
  options: ListOptions,
): Promise<ListPage<StaffAlert>> {
  return await pageOf(db, handled, [queues], options);
}

const countsStatement = statement<{ queue: StaffQueue; count: number }>(
  'staff-alerts.counts',
  `select a.queue, count(*) as count from staff_alerts a where a.done_at is null group by a.queue`,
);

/** Counts the open alerts of each queue; a queue without any is left out. */
export async function countOpenAlerts(db: Db): Promise<ReadonlyMap<StaffQueue, number>> {
  const rows = await many(db, countsStatement, []);
  return new Map(rows.map(({ queue, count }) => [queue, count]));
}

const byIdStatement = statement<StaffAlert, [AlertId]>('staff-alerts.by-id', `${select} where a.id = $1::text`);

export async function staffAlertById(db: Db, id: AlertId): Promise<StaffAlert | undefined> {
  return await first(db, byIdStatement, [id]);
}

const handleStatement = statement<unknown, [AlertId, UserId, Date, string | null]>(
  'staff-alerts.handle',
  `with handled as (
  update staff_alerts set done_by = $2::text, done_at = $3::timestamptz, note = $4::text where id = $1::text and done_at is null returning id
)
select ${alertEvent('handled')} from handled`,
);

/** Marks an alert as handled; an alert that was handled before keeps its note. */
export async function handleAlert(
  db: Db,
  id: AlertId,
  { by, at, note }: { readonly by: UserId; readonly at: Date; readonly note: string | null },
): Promise<void> {
  await touch(db, handleStatement, [id, by, at, note]);
}
