import { type JobAboutMany, type JobAboutOne, type JobName, type JobPayload, jobKey, jobs } from '../jobs.table.ts';
import { json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

type Job = {
  /** SQL of the job's name, of its payload and of its key. */
  readonly name: string;
  readonly payload: string;
  readonly key: string;
  /** SQL of the time before which the job does not begin, in real time as the queue counts. */
  readonly dueAt?: string | undefined;
};

/**
 * The SQL call that writes a job. It belongs into the very statement that writes the data which ask for it, or at least
 * into the transaction (ADR 0003). A job with this key that has not begun is replaced and starts anew.
 */
export function jobSql({ name, payload, key, dueAt = 'now()' }: Job): string {
  return `write_job(${name}, ${payload}, ${key}, ${dueAt})`;
}

/** `jobSql` for a job about one row. `id` is SQL of its id. */
export function jobAbout(name: JobAboutOne, id: string, dueAt?: string): string {
  return jobSql({ name: nameSql(name), payload: payloadSql(name, id), key: keySql(name, id), dueAt });
}

/** `jobSql` for a job about a list of rows. `entries` is SQL of the list (`entrySql`), `first` of its first id. */
export function jobAboutList(
  name: JobAboutMany,
  { entries, first }: { readonly entries: string; readonly first: string },
): string {
  return jobSql({ name: nameSql(name), payload: entries, key: keySql(name, first) });
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

const addJobStatement = statement<unknown, [string, string, string]>(
  'jobs.add',
  `select ${jobSql({ name: '$1::text', payload: '$2::json', key: '$3::text' })}`,
);

/**
 * Writes a job in the caller's transaction: it exists exactly when the data does (ADR 0003). A job with the same key
 * that has not started yet is replaced, so that a repeated decision does not do the work twice.
 */
export async function addJob<Name extends JobName>(tx: Tx, name: Name, payload: JobPayload<Name>): Promise<void> {
  await touch(tx, addJobStatement, [name, json(payload), jobKey(name, payload)]);
}

const addJobAtStatement = statement<unknown, [string, string, string, number]>(
  'jobs.add-at',
  `select ${jobSql({ name: '$1::text', payload: '$2::json', key: '$3::text', dueAt: "now() + $4::bigint * interval '1 millisecond'" })}`,
);

/** `addJob` for a job that runs `delayMs` later, in real time as the queue counts: another try at a hosted service. */
export async function addJobLater<Name extends JobName>(
  tx: Tx,
  name: Name,
  { payload, delayMs }: { readonly payload: JobPayload<Name>; readonly delayMs: number },
): Promise<void> {
  await touch(tx, addJobAtStatement, [name, json(payload), jobKey(name, payload), Math.round(delayMs)]);
}
