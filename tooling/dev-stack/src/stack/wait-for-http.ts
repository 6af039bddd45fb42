import { setTimeout as delay } from 'node:timers/promises';
import { logTail } from '@suki/local-stack/processes/log-tail';
import { StackError } from '@suki/local-stack/stack-error';
import type { ManagedProcess } from '../processes/managed-process.ts';

export type WaitOptions = {
  readonly url: string;
  /** The process that should answer; its end also ends the wait. */
  readonly process: ManagedProcess;
  readonly limitMilliseconds: number;
};

const pollMilliseconds = 50;
/** The first page of a development server is compiled during the request. */
const attemptMilliseconds = 30_000;

/**
 * Returns when the address answers with anything but a server failure.
 * @throws StackError when the process ends first (the supervisor reports why) or the time is over.
 */
export async function waitForHttp({ url, process, limitMilliseconds }: WaitOptions): Promise<void> {
  const deadline = performance.now() + limitMilliseconds;
  let hasEnded = false;
  void process.exited.then(() => {
    hasEnded = true;
  });
  let lastAnswer = 'no answer';
  while (performance.now() < deadline) {
    if (hasEnded) throw new StackError(`${process.label} ended before it answered.`);
    lastAnswer = await attempt(url);
    if (lastAnswer === 'ok') return;
    await delay(pollMilliseconds);
  }
  const lines = logTail(process.logFile, 15).join('\n');
  throw new StackError(
    `${url} (${process.label}) did not become usable within ${limitMilliseconds / 1000} s (${lastAnswer}). The end of its log (${process.logFile}):\n${lines}`,
  );
}

async function attempt(url: string): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(attemptMilliseconds) });
    await response.arrayBuffer();
    return response.status < 500 ? 'ok' : `status ${response.status}`;
  } catch {
    return 'no answer';
  }
}
