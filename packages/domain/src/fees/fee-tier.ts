import type { Centavos } from '../money/centavos.ts';

/**
 * A fee by price, both in centavos. A tier includes its lower edge and reaches to the next tier's
 * (docs/lifecycle.md#income).
 */
export type FeeTier = { readonly from: Centavos; readonly fee: Centavos };

/** A table of tiers in rising order; it has at least one. */
export type FeeTiers = readonly [FeeTier, ...FeeTier[]];

/**
 * Returns the fee, in centavos, of the tier that contains the price (specification, section 9).
 * @throws RangeError when the price lies below the first tier (a negative price).
 */
export function feeOfTier(tiers: FeeTiers, price: Centavos): Centavos {
  const tier = tiers.findLast((candidate) => price >= candidate.from);
  if (tier === undefined) {
    throw new RangeError(`Expected a price of at least ${tiers[0].from} centavos, got ${price}.`);
  }
  return tier.fee;
}
