import { ports } from '@suki/local-stack/ports';
import { StackError } from '@suki/local-stack/stack-error';
import { assertPortsFree, type StackService } from '../preflight/busy-ports.ts';
import { prepareDataFolder } from '../preflight/data-folder.ts';
import { assertDatabaseUsable } from '../preflight/database-url.ts';
import { earlierRun } from './earlier-run.ts';
import { stopLeftOvers } from './left-overs.ts';
import type { Progress } from './progress.ts';
import type { RunRecord } from './run-record.ts';
import type { StackSettings } from './settings.ts';

export type PreflightOptions = StackSettings & {
  readonly parts: 'all' | 'services';
  readonly progress: Pick<Progress, 'note'>;
};

/**
 * Checks everything that is known to go wrong before anything is started, and cleans up after a killed run.
 * @returns the number of left-over processes that were stopped.
 * @throws StackError with one sentence that says what to do.
 */
export async function preflight(options: PreflightOptions): Promise<number> {
  const running = await earlierRun(options.dataDirectory, options.progress);
  if (running !== undefined) throw new StackError(alreadyRunningMessage(running));
  prepareDataFolder(options.dataDirectory);
  if (options.databaseUrl !== undefined) await assertDatabaseUsable(options.databaseUrl);
  const stoppedCount = await stopLeftOvers(options.dataDirectory);
  await assertPortsFree(ports(options.base), neededServices(options));
  return stoppedCount;
}

export function neededServices({
  parts,
  databaseUrl,
}: Pick<PreflightOptions, 'parts' | 'databaseUrl'>): readonly StackService[] {
  const pages: readonly StackService[] = parts === 'all' ? ['web', 'ops'] : [];
  const database: readonly StackService[] = databaseUrl === undefined ? ['postgres'] : [];
  return [...pages, 'api', 'worker', 'sandbox', ...database, 'authEmulator'];
}

export function alreadyRunningMessage({
  owner,
  base,
  command,
  isReady,
}: Pick<RunRecord, 'owner' | 'base' | 'command' | 'isReady'>): string {
  const port = ports(base);
  const state = isReady ? 'runs already' : 'is being started already';
  return `Suki ${state} in this checkout (shop http://localhost:${port.web}, ops console http://localhost:${port.ops}, API http://localhost:${port.api}, sandbox http://localhost:${port.sandbox}): use it, or stop it with Ctrl-C in the terminal of "${command}", or with "kill ${owner.pid}" when that terminal is gone.`;
}
