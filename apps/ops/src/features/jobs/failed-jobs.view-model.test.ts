import { expect, test } from 'vitest';
import { gaveUpText, runAgainNotice } from './failed-jobs.view-model.ts';

test.each([
  [1, 'Gave up today, after 1 try'],
  [25, 'Gave up today, after 25 tries'],
])('%i tries read "%s"', (attempts, text) => {
  expect(gaveUpText({ attempts }, 'today')).toBe(text);
});

test.each([
  [0, 'A colleague already ran it'],
  [1, 'The job is running again'],
  [12, '12 jobs are running again'],
])('%i jobs run again: "%s"', (count, text) => {
  expect(runAgainNotice(count)).toBe(text);
});
