import { CLAIM_WINDOW_MS } from '@suki/domain/config/timers';
import { expect, test } from 'vitest';
import { lengthText, windowText } from './length-text.ts';

test.each([
  ['T8', 'a day'],
  ['T9', '36 hours'],
  ['T21', 'three days'],
  ['TS', '120 days'],
] as const)('the window of %s is %s', (kind, expected) => {
  expect(windowText(kind)).toBe(expected);
});

test('a claim may be made for three days', () => {
  expect(lengthText(CLAIM_WINDOW_MS)).toBe('three days');
});

test.each(['T2', 'T19s'] as const)('%s has no fixed window to format', (kind) => {
  expect(() => windowText(kind)).toThrow(RangeError);
});
