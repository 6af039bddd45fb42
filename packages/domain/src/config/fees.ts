import { pesos } from '../money/centavos.ts';

/** The seller's fees where no rule of a category or brand replaces them (docs/decisions.md#fees-and-tax). */
export const sellerFees = {
  techService: { feeType: 'percentage', feeAmount: 4, discountFeeAmount: null, minFee: pesos(50), maxFee: null },
  payment: { feeType: 'percentage', feeAmount: 2, discountFeeAmount: null, minFee: pesos(15), maxFee: null },
  /** `null`: the specification's sell-fee tiers by price. */
  operational: null,
} as const;

/** The buyer's fee for the handling of the order, beside shipping. */
export const buyerFees = { processing: pesos(0) } as const;
