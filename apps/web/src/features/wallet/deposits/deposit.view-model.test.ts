import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { DepositSummary } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { depositLine, heldWords } from './deposit.view-model.ts';

const paidAt = '2026-11-20T05:00:00.000Z';
const endedAt = '2026-11-21T05:00:00.000Z';
const deposit: DepositSummary = {
  id: toId('dep', 'dep_0000000001'),
  status: 'under_hold',
  amount: pesos(500),
  deductedAmount: pesos(0),
  needToRepay: false,
  askId: toId('ask', 'ask_0000000001'),
  bidId: null,
  itemName: 'Samba OG',
  paidAt,
  endedAt: null,
  retryAt: null,
  createdAt: '2026-11-19T05:00:00.000Z',
  updatedAt: paidAt,
};

test.each([
  ['is due', { status: 'due', paidAt: null }, 'To pay', true, 'Ask. Since Thu 19 Nov'],
  ['is held', {}, 'Held by us', false, 'Ask. Paid Fri 20 Nov'],
  ['has to be paid again', { needToRepay: true }, 'Pay again', true, 'Ask. Paid Fri 20 Nov'],
  ['came back', { status: 'returned', endedAt }, 'Returned', false, 'Ask. Paid Fri 20 Nov. Back to you Sat 21 Nov'],
  [
    'comes back later',
    { status: 'returned', endedAt, retryAt: '2026-11-21T06:00:00.000Z' },
    'Returned',
    false,
    'Ask. Paid Fri 20 Nov. It didn’t go through. We’ll send it again Sat 21 Nov, 2:00 PM',
  ],
  [
    'was kept',
    { status: 'deducted', endedAt, deductedAmount: pesos(500) },
    'Kept',
    true,
    'Ask. Paid Fri 20 Nov. Kept Sat 21 Nov',
  ],
  [
    'was kept in part',
    { status: 'deducted', endedAt, deductedAmount: pesos(200) },
    'Partly kept',
    true,
    'Ask. Paid Fri 20 Nov. Kept Sat 21 Nov. ₱200 was kept, ₱300 came back',
  ],
  ['was never paid', { status: 'voided', paidAt: null }, 'Never paid', false, 'Ask. Since Thu 19 Nov'],
] as const)('a deposit that %s says so', (_, changes, state, isOpen, note) => {
  expect(depositLine({ ...deposit, ...changes })).toMatchObject({ state, isOpen, note });
});

test('it leads to what it is for, and says what that is', () => {
  expect(depositLine(deposit).link).toBe('/ask/ask_0000000001');
  const ofBid = depositLine({ ...deposit, askId: null, bidId: toId('bid', 'bid_0000000001') });
  expect(ofBid).toMatchObject({ link: '/bid/bid_0000000001', note: 'Bid. Paid Fri 20 Nov' });
});

test('ux 33: what is held is told as one sum', () => {
  expect(heldWords({ amount: pesos(2_700), count: 3 })).toBe('₱2,700 held for 3 asks and bids');
  expect(heldWords({ amount: pesos(900), count: 1 })).toBe('₱900 held for 1 ask or bid');
  expect(heldWords({ amount: pesos(0), count: 0 })).toBeNull();
  expect(heldWords(null)).toBeNull();
});
