import type { AlertDetails, DisputeFacts } from '@suki/domain/alerts/alert-details';
import type { ApprovalAlertEvent, MoneyAlertEvent } from '@suki/domain/alerts/alert-events';
import type { StaffQueue } from '@suki/domain/alerts/staff-queues';
import type { AlertId } from '@suki/domain/ids/id';
import { type Db, first, json, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';

/**
 * A difference between the gateway's books and ours: one of our records, a gateway's dispute about a payment that we do
 * not know, or a comparison that did not end.
 */
export type MoneyDifference = {
  readonly entity: 'attempt' | 'refund' | 'payout' | 'dispute' | 'reconciliation';
  readonly id: string;
  readonly event: MoneyAlertEvent;
  readonly details?: AlertDetails | undefined;
};

// An open alert is updated with the new details.
const raiseStatement = statement<{ raised: boolean }, [string, string, string, Date, string | null]>(
  'money-alerts.raise',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at, details)
  values (new_id('alr'), 'finance', $1, $2, $3, $4::timestamptz, $5::jsonb)
  on conflict (entity_id, event) where done_at is null do update set details = excluded.details where excluded.details is not null
  returning id, old.id is null as is_new
)
select is_new as raised, ${alertEvent('raised')} from raised`,
);

/**
 * Queues a difference for finance.
 * @returns false when an open alert for it exists.
 */
export async function raiseMoneyAlert(db: Db, difference: MoneyDifference, at: Date): Promise<boolean> {
  const { entity, id, event, details } = difference;
  const values = [event, entity, id, at, details === undefined ? null : json(details)] as const;
  return (await first(db, raiseStatement, [...values]))?.raised === true;
}

const noteStatement = statement<unknown, [AlertId, string]>(
  'money-alerts.note-details',
  `with noted as (
  update staff_alerts set details = $2::jsonb where id = $1::text and done_at is null returning id
)
select ${alertEvent('noted')} from noted`,
);

/** Adds later findings to an open alert. */
export async function noteAlertDetails(db: Db, id: AlertId, details: AlertDetails): Promise<void> {
  await touch(db, noteStatement, [id, json(details)]);
}

const disputeStatement = statement<unknown, [string[], string, string]>(
  'money-alerts.note-dispute',
  `with noted as (
  update staff_alerts set details = coalesce(details, '{}') || jsonb_build_object('dispute', $2::jsonb, 'disputeId', $3::text)
  where entity_id = any($1::text[]) and done_at is null and queue = 'finance' and details -> 'dispute' is distinct from $2::jsonb returning id
)
select ${alertEvent('noted')} from noted`,
);

/** Notes a bank's dispute on the open alerts of finance about what was paid for. */
export async function noteDispute(db: Db, subjects: readonly string[], dispute: DisputeFacts): Promise<void> {
  await touch(db, disputeStatement, [[...subjects], json(dispute), dispute.id]);
}

type ApprovalEntity = 'order' | 'payout' | 'ask';

const askStatement = statement<unknown, [StaffQueue, ApprovalAlertEvent, ApprovalEntity, string, Date, string]>(
  'money-alerts.ask-second-person',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at, details) values (new_id('alr'), $1, $2, $3, $4, $5::timestamptz, $6::jsonb)
  on conflict (entity_id, event) where done_at is null do update set at = excluded.at, details = excluded.details
  returning id
)
select ${alertEvent('raised')} from raised`,
);

/** Tells the second person's team about a request that waits for it, with the reason. */
export async function raiseApprovalAlert(
  db: Db,
  { entity, id, reason, at }: { entity: ApprovalEntity; id: string; reason: string; at: Date },
): Promise<void> {
  const [queue, event] =
    entity === 'payout' ? (['support', 'payout_approval_waits'] as const) : (['finance', 'approval_waits'] as const);
  await touch(db, askStatement, [queue, event, entity, id, at, json({ reason })]);
}
