import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import type { Order } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { buyerLines, sellerLines } from './money.view-model.ts';

const at = '2026-11-21T04:05:00.000Z';
const paid = { paymentMethodId: null, paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT', paidAt: at } as const;
const deposit = { amount: pesos(600), status: 'under_hold', deductedAmount: pesos(0), needToRepay: false } as const;

/** The money facts of an order as the API shows them to the staff. */
const orderWith = (change: Partial<Order>): Order =>
  ({
    status: 'to_receive',
    closure: null,
    history: [],
    buyerAddress: { region: 'NCR' },
    buyerQuote: {
      skuId: toId('sku', 'sku_0000000001'),
      lane: 'standard',
      total: pesos(6_120),
      lines: [
        { id: 'price', amount: pesos(6_000), rule: 'quote.price' },
        { id: 'shipping', amount: pesos(120), rule: 'quote.shipping' },
      ],
    },
    paymentInfo: paid,
    attempt: null,
    refunds: [],
    reversedAmount: null,
    bidDeposit: null,
    payout: {
      price: pesos(6_000),
      techServiceFee: pesos(240),
      paymentFee: pesos(120),
      operationalFee: pesos(200),
      tax: pesos(0),
      income: pesos(5_440),
      availableAt: null,
    },
    deposit,
    compensation: null,
    ...change,
  }) as Order;

const ended = (event: string, change: Partial<Order> = {}): Order =>
  orderWith({
    status: 'transaction_closed',
    history: [{ event, from: 'to_pay', to: 'transaction_closed', actor: 'system', at }],
    ...change,
  });

const show = (lines: ReturnType<typeof buyerLines>) =>
  lines.map(({ label, amount, note }) => [label, amount, note].filter(Boolean).join(' | '));

describe('what the console says of the buyer’s money is what the ledger has', () => {
  test('paid, line by line', () => {
    expect(show(buyerLines(orderWith({})))).toEqual([
      'Price | ₱6,000',
      'Delivery to Metro Manila | ₱120 | From our warehouse to your region.',
      'Inspection and certificate | Included',
      'Processing fee | Free',
      'Buyer pays | ₱6,120 | GCash, Sat 21 Nov, 12:05 PM',
    ]);
  });

  test('a refund that the gateway could not make lies in the wallet', () => {
    const refund = { amount: pesos(6_120), status: 'FAILED', retryAt: null, createdAt: at };
    expect(show(buyerLines(ended('E42', { refunds: [refund] }))).at(-1)).toBe(
      'Refund | ₱6,120 | the gateway could not make it: in the buyer’s wallet instead',
    );
  });

  test('two refunds of one moment are two lines', () => {
    const refund = { amount: pesos(100), status: 'SUCCEEDED', retryAt: null, createdAt: at };
    const ids = buyerLines(ended('E42', { refunds: [refund, refund] })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    [
      'while the order ran',
      ended('E65', { closure: { reason: 'no_return_required', detail: 'chargeback' } }),
      'at our cost',
    ],
    ['after its end', orderWith({ status: 'transaction_successful' }), 'the buyer owes what had left'],
  ])('what the bank took back %s has a line', (_, order, note) => {
    expect(show(buyerLines({ ...order, reversedAmount: pesos(6_120) })).at(-1)).toBe(
      `Taken back by the bank | ₱6,120 | ${note}`,
    );
  });

  test('an order that ended unpaid asks for nothing, and names the deposit of the bid', () => {
    const bidDeposit = { ...deposit, status: 'deducted', deductedAmount: pesos(600) } as const;
    const order = ended('E36', { paymentInfo: { ...paid, paidAt: null }, bidDeposit });
    expect(show(buyerLines(order))).toEqual([
      'Buyer paid | ₱0 | nothing was paid',
      'Deposit of the bid | ₱600 | ₱600 of it kept',
    ]);
  });
});

describe('what the console says of the seller’s money is what the ledger has', () => {
  test('a sale, fee by fee', () => {
    expect(show(sellerLines(orderWith({}))).slice(-2)).toEqual(['Seller receives | ₱5,440', 'Deposit | ₱600 | held']);
  });

  test.each(['E42', 'E44', 'E60a', 'E45-here'])('without a sale (%s) the seller receives nothing', (event) => {
    expect(show(sellerLines(ended(event, { deposit: null })))).toEqual([
      'Seller receives | ₱0 | the order ended without a sale',
    ]);
  });

  test('a deposit that was kept in part says how much', () => {
    const kept = { ...deposit, status: 'deducted', deductedAmount: pesos(200) } as const;
    expect(show(sellerLines(ended('E42', { deposit: kept }))).at(-1)).toBe('Deposit | ₱600 | ₱200 of it kept');
  });

  test('a deposit stays with an ask that is on sale again', () => {
    expect(show(sellerLines(ended('E44'))).at(-1)).toBe('Deposit | ₱600 | held for the ask, which is on sale again');
  });

  test('an item that we lost is paid for in the wallet', () => {
    const closure = { reason: 'no_return_required', detail: 'lost_inbound' } as const;
    expect(show(sellerLines(ended('E54', { closure, deposit: null })))).toEqual([
      'Seller receives | – | what we pay for the item is in the seller’s wallet',
    ]);
  });

  test('a seller whose bidder did not pay has a part of the bidder’s deposit', () => {
    expect(show(sellerLines(ended('E36', { compensation: pesos(315), deposit: null })))).toEqual([
      'From the bidder’s deposit | ₱315',
      'Seller receives | ₱315 | the order ended without a sale',
    ]);
  });

  test('an order that was lost after the pass leaves the income to the seller', () => {
    expect(show(sellerLines(ended('E73', { deposit: null }))).at(-1)).toBe('Seller receives | ₱5,440');
  });
});
