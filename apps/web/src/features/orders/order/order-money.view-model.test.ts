import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { buyerMoney, depositWords, isInWallet, sellerMoney } from './order-money.view-model.ts';

const quote = {
  skuId: toId('sku', 'sku_0000000009'),
  lane: 'standard',
  total: pesos(8_570),
  lines: [
    { id: 'price', amount: pesos(8_450), rule: 'quote.price' },
    { id: 'shipping', amount: pesos(120), rule: 'quote.shipping' },
  ],
} as const;
const paid = {
  paymentMethodId: null,
  paymentMethod: 'GCASH',
  checkoutMethod: 'ONE_TIME_PAYMENT',
  paidAt: '2026-11-21T04:05:00.000Z',
} as const;
const mutable = { ...quote, lines: [...quote.lines] };
const show = (lines: readonly { label: string; amount: string; note?: string }[]) =>
  lines.map(({ label, amount, note }) => [label, amount, note].filter(Boolean).join(' | '));

describe('the buyer’s receipt', () => {
  test('paid and refunded', () => {
    const refund = { amount: pesos(8_570), status: 'REQUESTED', createdAt: '2026-11-22T04:00:00.000Z' };
    const lines = buyerMoney({
      buyerQuote: mutable,
      paymentInfo: paid,
      refunds: [refund],
      status: 'transaction_closed',
    });
    expect(show(lines)).toEqual([
      'Price | ₱8,450',
      'Shipping | ₱120 | From our warehouse to your region.',
      'You paid | ₱8,570 | GCash, Sat 21 Nov, 12:05 PM',
      'Refund | ₱8,570 | On its way back to where you paid from, Sun 22 Nov',
    ]);
  });

  test.each([
    ['to_pay', 'Not paid yet'],
    ['transaction_closed', 'Nothing was paid'],
  ] as const)('never says paid before it is: %s', (status, note) => {
    const lines = buyerMoney({
      buyerQuote: mutable,
      paymentInfo: { ...paid, paidAt: null },
      refunds: [],
      status,
    });
    expect(lines.at(-1)).toMatchObject({ label: 'You pay in total', note });
  });

  test('a refund that could not go back is said to lie in the wallet here, and the wallet is named', () => {
    const refund = { amount: pesos(8_570), status: 'FAILED', createdAt: '2026-11-22T04:00:00.000Z' };
    const order = { buyerQuote: mutable, paymentInfo: paid, refunds: [refund], status: 'transaction_closed' } as const;
    expect(show(buyerMoney({ ...order, refunds: [refund] })).at(-1)).toBe(
      'Refund | ₱8,570 | In your Suki wallet instead, Sun 22 Nov',
    );
    expect(isInWallet({ refunds: [refund] })).toBe(true);
    expect(isInWallet({ refunds: [{ ...refund, status: 'REQUESTED' }] })).toBe(false);
  });

  test('the seller has none', () => {
    expect(buyerMoney({ buyerQuote: null, paymentInfo: null, refunds: [], status: 'to_receive' })).toEqual([]);
  });
});

const payout = {
  price: pesos(8_600),
  techServiceFee: pesos(344),
  paymentFee: pesos(172),
  operationalFee: pesos(250),
  income: pesos(7_834),
  availableAt: null,
};
const deposit = { amount: pesos(900), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false } as const;

test('the seller’s payout, fee by fee, and the deposit', () => {
  expect(show(sellerMoney({ payout, deposit, status: 'under_inspection' }))).toEqual([
    'Price of the item | ₱8,600',
    'Tech service fee | −₱344',
    'Payment fee | −₱172',
    'Operational fee | −₱250',
    'You receive | ₱7,834 | After the item has passed the inspection',
    'Deposit | ₱900 | We hold it. It comes back when the item passes.',
  ]);
});

test.each([
  ['to_receive', null, 'In your wallet'],
  ['to_receive', '2026-11-28T04:00:00.000Z', 'In your wallet, can be withdrawn from Sat 28 Nov, 12:00 PM'],
  ['transaction_closed', null, 'The order ended without a sale'],
] as const)('when the income is there: %s, %s', (status, availableAt, note) => {
  const line = sellerMoney({ payout: { ...payout, availableAt }, deposit: null, status }).at(-1);
  expect(line?.note).toBe(note);
});

test('a discount for a small defect stands before the fees', () => {
  const discounted = { ...payout, income: pesos(7_334) };
  const lines = show(sellerMoney({ payout: discounted, deposit: null, status: 'platform_to_ship' }));
  expect(lines.slice(0, 2)).toEqual(['Price of the item | ₱8,600', 'Discount for the defect | −₱500']);
});

test('a discount that the buyer did not take is not taken off', () => {
  const lines = show(sellerMoney({ payout, deposit: null, status: 'transaction_closed' }));
  expect(lines.join()).not.toContain('Discount');
});

test.each([
  ['returned', 0, 'Gone back to you'],
  ['deducted', 450, '₱450 of it was kept'],
] as const)('what became of the deposit: %s', (status, kept, expected) => {
  expect(depositWords({ ...deposit, status, deductedAmount: pesos(kept) })).toBe(expected);
});
