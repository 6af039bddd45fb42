import { type WithheldTaxRule, withheldTax } from '../config/withheld-tax.ts';
import { type Centavos, max, min, subtract, zero } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';

export type TaxedSale = {
  readonly price: Centavos;
  /** The seller's discount for a small defect. */
  readonly discountOffer: Centavos;
  readonly income: Centavos;
  /** True when the seller is marked (`withheld-tax.ts`). Absent: not marked. */
  readonly isTaxWithheld?: boolean | undefined;
};

/**
 * Returns the tax that is withheld from the income of a sale, in centavos, a fraction of a centavo dropped. It is
 * counted on the buyer's price of the item, before our fees and without shipping; never more than the income; ₱0 for a
 * seller who is not marked (docs/lifecycle.md#withheld-tax).
 */
export function taxOfSale(sale: TaxedSale, rule: WithheldTaxRule = withheldTax): Centavos {
  if (sale.isTaxWithheld !== true) return zero;
  const gross = max(zero, subtract(sale.price, sale.discountOffer));
  return min(max(zero, sale.income), percentRoundedDown(gross, (rule.ratePercent * rule.basePercent) / 100));
}
