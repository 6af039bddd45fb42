import { expect, test } from 'vitest';
import { deadlineOf, lapseText } from './deadline.view-model.ts';

const deadline = '2026-11-22T07:00:00.000Z';

test.each([
  ['the timer that the sentence speaks of', 'lapse.receipt.buyer', deadline],
  ['another timer, whose name begins alike', 'lapse.ask_deposit.buyer', null],
  ['no timer', null, null],
] as const)('a sentence names the deadline of its own timer only: %s', (_case, lapse, expected) => {
  expect(deadlineOf({ deadline, lapse }, ['receipt'])).toBe(expected);
});

test('the consequence of a missed deadline has the words of the rules', () => {
  expect(lapseText({ lapse: 'lapse.outbound_transit.buyer' })).toBe(
    'If the parcel is not delivered by then, we start to look for it.',
  );
});

test('without a deadline nothing lapses', () => {
  expect(lapseText({ lapse: null })).toBeUndefined();
});
