import { json, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

type NewJob = {
  /** SQL of the task's name, of the payload and of the key. */
  readonly name: string;
  readonly payload: string;
  readonly key: string;
};

/**
 * The SQL call that adds a job whose key nobody can have: it ends with the id of a row that the same statement makes. It belongs into that very
 * statement (ADR 0003). Told to look for another job of this key, the queue goes through everything that waits: 0.7 to 4 ms a job while 2,000 to 18,000 wait,
 * 0.2 ms so (ADR 0059). The queue calls it unsafe, because a key that is there would be left as it is.
 */
export function newJob({ name, payload, key }: NewJob): string {
  return `graphile_worker.add_job(${name}, payload := ${payload}, job_key := ${key}, job_key_mode := 'unsafe_dedupe')`;
}

const addJobStatement = statement<unknown, [string, string, string | null]>(
  'jobs.add',
  `select graphile_worker.add_job($1::text, payload := $2::json, job_key := $3::text)`,
);

/**
 * Writes a job in the caller's transaction: it exists exactly when the data does (ADR 0003). `key` is its business key: a job with the same
 * key that has not started yet is replaced, so that a repeated decision does not do the work twice.
 */
export async function addJob(tx: Tx, name: string, payload: object, key: string | null): Promise<void> {
  await touch(tx, addJobStatement, [name, json(payload), key]);
}

const addJobAtStatement = statement<unknown, [string, string, string, number]>(
  'jobs.add-at',
  `select graphile_worker.add_job($1::text, payload := $2::json, job_key := $3::text, run_at := now() + $4::bigint * interval '1 millisecond')`,
);

export type LaterJob = {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly key: string;
  /** Real time, as the queue counts; what people wait for is a timer, not a job. */
  readonly delayMs: number;
};

/** Writes a job that runs later: another try at a hosted service. */
export async function addJobAt(tx: Tx, { name, payload, key, delayMs }: LaterJob): Promise<void> {
  await touch(tx, addJobAtStatement, [name, json(payload), key, Math.round(delayMs)]);
}
