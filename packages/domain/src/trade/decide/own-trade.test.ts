import { expect, test } from 'vitest';
import { toId } from '../../ids/id.ts';
import { maybeOwnTrade, refuseOwnTrade } from './own-trade.ts';

const buyer = toId('usr', 'usr_0000000001');
const seller = toId('usr', 'usr_0000000002');
const staff = toId('usr', 'usr_0000000003');
const second = toId('usr', 'usr_0000000004');

test.each([
  { who: 'the seller', accounts: [seller] },
  { who: 'the buyer', accounts: [buyer] },
  { who: 'somebody whose other account is the seller', accounts: [staff, seller] },
  { who: 'somebody whose other account is the buyer', accounts: [staff, second, buyer] },
])('$who does not act for the platform', ({ accounts }) => {
  expect(refuseOwnTrade({ parties: [buyer, seller], accounts })).toMatchObject({ ok: false, reason: 'OWN_TRADE' });
});

test('a stranger does, and on what belongs to nobody everybody does', () => {
  expect(refuseOwnTrade({ parties: [buyer, seller], accounts: [staff, second] })).toBeNull();
  expect(refuseOwnTrade({ parties: [], accounts: [staff] })).toBeNull();
});

test.each([
  { who: 'a side', suspects: [seller], expected: true },
  { who: 'nobody of the trade', suspects: [second], expected: false },
])(
  'security 4: a trade may be of an employee who shares an unproven mark with $who: $expected',
  ({ suspects, expected }) => {
    expect(maybeOwnTrade({ parties: [buyer, seller], suspects })).toBe(expected);
  },
);
