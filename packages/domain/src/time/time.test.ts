import { expect, test } from 'vitest';
import { deadline } from '../trade/deadline.ts';
import { formatMoment } from './format-moment.ts';
import { addDays, manilaDate, manilaMoment, weekday } from './manila.ts';
import { messageTime } from './message-time.ts';
import { isQuietWindow } from './quiet-window.ts';

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
  { kind: 'T8', now: '2026-11-24T02:00:00Z', fireAt: '2026-11-25T02:00:00Z', what: 'a courier day' },
  { kind: 'T8', now: '2026-11-28T02:00:00Z', fireAt: '2026-12-01T04:00:00Z', what: 'a Sunday before a holiday' },
  { kind: 'T9', now: '2026-11-27T02:00:00Z', fireAt: '2026-11-28T14:00:00Z', what: 'late on a Saturday' },
  { kind: 'T9b', now: '2026-12-22T02:00:00Z', fireAt: '2026-12-26T04:00:00Z', what: 'Christmas Eve' },
  { kind: 'T6', now: '2026-11-29T02:00:00Z', fireAt: '2026-11-29T02:15:00Z', what: 'a payment on a Sunday' },
  { kind: 'T15', now: '2026-11-22T02:00:00Z', fireAt: '2026-11-29T02:00:00Z', what: 'the buyer’s check on a Sunday' },
  { kind: 'T21', now: '2026-11-26T02:00:00Z', fireAt: '2026-11-29T02:00:00Z', what: 'the platform’s own on a Sunday' },
] as const)('$kind that ends on $what fires at $fireAt', ({ kind, now, fireAt }) => {
  expect(deadline(kind, new Date(now))).toEqual(new Date(fireAt));
});

test('T2 has no window of its own', () => {
  expect(() => deadline('T2', new Date(0))).toThrow('pass windowMs');
});

test.each([
  { agoMs: 0, text: 'Just now' },
  { agoMs: 300_000, text: 'Just now' },
  { agoMs: 300_001, text: null },
  { agoMs: -2_000, text: 'Just now' },
])('$agoMs ms ago reads $text', ({ agoMs, text }) => {
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
  expect(isQuietWindow(new Date(now))).toBe(is);
});
