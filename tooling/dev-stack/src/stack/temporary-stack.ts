import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { substituteDirectory } from '@suki/local-stack/postgres/postgres-location';
import { StackError } from '@suki/local-stack/stack-error';
import { bringUp } from './bring-up.ts';
import { freeBase } from './free-base.ts';
import { orStopped, stopWon } from './or-stopped.ts';
import { neededServices } from './preflight.ts';
import type { Progress } from './progress.ts';
import { firstFailure, stopStarted } from './serve.ts';

export type TemporaryStackOptions = {
  readonly parts: 'all' | 'services';
  readonly command: string;
  readonly progress: Progress;
  /** Settles when the person wants to stop; the work is then given up. */
  readonly stopped: Promise<void>;
};

/**
 * Brings up a stack with its own data, ports and embedded server, lets `use` work with it, and removes every trace.
 * @throws StackError when it does not come up or one of its processes dies meanwhile.
 */
export async function withTemporaryStack<Result>(
  { parts, command, progress, stopped }: TemporaryStackOptions,
  use: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const base = await freeBase(neededServices({ parts, databaseUrl: undefined }));
  const dataDirectory = mkdtempSync(join(tmpdir(), 'suki-stack-'));
  // mkdtemp makes 0700, but under root the server runs as another user, who has to walk through this folder.
  chmodSync(dataDirectory, 0o711);
  try {
    const starting = bringUp({
      base,
      dataDirectory,
      databaseUrl: undefined,
      mode: 'start',
      parts,
      command,
      progress,
    });
    try {
      const stack = await unlessStopped(starting, stopped);
      await unlessStopped(Promise.race([stack.whenUp, firstFailure(stack)]), stopped);
      return await unlessStopped(Promise.race([use(stack.environment), firstFailure(stack)]), stopped);
    } finally {
      await stopStarted(starting);
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true, maxRetries: 5 });
    rmSync(substituteDirectory(join(dataDirectory, 'postgres')), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @throws StackError "Stopped." when the person wanted to stop. */
async function unlessStopped<Result>(work: Promise<Result>, stopped: Promise<void>): Promise<Result> {
  const result = await orStopped(work, stopped);
  if (result === stopWon) throw new StackError('Stopped.');
  return result;
}
