import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './process-identity.ts';

export type StopOptions = {
  /** The polite signal: SIGINT is a fast shutdown for PostgreSQL, everything else takes SIGTERM. */
  readonly signal: NodeJS.Signals;
  readonly graceMilliseconds: number;
  /** Also signals the children of a process that leads its own group. */
  readonly wholeGroup: boolean;
};

const pollMilliseconds = 25;

export async function stopProcess(identity: ProcessIdentity, options: StopOptions): Promise<void> {
  if (!isAlive(identity)) return;
  signalProcess(identity.pid, options.signal, options.wholeGroup);
  if (await isGoneWithin(identity, options.graceMilliseconds)) return;
  signalProcess(identity.pid, 'SIGKILL', options.wholeGroup);
  await isGoneWithin(identity, options.graceMilliseconds);
}

async function isGoneWithin(identity: ProcessIdentity, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (isAlive(identity)) {
    if (performance.now() > deadline) return false;
    await delay(pollMilliseconds);
  }
  return true;
}

/** Sends a signal; a receiver that has just ended is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals, wholeGroup: boolean): void {
  try {
    process.kill(wholeGroup ? -pid : pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
