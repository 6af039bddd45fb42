import { describe, expect, test } from 'vitest';
import { sellerFees } from '../config/fees.ts';
import { pesos } from '../money/centavos.ts';
import { problemsOfFeeRule } from './check-fee-rule.ts';
import { dryRun } from './dry-run.ts';
import type { FeeRule, FeeRules } from './fee-rules.ts';

const percent = (feeAmount: number, change: Partial<FeeRule> = {}): FeeRule => ({
  feeType: 'percentage',
  feeAmount,
  discountFeeAmount: null,
  minFee: null,
  maxFee: null,
  ...change,
});
const sale = (name: string, price: number, rulesThen: FeeRules) => ({
  name,
  price: pesos(price),
  lane: 'standard' as const,
  rulesNow: sellerFees,
  rulesThen,
});

describe('a dry run of fee rules', () => {
  test('adds up the fees of both sets, and names the sales that change most', () => {
    const higher = { ...sellerFees, techService: percent(5) };
    const run = dryRun([
      sale('dear', 10_000, higher),
      sale('cheap', 1_000, higher),
      sale('as it was', 5_000, sellerFees),
    ]);
    // By 4 %, at least ₱50, with 2 % and the tier of the price: 400 + 200 + 300, 50 + 20 + 100, 200 + 100 + 150.
    expect(run.feesNow).toBe(pesos(900 + 170 + 450));
    expect(run.feesThen).toBe(pesos(1_000 + 170 + 450));
    expect([run.orders, run.dearer, run.cheaper]).toEqual([3, 1, 0]);
    expect(run.extremes).toEqual([{ name: 'dear', price: pesos(10_000), feesNow: pesos(900), feesThen: pesos(1_000) }]);
  });

  test('of no sale is nothing', () => {
    expect(dryRun([])).toEqual({ orders: 0, feesNow: 0, feesThen: 0, dearer: 0, cheaper: 0, extremes: [] });
  });
});

test.each([
  ['a percentage', percent(4.35), []],
  ['a percentage of five decimals', percent(4.12345), ['feeAmount']],
  ['a percentage above the limit', percent(31), ['feeAmount']],
  ['a negative one', percent(-1), ['feeAmount']],
  ['a fixed fee of half a centavo', percent(0.5, { feeType: 'fixed' }), ['feeAmount']],
  ['a discount above the limit', percent(4, { discountFeeAmount: 40 }), ['discountFeeAmount']],
  ['a highest fee below the least', percent(4, { minFee: pesos(50), maxFee: pesos(40) }), ['maxFee']],
] as const)('a fee rule: %s', (_what, rule, problems) => {
  expect(problemsOfFeeRule(rule)).toEqual(problems);
});
