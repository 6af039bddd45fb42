import { type JobAboutOne, type JobName, type JobPayload, jobKey } from '../jobs.table.ts';
import { json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { keySql, nameSql, payloadSql } from './queue-internals.ts';

/**
 * SQL of the first arguments of `graphile_worker.add_job`, for a job about one row that may have a job already: that
 * one is replaced and starts anew. `id` is SQL of the id. For a row that the statement makes itself `newJob` is
 * cheaper.
 */
export function jobArguments(name: JobAboutOne, id: string): string {
  return `${nameSql(name)}, ${payloadSql(name, id)}, job_key := ${keySql(name, id)}`;
}

const addJobStatement = statement<unknown, [string, string, string]>(
  'jobs.add',
  `select graphile_worker.add_job($1::text, payload := $2::json, job_key := $3::text)`,
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
  `select graphile_worker.add_job($1::text, payload := $2::json, job_key := $3::text, run_at := now() + $4::bigint * interval '1 millisecond')`,
);

/** `addJob` for a job that runs `delayMs` later, in real time as the queue counts: another try at a hosted service. */
export async function addJobLater<Name extends JobName>(
  tx: Tx,
  name: Name,
  { payload, delayMs }: { readonly payload: JobPayload<Name>; readonly delayMs: number },
): Promise<void> {
  await touch(tx, addJobAtStatement, [name, json(payload), jobKey(name, payload), Math.round(delayMs)]);
}
