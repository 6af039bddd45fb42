import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stackEnvironment } from '@suki/local-stack/environment';
import { startTestPostgres } from '@suki/local-stack/postgres/test-postgres';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { earlierRun } from './earlier-run.ts';
import { openDatabase } from './open-database.ts';
import { processEnvironment } from './process-environment.ts';
import { createProgress } from './progress.ts';
import { readSettings, type StackSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';

/**
 * Removed rows stay in the indexes until the server vacuums, and the search for a size's best price reads all asks
 * that the size ever had: with the usual settings a replay of 36,000 trades slowed down from 56 trades a second to
 * 35. Tables that only grow need no other vacuum, and plans need no statistics, because they all use indexes.
 */
const clearingAway = [
  'autovacuum_vacuum_cost_delay=0',
  'autovacuum_vacuum_insert_threshold=-1',
  'autovacuum_analyze_threshold=2000000000',
];

/**
 * Turns off what a server does for data to keep and for observers, because this server goes away with its replay.
 * Triggers, constraints and locks stay as everywhere.
 */
const throwAwayFlags = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'shared_buffers=256MB',
  'track_activities=off',
  ...clearingAway,
];

/**
 * `replay FILE`: runs the API's replay command on the server of DATABASE_URL, or else on one that is made for it and
 * removed after it. With `--keep` the command's database stays on the server of the running stack of this checkout,
 * or on the embedded one, which is started for it. Returns its exit code.
 */
export async function replay(): Promise<number> {
  const settings = readSettings();
  if (settings.databaseUrl !== undefined) return runReplay({ ...settings, databaseUrl: settings.databaseUrl });
  if (process.argv.includes('--keep')) return replayToKeep(settings);
  const server = await startTestPostgres({ flags: throwAwayFlags });
  try {
    return await runReplay({ ...settings, databaseUrl: server.url });
  } finally {
    await server.stop();
  }
}

async function replayToKeep(settings: StackSettings): Promise<number> {
  const progress = createProgress(process.stderr);
  const running = await earlierRun(settings.dataDirectory, progress);
  if (running !== undefined) return runReplay({ ...settings, databaseUrl: running.databaseUrl });
  const database = await openDatabase({ ...settings, progress, isForDemo: false });
  try {
    return await runReplay({ ...settings, databaseUrl: database.url });
  } finally {
    await database.process?.stop();
  }
}

function runReplay({
  base,
  dataDirectory,
  databaseUrl,
}: StackSettings & { readonly databaseUrl: string }): Promise<number> {
  // The replay also gets the Ctrl-C and drops its database; the server is stopped after it.
  void stopRequested();
  return new Promise((settle, reject) => {
    const child = spawn(
      process.execPath,
      [join(repositoryRoot, 'tooling/replay/src/main.ts'), ...process.argv.slice(2)],
      {
        // Paths in the command are relative to the folder in which the person typed it.
        cwd: resolve(process.env.INIT_CWD ?? '.'),
        env: {
          ...processEnvironment(process.env, stackEnvironment({ base, dataDirectory, databaseUrl })),
          LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        },
        stdio: 'inherit',
      },
    );
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}
