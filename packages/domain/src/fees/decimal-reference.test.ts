import { expect, test } from 'vitest';
import { newDice } from '../../model/dice.ts';
import { sellerFees } from '../config/fees.ts';
import { priceLimits } from '../config/prices.ts';
import { type Centavos, centavos } from '../money/centavos.ts';
import { discountPrice } from '../money/price-rule.ts';
import type { FeeRule, FeeRules } from './fee-rules.ts';
import { flashFee } from './flash-fee.table.ts';
import { income } from './income.ts';

/*
 * R8 (docs/test-plan.md#races): compares the fees with a second calculation in decimal fractions, written from the
 * specification's sentences (section 9) and sharing no code with the first.
 */

/** A decimal number of pesos, in hundred-millionths. */
type Decimal = bigint;
const ONE = 100_000_000n;
const decimal = (text: string): Decimal => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * ONE + BigInt(fraction.padEnd(8, '0'));
};
const fromCentavos = (amount: number): Decimal => BigInt(amount) * (ONE / 100n);
const least = (one: Decimal, other: Decimal): Decimal => (one < other ? one : other);
const most = (one: Decimal, other: Decimal): Decimal => (one > other ? one : other);
const flooredToTwoDecimals = (value: Decimal): Decimal => value - (value % (ONE / 100n));

/** "0-1000: 50; 1000-3000: 100; …": a tier includes its lower edge. */
const tiersOf = (sentence: string) =>
  sentence.split('; ').map((tier) => {
    const [range = '', fee = ''] = tier.split(': ');
    return { from: decimal(range.split(/-| /)[0] ?? ''), fee: decimal(fee) };
  });
const feeIn = (tiers: ReturnType<typeof tiersOf>, price: Decimal): Decimal =>
  tiers.findLast(({ from }) => from <= price)?.fee ?? 0n;

const sellTiers = tiersOf(
  '0-1000: 50; 1000-3000: 100; 3000-6000: 150; 6000-8000: 200; 8000-10000: 250; 10000-15000: 300; 15000-20000: 350; 20000 and above: 399',
);
const flashTiers = tiersOf(
  '0-1000: 50; 1000-5000: 150; 5000-10000: 375; 10000-15000: 625; 15000-20000: 875; 20000 and above: 999',
);

/**
 * "Fees are a percentage or fixed amount, floored to 2 decimals, clamped to min and max." Fixed amounts and clamps are
 * centavos here.
 */
function feeOf(rule: FeeRule | null, price: Decimal): Decimal {
  if (rule === null) return feeIn(sellTiers, price);
  const charged = rule.discountFeeAmount ?? rule.feeAmount;
  const fee =
    rule.feeType === 'percentage'
      ? flooredToTwoDecimals((price * decimal(charged.toFixed(4))) / (100n * ONE))
      : fromCentavos(charged);
  const raised = rule.minFee === null ? fee : most(fee, fromCentavos(rule.minFee));
  return rule.maxFee === null ? raised : least(raised, fromCentavos(rule.maxFee));
}

/** "Income is price minus tech service, payment and operational fees", at least ₱0: the last fee gives way first. */
function sharesOf(price: Decimal, rules: FeeRules): readonly Decimal[] {
  const techServiceFee = least(feeOf(rules.techService, price), price);
  const paymentFee = least(feeOf(rules.payment, price), price - techServiceFee);
  const left = price - techServiceFee - paymentFee;
  const operationalFee = least(feeOf(rules.operational, price), left);
  return [techServiceFee, paymentFee, operationalFee, left - operationalFee];
}

const given = (price: Centavos, rules: FeeRules): readonly Decimal[] => {
  const { techServiceFee, paymentFee, operationalFee, income: left } = income(price, rules);
  return [techServiceFee, paymentFee, operationalFee, left].map(fromCentavos);
};

/** Each price of the book, each edge of a tier and both its neighbours, and prices with centavos. */
const dice = newDice(20_261_122);
const bookPrices = Array.from(
  { length: (priceLimits.max - priceLimits.min) / priceLimits.step + 1 },
  (_, index) => priceLimits.min + index * priceLimits.step,
);
const edges = [...sellTiers, ...flashTiers].flatMap(({ from }) => {
  const edge = Number(from / (ONE / 100n));
  return [edge - 1, edge, edge + 1].filter((price) => price >= 0);
});
const oddPrices = Array.from({ length: 5_000 }, () => dice.upTo(priceLimits.max));
const prices = [...bookPrices, ...edges, ...oddPrices].map(centavos);

const differing = (isSame: (price: Centavos) => boolean) => prices.filter((price) => !isSame(price));

test(`R8: fees and income are those of the decimal reference at ${prices.length} prices, and add up to the price`, () => {
  const parted = differing((price) => {
    const ours = given(price, sellerFees);
    const sum = ours.reduce((total, part) => total + part, 0n);
    return sum === fromCentavos(price) && `${ours}` === `${sharesOf(fromCentavos(price), sellerFees)}`;
  });
  expect(parted).toEqual([]);
});

test('R8: the flash fee is the reference’s in every tier and at its edges ± ₱0.01', () => {
  expect(differing((price) => fromCentavos(flashFee(price)) === feeIn(flashTiers, fromCentavos(price)))).toEqual([]);
});

test('R8: a discount price is 75 % rounded down to ₱50', () => {
  const step = 50n * ONE;
  const reference = (price: Decimal): Decimal => ((price * 3n) / 4n / step) * step;
  expect(differing((price) => fromCentavos(discountPrice(price)) === reference(fromCentavos(price)))).toEqual([]);
});

test('R8: 20,000 rules of any kind, with percentages of four decimals, discounts and clamps, give what the reference gives', () => {
  const optional = (value: number): number | null => (dice.chance(0.5) ? value : null);
  const rule = (): FeeRule => {
    const isShare = dice.chance(0.7);
    const amount = () => (isShare ? dice.upTo(300_000) / 10_000 : dice.upTo(100_000));
    const [minFee, maxFee] = [optional(dice.upTo(10_000)), optional(10_000 + dice.upTo(100_000))];
    return {
      feeType: isShare ? 'percentage' : 'fixed',
      feeAmount: amount(),
      discountFeeAmount: optional(amount()),
      minFee: minFee === null ? null : centavos(minFee),
      maxFee: maxFee === null ? null : centavos(maxFee),
    };
  };
  const parted = Array.from({ length: 20_000 }, () => {
    const rules: FeeRules = { techService: rule(), payment: rule(), operational: dice.chance(0.5) ? rule() : null };
    return { price: centavos(dice.upTo(priceLimits.max)), rules };
  }).filter(({ price, rules }) => `${given(price, rules)}` !== `${sharesOf(fromCentavos(price), rules)}`);
  expect(parted.slice(0, 3)).toEqual([]);
});
