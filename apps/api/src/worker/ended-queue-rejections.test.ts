import { expect, test } from 'vitest';
import { isOfAnEndedQueue } from './ended-queue-rejections.ts';

test.each<[string, unknown, boolean]>([
  [
    'the rejection of a queue that ended with jobs in hand',
    new Error('Error occurred whilst returning jobs from local queue to database queue: write EPIPE'),
    true,
  ],
  [
    'the rejection of a queue that gave its connection back twice',
    new Error('Release called on client which has already been released to the pool.'),
    true,
  ],
  ['any other error', new Error('write EPIPE'), false],
  ['a rejection that is no error', 'text', false],
])('%s: the worker lives on is %s', (_name, reason, isHarmless) => {
  expect(isOfAnEndedQueue(reason)).toBe(isHarmless);
});
