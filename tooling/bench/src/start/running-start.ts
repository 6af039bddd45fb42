import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { signalProcess } from '@suki/local-stack/processes/stop-process';

export type RunningStart = {
  readonly child: ChildProcess;
  /** From the start of the command until the shop answered with a page. */
  readonly usableAfterMilliseconds: number;
  readonly output: string;
};

export type StartOptions = {
  readonly directory: string;
  readonly webUrl: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Ends the command and its process group, also in the middle of an install. */
  readonly abort: AbortSignal;
};

const pollMilliseconds = 100;
const limitMilliseconds = 15 * 60_000;
const shownCharacters = 4_000;

/**
 * Runs `npx -y pnpm@12 start`, the command of the README, until the shop answers and the start has said that it is
 * done.
 * @throws Error with the end of its output when the command ends early, is aborted, or needs more than a quarter of
 * an hour.
 */
export async function startAndWait({ directory, webUrl, environment, abort }: StartOptions): Promise<RunningStart> {
  const startedAt = performance.now();
  const child = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: directory,
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  abort.addEventListener('abort', () => {
    if (!hasEnded()) signalProcess(child.pid ?? 0, 'SIGTERM', true);
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  let usableAfterMilliseconds: number | undefined;
  while (performance.now() - startedAt < limitMilliseconds) {
    if (hasEnded()) {
      throw new Error(`The start ended with ${child.exitCode ?? child.signalCode}:\n${output.slice(-shownCharacters)}`);
    }
    if (usableAfterMilliseconds === undefined && (await isUsable(webUrl)))
      usableAfterMilliseconds = performance.now() - startedAt;
    if (usableAfterMilliseconds !== undefined && output.includes('Suki is up'))
      return { child, usableAfterMilliseconds, output };
    await delay(pollMilliseconds);
  }
  throw new Error(
    `The shop was not there within ${limitMilliseconds / 60_000} minutes:\n${output.slice(-shownCharacters)}`,
  );
}

/** Sends Ctrl-C to the whole group, as a terminal does. Returns the milliseconds until everything had ended. */
export async function stopWithControlC({ child }: RunningStart): Promise<number> {
  const startedAt = performance.now();
  const ended = new Promise((settle) => child.once('close', settle));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return performance.now() - startedAt;
}

/**
 * Returns the number of packages that the install downloaded; 0 for a warm store, undefined when the output does not
 * say.
 */
export function downloadedPackages(output: string): number | undefined {
  const counts = [...output.matchAll(/\bdownloaded (\d+)/g)].map((match) => Number(match[1]));
  return counts.length === 0 ? undefined : Math.max(...counts);
}

async function isUsable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
