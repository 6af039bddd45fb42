import { expect, test } from 'vitest';
import { announcementMark, nextChangeMs, remaining } from './remaining.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['days and hours from 48 hours up', 3 * day + 4 * hour + 30 * minute, { kind: 'days', days: 3, hours: 4 }],
  ['48 hours are two days', 2 * day, { kind: 'days', days: 2, hours: 0 }],
  ['hours and minutes below that', 32 * hour, { kind: 'hours', hours: 32, minutes: 0 }],
  ['a begun minute counts', 2 * hour + 1, { kind: 'hours', hours: 2, minutes: 1 }],
  ['one hour is an hour', hour, { kind: 'hours', hours: 1, minutes: 0 }],
  ['minutes below an hour', 59 * minute, { kind: 'minutes', minutes: 59 }],
  ['just over five minutes are six begun', 5 * minute + 1, { kind: 'minutes', minutes: 6 }],
  ['seconds in the last five minutes', 5 * minute, { kind: 'seconds', minutes: 5, seconds: 0 }],
  ['a begun second counts', 61_001, { kind: 'seconds', minutes: 1, seconds: 2 }],
  ['the last second', 1, { kind: 'seconds', minutes: 0, seconds: 1 }],
  ['nothing left', 0, { kind: 'over' }],
  ['past it', -1, { kind: 'over' }],
])('%s', (_title, leftMs, expected) => {
  expect(remaining(leftMs)).toEqual(expected);
});

test.each([
  ['with the minute while far', 10 * minute + 20_000, 20_000],
  ['a whole minute at a whole minute', 10 * minute, minute],
  ['at five minutes exactly when seconds begin', 5 * minute + 30_000, 30_000],
  ['with the second when near', 4 * minute + 250, 250],
  ['never when it is over', 0, undefined],
])('the words change %s', (_title, leftMs, expected) => {
  expect(nextChangeMs(leftMs)).toBe(expected);
});

test.each([
  [2 * hour, undefined],
  [hour, 60],
  [16 * minute, 60],
  [15 * minute, 15],
  [5 * minute, 5],
  [90_000, 5],
  [minute, 1],
  [0, 0],
  [-minute, 0],
])('with %d ms left the last announcement was that of minute %s', (leftMs, expected) => {
  expect(announcementMark(leftMs)).toBe(expected);
});
