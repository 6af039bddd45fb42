import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test.each([
  ['2026-11-21T07:05:00Z', 'Sat 21 Nov, 3:05 PM'],
  ['2026-11-21T15:59:59Z', 'Sat 21 Nov, 11:59 PM'],
  ['2026-11-21T16:00:00Z', 'Sun 22 Nov, 12:00 AM'],
  ['2026-12-31T16:00:00Z', 'Fri 1 Jan, 12:00 AM'],
  ['2026-11-21T04:00:00Z', 'Sat 21 Nov, 12:00 PM'],
])('%s is %s in Manila', (iso, text) => {
  expect(momentText(iso)).toBe(text);
});

test('a text that is no moment is refused', () => {
  expect(() => momentText('tomorrow')).toThrow(RangeError);
});
