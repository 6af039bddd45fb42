import { describe, expect, test } from 'vitest';
import { personSearch } from './person-search.ts';
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
