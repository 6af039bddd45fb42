import { depositAmount } from '../deposits/deposit-amount.ts';
import { type FeeRules, withoutDiscount } from '../fees/fee-rules.ts';
import { income, type SellerFees } from '../fees/income.ts';
import { taxOfSale } from '../fees/tax-of-sale.ts';
import { type Centavos, negate, zero } from '../money/centavos.ts';
import type { Lane } from '../trade/facts/statuses.ts';

export type SellerFeeId = 'techService' | 'payment' | 'operational';
export type SellerLineId = 'price' | SellerFeeId | 'tax';

/**
 * One part of the income, in centavos. `rule` is the id of its name and, with `.rule` appended, of the sentence that
 * explains the amount.
 */
export type SellerLine = {
  readonly id: SellerLineId;
  readonly amount: Centavos;
  readonly rule: `quote.${SellerLineId}`;
  /** The amount without the discount; screens strike it through. Absent without a discount. */
  readonly amountBeforeDiscount?: Centavos;
};

/** All amounts in centavos. */
export type SellerQuote = SellerFees & {
  readonly price: Centavos;
  /** The tax that is withheld from the income; ₱0 for most sellers. */
  readonly tax: Centavos;
  /** Price and the three fees (negative), which sum to the income. A withheld tax is the last line (negative). */
  readonly lines: readonly SellerLine[];
  readonly deposit: Centavos;
};

export type SellerQuoteInput = {
  readonly price: Centavos;
  readonly feeRules: FeeRules;
  readonly lane?: Lane | undefined;
  /** True when tax is withheld from this seller. Absent: false. */
  readonly isTaxWithheld?: boolean | undefined;
};

/**
 * Returns a seller's income for a price, fee by fee, and the deposit of the ask, in centavos (specification, section 9;
 * docs/lifecycle.md#income).
 * @throws RangeError when the price is negative, a fixed fee is not whole, or the lane is none.
 */
export function sellerQuote({ price, feeRules, lane = 'standard', isTaxWithheld }: SellerQuoteInput): SellerQuote {
  const fees = income(price, feeRules);
  const before = income(price, {
    techService: withoutDiscount(feeRules.techService),
    payment: withoutDiscount(feeRules.payment),
    operational: feeRules.operational === null ? null : withoutDiscount(feeRules.operational),
  });
  const tax = taxOfSale({ price, discountOffer: zero, income: fees.income, isTaxWithheld });
  return {
    ...fees,
    price,
    tax,
    lines: [
      { id: 'price', amount: price, rule: 'quote.price' },
      feeLine('techService', fees.techServiceFee, before.techServiceFee),
      feeLine('payment', fees.paymentFee, before.paymentFee),
      feeLine('operational', fees.operationalFee, before.operationalFee),
      ...(tax === 0 ? [] : [{ id: 'tax', amount: negate(tax), rule: 'quote.tax' } as const]),
    ],
    deposit: depositAmount(price, lane),
  };
}

function feeLine(id: SellerFeeId, fee: Centavos, before: Centavos): SellerLine {
  const line = { id, amount: negate(fee), rule: `quote.${id}` } as const;
  return fee < before ? { ...line, amountBeforeDiscount: negate(before) } : line;
}
