import type { DeadlineAlertEvent } from '@suki/domain/alerts/alert-events';
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
