import { expect, test } from 'vitest';
import { accountHold } from './account-hold.ts';

const account = { payoutsStartAt: '2026-11-24T07:40:00.000Z' };

test('security 7: a new account says when payouts to it start, until then', () => {
  expect(accountHold(account, new Date('2026-11-24T07:39:59.999Z'))).toBe(
    'You can withdraw to this account from Tue 24 Nov, 3:40 PM. To keep your money safe, we wait a day after an account is added or changed.',
  );
  expect(accountHold(account, new Date(account.payoutsStartAt))).toBeNull();
});
