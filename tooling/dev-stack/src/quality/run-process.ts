import { type ChildProcess, spawn } from 'node:child_process';

export type ProcessRun = {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** From 0 to 19: the higher, the more it gives way to what runs beside it. */
  readonly niceness?: number | undefined;
};

export type ProcessOutcome = { readonly exitCode: number; readonly output: string };

/** None of the tools that we call reports to its maker. */
const noTelemetry = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/** A log is read as text; only a terminal shows colours, and our child, whose output we collect, cannot see that there is one. */
function colours(): Readonly<Record<string, string>> {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
}

const running = new Set<ChildProcess>();
let isEnded = false;

/** Ends what runs now and starts nothing more, so that a person who has pressed Ctrl-C does not wait for it. */
export function endProcesses(): void {
  isEnded = true;
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program to its end and keeps what it printed on both streams, in order. It has no input to wait for. */
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
