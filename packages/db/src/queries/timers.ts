import type { TimerId } from '@suki/domain/ids/id';
import { nextWarning } from '@suki/domain/trade/effects/next-warning';
import type { TimerChange, TimerSubject } from '@suki/domain/trade/facts/decision';
import type { TimerKind } from '@suki/domain/trade/facts/statuses';
import { type Db, exactlyOne, first, many, statement, touch } from '../statement.ts';
import { orderEvent, tradeEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';

export type Timer = TimerSubject & {
  readonly timerId: TimerId;
  readonly kind: TimerKind;
  readonly fireAt: Date;
  /** The time of the next warning; null when none is left. */
  readonly warnAt: Date | null;
  /** True after the one extension of a payment window. */
  readonly isExtended: boolean;
  /** Set while no call can answer the timer: it is not carried out. */
  readonly waitsSince: Date | null;
  /** Rises with each restart of the running timer. */
  readonly version: number;
};

/** A timer as a sweeper read it: it fires only if it is still at this version. */
export type TimerRef = Pick<Timer, 'timerId' | 'version'>;

type TimerRow = {
  timerId: TimerId;
  entity: TimerSubject['entity'];
  entityId: TimerSubject['id'];
  kind: TimerKind;
  fireAt: Date;
  warnAt: Date | null;
  waitsSince: Date | null;
  version: number;
  isExtended: boolean;
};

const columns = `timers.id as "timerId", timers.entity, timers.entity_id as "entityId", timers.kind, timers.fire_at as "fireAt", timers.warn_at as "warnAt",
  timers.version, timers.is_extended as "isExtended", timers.waits_since as "waitsSince"`;

function toTimer({ entity, entityId, ...row }: TimerRow): Timer {
  return { ...row, entity, id: entityId };
}

type StopValues = [string[], string[], string[]];
type StartValues = [string[], string[], string[], Date[], boolean[], Date, (Date | null)[]];

const stopText = (from: number) => `delete from timers
  using unnest($${from}::text[], $${from + 1}::text[], $${from + 2}::text[]) as stopped (entity, entity_id, kind)
  where timers.entity = stopped.entity and timers.entity_id = stopped.entity_id and timers.kind = stopped.kind`;

const startText = `insert into timers (id, entity, entity_id, kind, fire_at, version, is_extended, started_at, warn_at)
  select new_id('tmr'), wanted.entity, wanted.entity_id, wanted.kind, wanted.fire_at, 1, wanted.is_extended, $6::timestamptz, wanted.warn_at
  from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::boolean[], $7::timestamptz[])
    as wanted (entity, entity_id, kind, fire_at, is_extended, warn_at)
  on conflict (entity, entity_id, kind) do update
    set fire_at = excluded.fire_at, warn_at = excluded.warn_at, version = timers.version + 1, is_extended = excluded.is_extended, started_at = excluded.started_at, waits_since = null, claimed_at = null
  returning entity, entity_id`;

// Listeners are looked up row by row: joined, the planner reads whole tables for one timer.
const toldText = `select case started.entity
  when 'order' then (select ${orderEvent('orders')} from orders where orders.id = started.entity_id)
  when 'ask' then (select ${tradeEvent({ entity: 'ask', id: 'asks.id', userIds: ['asks.seller_id'] })} from asks where asks.id = started.entity_id)
  when 'bid' then (select ${tradeEvent({ entity: 'bid', id: 'bids.id', userIds: ['bids.buyer_id'] })} from bids where bids.id = started.entity_id)
end from started`;

const startStatement = statement<unknown, StartValues>(
  'timers.start',
  `with started as (\n  ${startText}\n)\n${toldText}`,
);

const startQuietlyStatement = statement<unknown, StartValues>('timers.start-quietly', startText);

const stopStatement = statement<unknown, StopValues>('timers.stop', stopText(1));

const changeStatement = statement<unknown, [...StartValues, ...StopValues]>(
  'timers.change',
  `with started as (\n  ${startText}\n), stopped as (\n  ${stopText(8)}\n)\n${toldText}`,
);

const changeQuietlyStatement = statement<unknown, [...StartValues, ...StopValues]>(
  'timers.change-quietly',
  `with stopped as (\n  ${stopText(8)}\n)\n${startText}`,
);

type TimerContext = {
  readonly at: Date;
  /** Subjects whose listeners this transaction has told already: they are not told again about a new deadline. */
  readonly told?: ReadonlySet<string> | undefined;
};

/**
 * Stops timers, then starts timers. Starting a running timer moves it and raises its version; stopping one that does
 * not run does nothing. One statement does both, unless a decision stops and starts one timer: a statement cannot
 * change a row twice.
 */
export async function changeTimers(tx: Tx, changes: readonly TimerChange[], { at, told }: TimerContext): Promise<void> {
  const stops = changes.filter((change) => change.change === 'stop');
  const starts = changes.filter((change) => change.change === 'start');
  const subjects = (list: readonly TimerChange[]): StopValues => [
    list.map((change) => change.subject.entity),
    list.map((change) => change.subject.id),
    list.map((change) => change.kind),
  ];
  const startValues: StartValues = [
    ...subjects(starts),
    starts.map((start) => start.fireAt),
    starts.map((start) => start.isExtension === true),
    at,
    starts.map((start) => nextWarning(start.kind, start.fireAt, at)),
  ];
  const isTold = starts.every(({ subject }) => told?.has(subject.id) === true);
  const isRestart = stops.some((stop) => starts.some((start) => isSameTimer(stop, start)));
  if (stops.length > 0 && starts.length > 0 && !isRestart) {
    await touch(tx, isTold ? changeQuietlyStatement : changeStatement, [...startValues, ...subjects(stops)]);
    return;
  }
  await Promise.all([
    stops.length === 0 ? 0 : touch(tx, stopStatement, subjects(stops)),
    starts.length === 0 ? 0 : touch(tx, isTold ? startQuietlyStatement : startStatement, startValues),
  ]);
}

const isSameTimer = (one: TimerChange, other: TimerChange): boolean =>
  one.kind === other.kind && one.subject.entity === other.subject.entity && one.subject.id === other.subject.id;

// A claim is a lease in real time: 30 s are far more than one firing takes, and a sweeper that died costs no more. It
// is not a row lock, because firing takes the book first (lock order), and a row lock would deadlock with a command
// that stops this very timer.
const dueStatement = statement<TimerRow, [Date, number]>(
  'timers.due',
  `update timers set claimed_at = clock_timestamp()
where id in (
  select id from timers
  where least(warn_at, fire_at) <= $1::timestamptz and (claimed_at is null or claimed_at < clock_timestamp() - interval '30 seconds')
  order by least(warn_at, fire_at) limit $2::int
  for update skip locked
)
returning ${columns}`,
);

/** Claims up to `limit` timers that fire or warn by `now`, earliest first. Two sweepers never get one timer. */
export async function dueTimers(db: Db, now: Date, limit: number): Promise<readonly Timer[]> {
  const rows = await many(db, dueStatement, [now, limit]);
  return rows.map(toTimer).sort((one, other) => dueMs(one) - dueMs(other));
}

const dueMs = ({ warnAt, fireAt }: Timer): number => Math.min(fireAt.getTime(), (warnAt ?? fireAt).getTime());

const lockStatement = statement<TimerRow, [TimerId, number]>(
  'timers.lock',
  `select ${columns} from timers where id = $1::text and version = $2::int for no key update`,
);

/**
 * Returns the timer, inside the transaction that fires it, after book, ask and order are locked. Undefined when the
 * timer was stopped, moved or fired meanwhile; then there is nothing to do. `finishTimer` follows.
 */
export async function lockTimer(tx: Tx, timer: TimerRef): Promise<Timer | undefined> {
  const row = await first(tx, lockStatement, [timer.timerId, timer.version]);
  return row === undefined ? undefined : toTimer(row);
}

const passWarningStatement = statement<unknown, [TimerId, number, Date, Date | null]>(
  'timers.pass-warning',
  `update timers set warn_at = $4::timestamptz, claimed_at = null
where id = $1::text and version = $2::int and warn_at <= $3::timestamptz and fire_at > $3::timestamptz`,
);

/**
 * Takes the warning of a timer that is due by `at`, and stores the time of the next warning; the caller writes the
 * message in this transaction. It locks the timer alone, so nothing that a command locks may follow (lock order).
 * @returns false when the timer was stopped, moved or warned of meanwhile, or fires now: then there is nobody to tell.
 */
export async function passWarning(
  tx: Tx,
  timer: TimerRef,
  { at, next }: { at: Date; next: Date | null },
): Promise<boolean> {
  return (await touch(tx, passWarningStatement, [timer.timerId, timer.version, at, next])) === 1;
}

const finishStatement = statement<unknown, [TimerId, number]>(
  'timers.finish',
  `delete from timers where id = $1::text and version = $2::int`,
);

/** Removes a fired timer, unless the decision started it again (its version has risen then). */
export async function finishTimer(tx: Tx, timer: TimerRef): Promise<void> {
  await touch(tx, finishStatement, [timer.timerId, timer.version]);
}

const waitStatement = statement<unknown, [TimerId, number, Date, Date, Date | null, boolean]>(
  'timers.wait',
  `update timers set fire_at = $4::timestamptz, started_at = $3::timestamptz, warn_at = $5::timestamptz, version = version + 1, claimed_at = null,
  waits_since = case when $6::boolean then coalesce(waits_since, $3::timestamptz) end
where id = $1::text and version = $2::int`,
);

/**
 * Gives a locked timer a new end instead of carrying it out: it waits for its answer to be built, without warnings, or
 * (`waits` false) runs anew now that the answer is there.
 */
export async function restartTimer(
  tx: Tx,
  timer: Pick<Timer, 'timerId' | 'version' | 'kind'>,
  { at, until, waits }: { readonly at: Date; readonly until: Date; readonly waits: boolean },
): Promise<void> {
  const warnAt = waits ? null : nextWarning(timer.kind, until, at);
  await touch(tx, waitStatement, [timer.timerId, timer.version, at, until, warnAt, waits]);
}

const ofStatement = statement<TimerRow, [string, string[]]>(
  'timers.of-subjects',
  `select ${columns} from timers where entity = $1::text and entity_id = any($2::text[])`,
);

/** The running timers of some asks, orders or deposits. */
export async function timersOf(
  db: Db,
  entity: TimerSubject['entity'],
  ids: readonly string[],
): Promise<readonly Timer[]> {
  return (await many(db, ofStatement, [entity, [...ids]])).map(toTimer);
}

const windowsStatement = statement<{ startedAt: Date; fireAt: Date }, [string, string, string[]]>(
  'timers.window',
  `select timers.started_at as "startedAt", timers.fire_at as "fireAt" from timers
where entity = $1::text and entity_id = $2::text and kind = any($3::text[])
order by fire_at limit 1`,
);

/** Returns start and end of the first running timer among these of a subject; null when none runs. */
export async function windowOf(
  db: Db,
  { entity, id }: Pick<TimerSubject, 'entity' | 'id'>,
  kinds: readonly TimerKind[],
): Promise<{ readonly startedAt: Date; readonly fireAt: Date } | null> {
  return (await first(db, windowsStatement, [entity, id, [...kinds]])) ?? null;
}

const nextStatement = statement<{ dueAt: Date | null }>(
  'timers.next',
  `select min(least(warn_at, fire_at)) as "dueAt" from timers`,
);

/** Returns the time of the next warning or firing of any timer; null when none runs. */
export async function nextDueAt(db: Db): Promise<Date | null> {
  return (await exactlyOne(db, nextStatement, [])).dueAt;
}
