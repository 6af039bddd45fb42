import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { stackEnvironment } from '@suki/local-stack/environment';
import { ports } from '@suki/local-stack/ports';
import { identityOf } from '@suki/local-stack/processes/process-identity';
import type { ProcessSpec } from '../processes/managed-process.ts';
import { noteFillingDone } from './first-filling.ts';
import { runIdVariable } from './left-overs.ts';
import { type Database, openDatabase } from './open-database.ts';
import { processEnvironment } from './process-environment.ts';
import type { Progress } from './progress.ts';
import * as services from './services.ts';
import type { StackSettings } from './settings.ts';
import { createSupervisor, type StopPhase, type Supervisor } from './supervisor.ts';
import { waitForHttp } from './wait-for-http.ts';

export type BringUpOptions = StackSettings & {
  readonly mode: services.StackMode;
  /** `services` leaves out the shop and the ops console. */
  readonly parts: 'all' | 'services';
  readonly command: string;
  readonly progress: Progress;
};

export type Stack = {
  readonly environment: Readonly<Record<string, string>>;
  readonly supervisor: Supervisor;
  readonly whenUp: Promise<void>;
};

/** An idle machine needs a second or two; this limit suits a busy machine with two cores. */
const serverLimitMilliseconds = 90_000;
/** The development servers compile on the first request. */
const pagesLimitMilliseconds = 180_000;

/**
 * Starts a whole stack. Returns as soon as the database runs, so that the caller can stop started parts while the
 * rest is still starting.
 * @throws StackError when PostgreSQL does not start.
 */
export async function bringUp(options: BringUpOptions): Promise<Stack> {
  const database = await openDatabase(options);
  try {
    return servicesOn(database, options);
  } catch (error) {
    // Nobody else knows of the server yet.
    await database.process?.stop();
    throw error;
  }
}

function servicesOn(database: Database, options: BringUpOptions): Stack {
  const { base, dataDirectory } = options;
  const runId = randomUUID();
  const stackVariables = stackEnvironment({
    base,
    dataDirectory,
    databaseUrl: database.url,
    nodeEnvironment: options.mode === 'dev' ? 'development' : 'production',
  });
  const environment = processEnvironment(process.env, { ...stackVariables, [runIdVariable]: runId });
  const supervisor = createSupervisor({
    dataDirectory,
    owner: identityOf(process.pid),
    runId,
    command: options.command,
    base,
    databaseUrl: database.url,
  });
  if (database.process !== undefined) supervisor.adopt(database.process, 'database');
  const context = { mode: options.mode, ports: ports(base), environment, logDirectory: join(dataDirectory, 'logs') };
  const whenUp = startServices({ ...options, context, supervisor });
  // Callers that stop early, or hear of a better reason, do not await this promise.
  whenUp.catch(() => undefined);
  return { environment, supervisor, whenUp };
}

type Starting = BringUpOptions & { readonly context: services.ServiceContext; readonly supervisor: Supervisor };

async function startServices(starting: Starting): Promise<void> {
  // The console's build does not need the API, so it runs while the database is prepared.
  const opsBuild = starting.parts === 'all' && starting.mode === 'start' ? built(starting, 'ops') : Promise.resolve();
  await Promise.all([opsBuild, startServers(starting, opsBuild)]);
}

async function startServers(starting: Starting, opsBuild: Promise<void>): Promise<void> {
  const { context, progress, supervisor } = starting;
  const { environment } = context;
  await Promise.all([
    server(starting, {
      spec: services.authEmulator(context),
      phase: 'services',
      url: `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/`,
    }),
    server(starting, { spec: services.sandbox(context), phase: 'services', url: `${environment.SANDBOX_URL}/` }),
    progress.step('Database migrated', () => supervisor.run(services.migration(context))),
  ]);
  await progress.step('Demo data there', () => supervisor.run(services.seeding(context)));
  noteFillingDone(starting.dataDirectory);
  await server(starting, { spec: services.api(context), phase: 'application', url: `${environment.API_URL}/healthz` });
  supervisor.start(services.worker(context), 'application');
  if (starting.parts === 'all') await startPages(starting, opsBuild);
}

async function startPages(starting: Starting, opsBuild: Promise<void>): Promise<void> {
  const { context, mode } = starting;
  await Promise.all([
    (async () => {
      if (mode === 'start') await built(starting, 'web');
      await server(starting, { spec: services.web(context), phase: 'pages', url: `${context.environment.WEB_URL}/` });
    })(),
    (async () => {
      await opsBuild;
      await server(starting, { spec: services.ops(context), phase: 'pages', url: `${context.environment.OPS_URL}/` });
    })(),
  ]);
}

function built({ context, progress, supervisor }: Starting, app: 'web' | 'ops'): Promise<void> {
  const label = app === 'web' ? 'Shop built' : 'Ops console built';
  return progress.step(label, () => supervisor.run(services.build(context, app)));
}

type ServerStart = { readonly spec: ProcessSpec; readonly phase: StopPhase; readonly url: string };

async function server({ progress, supervisor }: Starting, { spec, phase, url }: ServerStart): Promise<void> {
  const name = spec.label.replace(/^the /, '');
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)} on ${new URL(url).host}`;
  await progress.step(label, () => {
    const process = supervisor.start(spec, phase);
    return waitForHttp({
      url,
      process,
      limitMilliseconds: phase === 'pages' ? pagesLimitMilliseconds : serverLimitMilliseconds,
    });
  });
}
