import { holdNameText, letNameGoText } from '@suki/db/queries/holders';
import pg from 'pg';
import type { Log } from '../log.ts';

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
/** A dead connection must be noticed well before somebody relies on its silence. */
const PULSE_MS = 2_000;
const PULSE_TIMEOUT_MS = 1_500;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * What PostgreSQL tells every process by NOTIFY: revocations, changed users, the moved clock, events for browsers. A message sent
 * while the connection was away is lost; therefore everybody who listens reads again in `onUp`.
 */
export type Feed = {
  /** Registers before `start`. */
  readonly on: (channel: string, listener: (payload: string) => void) => void;
  /** Runs after each (re)connect, before the feed counts as up. */
  readonly onUp: (listener: () => Promise<void>) => void;
  /** Shows under this name that the process lives, now and after each reconnect; what a name that nobody holds has begun is given free. */
  readonly hold: (name: string) => void;
  /** The opposite, for a name under which nothing is done any more. */
  readonly letGo: (name: string) => void;
  /** Whether what was heard is complete up to now. */
  readonly isUp: () => boolean;
  /** Tries once to connect and goes on trying in the background; never throws. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type FeedOptions = { readonly connectionString: string; readonly log: Log };

/** A connection of its own, because LISTEN belongs to one connection and a pool hands out any. */
export function postgresFeed({ connectionString, log }: FeedOptions): Feed {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const upListeners: (() => Promise<void>)[] = [];
  const names: string[] = [];
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
    // Nobody waits for a broken connection to say goodbye.
    void broken.end().catch(() => undefined);
    if (isClosed) return;
    log.warn({ err: error, retryMs }, 'feed of the database lost');
    timer = setTimeout(() => void connect(), retryMs * (0.5 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  };

  const pulse = (alive: pg.Client): void => {
    timer = setTimeout(() => {
      alive.query('select 1').then(
        () => client === alive && pulse(alive),
        (error: unknown) => lose(alive, error),
      );
    }, PULSE_MS);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: 'suki-feed',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PULSE_TIMEOUT_MS,
      keepAlive: true,
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
      for (const listener of upListeners) await listener();
      if (client !== next) return;
      isUp = true;
      // From here on `hold` says new names by itself; one that is said twice is held twice.
      for (const name of names) await next.query(holdNameText, [name]);
      retryMs = RETRY_MIN_MS;
      pulse(next);
    } catch (error) {
      lose(next, error);
    }
  };

  return {
    on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    onUp: (listener) => upListeners.push(listener),
    hold: (name) => {
      names.push(name);
      const current = client;
      if (isUp) current?.query(holdNameText, [name]).catch((error: unknown) => lose(current, error));
    },
    letGo: (name) => {
      const at = names.indexOf(name);
      if (at < 0) return;
      names.splice(at, 1);
      const current = client;
      if (isUp) current?.query(letNameGoText, [name]).catch((error: unknown) => lose(current, error));
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
