import { centavos, pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  canWithdraw,
  checkAmount,
  payoutLines,
  readableAmount,
  typedAmount,
  typedFrom,
} from './payout-amount.view-model.ts';

describe('only an amount can stand in the field', () => {
  test.each([
    ['1,250.50', '1250.50'],
    ['₱ 0100', '100'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['123456789', '1234567'],
    ['abc', ''],
  ])('%s becomes "%s"', (text, typed) => {
    expect(typedAmount(text)).toBe(typed);
  });
});

test.each([
  ['1250.5', '1,250.5'],
  ['1234567', '1,234,567'],
  ['', ''],
])('"%s" reads "%s"', (typed, readable) => {
  expect(readableAmount(typed)).toBe(readable);
});

describe('no centavo is lost on the way', () => {
  test.each([
    ['0.29', 29],
    ['1250.5', 125_050],
    ['12.', 1_200],
    ['70000', 7_000_000],
    ['', null],
    ['.', null],
  ])('"%s" is %s centavos', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount);
  });

  test.each([0, 5, 125_050, 7_000_000])('all of %s centavos is typed and read back as the same', (amount) => {
    expect(amountOf(typedFrom(centavos(amount)))).toBe(amount);
  });
});

describe('the limits of a payout', () => {
  test.each([
    ['', 'Fill this in.'],
    ['99.99', 'The smallest amount is ₱100.'],
    ['100', null],
    ['1000', null],
    ['1000.01', 'You can withdraw ₱1,000 now.'],
  ])('"%s": %s', (typed, problem) => {
    const check = checkAmount(typed, pesos(1_000));
    expect(check.ok ? null : check.problem).toBe(problem);
  });

  test.each([
    [99.99, false],
    [100, true],
  ])('with ₱%s available a payout is possible: %s', (available, possible) => {
    expect(canWithdraw(pesos(available))).toBe(possible);
  });
});

describe('amount, fee, what arrives, and by which rail', () => {
  test.each([
    ['50000', '₱50,000', /InstaPay, usually within minutes/],
    ['50000.01', '₱50,000.01', /PESONet, usually by the end of the next banking day/],
    ['', '₱0', /InstaPay/],
  ])('"%s"', (typed, amount, note) => {
    const lines = payoutLines(typed);
    expect(lines.map((line) => line.amount)).toEqual([amount, '₱0', amount]);
    expect(lines.at(-1)?.note).toMatch(note);
  });
});
