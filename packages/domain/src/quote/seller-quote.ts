import { depositAmount } from '../deposits/deposit-amount.ts';
import type { FeeRules } from '../fees/fee-rules.ts';
import { income, type SellerFees } from '../fees/income.ts';
import { type Centavos, negate } from '../money/centavos.ts';
import type { Lane } from '../trade/statuses.ts';

export type SellerLineId = 'price' | 'techService' | 'payment' | 'operational';
export type SellerLine = {
  readonly id: SellerLineId;
  readonly amount: Centavos;
  readonly rule: `quote.${SellerLineId}`;
};

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

/** What a seller receives for a price, fee by fee, and the deposit that the ask asks for. */
export function sellerQuote({ price, feeRules, lane = 'standard' }: SellerQuoteInput): SellerQuote {
  const fees = income(price, feeRules);
  return {
    ...fees,
    price,
    lines: [
      { id: 'price', amount: price, rule: 'quote.price' },
      { id: 'techService', amount: negate(fees.techServiceFee), rule: 'quote.techService' },
      { id: 'payment', amount: negate(fees.paymentFee), rule: 'quote.payment' },
      { id: 'operational', amount: negate(fees.operationalFee), rule: 'quote.operational' },
    ],
    deposit: depositAmount(price, lane),
  };
}
