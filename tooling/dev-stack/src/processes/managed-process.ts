import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@suki/local-stack/make-folder';
import { livingIdentity, type ProcessIdentity } from '@suki/local-stack/processes/process-identity';
import { signalProcess, stopProcess } from '@suki/local-stack/processes/stop-process';

export type ProcessSpec = {
  /** Short name; also the name of the log file. */
  readonly name: string;
  /** The name for people: "the API". */
  readonly label: string;
  readonly command: string;
  readonly arguments: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly logFile: string;
};

/** The way in which a process ended: `exit code 1`, `signal SIGKILL`, or the reason why it could not be started. */
export type ExitReason = string;

export type ManagedProcess = {
  readonly name: string;
  readonly label: string;
  readonly identity: ProcessIdentity;
  readonly logFile: string;
  readonly exited: Promise<ExitReason>;
  readonly stop: () => Promise<void>;
};

const neverAlive: ProcessIdentity = { pid: 0, startedAt: 'never' };

/** With PostgreSQL's own limit everything is down within 10 s; see supervisor.ts. */
const graceMilliseconds = 2_000;

/**
 * Starts a process in a group of its own: Ctrl-C then reaches only us, so that we choose the order, and its children
 * end with it. Its output goes to its log file; the log of the run before is kept beside it.
 */
export function startProcess(spec: ProcessSpec): ManagedProcess {
  const log = openLog(spec.logFile);
  const child = spawn(spec.command, spec.arguments, {
    cwd: spec.directory,
    env: { ...spec.environment },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = new Promise<ExitReason>((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) =>
      settle(signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`),
    );
  });
  const pid = child.pid;
  // The process may be gone already, by Ctrl-C or its own failure; `exited` then gives the reason as for later ends.
  const identity = (pid === undefined ? undefined : livingIdentity(pid)) ?? neverAlive;
  return {
    name: spec.name,
    label: spec.label,
    identity,
    logFile: spec.logFile,
    exited,
    stop: async () => {
      await stopProcess(identity, { signal: 'SIGTERM', graceMilliseconds, wholeGroup: true });
      if (pid !== undefined) signalProcess(pid, 'SIGKILL', true);
      await exited;
    },
  };
}

function openLog(logFile: string): number {
  makeFolder(dirname(logFile));
  try {
    renameSync(logFile, logFile.replace(/\.log$/, '.previous.log'));
  } catch {
    // The first run has no earlier log.
  }
  return openSync(logFile, 'a');
}
