import { randomUUID } from 'node:crypto';
import { createPool } from '@suki/db/pool';
import { cachedFor } from '@suki/serving/cached-for';
import { readiness } from '@suki/serving/readiness';
import type { Pool } from 'pg';
import { drawingProcess } from './adapters/art-pictures/drawing-process.ts';
import { drawnPictures } from './adapters/art-pictures/drawn-pictures.ts';
import { itemDrawings } from './adapters/art-pictures/item-drawings.ts';
import { firebaseAppCheck } from './adapters/challenge/firebase-app-check.ts';
import { noChallenge } from './adapters/challenge/no-challenge.ts';
import { realClock } from './adapters/clock/real-clock.ts';
import { trackingMoreCourier } from './adapters/courier/tracking-more.ts';
import { configuredDrawings, configuredFileStore } from './adapters/file-store/configured-file-store.ts';
import { firebaseAccounts } from './adapters/identity/firebase-accounts.ts';
import { firebaseIdentity } from './adapters/identity/firebase-identity.ts';
import { googleAccessToken } from './adapters/identity/google-access-token.ts';
import { identityToolkitUrl } from './adapters/identity/identity-toolkit-url.ts';
import { configuredInsights } from './adapters/insights/configured-insights.ts';
import { configuredMailer } from './adapters/mailer/configured-mailer.ts';
import { gatewayCircuit } from './adapters/payment-gateway/gateway-circuit.ts';
import { xenditGateway } from './adapters/payment-gateway/xendit.ts';
import { configuredPlaces } from './adapters/places/configured-places.ts';
import { configuredSearchIndex } from './adapters/search-index/configured-search-index.ts';
import { keySecrets } from './adapters/secrets/key-secrets.ts';
import { httpShopPages } from './adapters/shop-pages/http-shop-pages.ts';
import { semaphoreSms } from './adapters/sms/semaphore.ts';
import type { Dependencies } from './dependencies.ts';
import type { Environment } from './env.ts';
import { idempotency } from './http/idempotency.ts';
import { composeLive } from './live/compose-live.ts';
import type { Log } from './log.ts';
import type { Challenge } from './ports/challenge.ts';
import type { Clock } from './ports/clock.ts';

export type ComposeOptions = {
  readonly log: Log;
  /** Shown in pg_stat_activity. */
  readonly processName: string;
  /** False in a process without browsers: listening costs the process, and the database, more than a small job. */
  readonly hearsTrades?: boolean | undefined;
  /** For tests with a crowd: the longest wait of a call for a connection. */
  readonly connectWithinMilliseconds?: number | undefined;
  /** For the servers: see `PoolOptions`. Seeding and replaying have statements that take longer. */
  readonly answersWithinMilliseconds?: number | undefined;
  /** For tests: the time of the trade, instead of the stored time. */
  readonly clock?: Clock | undefined;
};

export type Composed = { readonly dependencies: Dependencies; readonly close: () => Promise<void> };

/** Builds every real adapter: the only place that does. `close` ends their connections. */
export async function compose(environment: Environment, options: ComposeOptions): Promise<Composed> {
  const { log } = options;
  const poolOf = (name: string, max: number): Pool =>
    createPool(environment.DATABASE_URL, {
      name,
      max,
      connectWithinMilliseconds: options.connectWithinMilliseconds,
      answersWithinMilliseconds: options.answersWithinMilliseconds,
      onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
    });
  const pool = poolOf(options.processName, environment.DATABASE_POOL_SIZE);
  // Opens a connection with the first read of the staff, so a process without such calls has none.
  const staffPool = poolOf(`${options.processName}-staff`, environment.DATABASE_STAFF_POOL_SIZE);
  const live = composeLive({
    environment,
    pool,
    log,
    clock: options.clock,
    hearsTrades: options.hearsTrades !== false,
  });
  const lease = `${options.processName}-${randomUUID()}`;
  live.parts.feed.takeLease(lease);
  const { feed } = live.parts;
  // Anybody may ask for the health of the API.
  const databaseAnswers = cachedFor(1_000, () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );
  const hosted = hostedServices(environment);
  const dependencies: Dependencies = {
    environment,
    log,
    pool,
    databaseAnswers,
    readiness: readiness(async () => feed.isUp() && (await databaseAnswers())),
    processLease: lease,
    staffPool,
    realClock,
    ...live.parts,
    ...hosted,
    secrets: keySecrets({
      dataKey: environment.DATA_KEY,
      oldDataKeys: environment.DATA_KEYS_OLD,
      markKey: environment.MARK_KEY,
    }),
    art: drawnPictures({
      drawingOf: itemDrawings(pool, hosted.files),
      draw: drawingProcess(),
      cacheDirectory: environment.SUKI_ART_CACHE_DIR,
      shared: configuredDrawings(environment, googleAccessToken()),
      log,
    }),
    places: configuredPlaces(environment, { pool, log }),
    searchIndex: await configuredSearchIndex(environment, { pool, log, realClock }),
    insights: await configuredInsights(environment),
    idempotency: idempotency({ pool, clock: live.parts.clock, lease }),
    challenge: challengeOf(environment),
    identity: firebaseIdentity({
      projectId: environment.FIREBASE_PROJECT_ID,
      keys: new URL(environment.FIREBASE_KEYS_URL),
      emulatorHost: environment.FIREBASE_AUTH_EMULATOR_HOST,
      isProduction: !environment.isLocal,
    }),
  };
  await live.parts.feed.start();
  return {
    dependencies,
    close: async () => {
      await live.parts.feed.close();
      await Promise.all([pool.end(), staffPool.end()]);
    },
  };
}

function challengeOf({ FIREBASE_APP_CHECK_PROJECT_NUMBER: projectNumber }: Environment): Challenge {
  return projectNumber === undefined ? noChallenge : firebaseAppCheck({ projectNumber });
}

function hostedServices(
  environment: Environment,
): Pick<Dependencies, 'gateway' | 'courier' | 'sms' | 'mailer' | 'shopPages' | 'identityAccounts' | 'files'> {
  const emulatorHost = environment.FIREBASE_AUTH_EMULATOR_HOST;
  const serviceAccount = googleAccessToken();
  return {
    files: configuredFileStore(environment, serviceAccount),
    identityAccounts: firebaseAccounts({
      projectId: environment.FIREBASE_PROJECT_ID,
      apiKey: environment.FIREBASE_API_KEY,
      baseUrl:
        emulatorHost === undefined ? identityToolkitUrl : `http://${emulatorHost}/identitytoolkit.googleapis.com`,
      accessToken: emulatorHost === undefined ? serviceAccount : async () => 'owner',
    }),
    gateway: xenditGateway({
      baseUrl: environment.XENDIT_BASE_URL,
      secretKey: environment.XENDIT_SECRET_KEY,
      timeoutMs: environment.XENDIT_TIMEOUT_MS,
      circuit: gatewayCircuit(realClock),
    }),
    courier: trackingMoreCourier({
      baseUrl: environment.TRACKINGMORE_BASE_URL,
      apiKey: environment.TRACKINGMORE_API_KEY,
    }),
    sms: semaphoreSms({
      baseUrl: environment.SMS_BASE_URL,
      apiKey: environment.SMS_API_KEY,
      senderName: environment.SMS_SENDER_NAME,
    }),
    mailer: configuredMailer(environment),
    shopPages: httpShopPages({
      copies: environment.WEB_COPIES ?? [environment.WEB_URL],
      serviceToken: environment.CATALOGUE_SERVICE_TOKEN,
    }),
  };
}
