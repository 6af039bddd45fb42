import type { JobName } from '../jobs.table.ts';
import { type Db, exactlyOne, first, many, statement } from '../statement.ts';
import { isLeaseFree } from './leases.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/*
 * Everything that relies on how graphile-worker is built inside: its private tables. An update of the library is
 * checked against this file; a rule of tidy keeps those names out of all others (ADR 0082).
 */

/** The queue's own tables. Its views cannot be locked or changed. */
export const privateTables = {
  jobs: 'graphile_worker._private_jobs',
  queues: 'graphile_worker._private_job_queues',
  tasks: 'graphile_worker._private_tasks',
} as const;

/**
 * The SQL function that writes a job, made by `migrate` after the queue's own migrations. It leaves the rows that the
 * library's `add_job` leaves, except that it sends no notification: a commit that notifies takes one lock of the whole
 * server until it is on disk (ADR 0098). The queue looks for new jobs by itself, every few milliseconds.
 *
 * A job with this key that has not begun is replaced and starts anew. One that is at work has read older facts, and one
 * that gave up is not tried again: both lose the key to the new job, which does their work. Most keys are new, so the
 * insert is tried first.
 */
export const writeJobFunction = `create or replace function write_job(job_name text, job_payload json, job_key text, due_at timestamptz)
returns bigint language plpgsql as $$
declare
  written bigint;
begin
  loop
    insert into ${privateTables.jobs} as jobs (task_id, payload, key, run_at)
    values ((select tasks.id from ${privateTables.tasks} tasks where tasks.identifier = job_name), job_payload, job_key, due_at)
    on conflict (key) do update set payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
      attempts = 0, last_error = null, revision = jobs.revision + 1, updated_at = now()
      where jobs.is_available
    returning jobs.id into written;
    exit when written is not null;
    update ${privateTables.jobs} jobs set key = null, attempts = jobs.max_attempts, updated_at = now()
    where jobs.key = job_key and not jobs.is_available;
  end loop;
  return written;
end $$`;

/** Makes the names of jobs known to the queue, which otherwise learns them when a worker starts. $1 names. */
export const nameJobs = `insert into ${privateTables.tasks} (identifier)
select name from unnest($1::text[]) name where name not in (select identifier from ${privateTables.tasks}) on conflict do nothing`;

/** SQL: the job of a key, held so that it cannot begin before this transaction has committed. `key` is SQL. */
export const heldJobSql = (key: string): string => `select jobs.id from ${privateTables.jobs} jobs
  where jobs.key = ${key} and jobs.is_available for key share`;

// A worker takes its lease in the moment after its queue has begun to work, so locks of the first second are left
// alone.
const recoverStatement = statement<{ holder: string; released: unknown }, []>(
  'queue-internals.recover-jobs',
  `with locks as (
  select locked_by, locked_at from ${privateTables.jobs} where locked_by is not null
  union all select locked_by, locked_at from ${privateTables.queues} where locked_by is not null
), holders as materialized (
  select locked_by as holder from locks group by locked_by having min(locked_at) < clock_timestamp() - interval '1 second'
)
select holder, graphile_worker.force_unlock_workers(array[holder]) as released
from holders where ${isLeaseFree('holder')}`,
);

/**
 * Unlocks the jobs of workers that crashed, so that others take them; the queue itself would wait four hours.
 * @returns the names of those workers.
 */
export async function recoverJobsOfCrashedWorkers(db: Db): Promise<readonly string[]> {
  return (await many(db, recoverStatement, [])).map(({ holder }) => holder);
}

/**
 * SQL: a job that gave up. It used all its tries, nobody works on it, and no later job does its work: every job is
 * written with a key, and one without has lost it to a successor. Counted as given up, such jobs raised false alarms
 * when a service was away (F10) or a worker was killed while they ran (F2).
 */
export const hasGivenUp = 'jobs.attempts >= jobs.max_attempts and jobs.locked_at is null and jobs.key is not null';

/** Makes reports of the worker and the list of the staff cheap: jobs that gave up are few, and jobs that wait many. */
export const gaveUpIndex = `create index if not exists suki_jobs_gave_up on ${privateTables.jobs} (task_id, id) where attempts >= max_attempts`;

/** Counts stop here; a report must not take long because much waits. */
const COUNTED_MAX = 10_000;

