import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

export type RunningStart = {
  readonly child: ChildProcess;
  /** From the first moment until the shop answered with a page. */
  readonly usableAfterMilliseconds: number;
  readonly output: () => string;
};

export type StartOptions = {
  readonly directory: string;
  readonly webUrl: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
};

const pollMilliseconds = 100;
const limitMilliseconds = 15 * 60_000;

/**
 * Runs `npx -y pnpm@12 start`, the very command of the README, until the shop answers and the start has said that it is done.
 * @throws Error with the end of its output when it ends before.
 */
export async function startAndWait({ directory, webUrl, environment }: StartOptions): Promise<RunningStart> {
  const startedAt = performance.now();
  const child = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: directory,
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  while (performance.now() - startedAt < limitMilliseconds) {
    if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}:\n${output.slice(-4_000)}`);
    if (await isUsable(webUrl)) {
      const usableAfterMilliseconds = performance.now() - startedAt;
      while (!output.includes('Suki is up')) await delay(pollMilliseconds);
      return { child, usableAfterMilliseconds, output: () => output };
    }
    await delay(pollMilliseconds);
  }
  throw new Error(`The shop did not answer within ${limitMilliseconds / 60_000} minutes:\n${output.slice(-4_000)}`);
}

/** Ctrl-C, as the terminal sends it to the whole group. Returns how long it took until everything had ended, in milliseconds. */
export async function stopWithControlC({ child }: RunningStart): Promise<number> {
  const startedAt = performance.now();
  const ended = new Promise((settle) => child.once('close', settle));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return performance.now() - startedAt;
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
