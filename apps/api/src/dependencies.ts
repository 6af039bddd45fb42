import type { Readiness } from '@suki/serving/readiness';
import type { Pool } from 'pg';
import type { Environment } from './env.ts';
import type { Idempotency } from './http/idempotency.ts';
import type { BookEvents } from './live/book-events.ts';
import type { Callers } from './live/callers.ts';
import type { EventHub } from './live/event-hub.ts';
import type { Feed } from './live/feed.ts';
import type { Revocations } from './live/revocations.ts';
import type { Log } from './log.ts';
import type { ArtPictures } from './ports/art-pictures.ts';
import type { Challenge } from './ports/challenge.ts';
import type { Clock } from './ports/clock.ts';
import type { Courier } from './ports/courier.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Identity } from './ports/identity.ts';
import type { IdentityAccounts } from './ports/identity-accounts.ts';
import type { Ids } from './ports/ids.ts';
import type { Insights } from './ports/insights.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { Places } from './ports/places.ts';
import type { SearchIndex } from './ports/search-index.ts';
import type { Secrets } from './ports/secrets.ts';
import type { ShopPages } from './ports/shop-pages.ts';
import type { Sms } from './ports/sms.ts';

/** Everything that a handler or job may need, built once by `compose`. A use case takes only the parts that it uses. */
export type Dependencies = {
  readonly environment: Environment;
  readonly log: Log;
  readonly pool: Pool;
  /** True when the database answered within the last second. */
  readonly databaseAnswers: () => Promise<boolean>;
  /** Database and feed; ends before the process closes. */
  readonly readiness: Readiness;
  /** The name of this process, with which it takes its lease. */
  readonly processLease: string;
  /**
   * Connections for the reads of the staff, which take the place of `pool` there: however slow their lists are, buyers
   * have connections.
   */
  readonly staffPool: Pool;
  /** The time of the trade, which can be moved in development. */
  readonly clock: Clock;
  /** The machine's time: tokens, sessions, leases. */
  readonly realClock: Clock;
  readonly ids: Ids;
  readonly gateway: PaymentGateway;
  readonly courier: Courier;
  readonly sms: Sms;
  readonly mailer: Mailer;
  readonly shopPages: ShopPages;
  readonly files: FileStore;
  readonly art: ArtPictures;
  readonly identity: Identity;
  readonly identityAccounts: IdentityAccounts;
  readonly challenge: Challenge;
  readonly places: Places;
  readonly searchIndex: SearchIndex;
  /** Null where no hosted index learns from events. */
  readonly insights: Insights | null;
  readonly secrets: Secrets;
  readonly feed: Feed;
  readonly revocations: Revocations;
  readonly callers: Callers;
  readonly events: EventHub;
  readonly books: BookEvents;
  readonly idempotency: Idempotency;
};
