import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '../config/durations.ts';
import { timerWindows } from '../config/timers.ts';
import { deadline } from '../trade/effects/deadline.ts';
import { timerKinds } from '../trade/facts/statuses.ts';
import { formatMoment } from './format-moment.ts';
import { addDays, manilaDate, manilaMoment, weekday } from './manila.ts';
import { messageTime } from './message-time.ts';
import { paymentWindow } from './payment-window.ts';
import { isQuietWindow, pauseBefore } from './quiet-window.ts';

test.each([
  { at: '2026-11-24T15:59:59Z', date: '2026-11-24' },
  { at: '2026-11-24T16:00:00Z', date: '2026-11-25' },
])('in Manila $at is $date', ({ at, date }) => {
  expect(manilaDate(new Date(at))).toBe(date);
});

test('calendar dates count over months and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(weekday('2026-11-22')).toBe(0);
  expect(manilaMoment('2026-12-01', 12)).toEqual(new Date('2026-12-01T04:00:00Z'));
  expect(() => manilaMoment('soon', 12)).toThrow('Expected a calendar date like 2026-11-21, got "soon".');
});

test.each([
  { at: '2026-11-22T07:00:00Z', text: 'Sun 22 Nov, 3:00 PM' },
  { at: '2026-11-21T16:05:00Z', text: 'Sun 22 Nov, 12:05 AM' },
  { at: '2026-11-22T04:00:00Z', text: 'Sun 22 Nov, 12:00 PM' },
])('$at reads $text', ({ at, text }) => {
  expect(formatMoment(new Date(at))).toBe(text);
});

test.each([
  { kind: 'confirmation', now: '2026-11-24T02:00:00Z', fireAt: '2026-11-25T02:00:00Z', what: 'a courier day' },
  {
    kind: 'confirmation',
    now: '2026-11-28T02:00:00Z',
    fireAt: '2026-12-01T04:00:00Z',
    what: 'a Sunday before a holiday',
  },
  { kind: 'shipment', now: '2026-11-27T02:00:00Z', fireAt: '2026-11-28T14:00:00Z', what: 'late on a Saturday' },
  { kind: 'first_scan', now: '2026-12-22T02:00:00Z', fireAt: '2026-12-26T04:00:00Z', what: 'Christmas Eve' },
  {
    kind: 'payment_window',
    now: '2026-11-29T02:00:00Z',
    fireAt: '2026-11-29T02:15:00Z',
    what: 'a payment on a Sunday',
  },
  {
    kind: 'receipt',
    now: '2026-11-22T02:00:00Z',
    fireAt: '2026-11-29T02:00:00Z',
    what: 'the buyer’s check on a Sunday',
  },
  {
    kind: 'penalty_release',
    now: '2026-11-26T02:00:00Z',
    fireAt: '2026-11-29T02:00:00Z',
    what: 'the platform’s own on a Sunday',
  },
] as const)('$kind that ends on $what fires at $fireAt', ({ kind, now, fireAt }) => {
  expect(deadline(kind, new Date(now))).toEqual(new Date(fireAt));
});

test.each([
  {
    kind: 'payment_window',
    ends: '2026-11-23T21:59:59.999+08:00',
    fireAt: null,
    what: 'a millisecond before the banks rest',
  },
  {
    kind: 'payment_window',
    ends: '2026-11-23T22:00:00+08:00',
    fireAt: '2026-11-23T22:45:00+08:00',
    what: 'as they begin to rest',
  },
  {
    kind: 'payment_window',
    ends: '2026-11-23T22:29:59.999+08:00',
    fireAt: '2026-11-23T22:45:00+08:00',
    what: 'a millisecond early',
  },
  { kind: 'payment_window', ends: '2026-11-23T22:30:00+08:00', fireAt: null, what: 'as they are back' },
  { kind: 'ask_deposit', ends: '2026-11-24T00:00:00+08:00', fireAt: '2026-11-24T02:15:00+08:00', what: 'at midnight' },
  {
    kind: 'bid_deposit',
    ends: '2026-11-24T01:59:59.999+08:00',
    fireAt: '2026-11-24T02:15:00+08:00',
    what: 'late at night',
  },
  { kind: 'bid_deposit', ends: '2026-11-24T02:00:00+08:00', fireAt: null, what: 'as the night is over' },
  {
    kind: 'acceptance_deposit',
    ends: '2026-11-24T00:30:00+08:00',
    fireAt: '2026-11-24T02:15:00+08:00',
    what: 'for an acceptance',
  },
  {
    kind: 'accepted_payment_window',
    ends: '2026-11-24T22:10:00+08:00',
    fireAt: '2026-11-24T22:45:00+08:00',
    what: 'for an accepted bid',
  },
  {
    kind: 'accepted_payment_window',
    ends: '2026-11-28T00:30:00+08:00',
    fireAt: null,
    what: 'in the night to Saturday, when they do not rest',
  },
  {
    kind: 'buyer_inspection_timeout',
    ends: '2026-11-24T00:30:00+08:00',
    fireAt: null,
    what: 'for an answer, which no bank has a part in',
  },
] as const)('a deadline $kind $what ($ends) waits for the banks: $fireAt', ({ kind, ends, fireAt }) => {
  const windowMs = 15 * MINUTE_MS;
  expect(deadline(kind, new Date(Date.parse(ends) - windowMs), windowMs)).toEqual(new Date(fireAt ?? ends));
});

