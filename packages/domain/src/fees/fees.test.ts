import { proves } from '@suki/evidence/proves';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sellerFees } from '../config/fees.ts';
import { depositAmount } from '../deposits/deposit-amount.ts';
import { add, centavos, pesos, zero } from '../money/centavos.ts';
import { en } from '../texts/en.ts';
import { fil } from '../texts/fil.ts';
import { fill } from '../texts/format-message.ts';
import { applyFee } from './apply-fee.ts';
import { type FeeRule, type FeeRules, withoutDiscount } from './fee-rules.ts';
import { feeSentence } from './fee-sentence.ts';
import { feeOfTier } from './fee-tier.ts';
import { flashFee } from './flash-fee.table.ts';
import { income } from './income.ts';
import { sellFee } from './sell-fee.table.ts';

const percentage: FeeRule = {
  feeType: 'percentage',
  feeAmount: 5,
  discountFeeAmount: null,
  minFee: centavos(1_000),
  maxFee: centavos(50_000),
};
const fixed: FeeRule = { feeType: 'fixed', feeAmount: 5_000, discountFeeAmount: null, minFee: null, maxFee: null };

describe('a fee rule', () => {
  test.each([
    { what: 'floors to the centavo', rule: percentage, price: 123_455, fee: 6_172 },
    { what: 'is at least minFee', rule: percentage, price: 10_000, fee: 1_000 },
    { what: 'is at most maxFee', rule: percentage, price: 2_000_000, fee: 50_000 },
    {
      what: 'has no clamps where there are none',
      rule: { ...percentage, minFee: null, maxFee: null },
      price: 10,
      fee: 0,
    },
    { what: 'may be fixed', rule: fixed, price: 999_999, fee: 5_000 },
    { what: 'clamps a fixed fee too', rule: { ...fixed, maxFee: centavos(4_000) }, price: 1, fee: 4_000 },
    {
      what: 'charges the discount instead',
      rule: { ...percentage, discountFeeAmount: 2.5 },
      price: 100_000,
      fee: 2_500,
    },
    {
      what: 'charges a discount of nothing, clamped',
      rule: { ...percentage, discountFeeAmount: 0 },
      price: 100_000,
      fee: 1_000,
    },
    {
      what: 'charges a fixed discount instead of the fixed fee',
      rule: { ...fixed, discountFeeAmount: 2_500 },
      price: 100_000,
      fee: 2_500,
    },
    {
      what: 'is at most maxFee where that lies below minFee',
      rule: { ...percentage, minFee: centavos(5_000), maxFee: centavos(4_000) },
      price: 100_000,
      fee: 4_000,
    },
    { what: 'stands on minFee', rule: percentage, price: 20_000, fee: 1_000 },
    { what: 'leaves minFee', rule: percentage, price: 20_020, fee: 1_001 },
    { what: 'stands on maxFee', rule: percentage, price: 1_000_000, fee: 50_000 },
    { what: 'stays below maxFee', rule: percentage, price: 999_980, fee: 49_999 },
    { what: 'is nothing of nothing', rule: { ...percentage, minFee: null }, price: 0, fee: 0 },
  ])('$what', ({ rule, price, fee }) => {
    proves('Fees are a percentage or fixed amount, floored to 2 decimals, clamped to min and max', { applyFee });
    expect(applyFee(rule, centavos(price))).toBe(fee);
  });
});

test('a fixed fee of a fraction of a centavo is a mistake', () => {
  proves('Fees are a percentage or fixed amount, floored to 2 decimals, clamped to min and max', { applyFee });
  expect(() => applyFee({ ...fixed, feeAmount: 0.5 }, pesos(500))).toThrow('Expected a whole number of centavos');
});

test('a rule without its discount is the same rule otherwise', () => {
  expect(withoutDiscount({ ...percentage, discountFeeAmount: 2.5 })).toEqual(percentage);
});

describe('what a person reads of a fee', () => {
  test.each([
    { rule: percentage, text: '5% of the price, at least ₱10 and at most ₱500.' },
    { rule: { ...percentage, maxFee: null }, text: '5% of the price, at least ₱10.' },
    { rule: { ...percentage, minFee: null }, text: '5% of the price, at most ₱500.' },
    { rule: { ...percentage, minFee: null, maxFee: null }, text: '5% of the price.' },
    { rule: { ...percentage, minFee: null, maxFee: null, discountFeeAmount: 2.5 }, text: '2.5% of the price.' },
    { rule: fixed, text: '₱50 at every price.' },
    { rule: { ...fixed, discountFeeAmount: 2_550 }, text: '₱25.50 at every price.' },
    { rule: { ...fixed, minFee: centavos(6_000) }, text: '₱60 at every price.' },
    { rule: null, text: 'By price, from our table of sell fees.' },
  ])('$text', ({ rule, text }) => {
    const { messageId, params } = feeSentence(rule);
    expect(fill(en[messageId], params)).toBe(text);
    expect(fill(fil[messageId], params)).toMatch(/presyo/);
    const placeholders = [...en[messageId].matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params).sort()).toEqual(placeholders.sort());
  });
});

