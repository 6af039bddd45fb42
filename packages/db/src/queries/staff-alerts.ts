import type { AlertCause } from '@suki/domain/alerts/alert-causes.table';
import type { AlertDetails } from '@suki/domain/alerts/alert-details';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import type { AlertId, OrderId, UserId } from '@suki/domain/ids/id';
import type { AlertStep, staffAlerts } from '../schema/standings.ts';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
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
  readonly cause: AlertCause | null;
  readonly takenBy: UserId | null;
  readonly takenByName: string | null;
  readonly takenAt: Date | null;
  readonly steps: readonly (AlertStep & { readonly byName: string | null })[];
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

// Names are looked up row by row: joined, the planner reads all users for a page of alerts.
const select = `select a.id, a.queue, a.event, a.entity, a.entity_id as "entityId", ${orderOfAlert} as "orderId",
  a.at, a.done_at as "doneAt", a.done_by as "doneBy", 
  (select coalesce(u.name, u.email) from users u where u.id = a.done_by) as "doneByName", a.note, a.details, a.cause,
  a.taken_by as "takenBy", (select coalesce(u.name, u.email) from users u where u.id = a.taken_by) as "takenByName", a.taken_at as "takenAt",
  (select coalesce(jsonb_agg(step.value || jsonb_build_object('byName', (select coalesce(u.name, u.email) from users u where u.id = step.value ->> 'by')) order by step.ordinality), '[]')
    from jsonb_array_elements(a.steps) with ordinality step) as steps
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

const stepOf = (act: AlertStep['act'], by: UserId, at: Date): string => json([{ at: at.toISOString(), by, act }]);

const closeStatement = statement<unknown, [AlertId, UserId, Date, string | null, AlertCause, string]>(
  'staff-alerts.close',
  `with closed as (
  update staff_alerts set done_by = $2::text, done_at = $3::timestamptz, note = $4::text, cause = $5::text, steps = coalesce(steps, '[]') || $6::jsonb
  where id = $1::text and done_at is null returning id
)
select ${alertEvent('closed')} from closed`,
);

type Closing = { readonly by: UserId; readonly at: Date; readonly cause: AlertCause; readonly note: string | null };

/** Closes an alert with its cause; an alert that was closed before keeps its cause and note. */
export async function closeAlert(db: Db, id: AlertId, { by, at, cause, note }: Closing): Promise<void> {
  await touch(db, closeStatement, [id, by, at, note, cause, stepOf('closed', by, at)]);
}

const takeStatement = statement<unknown, [AlertId, UserId, Date, string]>(
  'staff-alerts.take',
  `with taken as (
  update staff_alerts set taken_by = $2::text, taken_at = $3::timestamptz, steps = coalesce(steps, '[]') || $4::jsonb
  where id = $1::text and done_at is null and taken_by is null returning id
)
select ${alertEvent('taken')} from taken`,
);

/** Gives an open alert to an employee. @returns false when somebody has it, or it is closed. */
export async function takeAlert(db: Db, id: AlertId, { by, at }: Pick<Closing, 'by' | 'at'>): Promise<boolean> {
  return (await touch(db, takeStatement, [id, by, at, stepOf('taken', by, at)])) === 1;
}

const releaseStatement = statement<unknown, [AlertId, UserId, string]>(
  'staff-alerts.release',
  `with released as (
  update staff_alerts set taken_by = null, taken_at = null, steps = coalesce(steps, '[]') || $3::jsonb
  where id = $1::text and done_at is null and taken_by is not null and taken_by = coalesce($2::text, taken_by) returning id
)
select ${alertEvent('released')} from released`,
);

type Release = Pick<Closing, 'by' | 'at'> & {
  /** The employee who has to have it; anybody when null. */
  readonly from: UserId | null;
};

/** Gives an alert back to its queue. @returns false when nobody has it, or another person than asked for. */
export async function releaseAlert(db: Db, id: AlertId, { by, at, from }: Release): Promise<boolean> {
  return (await touch(db, releaseStatement, [id, from, stepOf('released', by, at)])) === 1;
}
