import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

test.each([
  ['checkout', 'Sign in to buy. Your item stays chosen.'],
  ['bid', 'Sign in to bid. What you typed is kept.'],
  ['sell', 'Sign in to sell. What you typed is kept.'],
  ['orders', 'Sign in to see your orders.'],
])('coverage 2: the sign-in page reads paramsFrom=%s and says why it asks', (from, reason) => {
  expect(signInReason(from)).toBe(reason);
});

test.each([null, '', 'toString', 'https://evil.example', '<b>'])('paramsFrom %j of a stranger says nothing', (from) => {
  expect(signInReason(from)).toBeNull();
});
