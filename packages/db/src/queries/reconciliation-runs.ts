import type { ReconciliationId, UserId } from '@suki/domain/ids/id';
import type { CalendarDate } from '@suki/domain/time/manila';
import { type Db, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/** How many payments, refunds or payouts were compared, by outcome. */
export type Counts = Readonly<Record<'checked' | 'settled' | 'differs' | 'unanswered', number>>;

/** The counts of a run, up to now while it is under way. */
export type RunResult = Readonly<Record<'payments' | 'refunds' | 'payouts', Counts>>;

export type ReconciliationRun = {
  readonly id: ReconciliationId;
  /** The night of the run; null for a run that a person started. */
  readonly day: CalendarDate | null;
  readonly begunAt: Date;
  readonly begunByName: string | null;
  readonly finishedAt: Date | null;
  /** The moment when the run was given up. */
  readonly failedAt: Date | null;
  readonly result: RunResult | null;
};

const select = `select r.id, r.day, r.begun_at as "begunAt", coalesce(u.name, u.email) as "begunByName", r.finished_at as "finishedAt",
  r.failed_at as "failedAt", r.result
from reconciliations r left join users u on u.id = r.begun_by`;

type Begun = { readonly id: ReconciliationId };

const nightStatement = statement<Begun, [CalendarDate, Date]>(
  'reconciliation-runs.begin-night',
  `insert into reconciliations (id, day, begun_at) values (new_id('rec'), $1, $2) on conflict (day) do nothing returning id`,
);

/** Begins the run of a night and returns its id; undefined when the run exists. */
export async function beginNight(tx: Tx, day: CalendarDate, at: Date): Promise<ReconciliationId | undefined> {
  return (await first(tx, nightStatement, [day, at]))?.id;
}

const askedStatement = statement<Begun, [UserId, Date]>(
  'reconciliation-runs.begin-asked',
  `insert into reconciliations (id, begun_by, begun_at) values (new_id('rec'), $1, $2)
on conflict ((begun_by is not null)) where begun_by is not null and finished_at is null and failed_at is null do nothing returning id`,
);

/** Begins a run for a person and returns its id; undefined while another such run is under way. */
export async function beginAsked(tx: Tx, by: UserId, at: Date): Promise<ReconciliationId | undefined> {
  return (await first(tx, askedStatement, [by, at]))?.id;
}

const underWayStatement = statement<Begun>(
  'reconciliation-runs.asked-under-way',
  `select id from reconciliations where begun_by is not null and finished_at is null and failed_at is null`,
);

/** Returns the unfinished run that a person started. */
export async function askedUnderWay(db: Db): Promise<ReconciliationId | undefined> {
  return (await first(db, underWayStatement, []))?.id;
}

const byKeyStatement = statement<ReconciliationRun, [string]>(
  'reconciliation-runs.by-key',
  `${select} where r.id = $1::text or r.day = $1::text`,
);

/** Returns a run by its id, or by its day, as an older server named it. */
export async function runByKey(db: Db, key: string): Promise<ReconciliationRun | undefined> {
  return await first(db, byKeyStatement, [key]);
}

const lastStatement = statement<ReconciliationRun, [string | null, number]>(
  'reconciliation-runs.last',
  `${select}
where $1::text is null or (r.begun_at, r.id) < (select c.begun_at, c.id from reconciliations c where c.id = $1::text)
order by r.begun_at desc, r.id desc limit $2::int`,
);

/** Returns the runs, newest first. */
export async function listRuns(db: Db, { limit, lastItemId }: ShelfPage): Promise<ListPage<ReconciliationRun>> {
  return pageFrom(await many(db, lastStatement, [lastItemId ?? null, limit + 1]), limit);
}

const noteStatement = statement<unknown, [ReconciliationId, string]>(
  'reconciliation-runs.note',
  `update reconciliations set result = $2::jsonb where id = $1::text and finished_at is null`,
);

/** Stores the progress of a run. */
export async function noteProgress(db: Db, id: ReconciliationId, result: RunResult): Promise<void> {
  await touch(db, noteStatement, [id, json(result)]);
}

const finishStatement = statement<unknown, [ReconciliationId, Date, string]>(
  'reconciliation-runs.finish',
  `update reconciliations set finished_at = $2::timestamptz, result = $3::jsonb where id = $1::text`,
);

export async function finishRun(db: Db, id: ReconciliationId, at: Date, result: RunResult): Promise<void> {
  await touch(db, finishStatement, [id, at, json(result)]);
}

const giveUpStatement = statement<Begun, [ReconciliationId | null, Date, Date]>(
  'reconciliation-runs.give-up',
  `update reconciliations set failed_at = $3::timestamptz
where ($1::text is null or id = $1::text) and begun_at <= $2::timestamptz and finished_at is null and failed_at is null returning id`,
);

/** Gives up unfinished runs that began by a moment, or the one named run; returns them. */
export async function giveUpRuns(
  tx: Tx,
  { id, before, at }: { readonly id: ReconciliationId | null; readonly before: Date; readonly at: Date },
): Promise<readonly ReconciliationId[]> {
  return (await many(tx, giveUpStatement, [id, before, at])).map((run) => run.id);
}
