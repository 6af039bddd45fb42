import { endLeaseText, takeLeaseText } from '@suki/db/queries/leases';
import pg from 'pg';
import type { Log } from '../log.ts';

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
/** A dead connection must be noticed well before anything relies on its silence: within both together. */
const PULSE_MS = 500;
const ANSWER_TIMEOUT_MS = 3_000;
const CONNECT_TIMEOUT_MS = 3_000;

export type FeedConnection = Pick<pg.Client, 'query'>;

type FeedReader = {
  /** Reads once. An error ends the connection, and `onUp` follows. */
  readonly read: (connection: FeedConnection) => Promise<unknown>;
  /** The pause before the next reading. */
  readonly pauseMs: () => number;
};

/**
 * News of the database for every process: NOTIFY messages about revocations, changed users and the moved clock, and
 * what a reader finds. A message sent while the connection was away is lost, so each listener reads again in `onUp`.
 */
export type Feed = {
  /** Registers before `start`. */
  readonly on: (channel: string, listener: (payload: string) => void) => void;
  /** Lets a reader read again and again on the feed's connection. Registers before `start`. */
  readonly readBy: (reader: FeedReader) => void;
  /** Runs after each (re)connect, before the feed counts as up. */
  readonly onUp: (listener: (connection: FeedConnection) => Promise<void>) => void;
  /**
   * Takes the lease of a name, now and after each reconnect. While the lease lasts, nobody takes over work that was
   * begun under that name.
   */
  readonly takeLease: (name: string) => void;
  readonly endLease: (name: string) => void;
  /** True when no message has been missed up to now. */
  readonly isUp: () => boolean;
  /** Tries once to connect and goes on trying in the background; never throws. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type FeedOptions = { readonly connectionString: string; readonly log: Log };

/** A connection of its own, because LISTEN belongs to one connection and a pool hands out any. */
export function postgresFeed({ connectionString, log }: FeedOptions): Feed {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const upListeners: ((connection: FeedConnection) => Promise<void>)[] = [];
  let reader: FeedReader = { read: (connection) => connection.query('select 1'), pauseMs: () => PULSE_MS };
  const leases: string[] = [];
  let client: pg.Client | undefined;
  let isUp = false;
  let isClosed = false;
  let retryMs = RETRY_MIN_MS;
  let timer: NodeJS.Timeout | undefined;

  const lose = (broken: pg.Client, error: unknown): void => {
    if (client !== broken) return;
    client = undefined;
    isUp = false;
    clearTimeout(timer);
    broken.removeAllListeners('notification');
    // The goodbye of a broken connection is not awaited.
    void broken.end().catch(() => undefined);
    if (isClosed) return;
    log.warn({ err: error, retryMs }, 'feed of the database lost');
    timer = setTimeout(() => void connect(), retryMs * (0.5 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  };

  const pulse = (alive: pg.Client): void => {
    timer = setTimeout(() => {
      reader.read(alive).then(
        () => client === alive && pulse(alive),
        (error: unknown) => lose(alive, error),
      );
    }, reader.pauseMs());
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: 'suki-feed',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
      // Readers find their rows by an index, also while a table is nearly empty.
      options: '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan',
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('connection ended')));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
      for (const listener of upListeners) await listener(next);
      if (client !== next) return;
      isUp = true;
      // From here on `takeLease` itself asks for new leases; a lease that is taken twice is held twice.
      for (const name of leases) await next.query(takeLeaseText, [name]);
      retryMs = RETRY_MIN_MS;
      pulse(next);
    } catch (error) {
      lose(next, error);
    }
  };

  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    readBy: (given) => {
      reader = given;
    },
    onUp: (listener) => upListeners.push(listener),
    takeLease: (name) => {
      leases.push(name);
      const current = client;
      if (isUp) current?.query(takeLeaseText, [name]).catch((error: unknown) => lose(current, error));
    },
    endLease: (name) => {
      const at = leases.indexOf(name);
      if (at < 0) return;
      leases.splice(at, 1);
      const current = client;
      if (isUp) current?.query(endLeaseText, [name]).catch((error: unknown) => lose(current, error));
    },
    isUp: () => isUp,
    start: connect,
    close: async () => {
      isClosed = true;
      isUp = false;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
