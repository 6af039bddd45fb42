import type { DeadlineAlertEvent, WaitingAlertEvent } from '@suki/domain/alerts/alert-events';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import { json, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import type { Timer } from './timers.ts';

const raiseStatement = statement<unknown, [DeadlineAlertEvent, string, string, Date, string]>(
  'deadline-alerts.raise',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at, details)
  values (new_id('alr'), 'support', $1, $2, $3, $4::timestamptz, $5::jsonb)
  on conflict (entity_id, event) where done_at is null do update set details = excluded.details
  returning id
)
select ${alertEvent('raised')} from raised`,
);

/** Tells support about a deadline that the rules refused, with the reason. */
export async function raiseDeadlineAlert(
  tx: Tx,
  { entity, id }: Pick<Timer, 'entity' | 'id'>,
  { cause, at }: { readonly cause: string; readonly at: Date },
): Promise<void> {
  await touch(tx, raiseStatement, ['deadline_refused', entity, id, at, json({ cause })]);
}

type WaitingAlert = { readonly queue: StaffQueue; readonly event: WaitingAlertEvent };

const waitingStatement = statement<unknown, [StaffQueue, WaitingAlertEvent, string, string, Date]>(
  'deadline-alerts.raise-waiting',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at)
  select new_id('alr'), $1, $2, $3, $4, $5::timestamptz
  where not exists (select from staff_alerts a where a.entity_id = $4::text and a.event = $2::text)
  on conflict (entity_id, event) where done_at is null do nothing
  returning id
)
select ${alertEvent('raised')} from raised`,
);

/**
 * Tells the staff about a subject whose deadlines wait for an answer that cannot be given yet: once, however many of
 * its deadlines wait, and not again after somebody has handled it.
 */
export async function raiseWaitingAlert(
  tx: Tx,
  { entity, id }: Pick<Timer, 'entity' | 'id'>,
  { queue, event, at }: WaitingAlert & { readonly at: Date },
): Promise<void> {
  await touch(tx, waitingStatement, [queue, event, entity, id, at]);
}
