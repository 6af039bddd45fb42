import { expect, test } from 'vitest';
import { deadlineText, momentText, sizeText } from './order-words.ts';

test('a moment is said in Manila time with its weekday', () => {
  expect(momentText('2026-11-21T06:05:00Z')).toBe('Sat 21 Nov, 14:05');
});

test('no deadline is said as such', () => {
  expect(deadlineText({ deadline: null })).toBe('no deadline');
});

test.each([
  [{ us_m: '9', eu: '42.5' }, 'US M 9'],
  [{ eu: '38' }, 'EU 38'],
  [{ no_size_conversion: 'M' }, 'Size M'],
  [{}, 'one size'],
])('the size %o reads "%s"', (sizes, text) => {
  expect(sizeText(sizes)).toBe(text);
});
