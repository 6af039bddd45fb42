import { logTail } from '@suki/local-stack/processes/log-tail';
import { StackError } from '@suki/local-stack/stack-error';
import { type ManagedProcess, type ProcessSpec, startProcess } from '../processes/managed-process.ts';
import { type RecordedProcess, type RunRecord, removeRunRecord, writeRunRecord } from './run-record.ts';

/** The order of stopping: users of a service stop before it. PostgreSQL is last, with all commits safe. */
export type StopPhase = 'pages' | 'application' | 'services' | 'database';
const stopOrder: readonly StopPhase[] = ['pages', 'application', 'services', 'database'];

/** A build tool prints the reason some thirty lines above its end. */
const shownLogLines = 40;

export type Supervisor = {
  /** Starts a process that should live until {@link Supervisor.stopAll}. */
  readonly start: (spec: ProcessSpec, phase: StopPhase) => ManagedProcess;
  /** Watches a process that somebody else started. */
  readonly adopt: (process: ManagedProcess, phase: StopPhase) => void;
  /**
   * Runs a command to its end.
   * @throws StackError with the end of its log when it fails.
   */
  readonly run: (spec: ProcessSpec) => Promise<void>;
  /** Marks the run as ready, so that other commands may use it. */
  readonly markReady: () => void;
  /** Settles with the reason when a process that should live has ended; never rejects. */
  readonly failed: Promise<StackError>;
  /** Ends everything, the pages first and the database last, within 10 s. Repeated calls wait for the first. */
  readonly stopAll: () => Promise<void>;
};

export type SupervisorOptions = Omit<RunRecord, 'isReady' | 'isStopping' | 'processes'> & {
  readonly dataDirectory: string;
};

export function createSupervisor({ dataDirectory, ...identification }: SupervisorOptions): Supervisor {
  const living = new Map<ManagedProcess, StopPhase>();
  const failure = Promise.withResolvers<StackError>();
  let isReady = false;
  let stopping: Promise<void> | undefined;

  const record = ({ isStopping = false } = {}) => {
    if (stopping !== undefined) return;
    const processes: RecordedProcess[] = [...living.keys()].map(({ name, identity }) => ({ name, ...identity }));
    try {
      writeRunRecord(dataDirectory, { ...identification, isReady, isStopping, processes });
    } catch (error) {
      // A full disk must not end a working stack; only the clean-up after a kill becomes less thorough. During the
      // start, the next part that writes reports the full disk in one sentence.
      if (!isReady) return;
      console.error(
        `The record of this run could not be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };

  const watch = (process: ManagedProcess, phase: StopPhase) => {
    living.set(process, phase);
    record();
    void process.exited.then(() => {
      living.delete(process);
      record();
    });
  };

  const adopt = (process: ManagedProcess, phase: StopPhase) => {
    watch(process, phase);
    void process.exited.then((reason) => {
      if (stopping === undefined) failure.resolve(endOf(process, reason));
    });
  };

  const stopPhases = async () => {
    for (const phase of stopOrder) {
      const due = [...living].filter(([, its]) => its === phase).map(([process]) => process);
      await Promise.all(due.map((process) => process.stop()));
    }
    removeRunRecord(dataDirectory);
  };

  record();
  return {
    adopt,
    start: (spec, phase) => {
      refuseWhenStopping(stopping);
      const process = startProcess(spec);
      adopt(process, phase);
      return process;
    },
    run: async (spec) => {
      refuseWhenStopping(stopping);
      const process = startProcess(spec);
      watch(process, 'pages');
      const reason = await process.exited;
      if (reason !== 'exit code 0') throw endOf(process, reason);
    },
    markReady: () => {
      isReady = true;
      record();
    },
    failed: failure.promise,
    stopAll: () => {
      record({ isStopping: true });
      stopping ??= stopPhases();
      return stopping;
    },
  };
}

/** Words the unexpected end of a process, with the end of its log. */
export function endOf(process: Pick<ManagedProcess, 'label' | 'logFile'>, reason: string): StackError {
  const lines = logTail(process.logFile, shownLogLines);
  const log = lines.length === 0 ? 'It wrote nothing to its log' : `The end of its log`;
  const label = process.label.charAt(0).toUpperCase() + process.label.slice(1);
  return new StackError([`${label} ended unexpectedly (${reason}). ${log} (${process.logFile}):`, ...lines].join('\n'));
}

function refuseWhenStopping(stopping: Promise<void> | undefined): void {
  if (stopping !== undefined) throw new StackError('The stack is being stopped.');
}
