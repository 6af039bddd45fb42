import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { addMonths } from './manila.ts';
import { parseMoment } from './parse-moment.ts';
import { quietWindowEnd } from './quiet-window.ts';

test.each([
  ['2026-11-22T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-22T07:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-22T07:00:00.123456Z', '2026-11-22T07:00:00.123Z'],
  ['2026-11-22T07:00:00+08:00', '2026-11-21T23:00:00.000Z'],
  ['2026-11-22T07:00:00+0800', '2026-11-21T23:00:00.000Z'],
  ['2026-11-22T07:00:00-03:30', '2026-11-22T10:30:00.000Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['2027-02-29T00:00:00Z', null],
  ['2026-11-31T00:00:00Z', null],
  ['2026-13-01T00:00:00Z', null],
  ['2026-11-22T24:00:00Z', null],
  ['2026-11-22T07:60:00Z', null],
  ['2026-11-22T07:00:00', null],
  ['2026-11-22', null],
  ['22 November 2026', null],
  ['', null],
])('the time "%s" is %s', (text, at) => {
  expect(parseMoment(text)?.toISOString() ?? null).toBe(at);
});

test.each([
  ['2026-01-31T00:30:00+08:00', 1, '2026-02-28T00:30:00+08:00'],
  ['2028-01-31T23:59:59+08:00', 1, '2028-02-29T23:59:59+08:00'],
  ['2026-01-30T20:00:00Z', 1, '2026-02-27T20:00:00Z'],
  ['2026-12-15T10:00:00+08:00', 1, '2027-01-15T10:00:00+08:00'],
  ['2028-02-29T10:00:00+08:00', 12, '2029-02-28T10:00:00+08:00'],
])('%s and %i months is %s', (at, months, later) => {
  expect(addMonths(new Date(at), months)).toEqual(new Date(later));
});

test.each([
  ['2026-11-23T22:00:00+08:00', '2026-11-23T22:30:00+08:00'],
  ['2026-11-23T22:29:59+08:00', '2026-11-23T22:30:00+08:00'],
  ['2026-11-24T00:00:00+08:00', '2026-11-24T02:00:00+08:00'],
  ['2026-11-24T01:59:59.999+08:00', '2026-11-24T02:00:00+08:00'],
  ['2026-11-24T02:00:00+08:00', null],
  ['2026-11-24T21:59:59.999+08:00', null],
  ['2026-11-28T00:30:00+08:00', null],
  ['2026-11-29T22:10:00+08:00', null],
])('the quiet window of %s ends at %s', (now, end) => {
  proves('A quiet window is detected Monday to Friday in the China timezone around 22:00-22:30 and 00:00-02:00.', {
    quietWindowEnd,
  });
  expect(quietWindowEnd(new Date(now))).toEqual(end === null ? null : new Date(end));
});
