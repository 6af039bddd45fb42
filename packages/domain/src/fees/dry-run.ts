import { add, type Centavos, subtract, zero } from '../money/centavos.ts';
import { sellerQuote } from '../quote/seller-quote.ts';
import type { Lane } from '../trade/facts/statuses.ts';
import type { FeeRules } from './fee-rules.ts';

/** A past sale with the fee rules of its category and brand: those in force, and those of the plan. */
export type TriedSale = {
  readonly name: string;
  readonly price: Centavos;
  readonly lane: Lane;
  readonly rulesNow: FeeRules;
  readonly rulesThen: FeeRules;
};

export type TriedFee = {
  readonly name: string;
  readonly price: Centavos;
  readonly feesNow: Centavos;
  readonly feesThen: Centavos;
};

export type DryRun = {
  readonly orders: number;
  readonly feesNow: Centavos;
  readonly feesThen: Centavos;
  /** Sales with higher and with lower fees. */
  readonly dearer: number;
  readonly cheaper: number;
  /** The sales whose fees rise most, then those whose fees fall most; at most `EXTREMES` of each. */
  readonly extremes: readonly TriedFee[];
};

const EXTREMES = 3;

/** Counts the fees of past sales by two sets of rules, both with the one quote engine (ADR 0005). */
export function dryRun(sales: readonly TriedSale[]): DryRun {
  const tried = sales.map(({ name, price, lane, rulesNow, rulesThen }): TriedFee => {
    const feesOf = (feeRules: FeeRules): Centavos => {
      const quote = sellerQuote({ price, lane, feeRules });
      return add(quote.techServiceFee, quote.paymentFee, quote.operationalFee);
    };
    return { name, price, feesNow: feesOf(rulesNow), feesThen: feesOf(rulesThen) };
  });
  const change = ({ feesNow, feesThen }: TriedFee): Centavos => subtract(feesThen, feesNow);
  const rising = tried.filter((one) => change(one) > 0).toSorted((one, other) => change(other) - change(one));
  const falling = tried.filter((one) => change(one) < 0).toSorted((one, other) => change(one) - change(other));
  return {
    orders: tried.length,
    feesNow: tried.reduce((sum, { feesNow }) => add(sum, feesNow), zero),
    feesThen: tried.reduce((sum, { feesThen }) => add(sum, feesThen), zero),
    dearer: rising.length,
    cheaper: falling.length,
    extremes: [...rising.slice(0, EXTREMES), ...falling.slice(0, EXTREMES)],
  };
}
