import { type Centavos, max, min, subtract, zero } from '../money/centavos.ts';
import { applyFee } from './apply-fee.ts';
import type { FeeRules } from './fee-rules.ts';
import { sellFee } from './sell-fee.table.ts';

/** The parts of a price, in centavos: the three fees and the income add up to it. */
export type SellerFees = {
  readonly techServiceFee: Centavos;
  readonly paymentFee: Centavos;
  readonly operationalFee: Centavos;
  readonly income: Centavos;
};

/**
 * Returns the seller's fees and income, in centavos: the price less tech service, payment and operational fee
 * (specification, section 9), never below zero. Where the fees exceed the price they give way from the last: the
 * operational fee first, then the payment fee, then the tech service fee, so that fees and income always add up to the
 * price (docs/lifecycle.md#income).
 * @throws RangeError when the price is negative, or a fixed fee is not whole.
 */
export function income(price: Centavos, rules: FeeRules): SellerFees {
  const techServiceFee = atMost(applyFee(rules.techService, price), price);
  const afterTechService = subtract(price, techServiceFee);
  const paymentFee = atMost(applyFee(rules.payment, price), afterTechService);
  const afterPayment = subtract(afterTechService, paymentFee);
  const operational = rules.operational === null ? sellFee(price) : applyFee(rules.operational, price);
  const operationalFee = atMost(operational, afterPayment);
  return { techServiceFee, paymentFee, operationalFee, income: subtract(afterPayment, operationalFee) };
}

function atMost(fee: Centavos, available: Centavos): Centavos {
  return max(zero, min(fee, available));
}
