import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { examplePrices, sellerAnswer } from './seller.view-model.ts';

test('every fee stands with its rule, and the lines add up to what the seller receives', () => {
  const { income, lines, depositLine } = sellerAnswer(pesos(8_000));
  expect(lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ['Price', undefined, '₱8,000'],
    ['Tech service fee', '4% of the price, at least ₱50.', '−₱320'],
    ['Payment fee', '2% of the price, at least ₱15.', '−₱160'],
    ['Operational fee', 'By price, from our table of sell fees.', '−₱250'],
    ['You receive', '₱730 in fees, 9.1% of the price', '₱7,270'],
  ]);
  expect(income).toBe('₱7,270');
  expect(depositLine).toMatchObject({ amount: '₱800', label: 'Deposit' });
  expect(depositLine.note).toContain('10% of the price, rounded up to ₱50; at least ₱100, at most ₱5,000.');
});

test.each([
  [500, '₱385', '₱100'],
  [699_000, '₱656,661', '₱5,000'],
])('at the edges of the price rule: ₱%i brings %s with a deposit of %s', (price, income, deposit) => {
  const answer = sellerAnswer(pesos(price));
  expect(answer.income).toBe(income);
  expect(answer.depositLine.amount).toBe(deposit);
});

test('the prices to try bring what the calculator then says', () => {
  expect(examplePrices.map(({ id, result }) => `${id}: ${result}`)).toEqual([
    '1500: You get ₱1,310',
    '4500: You get ₱4,080',
    '12500: You get ₱11,450',
    '35000: You get ₱32,501',
  ]);
});

test('without a price the words stay and the amounts are dashes', () => {
  const { income, lines, depositLine } = sellerAnswer(null);
  expect([income, depositLine.amount, ...lines.map(({ amount }) => amount)]).toEqual(Array(7).fill('–'));
  expect(lines.map(({ label }) => label)).toEqual(sellerAnswer(pesos(500)).lines.map(({ label }) => label));
});
