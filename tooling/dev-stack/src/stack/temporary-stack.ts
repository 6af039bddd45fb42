import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { substituteDirectory } from '../postgres/postgres-location.ts';
import { StackError } from '../stack-error.ts';
import { bringUp } from './bring-up.ts';
import { freeBase } from './free-base.ts';
import { neededServices } from './preflight.ts';
import type { Progress } from './progress.ts';
import { firstFailure } from './serve.ts';

export type TemporaryStackOptions = {
  readonly parts: 'all' | 'services';
  readonly command: string;
  readonly progress: Progress;
  /** Settles when the person wants to stop; the work is then given up. */
  readonly stopped: Promise<void>;
};

/**
 * Brings up a stack with data and ports of its own, embedded server and all, lets `use` work with it, and removes every trace.
 * @throws StackError when it does not come up or one of its processes dies meanwhile.
 */
export async function withTemporaryStack<Result>(
  { parts, command, progress, stopped }: TemporaryStackOptions,
  use: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const base = await freeBase(neededServices({ parts, databaseUrl: undefined }));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'suki-stack-'));
  // Made with 0700, and under root the server runs as another user, who has to walk through it.
  chmodSync(dataDirectory, 0o711);
  try {
    const stack = await bringUp({
      base,
      dataDirectory,
      databaseUrl: undefined,
      mode: 'start',
      parts,
      command,
      progress,
    });
    const interruption = stopped.then(() => Promise.reject(new StackError('Stopped.')));
    interruption.catch(() => undefined);
    try {
      await Promise.race([stack.whenUp, interruption, firstFailure(stack)]);
      return await Promise.race([use(stack.environment), interruption, firstFailure(stack)]);
    } finally {
      await stack.supervisor.stopAll();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
    rmSync(substituteDirectory(join(dataDirectory, 'postgres')), { recursive: true, force: true, maxRetries: 5 });
  }
}
