import { processInfo } from './process-info.ts';

/** Names one process of one boot, so that a number found in a file is never taken for an unrelated process that got the same pid later. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

/** @throws Error when the process is gone already. */
export function identityOf(pid: number): ProcessIdentity {
  const identity = livingIdentity(pid);
  if (identity === undefined) throw new Error(`Expected a living process ${pid}, but it is gone.`);
  return identity;
}

/** For a process that may end at any moment; undefined when it is gone. */
export function livingIdentity(pid: number): ProcessIdentity | undefined {
  const info = processInfo(pid);
  return info === undefined ? undefined : { pid, startedAt: info.startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return processInfo(identity.pid)?.startedAt === identity.startedAt;
}

/** Reads an identity from parsed JSON; undefined when the shape is another one (an older version, a half-written file). */
export function parseIdentity(value: unknown): ProcessIdentity | undefined {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) return undefined;
  const { pid, startedAt } = value;
  return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
}
