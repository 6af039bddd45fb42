import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../config/durations.ts';
import { workerProblemLine, workerProblemMail, workerWellMail } from './worker-problem.texts.ts';
import { type WorkerFacts, type WorkerProblem, workerProblem } from './worker-problem.ts';

const well: WorkerFacts = { silentForMs: 5_000, timersLateForMs: null, jobsLateMs: 0 };

test.each<[string, Partial<WorkerFacts>, WorkerProblem | null]>([
  ['reports in time', {}, null],
  ['was silent for exactly a minute', { silentForMs: MINUTE_MS }, null],
  ['was silent for longer', { silentForMs: MINUTE_MS + 1 }, { kind: 'silent', forMs: MINUTE_MS + 1 }],
  ['has had late deadlines for a minute', { timersLateForMs: MINUTE_MS }, null],
  ['has had late deadlines for longer', { timersLateForMs: MINUTE_MS + 1 }, { kind: 'timers', forMs: MINUTE_MS + 1 }],
  ['has a job that waited a minute', { jobsLateMs: MINUTE_MS }, null],
  ['has a job that waited longer', { jobsLateMs: MINUTE_MS + 1 }, { kind: 'jobs', forMs: MINUTE_MS + 1 }],
  [
    'is silent, and was late in all before',
    { silentForMs: HOUR_MS, timersLateForMs: HOUR_MS, jobsLateMs: HOUR_MS },
    { kind: 'silent', forMs: HOUR_MS },
  ],
])('a worker that %s', (_, facts, problem) => {
  expect(workerProblem({ ...well, ...facts }, MINUTE_MS)).toEqual(problem);
});

describe('the words', () => {
  test.each([
    [40_000, '40 seconds'],
    [MINUTE_MS, '1 minute'],
    [3.9 * MINUTE_MS, '3 minutes'],
    [2 * HOUR_MS, '2 hours'],
  ])('%i ms of silence are %s', (forMs, length) => {
    expect(workerProblemLine({ kind: 'silent', forMs })).toBe(
      `The worker has been silent for ${length}. Deadlines, refunds and messages are waiting. Tell the person on duty now.`,
    );
  });

  test('the mails say what to do and when it was over', () => {
    const begun = workerProblemMail({ kind: 'silent', forMs: MINUTE_MS }, 'https://ops.suki.ph');
    expect(begun.subject).toBe('Suki: the worker has stopped');
    expect(begun.text).toContain('start it again');
    expect(begun.text).toContain('https://ops.suki.ph');
    expect(workerWellMail(5 * MINUTE_MS).text).toContain('5 minutes');
  });
});
