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
 * The tax that is withheld from the income of a sale, in centavos, a fraction of one dropped: of what the buyer pays
 * for the item, before our fees and without shipping. Never more than the income, so nothing goes below zero; nothing
 * where the seller is not marked (docs/lifecycle.md#withheld-tax).
 */
export function taxOfSale(sale: TaxedSale, rule: WithheldTaxRule = withheldTax): Centavos {
  if (sale.isTaxWithheld !== true) return zero;
  const gross = max(zero, subtract(sale.price, sale.discountOffer));
  return min(max(zero, sale.income), percentRoundedDown(gross, (rule.ratePercent * rule.basePercent) / 100));
}
