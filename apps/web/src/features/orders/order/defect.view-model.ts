import { priceLimits } from '@suki/domain/config/prices';
import { isDeliveryRegion } from '@suki/domain/delivery/regions.table';
import type { FeeRules } from '@suki/domain/fees/fee-rules';
import { income } from '@suki/domain/fees/income';
import { type Centavos, pesos, subtract, zero } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { discountBack, largestDiscount } from '@suki/domain/quote/defect-discount';
import { penaltyPreview } from '@suki/domain/quote/penalty-preview';
import { isAllowedDiscount } from '@suki/domain/trade/table/conditions';
import { withoutZeroCentavos } from '@suki/domain/validators/typed-pesos';
import type { Order } from '@suki/sdk/types';
import { defectTexts } from '../defect.texts.ts';

export type WhenKept = {
  readonly pays: string;
  /** The part of the payment that comes back; null without a discount. */
  readonly back: string | null;
};

/** The cost for a buyer of keeping the item with its defect. */
export function whenKept({ discountOffer, buyerQuote }: Pick<Order, 'discountOffer' | 'buyerQuote'>): WhenKept | null {
  if (buyerQuote === null) {
    return null;
  }
  const coupon = buyerQuote.lines.find(({ id }) => id === 'coupon')?.amount ?? zero;
  const couponAmount = coupon < 0 ? subtract(zero, coupon) : coupon;
  const { total } = buyerQuote;
  const back = discountBack({ discountOffer, total, couponAmount });
  return { pays: formatMoney(subtract(total, back)), back: back === 0 ? null : formatMoney(back) };
}

export type DiscountState = {
  /** Null while the entry is no valid discount. */
  readonly discount: Centavos | null;
  /** The error; undefined while the field is empty. */
  readonly problem: string | undefined;
  readonly hint: string;
  /** The seller's income with this discount; null while unknown. */
  readonly receives: string | null;
};

/** Checks a typed discount, in whole pesos (`E59d`). */
export function discountState(digits: string, price: Centavos, feeRules: FeeRules | null): DiscountState {
  const words: [string, string] = [formatMoney(priceLimits.step), formatMoney(largestDiscount(price))];
  const hint = defectTexts.discount.hint(...words);
  if (digits === '') {
    return { discount: null, problem: undefined, hint, receives: null };
  }
  const whole = withoutZeroCentavos(digits);
  const discount = /^\d+$/.test(whole) ? pesos(Number(whole)) : null;
  if (discount === null || !isAllowedDiscount(discount, price)) {
    return { discount: null, problem: defectTexts.discount.problem(...words), hint, receives: null };
  }
  const receives = feeRules === null ? null : formatMoney(income(subtract(price, discount), feeRules).income);
  return { discount, problem: undefined, hint, receives };
}

/** The most that is kept of the deposit when the buyer refuses the item (`E62`); null without a deposit. */
export function refusalCost({ deposit, askRegion }: Pick<Order, 'deposit' | 'askRegion'>): string | null {
  const sellerRegion = isDeliveryRegion(askRegion) ? askRegion : null;
  const cost = penaltyPreview(deposit?.amount ?? zero, { sellerRegion }).find(
    ({ detail }) => detail === 'defect_refused',
  );
  return deposit === null || cost === undefined ? null : formatMoney(cost.kept);
}
