import { type ChildProcess, spawn } from 'node:child_process';

export type ProcessRun = {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** From 0 to 19: a higher value leaves more time to other processes. */
  readonly niceness?: number | undefined;
};

export type ProcessOutcome = { readonly exitCode: number; readonly output: string };

/** Turns off the telemetry of all tools that we call. */
const noTelemetry = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** Colours are for terminals only; a child whose output we collect cannot see the terminal. */
function colours(): Readonly<Record<string, string>> {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

const running = new Set<ChildProcess>();
let isEnded = false;

/** Ends running programs and starts no more, so that a person who pressed Ctrl-C does not wait. */
export function endProcesses(): void {
  isEnded = true;
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program to its end without input; returns its output on both streams, in order. */
export function runProcess(run: ProcessRun): Promise<ProcessOutcome> {
  if (isEnded) return Promise.resolve({ exitCode: 1, output: `${run.command} was not started: stopped before.` });
  return new Promise((settle) => {
    const [command, words] =
      run.niceness === undefined
        ? [run.command, run.arguments]
        : ['nice', ['-n', String(run.niceness), run.command, ...run.arguments]];
    const child = spawn(command, words, {
      cwd: run.directory,
      env: { ...run.environment, ...noTelemetry, ...colours() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) =>
      settle({ exitCode: 1, output: `${run.command} could not be started: ${error.message}` }),
    );
    child.once('close', (code) => {
      running.delete(child);
      settle({ exitCode: code ?? 1, output });
    });
  });
}
