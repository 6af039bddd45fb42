import { expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { type FreshSignInRule, mustSignInAgain } from './fresh-sign-in.ts';

const now = new Date('2026-11-23T08:00:00Z');
const minute = 60_000;

test.each<[string, FreshSignInRule, unknown, number, boolean]>([
  ['a change a moment after the sign-in goes on', 'always', undefined, 0, false],
  ['a change just under 5 minutes after it goes on', 'always', undefined, 5 * minute - 1, false],
  ['a change 5 minutes after it asks', 'always', undefined, 5 * minute, true],
  ['a change asks whatever its amount', 'always', 1, 5 * minute, true],
  ['a sign-in a minute ahead of our clock counts', 'always', undefined, -minute, false],
  ['a sign-in further ahead does not count', 'always', undefined, -minute - 1, true],
  ['a payout of ₱20,000 goes on', 'large_payout', pesos(20_000), 60 * minute, false],
  ['a payout of a centavo more asks', 'large_payout', pesos(20_000) + 1, 60 * minute, true],
  ['a large payout after a sign-in goes on', 'large_payout', pesos(20_001), minute, false],
  ['a payout without a readable amount asks', 'large_payout', undefined, 60 * minute, true],
])('%s', (_what, rule, amount, agoMs, expected) => {
  expect(mustSignInAgain(rule, { amount, signedInAt: new Date(now.getTime() - agoMs), now })).toBe(expected);
});
