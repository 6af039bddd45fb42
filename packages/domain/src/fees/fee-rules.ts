import type { Centavos } from '../money/centavos.ts';

/** A fee rule (specification, section 3). `feeAmount` is percent (5 is 5 %), or centavos when `feeType` is `fixed`. */
export type FeeRule = {
  readonly feeType: 'percentage' | 'fixed';
  readonly feeAmount: number;
  /** When set, charged instead of `feeAmount`: same type, same clamps. Screens show the old one struck through. */
  readonly discountFeeAmount: number | null;
  readonly minFee: Centavos | null;
  readonly maxFee: Centavos | null;
};

/** The three fees of a seller (specification, section 3). `operational: null` means the sell-fee tiers by price. */
export type FeeRules = {
  readonly techService: FeeRule;
  readonly payment: FeeRule;
  readonly operational: FeeRule | null;
};

/** Returns the rule without its discount; screens strike that fee through (specification, section 3). */
export function withoutDiscount(rule: FeeRule): FeeRule {
  return { ...rule, discountFeeAmount: null };
}
