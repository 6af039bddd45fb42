import { ApiError, type ApiErrorBody } from '@suki/contract/api-error';
import type { RouteDefinition } from '@suki/contract/route';
import { type OperationId, type Routes, routes } from '@suki/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { compose } from '../../src/compose.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { buildServer } from '../../src/http/build-server.ts';
import type { Handlers } from '../../src/http/handler.ts';
import { createLog, type Log } from '../../src/log.ts';
import type { Challenge } from '../../src/ports/challenge.ts';
import type { Identity } from '../../src/ports/identity.ts';
import { registrations } from '../../src/registrations.ts';
import { type CallInput, type CallResult, callOperation } from './call-operation.ts';
import { witnessed } from './call-witness.ts';
import { callersOfTests } from './staff-of-tests.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testEnvironment } from './test-environment.ts';
import { portOf, startTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { type TestPerson, testToken } from './test-token.ts';

export type TestApiOptions<Table extends Record<string, RouteDefinition>> = {
  readonly databaseUrl: string;
  readonly table: Table;
  readonly handlers: Handlers<Table>;
  /** For a crowd that waits for each other, on any machine; 3 s when left out. */
  readonly connectWithinMilliseconds?: number | undefined;
  /** Variables of the environment that differ in this test. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** `stored`: the clock of the database, which can be moved; otherwise a clock that the test holds. */
  readonly clock?: 'stored' | undefined;
  /**
   * Another API on this database, whose hosted services and Clock are shared: makes a second copy, or the first one
   * after a restart.
   */
  readonly beside?: Pick<TestApi, 'sandbox' | 'clock'> | undefined;
  /** Takes the lines of the log; nobody reads them when left out. */
  readonly log?: Log | undefined;
  /** Verifies tokens; the environment's own (unsigned tokens of the emulator) when left out. */
  readonly identity?: Identity | undefined;
  /** Checks that calls come from our app; everybody passes when left out. */
  readonly challenge?: Challenge | undefined;
};

export type TestApi = {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  readonly clock: TestClock;
  readonly sandbox: TestSandbox;
  readonly url: string;
  /** Makes a call of the contract; without a person no token is sent. Checks the answer against the contract. */
  readonly callAs: <Id extends OperationId>(
    person: TestPerson | undefined,
    operationId: Id,
    input?: CallInput,
  ) => Promise<CallResult<z.output<Routes[Id]['response']>>>;
  readonly close: () => Promise<void>;
};

/** Starts a real API on a real database, with the sandbox in this process and tokens made here. */
export async function startTestApi<const Table extends Record<string, RouteDefinition>>(
  options: TestApiOptions<Table>,
): Promise<TestApi> {
  const folder = temporaryFolder('suki-test-');
  const dataDirectory = folder.path;
  let url = '';
  const sandbox = options.beside?.sandbox ?? (await startTestSandbox(() => url));
  const clock = options.beside?.clock ?? testClock();
  const { dependencies: composed, close } = await compose(
    testEnvironment({
      databaseUrl: options.databaseUrl,
      sandboxUrl: sandbox.url,
      dataDirectory,
      changes: options.variables,
    }),
    {
      log: options.log ?? createLog({ level: 'silent', process: 'http' }),
      processName: 'suki-test-api',
      clock: options.clock === 'stored' ? undefined : clock,
      connectWithinMilliseconds: options.connectWithinMilliseconds,
    },
  );
  const { identity = composed.identity, challenge = composed.challenge } = options;
  const dependencies = { ...composed, identity, challenge, callers: callersOfTests(composed) };
  const app = await buildServer({
    table: options.table,
    handlers: options.handlers,
    registrations,
    dependencies,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(app.server.address())}`;
  return {
    app,
    dependencies,
    clock,
    sandbox,
    url,
    callAs: (person, operationId, input = {}) =>
      witnessed({ operationId, pool: dependencies.pool }, () =>
        callOperation(
          { url, token: person === undefined ? undefined : testToken(person) },
          { route: routes[operationId], input },
        ),
      ),
    close: async () => {
      await app.close();
      await close();
      if (options.beside === undefined) await sandbox.close();
      folder.remove();
    },
  };
}

/** Returns the refusal in an answer. @throws Error when there is none. */
export function refusalIn(result: CallResult<unknown>): ApiErrorBody {
  return ApiError.parse(result.body);
}
