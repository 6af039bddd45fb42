import { anyEnded, launchersOf } from '../processes/launcher.ts';
import { bringUp, type Stack } from './bring-up.ts';
import { demoAccounts } from './demo-accounts.ts';
import { explainFailure } from './explain-failure.ts';
import { orStopped, stopWon } from './or-stopped.ts';
import { preflight } from './preflight.ts';
import { createProgress, seconds } from './progress.ts';
import type { StackMode } from './services.ts';
import { readSettings } from './settings.ts';
import { stopRequested } from './stop-requested.ts';
import { summary } from './summary.ts';

/**
 * `start` and `dev`: bring everything up, print the addresses, and stay until Ctrl-C or until a part or the launcher
 * dies. Return the exit code.
 */
export async function serve(mode: StackMode): Promise<number> {
  const startedAt = performance.now();
  const stopped = Promise.race([stopRequested(), anyEnded(launchersOf(process.pid))]);
  const settings = readSettings();
  const progress = createProgress(process.stdout);
  progress.note(mode === 'dev' ? 'Starting Suki for development …' : 'Starting Suki …');
  const leftOverCount = await orStopped(preflight({ ...settings, parts: 'all', progress }), stopped);
  if (leftOverCount === stopWon) {
    progress.note('\nStopped before anything was started.');
    return 0;
  }
  if (leftOverCount > 0)
    progress.note(`  ! An earlier run was killed; ${leftOverCount} of its processes were stopped. The data is kept.`);

  const starting = bringUp({ ...settings, mode, parts: 'all', command: mode, progress });
  try {
    const stack = await orStopped(untilUp(starting), stopped);
    if (stack !== stopWon) {
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
      await orStopped(firstFailure(stack), stopped);
    }
  } catch (error) {
    await stopStarted(starting);
    throw explainFailure(error, settings.dataDirectory);
  }
  progress.note('\nStopping …');
  await stopStarted(starting);
  progress.note(`Stopped. The data is kept in ${settings.dataDirectory}.`);
  return 0;
}

async function untilUp(starting: Promise<Stack>): Promise<Stack> {
  const stack = await starting;
  await Promise.race([stack.whenUp, firstFailure(stack)]);
  return stack;
}

/** Stops all started parts. Waits for a server that is still starting, which would stay behind otherwise. */
export async function stopStarted(starting: Promise<Stack>): Promise<void> {
  const stack = await starting.catch(() => undefined);
  await stack?.supervisor.stopAll();
}

/**
 * Rejects when a process that should live has ended; never resolves. Its reason is better than that of code which
 * waited for the process.
 */
export async function firstFailure(stack: Stack): Promise<never> {
  throw await stack.supervisor.failed;
}
