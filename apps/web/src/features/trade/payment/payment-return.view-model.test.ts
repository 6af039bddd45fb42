import { expect, test } from 'vitest';
import { paymentNews, paymentReturn } from './payment-return.view-model.ts';

test.each([
  [
    'back from a paid wallet, not known yet: wait',
    { cameBack: 'succeeded', attempt: 'PENDING' },
    /waiting for word/,
    true,
  ],
  [
    'a saved method is charged without a page: wait',
    { cameBack: 'charged', attempt: 'PENDING' },
    /waiting for word/,
    true,
  ],
  ['the same for long', { cameBack: 'succeeded', attempt: 'PENDING', isLate: true }, /nothing is lost/, true],
  ['the wallet refused', { cameBack: 'failed', attempt: 'PENDING' }, /No money has moved/, false],
  ['left without paying', { cameBack: 'cancelled', attempt: 'PENDING' }, /You left/, false],
  ['the server knows that it failed', { cameBack: 'succeeded', attempt: 'FAILED' }, /did not go through/, false],
  ['the gateway was not reached', { cameBack: 'unstarted', attempt: null }, /could not be started/, false],
  ['opened later with a payment under way', { cameBack: null, attempt: 'PENDING' }, /still open/, false],
] as const)('%s', (_, state, text, isWaiting) => {
  const news = paymentNews({ isDue: true, isLate: false, ...state });
  expect(news?.text).toMatch(text);
  expect(news?.isWaiting).toBe(isWaiting);
});

test.each([
  ['paid meanwhile', { cameBack: 'succeeded', isDue: false, attempt: 'SUCCEEDED' }],
  ['nothing tried yet', { cameBack: null, isDue: true, attempt: null }],
] as const)('nothing to say: %s', (_, state) => {
  expect(paymentNews({ isLate: false, ...state })).toBeNull();
});

test('an unknown word in the address is no news', () => {
  expect(paymentReturn('paid')).toBeNull();
  expect(paymentReturn('failed')).toBe('failed');
});
