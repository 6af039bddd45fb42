import { clockOffset } from '@suki/db/queries/clock';
import { revocationOf, revocationsSince } from '@suki/db/queries/revocations';
import { shownBooks } from '@suki/db/queries/shown-books';
import type { SkuId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { realClock } from '../adapters/clock/real-clock.ts';
import { sortableIds } from '../adapters/ids/sortable-ids.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../env.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../ports/clock.ts';
import { bookEvents } from './book-events.ts';
import { callers } from './callers.ts';
import { ensureUserOf } from './ensure-user-of.ts';
import { eventHub } from './event-hub.ts';
import { postgresFeed } from './feed.ts';
import { revocations } from './revocations.ts';
import { storedClock } from './stored-clock.ts';
import { tradeTail } from './trade-tail.ts';

/** The channels on which the queries of the database package announce changes. */
const REVOCATION_CHANNEL = 'revoked';
const USER_CHANNEL = 'user';
const CLOCK_CHANNEL = 'clock';
/**
 * A token lives an hour and its stream as long, so whoever held one at a revocation of two hours ago comes with a new
 * token, whose person is looked up. Read from the beginning, the table grew with every sign-out-everywhere ever made.
 */
const RECENT_MS = 2 * 60 * 60_000;
/** The pause between two looks for events: with browsers that wait for them, and before the first one comes. */
const LOOK_MS = 25;
const IDLE_LOOK_MS = 250;

export type LiveOptions = {
  readonly environment: Environment;
  readonly pool: Pool;
  readonly log: Log;
  readonly clock?: Clock | undefined;
  readonly hearsTrades: boolean;
};

export type LiveParts = Pick<Dependencies, 'clock' | 'ids' | 'feed' | 'revocations' | 'callers' | 'events' | 'books'>;

/** Builds the parts that this process keeps in memory and that the database's feed keeps fresh. */
export function composeLive({ environment, pool, log, clock: given, hearsTrades }: LiveOptions): {
  readonly parts: LiveParts;
} {
  const feed = postgresFeed({ connectionString: environment.DATABASE_URL, log });
  const stored = storedClock({
    realClock,
    readOffsetMs: () => clockOffset(pool),
    isMovable: environment.isLocal,
  });
  const clock = given ?? stored;
  const ids = sortableIds(clock);
  const ended = revocations({
    recent: () => revocationsSince(pool, new Date(realClock.now().getTime() - RECENT_MS)),
    of: (uid) => revocationOf(pool, uid),
  });
  const known = callers({
    ensureUser: ensureUserOf({ pool, ids, clock }),
    realClock,
    isFeedUp: feed.isUp,
    isSecondFactorRequired: environment.APP_ENV !== 'test',
  });
  const events = eventHub();
  const books = bookEvents({
    events,
    readBooks: async (skuIds) => {
      const shown = await shownBooks(pool, skuIds);
      return shown.filter(({ itemStatus }) => itemStatus !== 'unlisted').map(({ book }) => book);
    },
    onError: (error) => log.warn({ err: error }, 'could not tell the viewers of a size'),
  });
  const quietly = (what: string, work: Promise<void>): void => {
    // The connection that brought the announcement may be the next to break; the reconnect reads everything again.
    work.catch((error: unknown) => log.warn({ err: error, what }, 'could not follow an announcement'));
  };

  const tail = tradeTail((event) => {
    if (event.kind === 'book') books.changed(event.id as SkuId);
    else events.send(event);
  });
  if (hearsTrades) feed.readBy({ read: tail.read, pauseMs: () => (events.count() > 0 ? LOOK_MS : IDLE_LOOK_MS) });
  feed.on(REVOCATION_CHANNEL, (payload) => {
    ended.note(payload);
    events.endWhere(ended.isRevoked);
  });
  feed.on(USER_CHANNEL, (userId) => {
    known.forget(userId);
    events.endOf(userId);
  });
  feed.on(CLOCK_CHANNEL, () => quietly('clock', stored.reload()));
  feed.onUp(async (connection) => {
    await tail.begin(connection);
    await Promise.all([ended.reload(), stored.reload()]);
    known.forgetAll();
    events.endWhere(ended.isRevoked);
    events.resync();
    books.showAll();
  });
  return { parts: { clock, ids, feed, revocations: ended, callers: known, events, books } };
}
