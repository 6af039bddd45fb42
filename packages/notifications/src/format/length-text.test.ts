import { CLAIM_WINDOW_MS } from '@suki/domain/config/timers';
import { expect, test } from 'vitest';
import { lengthText, windowText } from './length-text.ts';

test.each([
  ['confirmation', 'a day'],
  ['shipment', '36 hours'],
  ['penalty_release', 'three days'],
  ['stock_storage', '120 days'],
] as const)('the window of %s is %s', (kind, expected) => {
  expect(windowText(kind)).toBe(expected);
});

test('a claim may be made for three days', () => {
  expect(lengthText(CLAIM_WINDOW_MS)).toBe('three days');
});

test.each(['listing', 'claim_answer'] as const)('%s has no window of its own to speak of', (kind) => {
  expect(() => windowText(kind)).toThrow(RangeError);
});
