import { proves } from '@suki/evidence/proves';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, centavos, larger, negate, pesos, smaller, subtract, zero } from './centavos.ts';
import { formatMoney } from './format-money.ts';
import { inPesos } from './in-pesos.ts';
import { discountPrice, isAllowedPrice, isRoundPrice } from './price-rule.ts';
import { multipleRoundedDown, multipleRoundedUp, percentRoundedDown, percentRoundedUp } from './rounding.ts';

test.each([
  { amount: 125_050, text: '₱1,250.50' },
  { amount: 125_000, text: '₱1,250' },
  { amount: 5, text: '₱0.05' },
  { amount: 0, text: '₱0' },
  { amount: 99_999, text: '₱999.99' },
  { amount: 100_000_000, text: '₱1,000,000' },
  { amount: -125_050, text: '−₱1,250.50' },
])('$amount centavos read $text', ({ amount, text }) => {
  proves('Currency keeps 2 decimals', { formatMoney });
  proves('the fraction is hidden when .00.', { formatMoney });
  expect(formatMoney(centavos(amount))).toBe(text);
});

test.each([
  { amount: 125_050, pesos: 1_250.5 },
  { amount: -5, pesos: -0.05 },
  { amount: 0, pesos: 0 },
])('$amount centavos are $pesos in pesos, and back again the same', ({ amount, pesos: inThem }) => {
  expect(inPesos(centavos(amount))).toBe(inThem);
  expect(pesos(inPesos(centavos(amount)))).toBe(amount);
});

test('pesos are counted to the centavo, a third decimal is rounded', () => {
  expect([pesos(999.99), pesos(0.005), pesos(19.994), pesos(-1.5)]).toEqual([99_999, 1, 1_999, -150]);
});

test('amounts add up, and no result leaves the range of money', () => {
  expect([add(), add(centavos(1), centavos(2), centavos(-4)), subtract(zero, centavos(5))]).toEqual([0, -1, -5]);
  expect([negate(centavos(5)), Object.is(negate(zero), 0)]).toEqual([-5, true]);
  expect([smaller(pesos(1), pesos(2)), larger(pesos(1), pesos(2))]).toEqual([100, 200]);
  const most = centavos(9_000_000_000_000);
  expect(() => add(most, centavos(1))).toThrow(RangeError);
  expect(() => subtract(negate(most), centavos(1))).toThrow(RangeError);
});

describe('rounding', () => {
  test.each([
    { amount: 10_000, percent: 4.35, down: 435, up: 435 },
    { amount: 123_455, percent: 5, down: 6_172, up: 6_173 },
    { amount: 1, percent: 50, down: 0, up: 1 },
    { amount: -1, percent: 50, down: -1, up: 0 },
    { amount: 333, percent: 0, down: 0, up: 0 },
  ])('$percent % of $amount is $down rounded down, $up rounded up', ({ amount, percent, down, up }) => {
    expect(percentRoundedDown(centavos(amount), percent)).toBe(down);
    expect(percentRoundedUp(centavos(amount), percent)).toBe(up);
  });

  test('to a multiple stays within one step and on it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000 }), (amount) => {
        const step = pesos(50);
        const down = multipleRoundedDown(centavos(amount), step);
        const up = multipleRoundedUp(centavos(amount), step);
        expect([down % step, up % step]).toEqual([0, 0]);
        expect(amount - down).toBeLessThan(step);
        expect(up - amount).toBeLessThan(step);
        expect(down).toBeLessThanOrEqual(amount);
        expect(up).toBeGreaterThanOrEqual(amount);
      }),
    );
  });

  test('to a multiple of nothing is a mistake', () => {
    expect(() => multipleRoundedDown(pesos(5), zero)).toThrow(RangeError);
    expect(() => multipleRoundedUp(pesos(5), zero)).toThrow(RangeError);
    expect(() => percentRoundedDown(pesos(5), Number.NaN)).toThrow(RangeError);
  });

  test('an amount that is not whole, or beyond all money, is refused at the door', () => {
    proves('Currency keeps 2 decimals', { centavos });
    expect(() => centavos(0.5)).toThrow('Expected a whole number of centavos');
    expect(() => centavos(Number.NaN)).toThrow(RangeError);
    expect(() => centavos(9_000_000_000_001)).toThrow(RangeError);
  });
});

test.each([
  { price: 15_000, step: 50, is: true },
  { price: 15_000, step: 100, is: false },
  { price: 15_001, step: 50, is: false },
  { price: 0, step: 100, is: true },
] as const)('$price centavos as a round price of ₱$step: $is', ({ price, step, is }) => {
  proves('A round price is a multiple of 50 (100 also).', { isRoundPrice });
  expect(isRoundPrice(centavos(price), step)).toBe(is);
});

test.each([
  { price: 49_999, is: false },
  { price: 50_000, is: true },
  { price: 50_001, is: false },
  { price: 69_900_000, is: true },
  { price: 69_905_000, is: false },
  { price: 69_900_001, is: false },
  { price: 65_000, is: true },
])('$price centavos may stand in the book: $is', ({ price, is }) => {
  proves('A limit of 699000 exists', { isAllowedPrice });
  expect(isAllowedPrice(centavos(price))).toBe(is);
});

test.each([
  { value: 123_400, discounted: 90_000 },
  { value: 100_000, discounted: 75_000 },
  { value: 6_666, discounted: 0 },
  { value: 6_667, discounted: 5_000 },
])('75 % of $value centavos, down to ₱50, is $discounted', ({ value, discounted }) => {
  proves('Discount: 75 percent of a value; discount price rounded down to a multiple of 50.', { discountPrice });
  expect(discountPrice(centavos(value))).toBe(discounted);
});
