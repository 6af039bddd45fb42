import { sellerFees } from '@suki/domain/config/fees';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import {
  expiryDaysOf,
  lastDay,
  payoutAt,
  payoutBackTo,
  payoutOfOwnAsk,
  payoutWithoutPrice,
} from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';

const rules: FeeRules = sellerFees;

test('the lines add up to what the seller receives', () => {
  const { income, lines, depositLine } = payoutAt(pesos(8_600), rules);
  expect(lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Your price ₱8,600',
    'Tech service fee −₱344',
    'Payment fee −₱172',
    'Operational fee −₱250',
    'You get when it passes ₱7,834',
  ]);
  expect(income).toBe('₱7,834');
  expect(depositLine.amount).toBe('₱900');
});

test('a tax that is withheld is the last line, and taken off what the seller receives', () => {
  const { income, lines } = payoutAt(pesos(8_600), { ...rules, isTaxWithheld: true });
  expect(lines.slice(3).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Operational fee −₱250',
    'Tax withheld −₱43',
    'You get when it passes ₱7,791',
  ]);
  expect(income).toBe('₱7,791');
});

test('every fee says how it is counted', () => {
  const { lines } = payoutAt(pesos(500), rules);
  expect(lines.slice(1, 4).map(({ amount, note }) => `${amount}: ${note}`)).toEqual([
    '−₱50: 4% of the price, at least ₱50.',
    '−₱15: 2% of the price, at least ₱15.',
    '−₱50: By price, from our table of sell fees.',
  ]);
});

test('a discounted fee shows the old one', () => {
  const discounted = { ...rules, techService: { ...rules.techService, discountFeeAmount: 2 } };
  const line = payoutAt(pesos(10_000), discounted).lines[1];
  expect(line).toMatchObject({
    label: 'Tech service fee',
    note: '2% of the price, at least ₱50.',
    amount: '−₱200',
    was: { amount: '−₱400', label: 'before' },
  });
});

test('ux 34: what backing out costs, of a deposit of ₱900, is five rows under one line', () => {
  const { costs, costsLine } = payoutAt(pesos(8_600), rules);
  expect(costs.map(({ name, note, amount }) => [name, note, amount])).toEqual([
    ['You take it off sale before anyone buys it', 'You get the whole deposit back.', '₱0'],
    ['You reject a buyer’s order', '₱450 of it comes back.', '₱450'],
    [
      'You don’t follow through',
      'No answer within 24 hours, not shipped within 36 hours, you cancel the sale or no courier scan within 2 days.',
      '₱900',
    ],
    [
      'It fails our inspection',
      'Not authentic, another item or size, worn or used, a part missing or a major defect.',
      '₱900',
    ],
    ['It has a small defect and the buyer declines it: you pay return shipping only', '₱640 of it comes back.', '₱260'],
  ]);
  expect(costsLine).toBe('Nothing before a buyer pays, ₱900 at most after that');
});

test.each([
  ['7', 7],
  ['30', 30],
  ['8', null],
  [null, null],
] as const)('a duration from the address: %s', (text, days) => {
  expect(expiryDaysOf(text)).toBe(days);
});

test('the last day counts in Manila', () => {
  expect(lastDay(new Date('2026-11-21T17:00:00Z'), 30)).toBe('Tue 22 Dec');
});

test('a pair that is on sale already has its deposit: no other one is due, and backing out costs of that', () => {
  const payout = payoutOfOwnAsk(payoutAt(pesos(4_000), rules), pesos(900), { isFromBid: true });
  expect(payout.depositLine).toMatchObject({ label: 'Deposit', amount: '₱900' });
  expect(payout.costs.find(({ id }) => id === 'seller_ship_timeout')?.amount).toBe('₱900');
});

test('the first line is called what the price is', () => {
  expect(payoutAt(pesos(4_000), rules, { isFromBid: true }).lines[0]?.label).toBe('The bid');
});

test('before there is a price every fee stands with its rule, and a dash for each amount', () => {
  const discounted = { ...rules, techService: { ...rules.techService, discountFeeAmount: 2 } };
  const { lines, depositLine } = payoutWithoutPrice(discounted);
  expect(lines.map(({ label }) => label)).toEqual([
    'Your price',
    'Tech service fee',
    'Payment fee',
    'Operational fee',
    'You get when it passes',
  ]);
  for (const line of [...lines, depositLine]) {
    expect(line).toMatchObject({ amount: '–' });
    expect(line).not.toHaveProperty('was');
  }
});

describe('the way back is the one to where the item would come back to', () => {
  test.each([
    [null, '₱260'],
    ['NCR', '₱220'],
    ['VISAYAS', '₱300'],
  ] as const)('to %s: %s', (sellerRegion, amount) => {
    const refused = (payout: ReturnType<typeof payoutAt>) =>
      payout.costs.find(({ id }) => id === 'defect_refused')?.amount;
    expect(refused(payoutBackTo(payoutAt(pesos(8_600), rules), { sellerRegion }))).toBe(amount);
    expect(refused(payoutOfOwnAsk(payoutAt(pesos(4_000), rules), pesos(900), { sellerRegion }))).toBe(amount);
  });
});

describe('a sale to a bid, which nobody confirms again', () => {
  const { costs } = payoutAt(pesos(8_600), rules, { isFromBid: true });
  test.each(['before', 'seller_rejected', 'seller_confirm_timeout'])('knows no cost of “%s”', (id) => {
    expect(costs.map((cost) => cost.id)).not.toContain(id);
  });
  test('costs the whole deposit when it is not sent', () => {
    expect(costs.find((cost) => cost.id === 'seller_ship_timeout')).toMatchObject({ amount: '₱900' });
  });
  test('promises no confirmation anywhere', () => {
    const { steps, afterwards, lead } = sellTexts.now;
    const said = [
      ...costs.map(({ name, note }) => `${name} ${note}`),
      ...steps.map((step) => `${step.lead} ${step.text}`),
      afterwards,
      lead,
    ];
    for (const text of said) expect(text).not.toMatch(/you confirm|confirm within|reject/i);
    expect(steps.map(({ id }) => id)).toEqual(['pay', 'send', 'paid']);
  });
});
