import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pino from 'pino';
import { expect, test } from 'vitest';
import { logFailedJobs } from './log-failed-jobs.ts';

const orderId = 'ord_01m843rhg6eh2zxamdng45jpmy';

function linesOf(failure: object): readonly Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const events: WorkerEvents = new EventEmitter();
  const serializers = { err: (error: Error) => error.message };
  logFailedJobs(events, pino({ serializers }, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  events.emit('job:error', failure as never);
  return lines;
}

const job = {
  id: '7',
  task_identifier: 'send-refund',
  attempts: 3,
  max_attempts: 25,
  payload: { orderId, note: 'Juan' },
};

test('a try that failed is one line with its reason and the ids that it was about, and nothing else of them', () => {
  expect(linesOf({ job, error: new Error('no answer') })).toMatchObject([
    {
      level: 40,
      msg: 'job failed, will be tried again',
      err: 'no answer',
      job: 'send-refund',
      jobId: '7',
      attempt: 3,
      ids: [orderId],
    },
  ]);
  expect(JSON.stringify(linesOf({ job, error: new Error('no answer') }))).not.toContain('Juan');
});

test('of a list each reason is told, the first line of it', () => {
  const batchJobErrors = [new Error('mail refused'), new Error('sms refused\nwith a number')];
  expect(linesOf({ job, error: new Error('Batch failures:\n…'), batchJobErrors })).toMatchObject([
    { err: 'mail refused', others: ['Error: sms refused'] },
  ]);
});

test('the last try is an error, and does not promise another', () => {
  expect(linesOf({ job: { ...job, attempts: 25 }, error: new Error('no answer') })).toMatchObject([
    { level: 50, msg: 'job failed for the last time' },
  ]);
});
