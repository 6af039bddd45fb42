import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
 * `demo`: runs the API's demo command against the running stack of this checkout, or a temporary one. Returns its
 * exit code.
 */
export async function demo(): Promise<number> {
  const { dataDirectory } = readSettings();
  const progress = createProgress(process.stderr);
  const running = await earlierRun(dataDirectory, progress);
  if (running?.isReady === false) {
    throw new StackError('Suki is being started in this checkout: run the demo again when it is up.');
  }
  if (running !== undefined) {
    const { base, databaseUrl } = running;
    return runDemo(processEnvironment(process.env, stackEnvironment({ base, dataDirectory, databaseUrl })));
  }
  progress.note('No stack runs in this checkout, so the demo gets a temporary one …');
  return withTemporaryStack({ parts: 'services', command: 'demo', progress, stopped: stopRequested() }, runDemo);
}

function runDemo(environment: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, ['demo/main.ts', ...process.argv.slice(2)], {
      cwd: join(repositoryRoot, 'apps/api'),
      env: { ...environment },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}
