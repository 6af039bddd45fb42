import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { postingCodes, ruleOfPosting } from '@suki/domain/trade/facts/posting-codes';
import type { LedgerEntry } from '@suki/sdk/types';
import { describe, expect, test } from 'vitest';
import { ledgerLines } from './ledger.view-model.ts';

const ledgerLine = (one: LedgerEntry) => ledgerLines([one])[0];

const entry: LedgerEntry = {
  id: 'jrn_1-1',
  code: 'seller_paid',
  rule: 'posting.seller_paid',
  what: 'posting.seller_paid',
  through: 'wallet',
  paymentMethod: null,
  status: null,
  availableAt: null,
  withdrawal: null,
  itemName: 'Court Low',
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
    why: 'Income from your sale, after fees',
    amount: '+₱7,834',
    tone: 'positive',
    through: 'Balance',
    rule: { href: '/fees#seller-fees', label: 'See the rule' },
    itemName: 'Court Low',
    notes: [],
    balance: '₱9,000',
    link: null,
  });
  expect(ledgerLine({ ...entry, amount: pesos(-500) })).toMatchObject({ amount: '−₱500', tone: 'ink' });
});

test.each(postingCodes)('posting %s has its rule in words', (code) => {
  const rule = ruleOfPosting(code);
  expect(ledgerLine({ ...entry, code, rule, what: rule })?.why).toMatch(/\w/);
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
  expect(
    ledgerLine({ ...entry, sale, withdrawal: { isHeld: true, availableAt: null, about: '2026-12-03' } })?.notes,
  ).toEqual([
    'Price ₱9,000, less tech service fee ₱360, payment fee ₱180, operational fee ₱600, tax withheld ₱26',
    'You can withdraw it 3 days after delivery, about Thu 3 Dec',
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
    ['accepted', 'On its way back to you'],
    ['succeeded', 'Sent back to you'],
    ['failed', 'It didn’t arrive'],
    ['cancelled', 'Stopped before it left'],
  ] as const)('says that a refund is %s', (status, note) => {
    expect(elsewhere('method', { paymentMethod: 'PAYMAYA', status })).toMatchObject({ through: 'Maya', notes: [note] });
  });

  test('says what is held, with a link to the rule, and is no gain', () => {
    const held = {
      code: 'deposit_held',
      rule: 'posting.deposit_held',
      what: 'ledger.held',
      amount: pesos(500),
    } as const;
    expect(elsewhere('deposit', held)).toMatchObject({
      why: 'Deposit held',
      rule: { href: '/fees#deposit' },
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
      })?.notes,
    ).toEqual(['₱140 of it to the other side, ₱60 to Suki']);
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
    const link = ledgerLine({ ...entry, ...of })?.link;
    expect(link?.href).toBe(href);
    expect(link?.name).toContain('Sat 21 Nov, 1:00 PM');
  });
});

test('ux 24: a line of an order names its number', () => {
  const orderId = toId('ord', 'ord_0000000001');
  expect(ledgerLine({ ...entry, orderId, orderNumber: 'SK-2061-1483L' })?.link?.label).toBe('Order SK-2061-1483L');
});

describe('ux 33: an event is one line', () => {
  const line = (position: number, through: LedgerEntry['through'], changes: Partial<LedgerEntry>): LedgerEntry => ({
    ...entry,
    id: `jrn_2-${position}`,
    through,
    ...changes,
  });
  const held = [
    line(1, 'method', {
      code: 'deposit_held',
      what: 'posting.deposit_held',
      amount: pesos(-900),
      paymentMethod: 'GCASH',
    }),
    line(2, 'deposit', { code: 'deposit_held', what: 'ledger.held', amount: pesos(900) }),
  ];
  const returned = [
    line(2, 'method', {
      code: 'deposit_returned',
      what: 'posting.deposit_returned',
      amount: pesos(900),
      paymentMethod: 'GCASH',
    }),
    line(1, 'deposit', { code: 'deposit_returned', what: 'ledger.released', amount: pesos(-900) }),
  ].map((each) => ({ ...each, id: each.id.replace('jrn_2', 'jrn_3') }));

  test('a deposit that was paid and returned is two lines, each with its item and the way of the money', () => {
    expect(
      ledgerLines([...returned, ...held]).map(({ why, through, amount, itemName }) => [why, through, amount, itemName]),
    ).toEqual([
      ['Deposit returned', 'Deposit → GCash', '+₱900', 'Court Low'],
      ['Deposit paid', 'GCash → Deposit', '−₱900', 'Court Low'],
    ]);
  });

  test('a part of another sum is told beside it', () => {
    const [event] = ledgerLines([
      line(1, 'wallet', { amount: pesos(7000) }),
      line(2, 'debt', { what: 'ledger.settled', amount: pesos(834) }),
    ]);
    expect(event).toMatchObject({ amount: '+₱7,000', balance: '₱9,000', notes: ['Taken for what you owed: +₱834'] });
  });

  test('two lines of one place stay two', () => {
    expect(ledgerLines([line(1, 'wallet', {}), line(2, 'wallet', {})])).toHaveLength(2);
  });

  test.each(postingCodes)('no code of a rule is shown for %s', (code) => {
    const shown = JSON.stringify({ ...ledgerLine({ ...entry, code }), id: '', link: null });
    expect(shown).not.toMatch(/Rule [A-Z]\d|posting\./);
  });
});
