import { depositAmount } from '../deposits/deposit-amount.ts';
import { type FeeRules, withoutDiscount } from '../fees/fee-rules.ts';
import { income, type SellerFees } from '../fees/income.ts';
import { type Centavos, negate } from '../money/centavos.ts';
import type { Lane } from '../trade/statuses.ts';

export type SellerLineId = 'price' | 'techService' | 'payment' | 'operational';

/** One part of the income, in centavos. `rule` is the id of its name and, with `.rule` behind it, of the sentence that says where it comes from. */
export type SellerLine = {
  readonly id: SellerLineId;
  readonly amount: Centavos;
  readonly rule: `quote.${SellerLineId}`;
  /** What it would be without its discount; screens strike it through. Absent when there is none. */
  readonly amountBeforeDiscount?: Centavos;
};

/** All amounts in centavos. */
export type SellerQuote = SellerFees & {
  readonly price: Centavos;
  /** Price and the three fees (negative); their sum is the income. */
  readonly lines: readonly SellerLine[];
  readonly deposit: Centavos;
};

export type SellerQuoteInput = {
  readonly price: Centavos;
  readonly feeRules: FeeRules;
  readonly lane?: Lane | undefined;
};

/**
 * What a seller receives for a price, fee by fee, and the deposit that the ask asks for, in centavos (specification, section 9; lifecycle,
 * section 3).
 * @throws RangeError when the price is negative, or a fixed fee is not whole.
 */
export function sellerQuote({ price, feeRules, lane = 'standard' }: SellerQuoteInput): SellerQuote {
  const fees = income(price, feeRules);
  const before = income(price, {
    techService: withoutDiscount(feeRules.techService),
    payment: withoutDiscount(feeRules.payment),
    operational: feeRules.operational === null ? null : withoutDiscount(feeRules.operational),
  });
  return {
    ...fees,
    price,
    lines: [
      { id: 'price', amount: price, rule: 'quote.price' },
      feeLine('techService', fees.techServiceFee, before.techServiceFee),
      feeLine('payment', fees.paymentFee, before.paymentFee),
      feeLine('operational', fees.operationalFee, before.operationalFee),
    ],
    deposit: depositAmount(price, lane),
  };
}

function feeLine(id: Exclude<SellerLineId, 'price'>, fee: Centavos, before: Centavos): SellerLine {
  const line = { id, amount: negate(fee), rule: `quote.${id}` } as const;
  return fee < before ? { ...line, amountBeforeDiscount: negate(before) } : line;
}
