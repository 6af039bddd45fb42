import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { signalProcess } from '@suki/local-stack/processes/stop-process';

export type RunningCommand = {
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves when the text was printed; rejects with the output when the command ends without it. */
  readonly printed: (text: string) => Promise<void>;
  readonly exitCode: Promise<number>;
  /**
   * Sends a signal to the whole group, as the terminal does with SIGINT on Ctrl-C and with SIGHUP when it is closed.
   */
  readonly signal: (signal: NodeJS.Signals) => void;
};

/**
 * Starts one of the commands as a person at a terminal would, in a group of its own so that Ctrl-C can be sent to all
 * of it. A command that begins with `npm ` gets a parent process of that name, in the role of `npx`.
 */
export function runInStandIn(
  root: string,
  command: string,
  environment: Readonly<Record<string, string>>,
): RunningCommand {
  const isThroughNpm = command.startsWith('npm ');
  const words = command.replace(/^npm /, '').split(' ');
  const launcher = isThroughNpm ? [join(root, 'npm-exec.mjs')] : [];
  const child = spawn(process.execPath, [...launcher, join(root, 'tooling/dev-stack/suki.mjs'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exitCode = new Promise<number>((settle) => child.once('close', (code) => settle(code ?? -1)));
  return {
    process: child,
    output: () => text,
    exitCode,
    signal: (signal) => signalProcess(child.pid ?? 0, signal, true),
    printed: (wanted) =>
      new Promise((settle, reject) => {
        const look = () => {
          if (text.includes(wanted)) settle();
        };
        look();
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void exitCode.then((code) => reject(new Error(`Ended with ${code} and never printed "${wanted}":\n${text}`)));
      }),
  };
}
