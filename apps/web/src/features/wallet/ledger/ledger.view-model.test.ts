import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { postingCodes, ruleOfPosting } from '@suki/domain/trade/facts/posting-codes';
import type { LedgerEntry } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { ledgerLine } from './ledger.view-model.ts';

const entry: LedgerEntry = {
  id: 'led_1',
  code: 'seller_paid',
  rule: 'posting.seller_paid',
  what: 'posting.seller_paid',
  through: 'wallet',
  paymentMethod: null,
  status: null,
  availableAt: null,
  sale: null,
  split: null,
  amount: pesos(7834),
  balanceAfter: pesos(9000),
  orderId: null,
  orderNumber: null,
  askId: null,
  bidId: null,
  payoutId: null,
  createdAt: '2026-11-21T05:00:00.000Z',
};

test('a line says when, why, how much, and what is left', () => {
  expect(ledgerLine(entry)).toMatchObject({
    at: 'Sat 21 Nov, 1:00 PM',
    why: 'Income of your sale, less the fees',
    amount: '+₱7,834',
    tone: 'positive',
    through: 'Balance',
    rule: null,
    notes: [],
    balance: '₱9,000',
    link: null,
  });
  expect(ledgerLine({ ...entry, amount: pesos(-500) })).toMatchObject({ amount: '−₱500', tone: 'ink' });
});

test.each(postingCodes)('posting %s has its rule in words', (code) => {
  const rule = ruleOfPosting(code);
  expect(ledgerLine({ ...entry, code, rule, what: rule }).why).toMatch(/\w/);
});

test('income says how the price became it, and from when on it can be withdrawn', () => {
  const sale = {
    price: pesos(9000),
    discount: pesos(0),
    techServiceFee: pesos(360),
    paymentFee: pesos(180),
    operationalFee: pesos(600),
    tax: pesos(26),
  };
  expect(ledgerLine({ ...entry, sale, availableAt: '2026-11-24T05:00:00.000Z' }).notes).toEqual([
    'Price ₱9,000, less tech service fee ₱360, payment fee ₱180, operational fee ₱600, tax withheld ₱26',
    'Can be withdrawn from Tue 24 Nov, 1:00 PM',
  ]);
});

describe('a line elsewhere than in the balance', () => {
  const elsewhere = (through: LedgerEntry['through'], changes: Partial<LedgerEntry>) =>
    ledgerLine({ ...entry, through, ...changes });

  test('names the method that was paid with, and leaves the balance out', () => {
    const paid = {
      code: 'escrow_filled',
      rule: 'posting.escrow_filled',
      what: 'posting.escrow_filled',
      amount: pesos(-9000),
    } as const;
    expect(elsewhere('method', { ...paid, paymentMethod: 'GCASH' })).toMatchObject({
      why: 'Order paid',
      through: 'GCash',
      amount: '−₱9,000',
      balance: null,
    });
  });

  test.each([
    ['accepted', 'On its way back there'],
    ['succeeded', 'Sent back there'],
    ['failed', 'Did not arrive there'],
    ['cancelled', 'Stopped before it left'],
  ] as const)('says that a refund is %s', (status, note) => {
    expect(elsewhere('method', { paymentMethod: 'PAYMAYA', status })).toMatchObject({ through: 'Maya', notes: [note] });
  });

  test('says what is held, with the rule in words, and is no gain', () => {
    const held = {
      code: 'deposit_held',
      rule: 'posting.deposit_held',
      what: 'ledger.held',
      amount: pesos(500),
    } as const;
    expect(elsewhere('deposit', held)).toMatchObject({
      why: 'Held as your deposit',
      rule: 'Rule: Deposit paid',
      through: 'Deposit',
      amount: '+₱500',
      tone: 'ink',
      balance: null,
    });
  });

  test('says who got a fine', () => {
    const split = { harmed: pesos(140), platform: pesos(60), returnCost: pesos(0) };
    expect(
      elsewhere('deposit', {
        code: 'deposit_deducted',
        rule: 'posting.deposit_deducted',
        what: 'posting.deposit_deducted',
        split,
      }).notes,
    ).toEqual(['₱140 of it to the side that was let down, ₱60 to Suki']);
  });
});

describe('a line leads to', () => {
  test.each([
    [
      'the order',
      { orderId: toId('ord', 'ord_0000000001'), askId: toId('ask', 'ask_0000000001') },
      '/order/ord_0000000001',
    ],
    ['the ask', { askId: toId('ask', 'ask_0000000001') }, '/ask/ask_0000000001'],
    ['the bid', { bidId: toId('bid', 'bid_0000000001') }, '/bid/bid_0000000001'],
    ['the payout in the wallet', { payoutId: toId('pyo', 'pyo_0000000001') }, '/wallet#pyo_0000000001'],
  ])('%s', (_, of, href) => {
    const { link } = ledgerLine({ ...entry, ...of });
    expect(link?.href).toBe(href);
    expect(link?.name).toContain('Sat 21 Nov, 1:00 PM');
  });
});

test('ux 24: a line of an order names its number', () => {
  const orderId = toId('ord', 'ord_0000000001');
  expect(ledgerLine({ ...entry, orderId, orderNumber: 'SK-2061-1483L' }).link?.label).toBe('Order SK-2061-1483L');
});
