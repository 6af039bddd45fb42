import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { cork } from './cork.ts';
import { type SqlError, sqlErrorOf, sqlStates } from './sql-errors.ts';

declare const brand: unique symbol;

/** An open transaction, made only by `withTransaction`. Queries that lock or write cannot run outside. */
export type Tx = Pick<PoolClient, 'query'> & { readonly [brand]: 'Tx' };

/**
 * Five tries: a deadlock's loser usually succeeds at the second, and 5 × the pause below stays under a tenth of a
 * second.
 */
const ATTEMPTS_MAX = 5;
const PAUSE_MS = 5;

/**
 * The first statement of a transaction. The statements of a use case find their rows by key, so one plan serves all
 * values: without the first setting PostgreSQL plans those with arrays anew at each call (3.5 of the 9 ms that an order
 * cost). The second setting keeps a plan that was made while a table was still empty from reading all of it for as long
 * as the connection lives. Reads outside of a transaction (lists, search) are planned for their values.
 */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';

/** Transient failures: the transaction may succeed when it runs again from the start. */
const retriedStates: ReadonlySet<string> = new Set([sqlStates.serializationFailure, sqlStates.deadlockDetected]);
/** Keys that a use case draws at random: when one is taken, it draws another. */
const drawnKeys: ReadonlySet<string> = new Set(['orders_order_number_key', 'certificates_certificate_number_key']);

function isTransient({ code, constraint }: SqlError): boolean {
  return retriedStates.has(code) || (constraint !== undefined && drawnKeys.has(constraint));
}

/**
 * Runs a use case in one transaction (READ COMMITTED; rows that must not change are locked). `run` may be called
 * several times and must not do anything outside the transaction: effects are jobs written in it (ADR 0003).
 * @throws whatever `run` throws, after the rollback; the last error when five attempts failed.
 */
export async function withTransaction<Result>(pool: Pool, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  let attempt = 1;
  let staleConnections = 0;
  for (;;) {
    try {
      return await attemptTransaction(pool, run);
    } catch (error) {
      const sqlError = sqlErrorOf(error);
      if (sqlError?.code === sqlStates.cachedPlanChanged && staleConnections < pool.options.max) {
        // A migration changed a column under a prepared statement. The connection is closed; each of the others may be
        // stale as well.
        staleConnections += 1;
        continue;
      }
      if (attempt === ATTEMPTS_MAX || sqlError === undefined || !isTransient(sqlError)) throw error;
      // Random pauses, or two colliding transactions meet again.
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()));
      attempt += 1;
    }
  }
}

async function attemptTransaction<Result>(pool: Pool, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    // Sent together with the first statements of `run`: one round trip less while locks are held.
    const begun = client.query(BEGIN);
    begun.catch(() => undefined);
    const tx = transactionOn(client);
    const result = await run(tx);
    await begun;
    const { command } = await commit(tx);
    // After a failed statement whose error was caught, PostgreSQL answers a commit with ROLLBACK and no error.
    if (command !== 'COMMIT')
      throw new Error(
        'Expected the transaction to commit, but a statement in it had failed: everything was rolled back.',
      );
    return result;
  } catch (error) {
    isBroken = sqlErrorOf(error)?.code === sqlStates.cachedPlanChanged || !(await rolledBack(client));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

type OpenTransaction = { readonly client: PoolClient; committed: Promise<QueryResult> | undefined };

const open = new WeakMap<Tx, OpenTransaction>();

function transactionOn(client: PoolClient): Tx {
  const transaction: OpenTransaction = { client, committed: undefined };
  const query = (...statement: Parameters<PoolClient['query']>) => {
    if (transaction.committed !== undefined)
      throw new Error('Expected no statement behind the commit of a transaction.');
    return client.query(...statement);
  };
  const tx = { query } as unknown as Tx;
  open.set(tx, transaction);
  return tx;
}

function commit(tx: Tx): Promise<QueryResult> {
  const transaction = openTransaction(tx);
  transaction.committed ??= transaction.client.query('commit');
  return transaction.committed;
}

function openTransaction(tx: Tx): OpenTransaction {
  const transaction = open.get(tx);
  if (transaction === undefined) throw new TypeError('Expected a transaction that withTransaction has begun.');
  return transaction;
}

/**
 * Sends the last statements of a transaction and the commit right behind them without waiting for their answers: a
 * round trip less while locks are held (ADR 0058). `send` sends all of them before it waits for any, and each has to
 * fail in the database when it finds something unexpected, because its answer comes after the commit.
 * @throws what `send` throws. The transaction has then changed nothing, unless our side refused an answer of the
 * database, which comes too late.
 */
export async function commitWith<Result>(tx: Tx, send: () => Promise<Result>): Promise<Result> {
  const release = cork(openTransaction(tx).client);
  let isSent = true;
  const sent = send();
  try {
    sent.catch(() => {
      isSent = false;
    });
    // A failure before the sending (a value that cannot be written) is known when all promises of this moment have
    // settled: the rest must then not be committed.
    await undefined;
    await new Promise<void>((resolve) => process.nextTick(resolve));
    if (!isSent) return await sent;
    // The caller of the transaction checks its end.
    commit(tx).catch(() => undefined);
  } finally {
    release();
  }
  return await sent;
}

/** Returns false when the connection is gone, so that the pool throws it away. */
async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
