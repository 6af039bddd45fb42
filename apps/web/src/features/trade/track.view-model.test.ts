import { expect, test } from 'vitest';
import { type TrackInput, trackSteps } from './track.view-model.ts';

const entry = (to: string, date = 21) => ({
  event: 'E01',
  from: null,
  to,
  actor: 'seller',
  at: `2026-11-${date}T04:00:00.000Z`,
});
const track = {
  names: ['Posted', 'Deposit', 'On sale', 'Done'],
  steps: { to_pay: 2, listed: 3, transaction_successful: 4, transaction_closed: 4 },
  nowName: undefined,
  isClosed: false,
};
const show = (input: Pick<TrackInput, 'step' | 'history'> & Partial<TrackInput>) =>
  trackSteps({ ...track, ...input }).map(({ name, state, date }) => [name, state, date].filter(Boolean).join(' '));

test('past steps are done, each with the day of its end', () => {
  expect(show({ step: 3, history: [entry('to_pay'), entry('listed', 22)] })).toEqual([
    'Posted done Sat 21 Nov',
    'Deposit done Sun 22 Nov',
    'On sale now',
    'Done todo',
  ]);
});

test('an early end shows no step as done that never happened', () => {
  const history = [entry('to_pay'), entry('transaction_closed', 22)];
  expect(show({ step: 4, isClosed: true, nowName: 'Closed', history })).toEqual([
    'Posted done Sat 21 Nov',
    'Deposit todo',
    'On sale todo',
    'Closed now Sun 22 Nov',
  ]);
});

test('a trade back at an earlier step shows no day of an undone end', () => {
  const history = [entry('to_pay'), entry('listed'), entry('to_pay', 22), entry('listed', 23)];
  expect(show({ step: 3, history })[1]).toBe('Deposit done Mon 23 Nov');
});

test('an end has its day', () => {
  const history = [entry('to_pay'), entry('listed'), entry('transaction_successful', 23)];
  expect(show({ step: 4, history }).slice(2)).toEqual(['On sale done Mon 23 Nov', 'Done now Mon 23 Nov']);
});
