import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Withdrawal } from '@suki/sdk/types';
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
const show = (lines: readonly { label: string; amount: string; note?: string | undefined }[]) =>
  lines.map(({ label, amount, note }) => [label, amount, note].filter(Boolean).join(' | '));

describe('the buyer’s receipt', () => {
  test('paid and refunded', () => {
    const refund = { amount: pesos(8_570), status: 'REQUESTED', retryAt: null, createdAt: '2026-11-22T04:00:00.000Z' };
    const lines = buyerMoney({
      buyerQuote: mutable,
      buyerAddress: { region: 'NCR' },
      paymentInfo: paid,
      refunds: [refund],
      reversedAmount: null,
      status: 'transaction_closed',
      bidDeposit: null,
      compensation: null,
    });
    expect(show(lines)).toEqual([
      'Price | ₱8,450',
      'Delivery to Metro Manila | ₱120 | From our warehouse to your region.',
      'Inspection and certificate | Included',
      'Processing fee | Free',
      'You paid | ₱8,570 | GCash, Sat 21 Nov, 12:05 PM',
      'Refund | ₱8,570 | On its way back to how you paid, Sun 22 Nov',
    ]);
  });

  const unpaid = {
    buyerQuote: mutable,
    buyerAddress: { region: 'NCR' },
    paymentInfo: { ...paid, paidAt: null },
    refunds: [],
    reversedAmount: null,
    bidDeposit: null,
    compensation: null,
  };

  test('ux 18: the share of the seller’s deposit stands in it', () => {
    const lines = buyerMoney({ ...unpaid, paymentInfo: paid, compensation: pesos(350), status: 'transaction_closed' });
    expect(show(lines).at(-1)).toBe('From the seller’s deposit | ₱350 | In your wallet 3 days after the end');
  });

  test('never says paid before it is', () => {
    const lines = buyerMoney({ ...unpaid, status: 'to_pay' });
    expect(lines.at(-1)).toMatchObject({ label: 'You pay in total', note: 'Not paid yet', amount: '₱8,570' });
  });

  test('of an order that ended unpaid asks for nothing any more', () => {
    expect(show(buyerMoney({ ...unpaid, status: 'transaction_closed' }))).toEqual(['You paid | ₱0 | Nothing was paid']);
  });

  test('of an order that ended before its payment came shows what goes back', () => {
    const refund = { amount: pesos(8_570), status: 'SUCCEEDED', retryAt: null, createdAt: '2026-11-22T04:00:00.000Z' };
    expect(show(buyerMoney({ ...unpaid, refunds: [refund], status: 'transaction_closed' }))).toEqual([
      'You paid | ₱8,570 | It arrived after the order had closed, so we’re sending it back',
      'Refund | ₱8,570 | Back to how you paid, Sun 22 Nov',
    ]);
  });

  test('ux 28: with a discount that came back says what was paid in the end', () => {
    const refund = { amount: pesos(300), status: 'SUCCEEDED', retryAt: null, createdAt: '2026-11-22T04:00:00.000Z' };
    const kept = { ...unpaid, paymentInfo: paid, refunds: [refund], status: 'transaction_successful' } as const;
    expect(show(buyerMoney({ ...kept, refunds: [refund] })).at(-1)).toBe('You paid in the end | ₱8,270');
    expect(show(buyerMoney({ ...kept, refunds: [] })).at(-1)).toMatch(/^You paid \| ₱8,570/);
  });

  test('of a bidder who did not pay shows the deposit that it cost', () => {
    const bidDeposit = { ...deposit, amount: pesos(450), status: 'deducted' as const, deductedAmount: pesos(450) };
    expect(show(buyerMoney({ ...unpaid, bidDeposit, status: 'transaction_closed' }))).toEqual([
      'You paid | ₱0 | Nothing was paid',
      'Deposit of your bid | ₱450 | ₱450 of it was kept',
    ]);
  });

  test('a refund that could not go back is said to lie in the wallet here, and the wallet is named', () => {
    const refund = { amount: pesos(8_570), status: 'FAILED', retryAt: null, createdAt: '2026-11-22T04:00:00.000Z' };
    const order = { ...unpaid, paymentInfo: paid, status: 'transaction_closed' } as const;
    expect(show(buyerMoney({ ...order, refunds: [refund] })).at(-1)).toBe(
      'Refund | ₱8,570 | In your Suki wallet instead, Sun 22 Nov',
    );
    expect(isInWallet({ refunds: [refund] })).toBe(true);
    expect(isInWallet({ refunds: [{ ...refund, status: 'REQUESTED' }] })).toBe(false);
  });

  test('a refund that did not go through says when it is sent again', () => {
    const createdAt = '2026-11-22T04:00:00.000Z';
    const refund = { amount: pesos(8_570), status: 'PENDING', retryAt: '2026-11-22T06:00:00.000Z', createdAt };
    const lines = buyerMoney({ ...unpaid, paymentInfo: paid, refunds: [refund], status: 'transaction_closed' });
    expect(show(lines).at(-1)).toBe('Refund | ₱8,570 | It didn’t go through. We’ll send it again Sun 22 Nov, 2:00 PM');
  });

  test('a payment that the bank has taken back says so', () => {
    const order = { ...unpaid, paymentInfo: paid, status: 'to_receive', reversedAmount: pesos(8_570) } as const;
    expect(show(buyerMoney(order)).at(-1)).toBe('Taken back by your bank | ₱8,570');
  });

  test('the seller has none', () => {
    expect(buyerMoney({ ...unpaid, buyerQuote: null, paymentInfo: null, status: 'to_receive' })).toEqual([]);
  });
});

