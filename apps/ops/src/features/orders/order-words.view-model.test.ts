import { orderStatuses } from '@suki/domain/trade/facts/statuses';
import { describe, expect, test } from 'vitest';
import { dueOf, infoText, inspectionWords, regionText, statusTitle } from './order-words.view-model.ts';

test('every status has words for the staff, and a sentence', () => {
  for (const status of orderStatuses) {
    expect(statusTitle(status)).not.toBe('');
    expect(infoText(`order.operator.${status}.info`)).toMatch(/\.$/);
  }
});

const begun = { byName: 'Noli Garcia', isOwn: false, waitsForSecond: false, isOwnFinding: false };
test.each([
  [undefined, []],
  [begun, ['With Noli Garcia']],
  [{ ...begun, byName: null }, ['With another inspector']],
  [{ ...begun, isOwn: true }, ['With you']],
  [{ ...begun, waitsForSecond: true }, ['With Noli Garcia', 'Waiting for a second finding']],
  [
    { ...begun, isOwn: true, waitsForSecond: true, isOwnFinding: true },
    ['With you', 'Your finding is waiting for a second one'],
  ],
] as const)('ops A.2 A8: a list says who has an item and what waits: %o', (inspection, words) => {
  expect(inspectionWords(inspection === undefined ? {} : { inspection })).toEqual(words);
});

test('a sentence that this build does not know is left out', () => {
  expect(infoText('order.operator.lost.info')).toBe('');
});

test.each([
  ['NCR', 'Metro Manila'],
  ['VISAYAS', 'Visayas'],
  ['SOUTH LUZON', 'South Luzon'],
  ['ATLANTIS', 'ATLANTIS'],
])('the region %s is written %s', (region, title) => {
  expect(regionText(region)).toBe(title);
});

describe('a deadline', () => {
  const now = new Date('2026-11-21T06:00:00Z');

  test.each([
    ['2026-11-25T07:00:00Z', 'by Wed 25 Nov, 3:00 PM', '4 days left', 'soft'],
    ['2026-11-22T07:30:00Z', 'by Sun 22 Nov, 3:30 PM', '25 h left', 'soft'],
    ['2026-11-21T10:00:00Z', 'by Sat 21 Nov, 6:00 PM', '4 h left', 'caution'],
    ['2026-11-21T06:00:30Z', 'by Sat 21 Nov, 2:00 PM', '1 min left', 'caution'],
    ['2026-11-21T06:00:00Z', 'by Sat 21 Nov, 2:00 PM', 'overdue', 'critical'],
  ] as const)('%s reads "%s, %s"', (deadline, text, left, tone) => {
    expect(dueOf(deadline, now)).toEqual({ text, left, tone });
  });

  test('that does not exist is not shown', () => {
    expect(dueOf(null, now)).toBeNull();
  });
});