test.each(timerKinds.filter((kind) => timerWindows[kind].windowMs !== null))(
  'the own window of %s moves out of the bank’s rest exactly when a payment is awaited',
  (kind) => {
    const inside = new Date('2026-11-24T00:30:00+08:00');
    const { windowMs, waitsForPayment } = timerWindows[kind];
    const fireAt = deadline(kind, new Date(inside.getTime() - (windowMs ?? 0)));
    expect(fireAt).toEqual(waitsForPayment ? new Date('2026-11-24T02:15:00+08:00') : inside);
  },
);

test('the payment deadlines are those of deposits and orders', () => {
  expect(timerKinds.filter((kind) => timerWindows[kind].waitsForPayment)).toEqual([
    'ask_deposit',
    'bid_deposit',
    'acceptance_deposit',
    'payment_window',
    'accepted_payment_window',
  ]);
});

test('a listing has no window of its own', () => {
  expect(() => deadline('listing', new Date(0))).toThrow('pass windowMs');
});

test.each([
  { agoMs: 0, text: 'Just now' },
  { agoMs: 300_000, text: 'Just now' },
  { agoMs: 300_001, text: null },
  { agoMs: -2_000, text: 'Just now' },
])('$agoMs ms ago reads $text', ({ agoMs, text }) => {
  proves('Messages show "Just now" within 5 minutes.', { messageTime });
  const now = new Date('2026-11-24T02:00:00Z');
  expect(messageTime(new Date(now.getTime() - agoMs), now)).toBe(text);
});

test.each([
  { now: '2026-11-23T22:00:00+08:00', is: true },
  { now: '2026-11-23T22:29:59+08:00', is: true },
  { now: '2026-11-23T22:30:00+08:00', is: false },
  { now: '2026-11-27T23:59:59+08:00', is: false },
  { now: '2026-11-27T00:00:00+08:00', is: true },
  { now: '2026-11-27T02:00:00+08:00', is: false },
  { now: '2026-11-28T00:30:00+08:00', is: false },
  { now: '2026-11-29T22:10:00+08:00', is: false },
])('the quiet window at $now: $is', ({ now, is }) => {
  proves('A quiet window is detected Monday to Friday in the China timezone around 22:00-22:30 and 00:00-02:00.', {
    isQuietWindow,
  });
  expect(isQuietWindow(new Date(now))).toBe(is);
});

test.each([
  ['2026-11-23T18:15:00.000Z', '2026-11-23T18:00:00.000Z', 'a quarter of an hour after the pause of Tuesday morning'],
  ['2026-11-23T14:45:00.000Z', '2026-11-23T14:30:00.000Z', 'and after the short pause of Monday evening'],
  ['2026-11-23T18:14:59.999Z', null, 'a moment before'],
  ['2026-11-23T18:15:00.001Z', null, 'a moment after'],
  ['2026-11-22T18:15:00.000Z', '2026-11-22T18:00:00.000Z', 'after the pause of Monday morning'],
  ['2026-11-21T18:15:00.000Z', null, 'on a Sunday morning, when no bank pauses'],
] as const)('ux 29: a payment deadline at %s was moved by the pause that ends at %s: %s', (at, end, _) => {
  expect(pauseBefore(new Date(at))?.toISOString() ?? null).toBe(end);
});

test.each([
  ['2026-11-23T12:00:00.000Z', '2026-11-23T12:15:00.000Z', null, 'in the evening'],
  ['2026-11-23T15:52:00.000Z', '2026-11-23T18:15:00.000Z', '2026-11-23T18:00:00.000Z', 'just before the pause'],
  ['2026-11-23T16:30:00.000Z', '2026-11-23T18:15:00.000Z', '2026-11-23T18:00:00.000Z', 'in the pause'],
] as const)('ux 29: an order that is made at %s is held until %s: %s, %s', (at, end, pauseEnd, _) => {
  const held = paymentWindow(new Date(at));
  expect([held.end.toISOString(), held.pauseEnd?.toISOString() ?? null]).toEqual([end, pauseEnd]);
});
