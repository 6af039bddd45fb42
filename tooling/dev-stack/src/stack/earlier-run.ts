import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from './progress.ts';
import { livingRun, type RunRecord } from './run-record.ts';

const pollMilliseconds = 50;
/** A stack needs at most 10 s to stop itself. */
const limitMilliseconds = 12_000;

/**
 * Returns the run that uses this data folder now. Waits for a run that is stopping: after a second Ctrl-C the package
 * manager gives the terminal back before everything has ended.
 */
export async function earlierRun(
  dataDirectory: string,
  progress: Pick<Progress, 'note'>,
): Promise<RunRecord | undefined> {
  const deadline = performance.now() + limitMilliseconds;
  let run = livingRun(dataDirectory);
  if (run?.isStopping === true) progress.note('  … An earlier run is being stopped');
  while (run?.isStopping === true && performance.now() < deadline) {
    await delay(pollMilliseconds);
    run = livingRun(dataDirectory);
  }
  return run;
}
