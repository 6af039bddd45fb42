import { type JobAboutMany, type JobAboutOne, type JobName, jobs } from '../jobs.table.ts';
import { type Db, exactlyOne, first, many, statement } from '../statement.ts';
import { isLeaseFree } from './leases.ts';

/*
 * Everything that relies on how graphile-worker is built inside: its private tables, and the key mode that it calls
 * unsafe. An update of the library is checked against this file; a rule of tidy keeps those names out of all others
 * (ADR 0082).
 */

/** The queue's own tables. Its views cannot be locked or changed. */
export const privateTables = {
  jobs: 'graphile_worker._private_jobs',
  queues: 'graphile_worker._private_job_queues',
  tasks: 'graphile_worker._private_tasks',
} as const;

/** SQL of a key mode: takes the key without looking for a job that has it. Only for a key that no job can have yet. */
export const untakenKey = `'unsafe_dedupe'`;

type NewJob = {
  /** SQL of the job's name, of its payload and of its key. */
  readonly name: string;
  readonly payload: string;
  readonly key: string;
};

/**
 * The SQL call that adds a job whose key nobody can have: it ends with the id of a row that the same statement makes.
 * It belongs into that very statement (ADR 0003). Told to look for another job of this key, the queue goes through
 * everything that waits: 0.7 to 4 ms a job while 2,000 to 18,000 wait, 0.2 ms so (ADR 0059). The queue calls it unsafe,
 * because a key that is there would be left as it is.
 */
export function newJobWith({ name, payload, key }: NewJob): string {
  return `graphile_worker.add_job(${name}, payload := ${payload}, job_key := ${key}, job_key_mode := ${untakenKey})`;
}

/** `newJobWith` for a job about one row, which this statement makes. `id` is SQL of its id. */
export function newJob(name: JobAboutOne, id: string): string {
  return newJobWith({ name: nameSql(name), payload: payloadSql(name, id), key: keySql(name, id) });
}

/**
 * `newJobWith` for a job about a list of rows, which this statement makes. `entries` is SQL of the list (`entrySql`),
 * `first` of its first id.
 */
export function newListJob(
  name: JobAboutMany,
  { entries, first }: { readonly entries: string; readonly first: string },
): string {
  return newJobWith({ name: nameSql(name), payload: entries, key: keySql(name, first) });
}

/** SQL of the name of a job. */
export const nameSql = (name: JobName): string => `'${name}'`;

/** SQL of the payload of a job about one row. */
export const payloadSql = (name: JobAboutOne, id: string): string =>
  `json_build_object('${jobs[name].idField}', ${id})`;

/** SQL of one entry of the payload of a job about many rows. */
export const entrySql = (name: JobAboutMany, id: string): string =>
  `json_build_object('${jobs[name].entryField}', ${id})`;

/** SQL of the key of a job, given SQL of what stands behind its name (`jobKey` in SQL). */
export const keySql = (name: JobName, key: string): string => `'${name}:' || ${key}`;

/** SQL: the job of a key, held so that it cannot begin before this transaction has committed. `key` is SQL. */
export const heldJobSql = (key: string): string => `select jobs.id from ${privateTables.jobs} jobs
  where jobs.key = ${key} and jobs.is_available for key share`;

/** SQL: any job of a key, also one that is at work or was given up. */
export const anyJobSql = (key: string): string => `select from ${privateTables.jobs} jobs where jobs.key = ${key}`;

// A worker takes its lease in the moment after its queue has begun to work, so locks of the first second are left
// alone. Workers that wait for jobs are woken as by new ones; otherwise they would look again only after two seconds.
const recoverStatement = statement<{ holder: string; released: unknown; woken: unknown }, []>(
  'queue-internals.recover-jobs',
  `with locks as (
  select locked_by, locked_at from ${privateTables.jobs} where locked_by is not null
  union all select locked_by, locked_at from ${privateTables.queues} where locked_by is not null
), holders as materialized (
  select locked_by as holder from locks group by locked_by having min(locked_at) < clock_timestamp() - interval '1 second'
)
select holder, graphile_worker.force_unlock_workers(array[holder]) as released, pg_notify('jobs:insert', '{"count":4}') as woken
from holders where ${isLeaseFree('holder')}`,
);

/**
 * Unlocks the jobs of workers that crashed, so that others take them; the queue itself would wait four hours.
 * @returns the names of those workers.
 */
export async function recoverJobsOfCrashedWorkers(db: Db): Promise<readonly string[]> {
  return (await many(db, recoverStatement, [])).map(({ holder }) => holder);
}

/** A job of the queue that gave up: it used all its tries, and nobody works on it. */
const hasGivenUp = 'jobs.attempts >= jobs.max_attempts and jobs.locked_at is null';

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

const failedStatement = statement<FailedJob, [string | null, number]>(
  'queue-internals.failed-jobs',
  `select jobs.id::text as id, tasks.identifier as name, jobs.attempts, jobs.updated_at as "lastTriedAt", jobs.last_error as "lastError"
from ${privateTables.jobs} jobs join ${privateTables.tasks} tasks on tasks.id = jobs.task_id
where ${hasGivenUp} and ($1::text is null or tasks.identifier = $1::text)
order by jobs.id limit $2::int`,
);

/** Returns the jobs that gave up, oldest first, of one kind or of all. */
export async function failedJobs(
  db: Db,
  { name, limit }: { readonly name: JobName | null; readonly limit: number },
): Promise<readonly FailedJob[]> {
  return await many(db, failedStatement, [name, limit]);
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
select jobs.id::text as id, pg_notify('jobs:insert', '{"count":1}') as woken
from graphile_worker.reschedule_jobs(array(select id from chosen), run_at := now(), attempts := 0) jobs`;

const retryOneStatement = statement<{ id: string; woken: unknown }, [string]>(
  'queue-internals.retry-failed-job',
  retryText('jobs.id = $1::bigint'),
);

/** Runs a job again that gave up. False when there is none: it succeeded, is at work, or somebody was quicker. */
export async function retryFailedJob(db: Db, id: string): Promise<boolean> {
  return (await first(db, retryOneStatement, [id])) !== undefined;
}

const retryAllStatement = statement<{ id: string; woken: unknown }, [string]>(
  'queue-internals.retry-failed-jobs',
  retryText('tasks.identifier = $1::text'),
);

/** Runs all jobs of a kind again that gave up, and returns how many. */
export async function retryFailedJobsOf(db: Db, name: JobName): Promise<number> {
  return (await many(db, retryAllStatement, [name])).length;
}
