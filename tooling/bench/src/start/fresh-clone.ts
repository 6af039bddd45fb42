import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftOvers } from '@suki/dev-stack/stack/left-overs';
import { livingRun } from '@suki/dev-stack/stack/run-record';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { stopProcess } from '@suki/local-stack/processes/stop-process';
import { repositoryRoot } from '@suki/local-stack/repository-root';

export type FreshClone = {
  readonly directory: string;
  readonly dataDirectory: string;
  readonly milliseconds: number;
  /** The short hash of the cloned commit. */
  readonly commit: string;
  readonly remove: () => Promise<void>;
};

/** A stack needs at most 10 s to stop itself. */
const stopLimitMilliseconds = 12_000;

/**
 * Clones the last commit of this repository into an empty folder, as a newcomer does. Uncommitted changes are left
 * out.
 */
export function freshClone(): FreshClone {
  const parent = mkdtempSync(join(tmpdir(), 'suki-bench-'));
  // Under root PostgreSQL runs as another user, who has to walk through this folder; otherwise its data would go
  // elsewhere.
  chmodSync(parent, 0o711);
  const directory = join(parent, 'suki');
  const startedAt = performance.now();
  execFileSync('git', ['clone', '--quiet', repositoryRoot, directory]);
  const milliseconds = performance.now() - startedAt;
  const dataDirectory = join(directory, '.suki');
  return {
    directory,
    dataDirectory,
    milliseconds,
    commit: execFileSync('git', ['-C', directory, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    remove: async () => {
      const running = livingRun(dataDirectory);
      if (running !== undefined) {
        await stopProcess(running.owner, {
          signal: 'SIGTERM',
          graceMilliseconds: stopLimitMilliseconds,
          wholeGroup: false,
        });
      }
      await stopLeftOvers(dataDirectory);
      for (const folder of [parent, substituteDirectory(join(dataDirectory, 'postgres'))])
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
