import { expect, test } from 'vitest';
import { gaveUpText, hiddenText, runAgainNotice } from './failed-jobs.view-model.ts';

test.each([
  [1, 'Gave up today, after 1 try'],
  [25, 'Gave up today, after 25 tries'],
])('%i tries read "%s"', (attempts, text) => {
  expect(gaveUpText({ attempts }, 'today')).toBe(text);
});

test.each([
  [0, 'A colleague ran it already'],
  [1, 'The job is running again'],
  [12, '12 jobs are running again'],
])('%i jobs run again: "%s"', (count, text) => {
  expect(runAgainNotice(count)).toBe(text);
});

test('a list that is cut says so', () => {
  expect(hiddenText(100, [{ count: 90 }, { count: 40 }])).toContain('30 more');
  expect(hiddenText(2, [{ count: 2 }])).toBe(null);
});
