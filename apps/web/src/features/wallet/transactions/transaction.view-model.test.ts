import { toId } from '@suki/domain/ids/id';
import { negate, pesos } from '@suki/domain/money/centavos';
import type { WalletTransaction } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { transactionLine } from './transaction.view-model.ts';

const sale: WalletTransaction = {
  id: 'trn_0000000001',
  kind: 'sell_income',
  status: 'succeeded',
  amount: pesos(7_250),
  through: 'wallet',
  askId: toId('ask', 'ask_0000000001'),
  orderId: toId('ord', 'ord_0000000001'),
  orderNumber: 'SK-2061-1483L',
  payoutId: null,
  itemName: 'Court Low',
  availableAt: '2026-11-25T04:00:00.000Z',
  withdrawal: { isHeld: true, availableAt: null, about: '2026-12-03' },
  retryAt: null,
  createdAt: '2026-11-22T04:00:00.000Z',
};
const payout: WalletTransaction = {
  ...sale,
  kind: 'payout',
  amount: negate(pesos(500)),
  askId: null,
  orderId: null,
  orderNumber: null,
  payoutId: toId('pyo', 'pyo_0000000001'),
  itemName: null,
  availableAt: null,
  withdrawal: null,
};

const around = { isHeld: false, isPayoutShown: true };

describe('ux 33: the sign is of the amount in the wallet, and money that stays is marked', () => {
  test.each([
    [sale, '+₱7,250', 'positive'],
    [payout, '−₱500', 'ink'],
    [{ ...sale, amount: pesos(0) }, '₱0', 'ink'],
    [{ ...sale, kind: 'item_refund', status: 'accepted' }, '+₱7,250', 'ink'],
    // ux 33: money that went back to how it was paid changes no wallet.
    [{ ...sale, kind: 'deposit_refund', through: 'original_method' }, '₱7,250', 'ink'],
  ] as const)('%#', (transaction, amount, tone) => {
    expect(transactionLine(transaction, around)).toMatchObject({ amount, tone });
  });
});

describe('the note says where the money went and when it can be used', () => {
  test.each([
    ['ux 17: income on hold', sale, true, 'In your wallet. You can withdraw it 3 days after delivery, about Thu 3 Dec'],
    ['income whose day has come', sale, false, 'In your wallet'],
    ['a payout', payout, false, 'From your wallet'],
    [
      'a payout that failed',
      { ...payout, status: 'failed' },
      false,
      'From your wallet. The money is back in your wallet',
    ],
    [
      'a payout that was stopped',
      { ...payout, status: 'cancelled' },
      false,
      'From your wallet. The money is back in your wallet',
    ],
    ['a refund', { ...sale, kind: 'item_refund', through: 'original_method' }, false, 'Back to how you paid'],
    [
      'a refund that is sent again',
      {
        ...sale,
        kind: 'item_refund',
        through: 'original_method',
        status: 'accepted',
        retryAt: '2026-11-22T06:00:00.000Z',
      },
      false,
      'Back to how you paid. It didn’t go through. We’ll send it again Sun 22 Nov, 2:00 PM',
    ],
    [
      'a refund that failed',
      { ...sale, kind: 'item_refund', through: 'original_method', status: 'failed' },
      false,
      'Back to how you paid. It didn’t arrive. We’re looking into it',
    ],
    [
      'a refund that the bank’s own reversal overtook',
      { ...sale, kind: 'item_refund', through: 'original_method', status: 'cancelled' },
      false,
      'Your bank took the payment back itself, so we sent nothing',
    ],
    [
      'a fine',
      { ...sale, kind: 'fine', amount: negate(pesos(100)), through: 'original_method' },
      false,
      'Out of your deposit',
    ],
  ] as const)('%s', (_, transaction, isHeld, note) => {
    expect(transactionLine(transaction, { ...around, isHeld }).note).toBe(note);
  });
});

test.each([
  [
    'ux 24: the order first, by its number',
    sale,
    { href: '/order/ord_0000000001', label: 'Order SK-2061-1483L', name: 'Order SK-2061-1483L: Court Low' },
  ],
  ['else the ask', { ...sale, orderId: null }, { href: '/ask/ask_0000000001', label: 'Ask', name: 'Ask: Court Low' }],
  [
    'a payout is further up the page',
    payout,
    { href: '#pyo_0000000001', label: 'Payout', name: 'Payout: Sun 22 Nov, 12:00 PM' },
  ],
  ['or nothing', { ...payout, payoutId: null }, null],
] as const)('the link leads to what it is about: %s', (_, transaction, link) => {
  expect(transactionLine(transaction, around).link).toEqual(link);
});

test('a payout that is not read yet is looked for among the payouts', () => {
  expect(transactionLine(payout, { ...around, isPayoutShown: false }).link?.href).toBe('#payouts');
});

test.each([
  ['accepted', true],
  ['succeeded', false],
  ['failed', true],
] as const)('a status that needs a look stands out: %s', (status, isOpen) => {
  expect(transactionLine({ ...sale, status }, around).isOpen).toBe(isOpen);
});
