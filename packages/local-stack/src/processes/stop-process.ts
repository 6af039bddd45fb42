import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './process-identity.ts';

export type StopOptions = {
  /** Signal that asks politely; PostgreSQL takes SIGINT for a fast shutdown, everything else SIGTERM. */
  readonly signal: NodeJS.Signals;
  /** After this the process is killed. */
  readonly graceMilliseconds: number;
  /** Also signals what the process started, when it leads a group of its own. */
  readonly wholeGroup: boolean;
};

const pollMilliseconds = 25;

/** Ends one process and returns when it is gone. Does nothing when it is gone already. */
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

/** Sends a signal and ignores that the receiver has just gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals, wholeGroup: boolean): void {
  try {
    process.kill(wholeGroup ? -pid : pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