const stateStatement = statement<{ lateMs: number; due: number; gaveUp: number }>(
  'queue-internals.state',
  `select
  coalesce((select greatest(0, extract(epoch from clock_timestamp() - jobs.run_at) * 1000)::bigint from ${privateTables.jobs} jobs
    where jobs.is_available = true and jobs.priority = 0 order by jobs.priority, jobs.run_at limit 1), 0) as "lateMs",
  (select count(*)::int from (select from ${privateTables.jobs} jobs
    where jobs.is_available = true and jobs.priority = 0 and jobs.run_at <= now() limit ${COUNTED_MAX}) due) as due,
  (select count(*)::int from ${privateTables.jobs} jobs where ${hasGivenUp}) as "gaveUp"`,
);

/** The lateness of the oldest due job, the number of due jobs that nobody works on, and of jobs that gave up. */
export async function queueState(
  db: Db,
): Promise<{ readonly lateMs: number; readonly due: number; readonly gaveUp: number }> {
  return await exactlyOne(db, stateStatement, []);
}

export type FailedJob = {
  /** The queue's number. */
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly lastTriedAt: Date;
  readonly lastError: string | null;
};

const failedStatement = statement<FailedJob, [string | null, string | null, number]>(
  'queue-internals.failed-jobs',
  `select jobs.id::text as id, tasks.identifier as name, jobs.attempts, jobs.updated_at as "lastTriedAt", jobs.last_error as "lastError"
from ${privateTables.jobs} jobs join ${privateTables.tasks} tasks on tasks.id = jobs.task_id
where ${hasGivenUp} and ($1::text is null or tasks.identifier = $1::text) and ($2::bigint is null or jobs.id > $2::bigint)
order by jobs.id limit $3::int`,
);

/** Returns the jobs that gave up, oldest first, of one kind or of all. */
export async function failedJobs(
  db: Db,
  { name, limit, lastItemId }: ShelfPage & { readonly name: JobName | null },
): Promise<ListPage<FailedJob>> {
  // A cursor that is no number of the queue has nothing behind it.
  if (lastItemId !== undefined && !/^\d{1,18}$/.test(lastItemId)) return pageFrom([], limit);
  return pageFrom(await many(db, failedStatement, [name, lastItemId ?? null, limit + 1]), limit);
}

const countFailedStatement = statement<{ name: string; count: number }>(
  'queue-internals.count-failed-jobs',
  `select tasks.identifier as name, count(*)::int as count
from ${privateTables.jobs} jobs join ${privateTables.tasks} tasks on tasks.id = jobs.task_id
where ${hasGivenUp} group by tasks.identifier order by tasks.identifier`,
);

/** Counts the jobs that gave up, by kind. */
export async function countFailedJobs(db: Db): Promise<readonly { readonly name: string; readonly count: number }[]> {
  return await many(db, countFailedStatement, []);
}

// The job is held until the end of the statement, and counts as given up only if nobody took it or ran it again
// meanwhile: a job that has succeeded is gone, one that runs is locked. Then it starts anew with all its tries.
const retryText = (which: string) => `with chosen as (
  select jobs.id from ${privateTables.jobs} jobs join ${privateTables.tasks} tasks on tasks.id = jobs.task_id
  where ${hasGivenUp} and ${which} for update of jobs skip locked
)
select jobs.id::text as id
from graphile_worker.reschedule_jobs(array(select id from chosen), run_at := now(), attempts := 0) jobs`;

const retryOneStatement = statement<{ id: string }, [string]>(
  'queue-internals.retry-failed-job',
  retryText('jobs.id = $1::bigint'),
);

/** Runs a job again that gave up. False when there is none: it succeeded, is at work, or somebody was quicker. */
export async function retryFailedJob(db: Db, id: string): Promise<boolean> {
  return (await first(db, retryOneStatement, [id])) !== undefined;
}

const retryAllStatement = statement<{ id: string }, [string]>(
  'queue-internals.retry-failed-jobs',
  retryText('tasks.identifier = $1::text'),
);

/** Runs all jobs of a kind again that gave up, and returns how many. */
export async function retryFailedJobsOf(db: Db, name: JobName): Promise<number> {
  return (await many(db, retryAllStatement, [name])).length;
}
