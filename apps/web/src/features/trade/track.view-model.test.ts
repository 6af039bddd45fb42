import { expect, test } from 'vitest';
import { trackSteps } from './track.view-model.ts';

const entry = (event: string) => ({ event, from: null, to: '', actor: 'seller', at: '2026-11-21T04:00:00.000Z' });
const track = { names: ['Posted', 'Deposit', 'Done'], ends: [['E01'], ['E03'], ['E07']], nowName: undefined };
const show = (input: Omit<Parameters<typeof trackSteps>[0], keyof typeof track> & { nowName?: string }) =>
  trackSteps({ ...track, ...input }).map(({ name, state, date }) => [name, state, date].filter(Boolean).join(' '));

test('what is behind is done, with its day', () => {
  expect(show({ step: 2, isClosed: false, history: [entry('E01')] })).toEqual([
    'Posted done Sat 21 Nov',
    'Deposit now',
    'Done todo',
  ]);
});

test('what ended early does not show steps that never happened as done', () => {
  expect(show({ step: 3, isClosed: true, nowName: 'Closed', history: [entry('E01'), entry('E07')] })).toEqual([
    'Posted done Sat 21 Nov',
    'Deposit todo',
    'Closed now Sat 21 Nov',
  ]);
});
