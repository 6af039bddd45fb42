import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const START_WITHIN_MS = 180_000;

export type KillableOptions = {
  /** The main file of the process. */
  readonly main: URL;
  readonly environment: Readonly<Record<string, string>>;
  /** A text in the log that shows that the process works. */
  readonly readyWord: string;
};

export type Killable = {
  /** Starts the process, and waits until it works. */
  readonly start: () => Promise<void>;
  /** `kill -9`: no handler of the process runs. */
  readonly kill: () => Promise<void>;
  /** Waits until a process works: at once, unless it was killed and the next is not up. */
  readonly working: () => Promise<void>;
  /** Resident memory of the process, in bytes. */
  readonly memoryBytes: () => number;
};

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** Makes a process that can be killed and started again, as a supervisor would. */
export function killableProcess({ main, environment, readyWord }: KillableOptions): Killable {
  let child: Child | undefined;
  let up = Promise.withResolvers<void>();

  const kill = async (): Promise<void> => {
    const running = child;
    if (running === undefined) return;
    up = Promise.withResolvers();
    child = undefined;
    // A process that ended by itself tells nobody a second time.
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [fileURLToPath(main)], {
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    // The end of this run ends the child too.
    const endWithUs = () => started.kill('SIGKILL');
    process.once('exit', endWithUs);
    started.once('exit', () => process.off('exit', endWithUs));
    await ready(started, readyWord);
    up.resolve();
  };
  const memoryBytes = (): number => {
    if (child?.pid === undefined) throw new Error('Expected a running process.');
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
    return Number(resident) * 1024;
  };
  return { start, kill, working: () => up.promise, memoryBytes };
}

/** Waits for the ready word. @throws Error with the output after an early end or three silent minutes. */
function ready(child: Child, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (what: string) => reject(new Error(`Expected the process to say "${word}", but it ${what}: ${text}`));
    const limit = setTimeout(() => fail('was silent for three minutes'), START_WITHIN_MS);
    const read = (chunk: Buffer) => {
      // Later output is read too, or the pipe fills up and the process blocks; it is not kept.
      if (text.includes(word)) return;
      text += chunk.toString();
      if (!text.includes(word)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      fail(`ended with ${code}`);
    });
  });
}
