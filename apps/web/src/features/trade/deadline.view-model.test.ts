import { expect, test } from 'vitest';
import { lapseText, nightText } from './deadline.view-model.ts';

const deadline = '2026-12-10T16:00:00.000Z';
const arrival = { min: '2026-11-28', max: '2026-12-03' } as const;
const next = (lapse: string | null, at: string | null = deadline) => ({ deadline: at, lapse, obstacle: null });
const transit = next('lapse.outbound_transit.buyer');

test('the consequence of a missed deadline has the words of the rules', () => {
  expect(lapseText({ next: transit })).toBe('If it doesn’t arrive in time, we’ll trace it with the courier.');
});

test('ux 10: below a headline that names the arrival, the end of the wait has its own time', () => {
  expect(lapseText({ next: transit, arrival, today: '2026-11-27' })).toBe(
    'If it hasn’t arrived by Fri 11 Dec, 12:00 AM, we’ll trace it with the courier.',
  );
});

test('ux 10: without a deadline there is no "by then"', () => {
  expect(lapseText({ next: next(null) })).toBeUndefined();
  expect(lapseText({ next: next('lapse.receipt.buyer', null) })).toBeUndefined();
});

test.each([
  ['payment_window', '2026-11-23T18:15:00.000Z', 'BPI is under maintenance until Tue 24 Nov, 2:00 AM'],
  ['ask_deposit', '2026-11-23T14:45:00.000Z', 'BPI is under maintenance until Mon 23 Nov, 10:30 PM'],
  ['payment_window', '2026-11-23T18:16:00.000Z', null],
  ['confirmation', '2026-11-23T18:15:00.000Z', null],
] as const)('ux 29: the bank night that moved a payment deadline is said: %s, %s', (kind, at, expected) => {
  const text = nightText(next(`lapse.${kind}.seller`, at));
  if (expected === null) expect(text).toBeUndefined();
  else expect(text).toContain(expected);
});
