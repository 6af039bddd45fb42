import { processInfo } from './process-info.ts';

/** Names one process of one boot. A pid in a file alone could belong to an unrelated process later. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

/** @throws Error when the process is gone already. */
export function identityOf(pid: number): ProcessIdentity {
  const identity = livingIdentity(pid);
  if (identity === undefined) throw new Error(`Expected a living process ${pid}, but it is gone.`);
  return identity;
}

/** Returns the identity of a process that may have ended; undefined when it has. */
export function livingIdentity(pid: number): ProcessIdentity | undefined {
  const info = processInfo(pid);
  return info === undefined ? undefined : { pid, startedAt: info.startedAt };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return processInfo(identity.pid)?.startedAt === identity.startedAt;
}

/** Reads an identity from parsed JSON; undefined for another shape (an older version, a half-written file). */
export function parseIdentity(value: unknown): ProcessIdentity | undefined {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) return undefined;
  const { pid, startedAt } = value;
  return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
}