test.each([
  [0, 50],
  [999.99, 50],
  [1_000, 100],
  [2_999.99, 100],
  [3_000, 150],
  [5_999.99, 150],
  [6_000, 200],
  [7_999.99, 200],
  [8_000, 250],
  [9_999.99, 250],
  [10_000, 300],
  [14_999.99, 300],
  [15_000, 350],
  [19_999.99, 350],
  [20_000, 399],
  [699_000, 399],
])('the sell fee of ₱%s is ₱%s: a tier owns its lower edge', (price, fee) => {
  proves(
    'Sell fee tiers by price (fee): 0-1000: 50; 1000-3000: 100; 3000-6000: 150; 6000-8000: 200; 8000-10000: 250; 10000-15000: 300; 15000-20000: 350; 20000 and above: 399.',
    { sellFee },
  );
  expect(sellFee(pesos(price))).toBe(pesos(fee));
});

test.each([
  [0, 50],
  [999.99, 50],
  [1_000, 150],
  [4_999.99, 150],
  [5_000, 375],
  [9_999.99, 375],
  [10_000, 625],
  [14_999.99, 625],
  [15_000, 875],
  [19_999.99, 875],
  [20_000, 999],
  [699_000, 999],
])('the flash fee of ₱%s is ₱%s', (price, fee) => {
  proves(
    'Flash fee table: 0-1000: 50; 1000-5000: 150; 5000-10000: 375; 10000-15000: 625; 15000-20000: 875; 20000 and above: 999.',
    { flashFee },
  );
  expect(flashFee(pesos(price))).toBe(pesos(fee));
});

test('a price below every tier is a mistake', () => {
  proves(
    'Sell fee tiers by price (fee): 0-1000: 50; 1000-3000: 100; 3000-6000: 150; 6000-8000: 200; 8000-10000: 250; 10000-15000: 300; 15000-20000: 350; 20000 and above: 399.',
    { feeOfTier },
  );
  proves(
    'Flash fee table: 0-1000: 50; 1000-5000: 150; 5000-10000: 375; 10000-15000: 625; 15000-20000: 875; 20000 and above: 999.',
    { feeOfTier },
  );
  expect(() => sellFee(centavos(-1))).toThrow('Expected a price of at least 0 centavos, got -1.');
});

describe('income', () => {
  test.each([
    { price: 500, tech: 50, payment: 15, operational: 50, left: 385 },
    { price: 1_000, tech: 50, payment: 20, operational: 100, left: 830 },
    { price: 6_250, tech: 250, payment: 125, operational: 200, left: 5_675 },
    { price: 699_000, tech: 27_960, payment: 13_980, operational: 399, left: 656_661 },
  ])('of ₱$price is ₱$left', ({ price, tech, payment, operational, left }) => {
    proves('income is price minus tech service, payment and operational fees.', { income });
    expect(income(pesos(price), sellerFees)).toEqual({
      techServiceFee: pesos(tech),
      paymentFee: pesos(payment),
      operationalFee: pesos(operational),
      income: pesos(left),
    });
  });

  test.each([
    { price: 100, tech: 50, payment: 15, operational: 35, left: 0 },
    { price: 60, tech: 50, payment: 10, operational: 0, left: 0 },
    { price: 40, tech: 40, payment: 0, operational: 0, left: 0 },
  ])(
    'is never below zero: of ₱$price the operational fee gives way last among what is left',
    ({ price, tech, payment, operational, left }) => {
      expect(income(pesos(price), sellerFees)).toEqual({
        techServiceFee: pesos(tech),
        paymentFee: pesos(payment),
        operationalFee: pesos(operational),
        income: pesos(left),
      });
    },
  );

  test('a rule of the category or brand replaces the tiers', () => {
    expect(income(pesos(10_000), { ...sellerFees, operational: fixed }).operationalFee).toBe(pesos(50));
  });

  test('and the fees always add up to the price', () => {
    proves('income is price minus tech service, payment and operational fees.', { income });
    const rule: fc.Arbitrary<FeeRule> = fc.record({
      feeType: fc.constant('percentage' as const),
      feeAmount: fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100),
      discountFeeAmount: fc.option(fc.integer({ min: 0, max: 100 })),
      minFee: fc.option(fc.integer({ min: 0, max: 10_000 }).map(centavos)),
      maxFee: fc.option(fc.integer({ min: 10_000, max: 1_000_000 }).map(centavos)),
    });
    const rules: fc.Arbitrary<FeeRules> = fc.record({ techService: rule, payment: rule, operational: fc.option(rule) });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 69_900_000 }), rules, (amount, feeRules) => {
        const price = centavos(amount);
        const { techServiceFee, paymentFee, operationalFee, income: left } = income(price, feeRules);
        expect(add(techServiceFee, paymentFee, operationalFee, left)).toBe(price);
        for (const part of [techServiceFee, paymentFee, operationalFee, left]) expect(part).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test.each([
  [500, 100],
  [1_000, 100],
  [1_000.01, 150],
  [1_500, 150],
  [1_550, 200],
  [5_000, 500],
  [6_250, 650],
  [49_950, 5_000],
  [50_000, 5_000],
  [699_000, 5_000],
])('the deposit on ₱%s is ₱%s', (price, deposit) => {
  expect(depositAmount(pesos(price))).toBe(pesos(deposit));
});

test('flash stock needs no deposit', () => {
  expect(depositAmount(pesos(5_000), 'flash')).toBe(zero);
});
