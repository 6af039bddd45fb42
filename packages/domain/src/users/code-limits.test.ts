import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../config/durations.ts';
import { codeLimits } from '../config/identity.ts';
import { codeBudgetAlert, nextCodeAt, nextTryAt, type SentCodes } from './code-limits.ts';

/** 4 PM in Manila. */
const now = new Date('2026-11-23T08:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const later = (ms: number) => new Date(now.getTime() + ms);
const times = (count: number, firstAgoMs: number, stepMs = 1): Date[] =>
  Array.from({ length: count }, (_none, index) => ago(firstAgoMs - index * stepMs));
const sent = (given: Partial<SentCodes>): SentCodes => ({ toNumber: [], byPerson: [], today: 0, ...given });

describe('the next code', () => {
  test.each<[string, Partial<SentCodes>, Date | null]>([
    ['to a new number goes at once', {}, null],
    ['waits a minute after the last', { toNumber: [ago(1)] }, later(MINUTE_MS - 1)],
    ['goes to the number after exactly a minute', { toNumber: [ago(MINUTE_MS)] }, null],
    ['is the fifth within an hour', { toNumber: times(4, HOUR_MS - 1, MINUTE_MS) }, null],
    ['waits as the sixth within an hour', { toNumber: times(5, HOUR_MS - 1, MINUTE_MS) }, later(1)],
    ['is the sixth, an hour after the first', { toNumber: times(5, HOUR_MS, MINUTE_MS) }, null],
    ['waits as the eleventh within a day', { toNumber: times(10, DAY_MS - 1, 2 * HOUR_MS) }, later(1)],
    ['is the eleventh, a day after the first', { toNumber: times(10, DAY_MS, 2 * HOUR_MS) }, null],
    ['to another number goes at once', { byPerson: times(4, 4) }, null],
    ['of one person waits as the sixth within an hour', { byPerson: times(5, HOUR_MS - 1) }, later(1)],
    ['waits for the later of two limits', { toNumber: [ago(1)], byPerson: times(5, HOUR_MS - 1) }, later(59_999)],
    ['is the last of the day', { today: codeLimits.perDayInAll - 1 }, null],
    ['of a spent day waits for midnight in Manila', { today: codeLimits.perDayInAll }, later(8 * HOUR_MS)],
  ])('%s', (_what, given, expected) => {
    expect(nextCodeAt(sent(given), now)).toEqual(expected);
  });
});

test.each([
  ['fourteen wrong tries leave one', times(14, 100), null],
  ['fifteen wrong tries leave none for the day', times(15, DAY_MS - 1), later(1)],
  ['a day after the first of fifteen, one try is left', times(15, DAY_MS), null],
])('%s', (_what, wrong, expected) => {
  expect(nextTryAt(wrong, now)).toEqual(expected);
});

test('support hears of the codes of a day at 80 % and at 100 %, once each', () => {
  const { perDayInAll } = codeLimits;
  const told = Array.from({ length: perDayInAll + 1 }, (_none, today) => [today, codeBudgetAlert(today)] as const);
  expect(told.filter(([, alert]) => alert !== null)).toEqual([
    [1_600, 'codes_nearly_spent'],
    [2_000, 'codes_spent'],
  ]);
});
