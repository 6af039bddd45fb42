import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stackEnvironment } from '@suki/local-stack/environment';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { earlierRun } from './earlier-run.ts';
import { openDatabase } from './open-database.ts';
import { processEnvironment } from './process-environment.ts';
import { createProgress } from './progress.ts';
import { readSettings, type StackSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';

/**
 * `catalogue import FILE` and `catalogue export`: on the server of DATABASE_URL, else on that of the running stack of
 * this checkout, else on the embedded one, which is started for it. Returns the exit code of the command.
 */
export async function catalogue(): Promise<number> {
  const settings = readSettings();
  if (settings.databaseUrl !== undefined) return runCatalogue({ ...settings, databaseUrl: settings.databaseUrl });
  const progress = createProgress(process.stderr);
  const running = await earlierRun(settings.dataDirectory, progress);
  if (running !== undefined) return runCatalogue({ ...settings, databaseUrl: running.databaseUrl });
  const database = await openDatabase({ ...settings, progress, isForDemo: false });
  try {
    return await runCatalogue({ ...settings, databaseUrl: database.url });
  } finally {
    await database.process?.stop();
  }
}

function runCatalogue({
  base,
  dataDirectory,
  databaseUrl,
}: StackSettings & { readonly databaseUrl: string }): Promise<number> {
  // The command also gets the Ctrl-C; the server is stopped after it.
  void stopRequested();
  return new Promise((settle, reject) => {
    const child = spawn(
      process.execPath,
      [join(repositoryRoot, 'tooling/catalogue/src/main.ts'), ...process.argv.slice(2)],
      {
        // Paths in the command are relative to the folder in which the person typed it.
        cwd: resolve(process.env.INIT_CWD ?? '.'),
        env: processEnvironment(process.env, stackEnvironment({ base, dataDirectory, databaseUrl })),
        stdio: 'inherit',
      },
    );
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}
