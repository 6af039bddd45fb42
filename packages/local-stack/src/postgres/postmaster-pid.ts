import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessIdentity } from '../processes/process-identity.ts';
import { processInfo } from '../processes/process-info.ts';

const lockFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * Returns the server that runs on this cluster, by its lock file. A lock file whose process is gone, is a zombie, or
 * is another program (pids are reused, usually in containers) is removed: PostgreSQL would refuse to start with "lock
 * file exists".
 */
export function runningPostmaster(cluster: string): ProcessIdentity | undefined {
  let text: string;
  try {
    text = readFileSync(lockFile(cluster), 'utf8');
  } catch {
    return undefined;
  }
  const pid = parsePostmasterPid(text);
  const info = pid === undefined ? undefined : processInfo(pid);
  if (info?.command.includes(cluster) === true) return { pid: info.pid, startedAt: info.startedAt };
  rmSync(lockFile(cluster), { force: true });
  return undefined;
}

/**
 * Reads the first line of postmaster.pid, which is negative for a single-user server; undefined for a truncated file.
 */
export function parsePostmasterPid(text: string): number | undefined {
  const pid = Math.abs(Number(text.split('\n')[0]));
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}
