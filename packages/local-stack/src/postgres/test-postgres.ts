import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalProcess } from '../processes/stop-process.ts';
import { StackError } from '../stack-error.ts';
import { type RunningPostgres, startPostgres, stopLeftOver } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { postgresLocation } from './postgres-location.ts';
import { postgresUser } from './postgres-user.ts';
import { runningPostmaster } from './postmaster-pid.ts';
import { livingOwner } from './server-owner.ts';

/**
 * Nothing survives a test, so nothing needs to reach the disk: a fresh database takes 40 to 60 ms. Never for data to
 * keep.
 */
const testFlags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'shared_buffers=128MB',
  'autovacuum_naptime=10s',
];

const folderPrefix = 'suki-test-postgres-';
const portAttempts = 5;

export type TestPostgres = {
  /** The database `suki` for a superuser; make further databases from there. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

export type TestPostgresOptions = {
  /** More server settings as `name=value`; they win over those of tests. */
  readonly flags?: readonly string[] | undefined;
};

/**
 * Starts a real PostgreSQL for one test run, on a free port and in a folder that is removed by `stop` or when this
 * process ends. The next run removes the folder of a killed run.
 */
export async function startTestPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  await removeAbandoned();
  const directory = mkdtempSync(join(tmpdir(), folderPrefix));
  // Includes the folder that was really used, so that nothing stays when the process ends during the start.
  const folders = [directory, postgresLocation(directory, postgresUser()).directory];
  const removeFolders = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const removeAtExit = () => {
    for (const folder of folders) {
      const running = runningPostmaster(join(folder, 'cluster'));
      if (running !== undefined) signalProcess(running.pid, 'SIGKILL', true);
    }
    removeFolders();
  };
  process.once('exit', removeAtExit);
  const server = await startOnFreePort(directory, [...testFlags, ...(options.flags ?? [])]);
  return {
    url: server.url,
    stop: async () => {
      process.off('exit', removeAtExit);
      await server.stop();
      removeFolders();
    },
  };
}

/** Tries another port when somebody takes the free one before the server does. */
async function startOnFreePort(directory: string, flags: readonly string[]): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostgres({ directory, port: await freePort(), flags });
    } catch (error) {
      const isPortTaken = error instanceof StackError && /could not bind/.test(error.message);
      if (!isPortTaken || attempt === portAttempts) throw error;
    }
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const directory = join(tmpdir(), name);
    if (livingOwner(directory) !== undefined || isYoung(directory)) continue;
    await stopLeftOver(directory).catch(() => undefined);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A folder gets its owner file a moment after it is made, and must not count as abandoned until then. */
function isYoung(directory: string): boolean {
  const status = statSync(directory, { throwIfNoEntry: false });
  return status === undefined || Date.now() - status.ctimeMs < 60_000;
}
