import { describe, expect, test } from 'vitest';
import { personSearch } from './person-search.ts';
import { maySkipSecondFactor } from './second-factor.ts';
import { stopsWithdrawals } from './suspension.ts';

describe('withdrawals of a suspended person', () => {
  test.each([
    { isAccountSuspended: false, isForFraud: false, stops: false },
    { isAccountSuspended: false, isForFraud: true, stops: true },
    { isAccountSuspended: true, isForFraud: false, stops: true },
    { isAccountSuspended: true, isForFraud: true, stops: true },
  ])('account suspended: $isAccountSuspended, for fraud: $isForFraud, stopped: $stops', ({ stops, ...facts }) => {
    expect(stopsWithdrawals(facts)).toBe(stops);
  });
});

describe('security 7: a member of the staff acts in this sign-in', () => {
  test.each([
    ['verified', true, true],
    ['verified', false, true],
    ['unverified', true, false],
    ['unverified', false, false],
    ['none', true, false],
    ['none', false, true],
  ] as const)('second step %s, required: %s, may act: %s', (state, isRequired, may) => {
    expect(maySkipSecondFactor(state, { isRequired })).toBe(may);
  });
});

describe('a search for people', () => {
  test.each([
    ['usr_01kas4v0b8m2q6w1e3', 'user', 'usr_01kas4v0b8m2q6w1e3'],
    [' ORD_01KAT2M7Y4H9S3D5F1 ', 'order', 'ord_01kat2m7y4h9s3d5f1'],
    ['Sam@Suki.test', 'email', 'sam@suki.test'],
    ['0917 000 0002', 'phone', '+639170000002'],
    ['+63 917 000 0002', 'phone', '+639170000002'],
    ['Sam R', 'name', 'sam r'],
    ['0917', 'name', '0917'],
  ] as const)('"%s" is looked up by %s', (typed, by, value) => {
    expect(personSearch(typed)).toEqual({ by, value });
  });
});
