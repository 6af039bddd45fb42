import { sellerFees } from '@suki/domain/config/fees';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { expiryDaysOf, lastDay, payoutAt, payoutOfOwnAsk } from './payout.view-model.ts';

const rules: FeeRules = sellerFees;

test('the lines add up to what the seller receives', () => {
  const { income, lines, depositLine } = payoutAt(pesos(8_600), rules);
  expect(lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Your price ₱8,600',
    'Tech service fee −₱344',
    'Payment fee −₱172',
    'Operational fee −₱250',
    'Paid out after it passes ₱7,834',
  ]);
  expect(income).toBe('₱7,834');
  expect(depositLine.amount).toBe('₱900');
});

test('every fee says how it is counted', () => {
  const { lines } = payoutAt(pesos(500), rules);
  expect(lines.slice(1, 4).map(({ amount, note }) => `${amount}: ${note}`)).toEqual([
    '−₱50: 4 % of the price, at least ₱50.',
    '−₱15: 2 % of the price, at least ₱15.',
    '−₱50: By price, from our table of sell fees.',
  ]);
});

test('a discounted fee shows the old one', () => {
  const discounted = { ...rules, techService: { ...rules.techService, discountFeeAmount: 2 } };
  const line = payoutAt(pesos(10_000), discounted).lines[1];
  expect(line).toMatchObject({
    label: 'Tech service fee',
    note: '2 % of the price, at least ₱50.',
    amount: '−₱200',
    was: { amount: '−₱400', label: 'before' },
  });
});

describe('what backing out costs, of a deposit of ₱900', () => {
  test.each([
    ['before', '₱0'],
    ['seller_rejected', '₱450'],
    ['seller_confirm_timeout', '₱900'],
    ['seller_ship_timeout', '₱900'],
    ['no_scan', '₱900'],
  ])('%s: %s', (id, amount) => {
    const cost = payoutAt(pesos(8_600), rules).costs.find((each) => each.id === id);
    expect(cost?.amount).toBe(amount);
    expect(cost?.name).not.toBe(id);
  });
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
  const payout = payoutOfOwnAsk(payoutAt(pesos(4_000), rules), pesos(900));
  expect(payout.depositLine).toMatchObject({ label: 'Deposit', amount: '₱900' });
  expect(payout.costs.find(({ id }) => id === 'seller_cancelled')?.amount).toBe('₱900');
});

test('the first line is called what the price is', () => {
  expect(payoutAt(pesos(4_000), rules, 'The bid').lines[0]?.label).toBe('The bid');
});
