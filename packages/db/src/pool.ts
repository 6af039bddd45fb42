import { centavos } from '@suki/domain/money/centavos';
import pg from 'pg';
import { corkEachTurn } from './cork.ts';

export type PoolOptions = {
  /**
   * Most connections of this process. A transaction of a trade holds a connection for about 2 ms, so a few carry
   * thousands a second. More connections make PostgreSQL's processes wait for each other on few cores, and each of them
   * plans its prepared statements anew after a table was analysed (ADR 0062). Rule of thumb: two or three for each core
   * of the database, shared by all copies.
   */
  readonly max?: number | undefined;
  /** How long a caller waits for a connection; 3 s by default, more in tests on slow machines. */
  readonly connectWithinMilliseconds?: number | undefined;
  /**
   * False for work that is repeated after a crash of the server (the queue's own book-keeping): its commits do not wait
   * for the disk, and waiting commits do not have to wait for them (ADR 0059).
   */
  readonly waitsForDisk?: boolean | undefined;
  /**
   * False when every statement finds its rows by an index, whatever its values are (the queue's). A plan made while a
   * table is nearly empty would read the whole table, dead rows included, for as long as the connection lives; and
   * planning for each list of jobs costs more than ending the jobs. Our own transactions always have these settings
   * (ADR 0055).
   */
  readonly readsWholeTables?: boolean | undefined;
  /**
   * Longest wait for the answer to a statement; without it for ever. The server ends a statement after 5 s by
   * itself, so a longer silence means a server that is frozen or a line that is cut: the connection is closed, and the
   * caller is told that the database is away (F4).
   */
  readonly answersWithinMilliseconds?: number | undefined;
  /** Shown in pg_stat_activity, to find the process that holds a lock. */
  readonly name: string;
  /** Called with the error of a connection that broke while idle; the pool has dropped it already. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called for each connection that broke, idle or at work: the answer to its last statement may be lost. */
  readonly onBroken?: (() => void) | undefined;
};

/** Limit of a request's statement. List and search stay far below; a client that hung up costs no more (S22). */
const STATEMENT_TIMEOUT_MS = 5_000;
/** A second above the limit that the server keeps itself, so that the server's own words arrive where it is alive. */
export const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
/** A longer wait means that a process holds the lock wrongly; the caller answers 503 instead of queueing up. */
const LOCK_TIMEOUT_MS = 3_000;
/** An idle transaction has lost its process; its locks must not outlive it. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** With the pool exhausted or the server frozen a request without a connection fails after 3 s (F4). */
const CONNECT_TIMEOUT_MS = 3_000;
const IDLE_CONNECTION_TIMEOUT_MS = 30_000;

const INT8 = 20;
const DATE = 1082;

/** Parses bigint as a checked whole number (never a text, never a rounded double) and a calendar date as its text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && oid === INT8) return (text: string) => centavos(Number(text));
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Creates a pool of connections to PostgreSQL. Statements that a caller sends without waiting go out together (pipeline
 * mode), which takes a decision's dozen statements from a dozen round trips to three. Connections are opened on demand
 * and again after a restart of the server.
 */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name,
    connectionTimeoutMillis: options.connectWithinMilliseconds ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    pipeline: true,
    ...(options.answersWithinMilliseconds === undefined ? {} : { query_timeout: options.answersWithinMilliseconds }),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: settingsOf(options),
    types,
  } as pg.PoolConfig);
  // Without a listener an idle connection that breaks (server restart, failover) would end the process.
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks between two statements of a transaction is reported by the next statement.
  pool.on('connect', (client) => {
    client.on('error', () => options.onBroken?.());
    corkEachTurn(client);
  });
  return pool;
}

/** Returns the start-up options of a pool's connections, in the form that the server takes. */
function settingsOf({ waitsForDisk = true, readsWholeTables = true }: PoolOptions): string {
  const byIndex = ['enable_seqscan=off', 'plan_cache_mode=force_generic_plan'];
  return [...(waitsForDisk ? [] : ['synchronous_commit=off']), ...(readsWholeTables ? [] : byIndex)]
    .map((setting) => `-c ${setting}`)
    .join(' ');
}
