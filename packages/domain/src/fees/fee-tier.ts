import type { Centavos } from '../money/centavos.ts';

/** A fee by price. A tier owns its lower edge and reaches to the next tier's. */
export type FeeTier = { readonly from: Centavos; readonly fee: Centavos };

/**
 * The fee of the tier that the price lies in.
 * @throws RangeError when the price lies below the first tier (a negative price).
 */
export function feeOfTier(tiers: readonly FeeTier[], price: Centavos): Centavos {
  const tier = tiers.findLast((candidate) => price >= candidate.from);
  if (tier === undefined) {
    throw new RangeError(`Expected a price of at least ${tiers[0]?.from} centavos, got ${price}.`);
  }
  return tier.fee;
}
