import { type JobAboutMany, type JobAboutOne, type JobName, jobs } from '../jobs.table.ts';
import { type Db, many, statement } from '../statement.ts';
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