const payout = {
  price: pesos(8_600),
  techServiceFee: pesos(344),
  paymentFee: pesos(172),
  operationalFee: pesos(250),
  tax: pesos(0),
  income: pesos(7_834),
  availableAt: null,
  withdrawal: { isHeld: false, availableAt: null, about: null } as Withdrawal,
};
const deposit = { amount: pesos(900), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false } as const;

/** A sale without any special facts. */
const sale = { payout, deposit: null, closure: null, compensation: null, history: [] };

test('the seller’s payout, fee by fee, and the deposit', () => {
  expect(show(sellerMoney({ ...sale, deposit, status: 'under_inspection' }))).toEqual([
    'Price of the item | ₱8,600',
    'Tech service fee | −₱344',
    'Payment fee | −₱172',
    'Operational fee | −₱250',
    'You receive | ₱7,834 | In your wallet when it passes our inspection. You can withdraw it right away.',
    'Deposit | ₱900 | We hold it. You get it back when the item passes.',
  ]);
});

test.each([
  ['a trusted seller', 'to_receive', { isHeld: false, availableAt: null, about: null }, 'In your wallet'],
  [
    'a new seller, on its way',
    'to_receive',
    { isHeld: true, availableAt: null, about: '2026-12-03' },
    'In your wallet. You can withdraw it 3 days after delivery, about Thu 3 Dec.',
  ],
  [
    'a new seller, delivered',
    'to_receive',
    { isHeld: true, availableAt: '2026-11-28T04:00:00.000Z', about: null },
    'In your wallet. You can withdraw it from Sat 28 Nov, 12:00 PM.',
  ],
  [
    'a new seller, before it passed',
    'under_inspection',
    { isHeld: true, availableAt: null, about: '2026-12-03' },
    'In your wallet when it passes our inspection. You can withdraw it 3 days after delivery, about Thu 3 Dec.',
  ],
] as const)('ux 17: when the income can be withdrawn, to %s', (_, status, withdrawal, note) => {
  expect(sellerMoney({ ...sale, payout: { ...payout, withdrawal }, status }).at(-1)?.note).toBe(note);
});

describe('the seller of an order that ended', () => {
  const ended = (event: string, more: Partial<Parameters<typeof sellerMoney>[0]> = {}) =>
    show(
      sellerMoney({
        ...sale,
        status: 'transaction_closed',
        history: [{ event, from: 'to_pay', to: 'transaction_closed', actor: 'system', at: paid.paidAt }],
        ...more,
      }),
    );

  test('without a sale receives nothing, and no price stands there as if it were theirs', () => {
    expect(ended('E42', { deposit: { ...deposit, status: 'deducted', deductedAmount: pesos(450) } })).toEqual([
      'You receive | ₱0 | The order ended without a sale',
      'Deposit | ₱900 | ₱450 of it was kept',
    ]);
  });

  test('because the bidder did not pay receives a part of the bidder’s deposit, and keeps the ask with its own', () => {
    expect(ended('E36', { compensation: pesos(315), deposit })).toEqual([
      'From the bidder’s deposit | ₱315 | In your wallet 3 days after the end',
      'You receive | ₱315 | The order ended without a sale',
      'Deposit | ₱900 | We keep holding it for your ask, which is back on sale',
    ]);
  });

  test.each(['lost_inbound', 'platform_loss', 'transit_damage'] as const)(
    'by %s is paid by us: no ₱0 stands there',
    (detail) => {
      const closure = { reason: 'no_return_required' as const, detail };
      expect(ended('E54', { closure })).toEqual([
        'You receive | – | You’ll find what we pay you for the item in your wallet',
      ]);
    },
  );

  test('after the item had passed keeps the income', () => {
    expect(ended('E73').at(-1)).toBe('You receive | ₱7,834 | In your wallet');
  });
});

test('a tax that is withheld stands behind the fees, and is taken off what the seller receives', () => {
  const order = { ...sale, payout: { ...payout, tax: pesos(43) } };
  expect(show(sellerMoney({ ...order, status: 'to_receive' })).slice(3)).toEqual([
    'Operational fee | −₱250',
    'Tax withheld | −₱43',
    'You receive | ₱7,791 | In your wallet',
  ]);
});

test('a discount for a small defect stands before the fees', () => {
  const discounted = { ...payout, income: pesos(7_334) };
  const lines = show(sellerMoney({ ...sale, payout: discounted, status: 'platform_to_ship' }));
  expect(lines.slice(0, 2)).toEqual(['Price of the item | ₱8,600', 'Discount for the defect | −₱500']);
});

test('a discount that the buyer did not take is not taken off', () => {
  const lines = show(sellerMoney({ ...sale, status: 'platform_to_ship' }));
  expect(lines.join()).not.toContain('Discount');
});

test.each([
  ['returned', 0, 'Returned to you'],
  ['deducted', 450, '₱450 of it was kept'],
] as const)('what became of the deposit: %s', (status, kept, expected) => {
  expect(depositWords({ ...deposit, status, deductedAmount: pesos(kept) })).toBe(expected);
});
