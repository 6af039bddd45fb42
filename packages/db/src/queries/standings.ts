import type { UserId } from '@suki/domain/ids/id';
import type { Alert, Standing } from '@suki/domain/trade/facts/decision';
import { type Db, exactlyOne, statement, touch } from '../statement.ts';
import { alertEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

const noteStatement = statement<unknown, [string[], string[], string, string, Date]>(
  'standings.note',
  `insert into standings (id, user_id, change, event, entity_id, is_fraud, at)
select new_id('std'), wanted.user_id, wanted.change, $3::text, $4::text, false, $5::timestamptz
from unnest($1::text[], $2::text[]) as wanted (user_id, change)
on conflict (entity_id, change, at) do nothing`,
);

/** The reason of a note: its row of the life cycle and the id of its subject. */
export type NoteContext = { readonly event: string; readonly entityId: string; readonly at: Date };

/** Stores the effects of a decision on people's standing. */
export async function noteStandings(
  tx: Tx,
  standings: readonly Standing[],
  { event, entityId, at }: NoteContext,
): Promise<void> {
  if (standings.length === 0) return;
  const [users, changes] = [standings.map(({ userId }) => userId), standings.map(({ change }) => change)];
  await touch(tx, noteStatement, [users, changes, event, entityId, at]);
}

export type UserStanding = {
  readonly isSellingSuspended: boolean;
  readonly isBuyingSuspended: boolean;
  /** Count of E27 and E28 since the given moment. */
  readonly depositDefaults: number;
};

const ofStatement = statement<UserStanding, [UserId, Date]>(
  'standings.of-user',
  `select coalesce(bool_or(change = 'selling_suspended' and lifted_at is null), false) as "isSellingSuspended",
  coalesce(bool_or(change = 'buying_suspended' and lifted_at is null), false) as "isBuyingSuspended",
  count(*) filter (where change = 'deposit_default' and at > $2::timestamptz and lifted_at is null) as "depositDefaults"
from standings where user_id = $1::text`,
);

/** Returns a person's standing; deposit defaults count from `since` on (`limits.depositDefaultWindowMs`). */
export async function standingOf(db: Db, userId: UserId, since: Date): Promise<UserStanding> {
  return await exactlyOne(db, ofStatement, [userId, since]);
}

const alertStatement = statement<unknown, [string[], string[], string[], string[], Date]>(
  'standings.alert',
  `with raised as (
  insert into staff_alerts (id, queue, event, entity, entity_id, at)
  select new_id('alr'), wanted.queue, wanted.event, wanted.entity, wanted.entity_id, $5::timestamptz
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as wanted (queue, event, entity, entity_id)
  on conflict (entity_id, event) where done_at is null do nothing
  returning id
)
select ${alertEvent('raised')} from raised`,
);

/** Puts alerts into the queues of the staff; an alert that is open already is not repeated. */
export async function raiseAlerts(tx: Tx, alerts: readonly Alert[], at: Date): Promise<void> {
  if (alerts.length === 0) return;
  await touch(tx, alertStatement, [
    alerts.map(({ queue }) => queue),
    alerts.map(({ event }) => event),
    alerts.map(({ subject }) => subject.entity),
    alerts.map(({ subject }) => subject.id),
    at,
  ]);
}
