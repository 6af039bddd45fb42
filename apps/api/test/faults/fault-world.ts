import assert from 'node:assert/strict';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import { checkInvariants } from '@suki/db/invariants';
import { ledgerTotal } from '@suki/db/queries/ledger';
import { stackEnvironment } from '@suki/local-stack/environment';
import { freePort } from '@suki/local-stack/postgres/free-port';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { realClock } from '../../src/adapters/clock/real-clock.ts';
import { sortableIds } from '../../src/adapters/ids/sortable-ids.ts';
import { type CallInput, type CallResult, callOperation } from '../support/call-operation.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testCompileCache } from '../support/test-compile-cache.ts';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox.ts';
import { type TestPerson, testToken } from '../support/test-token.ts';
import { newTrader, type Trader } from '../support/trade-people.ts';
import { type Killable, killableProcess } from './killable-process.ts';

/** API and worker as processes of their own on a real database; the hosted services in this process survive both. */
export type FaultWorld = {
  readonly pool: Pool;
  readonly sandbox: TestSandbox;
  readonly api: Killable;
  readonly worker: Killable;
  readonly call: <Id extends OperationId>(
    person: TestPerson,
    operationId: Id,
    input?: CallInput,
  ) => Promise<CallResult<z.output<Routes[Id]['response']>>>;
  readonly newTrader: () => Promise<Trader>;
  /** Checks all invariants (docs/test-plan.md#invariants). */
  readonly expectSound: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type FaultWorldOptions = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  /** Number of connections of each process; the real number when left out. */
  readonly connections?: number | undefined;
  /** Variables of both processes that differ in this test. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Number of APIs, one when left out; only the first is called. */
  readonly apis?: number | undefined;
};

/** Starts both processes, on the machine's time. */
export async function startFaultWorld({
  databaseUrl,
  pool,
  connections,
  variables,
  apis = 1,
}: FaultWorldOptions): Promise<FaultWorld> {
  const folder = temporaryFolder('suki-fault-');
  const dataDirectory = folder.path;
  const url = `http://127.0.0.1:${await freePort()}`;
  const sandbox = await startTestSandbox(() => url);
  const environment = {
    ...stackEnvironment({ base: 3000, dataDirectory, databaseUrl }),
    NODE_COMPILE_CACHE: testCompileCache,
    PORT: new URL(url).port,
    // Any free one: several worlds run side by side.
    WORKER_PORT: '0',
    CALLS_PER_MINUTE: '1000000',
    ...(connections === undefined ? {} : { DATABASE_POOL_SIZE: String(connections) }),
    XENDIT_BASE_URL: `${sandbox.url}/xendit`,
    TRACKINGMORE_BASE_URL: `${sandbox.url}/trackingmore/v4`,
    SMS_BASE_URL: `${sandbox.url}/semaphore`,
    MAIL_BASE_URL: `${sandbox.url}/mail`,
    ...variables,
  };
  const killable = (main: string, readyWord: string, change: Record<string, string> = {}) =>
    killableProcess({
      main: new URL(`../../src/${main}`, import.meta.url),
      environment: { ...environment, ...change },
      readyWord,
    });
  const api = killable('main-http.ts', 'API listens');
  const worker = killable('main-worker.ts', 'worker runs');
  const others = await Promise.all(
    Array.from({ length: apis - 1 }, async () =>
      killable('main-http.ts', 'API listens', { PORT: String(await freePort()) }),
    ),
  );
  const ids = sortableIds(realClock);
  const close = async () => {
    await Promise.all([api, worker, ...others].map((each) => each.kill()));
    await sandbox.close();
    folder.remove();
  };
  try {
    await Promise.all([api, worker, ...others].map((each) => each.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pool,
    sandbox,
    api,
    worker,
    call: (person, operationId, input = {}) =>
      callOperation({ url, token: testToken(person) }, { route: routes[operationId], input }),
    newTrader: () => newTrader({ pool, ids, clock: realClock }),
    expectSound: async () => {
      assert.deepEqual(await checkInvariants(pool, realClock.now()), []);
      assert.equal(await ledgerTotal(pool), 0);
    },
    close,
  };
}
