import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { stackEnvironment } from '@suki/local-stack/environment';
import { repositoryRoot } from '@suki/local-stack/repository-root';
import { StackError } from '@suki/local-stack/stack-error';
import { earlierRun } from './earlier-run.ts';
import { processEnvironment } from './process-environment.ts';
import { createProgress } from './progress.ts';
import { readSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';
import { withTemporaryStack } from './temporary-stack.ts';

/**
 * `gallery`: takes pictures of every screen of the running stack of this checkout, or of a temporary one, and writes
 * a page of them into the data folder. Returns its exit code.
 */
export async function gallery(): Promise<number> {
  const { dataDirectory } = readSettings();
  const progress = createProgress(process.stderr);
  const running = await earlierRun(dataDirectory, progress);
  if (running?.isReady === false) {
    throw new StackError('Suki is being started in this checkout: take the pictures when it is up.');
  }
  const take = (environment: Readonly<Record<string, string>>) =>
    takePictures(environment, resolve(repositoryRoot, dataDirectory, 'gallery'));
  if (running !== undefined) {
    const { base, databaseUrl } = running;
    return take(processEnvironment(process.env, stackEnvironment({ base, dataDirectory, databaseUrl })));
  }
  progress.note('No stack runs in this checkout, so the gallery gets a temporary one …');
  return withTemporaryStack({ parts: 'all', command: 'gallery', progress, stopped: stopRequested() }, take);
}

function takePictures(environment: Readonly<Record<string, string>>, folder: string): Promise<number> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, ['src/gallery/main.ts', `--folder=${folder}`, ...process.argv.slice(2)], {
      cwd: join(repositoryRoot, 'tooling/e2e'),
      env: {
        ...environment,
        SUKI_WEB_URL: environment.WEB_URL,
        SUKI_OPS_URL: environment.OPS_URL,
        SUKI_API_URL: environment.API_URL,
        SUKI_SANDBOX_URL: environment.SANDBOX_URL,
      },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}
