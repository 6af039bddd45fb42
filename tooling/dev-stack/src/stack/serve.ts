import { anyEnded, launchersOf } from '../processes/launcher.ts';
import { bringUp, type Stack } from './bring-up.ts';
import { demoAccounts } from './demo-accounts.ts';
import { explainFailure } from './explain-failure.ts';
import { preflight } from './preflight.ts';
import { createProgress, seconds } from './progress.ts';
import type { StackMode } from './services.ts';
import { readSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';
import { summary } from './summary.ts';

/** `start` and `dev`: brings everything up, prints where it is, and stays until Ctrl-C or until a part of it, or what started it, dies. Returns the exit code. */
export async function serve(mode: StackMode): Promise<number> {
  const startedAt = performance.now();
  const settings = readSettings();
  const stopped = Promise.race([stopRequested(), anyEnded(launchersOf(process.pid))]);
  const progress = createProgress(process.stdout);
  progress.note(mode === 'dev' ? 'Starting Suki for development …' : 'Starting Suki …');
  const leftOverCount = await preflight({ ...settings, parts: 'all', progress });
  if (leftOverCount > 0)
    progress.note(`  ! An earlier run was killed; ${leftOverCount} of its processes were stopped. The data is kept.`);

  let stack: Stack | undefined;
  try {
    stack = await bringUp({ ...settings, mode, parts: 'all', command: mode, progress });
    const isUp = await Promise.race([stack.whenUp.then(() => true), stopped.then(() => false), firstFailure(stack)]);
    if (isUp) {
      stack.supervisor.markReady();
      const accounts = await demoAccounts();
      progress.note(
        summary({
          environment: stack.environment,
          dataDirectory: settings.dataDirectory,
          accounts,
          seconds: seconds(performance.now() - startedAt),
        }),
      );
      await Promise.race([stopped, firstFailure(stack)]);
    }
    progress.note('\nStopping …');
    await stack.supervisor.stopAll();
    progress.note(`Stopped. The data is kept in ${settings.dataDirectory}.`);
    return 0;
  } catch (error) {
    await stack?.supervisor.stopAll();
    throw explainFailure(error, settings.dataDirectory);
  }
}

/** Rejects when a process that should live has ended; never resolves. Its reason is better than that of whoever waited for the process. */
export async function firstFailure(stack: Stack): Promise<never> {
  stack.whenUp.catch(() => undefined);
  throw await stack.supervisor.failed;
}
