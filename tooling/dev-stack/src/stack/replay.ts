import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stackEnvironment } from '../environment.ts';
import { repositoryRoot } from '../repository-root.ts';
import { earlierRun } from './earlier-run.ts';
import { openDatabase } from './open-database.ts';
import { processEnvironment } from './process-environment.ts';
import { createProgress } from './progress.ts';
import { readSettings, type StackSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';

/**
 * `replay FILE`: runs the API's replay command on the server of DATABASE_URL, of the stack that runs in this checkout, or on the embedded one, which is started for
 * it. The command makes a database of its own there. Returns its exit code.
 */
export async function replay(): Promise<number> {
  const settings = readSettings();
  const progress = createProgress(process.stderr);
  const running = settings.databaseUrl === undefined ? await earlierRun(settings.dataDirectory, progress) : undefined;
  if (running !== undefined) return runReplay({ ...settings, databaseUrl: running.databaseUrl });
  const database = await openDatabase({ ...settings, progress });
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
  // The replay hears a Ctrl-C as well and drops its database; the server is stopped after it.
  void stopRequested();
  return new Promise((settle, reject) => {
    const child = spawn(
      process.execPath,
      [join(repositoryRoot, 'apps/api/src/commands/replay.ts'), ...process.argv.slice(2)],
      {
        // Where the person typed the command: the paths in it are meant from there.
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
