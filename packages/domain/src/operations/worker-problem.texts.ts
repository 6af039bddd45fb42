import { HOUR_MS, MINUTE_MS } from '../config/durations.ts';
import type { WorkerProblem, WorkerProblemKind } from './worker-problem.ts';

const whatHappened: Readonly<Record<WorkerProblemKind, (time: string) => string>> = {
  silent: (time) => `The worker has been silent for ${time}. Deadlines, refunds and messages are waiting.`,
  timers: (time) => `The worker is behind. Deadlines have been waiting for ${time}.`,
  jobs: (time) => `The worker is behind. Refunds and messages have been waiting for ${time}.`,
};

/** The line that every member of the staff sees. */
export function workerProblemLine({ kind, forMs }: WorkerProblem): string {
  return `${whatHappened[kind](roundLength(forMs))} Tell the person on duty now.`;
}

export type OperationsMail = { readonly subject: string; readonly text: string };

/** The mail to the people on duty when an incident begins. Nobody's name or order is in it. */
export function workerProblemMail({ kind, forMs }: WorkerProblem, opsUrl: string): OperationsMail {
  return {
    subject: kind === 'silent' ? 'Suki: the worker has stopped' : 'Suki: the worker is behind',
    text: [
      whatHappened[kind](roundLength(forMs)),
      '',
      'Next: check that the worker runs and reaches the database, then start it again. It then catches up by itself,',
      'and does nothing twice.',
      '',
      `The console shows when it is over: ${opsUrl}`,
      '',
    ].join('\n'),
  };
}

/** The mail when an incident is over. */
export function workerWellMail(lastedMs: number): OperationsMail {
  return {
    subject: 'Suki: the worker is back',
    text: `The worker reports again and is on time. The problem lasted ${roundLength(lastedMs)}.\n`,
  };
}

/** A length of time as people say it, "40 seconds", "3 minutes", "2 hours". */
function roundLength(ms: number): string {
  const [count, unit] =
    ms < MINUTE_MS
      ? [Math.max(1, Math.floor(ms / 1_000)), 'second']
      : ms < 2 * HOUR_MS
        ? [Math.floor(ms / MINUTE_MS), 'minute']
        : [Math.floor(ms / HOUR_MS), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
