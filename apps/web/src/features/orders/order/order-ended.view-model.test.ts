import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { endedWords } from './order-ended.view-model.ts';

const at = '2026-11-21T04:05:00.000Z';
const endedBy = (event: string) => ({
  status: 'transaction_closed' as const,
  history: [{ event, from: 'to_pay', to: 'transaction_closed', actor: 'system', at }],
});

test('while an order runs nothing of this is said', () => {
  const order = { ...endedBy('E36'), status: 'to_pay' as const };
  expect(endedWords({ ...order, ...quiet, role: 'seller' })).toEqual([]);
});

const quiet = { bidDeposit: null, compensation: null, paymentInfo: null, refunds: [] };
const lost = { amount: pesos(450), status: 'deducted', deductedAmount: pesos(450), needToRepay: false } as const;
const paid = {
  paymentMethodId: null,
  paymentMethod: 'GCASH',
  checkoutMethod: 'ONE_TIME_PAYMENT',
  paidAt: at,
} as const;

describe('each side reads what has moved', () => {
  test('a seller whose bidder did not pay: the part of the deposit, and the ask', () => {
    expect(endedWords({ ...endedBy('E36'), ...quiet, role: 'seller', compensation: pesos(315) })).toEqual([
      '₱315 of the bidder’s deposit is yours. It’s in your wallet 3 days after the end.',
      'Your ask is back on sale at its old price and place in line. Your deposit stays with it.',
    ]);
  });

  test('a seller who had listed nothing: no ask comes back', () => {
    const texts = endedWords({ ...endedBy('E36-accept'), ...quiet, role: 'seller', compensation: pesos(315) });
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/^₱315/);
  });

  test.each([
    [
      'who did not pay',
      { bidDeposit: lost },
      ['You weren’t charged for the item.', /^₱450 of the deposit of your bid was kept/],
    ],
    [
      'who won the appeal',
      { bidDeposit: { ...lost, status: 'returned' as const } },
      ['You weren’t charged for the item.'],
    ],
    ['who let the time of a purchase pass', {}, ['You weren’t charged for the item.']],
    ['who had paid', { paymentInfo: paid }, []],
    [
      'whose seller broke a promise (ux 18)',
      { paymentInfo: paid, compensation: pesos(350) },
      [/^₱350 of the seller’s deposit is yours/],
    ],
  ])('a buyer %s', (_, more, expected) => {
    const texts = endedWords({ ...endedBy('E36'), ...quiet, role: 'buyer', ...more });
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });
});
