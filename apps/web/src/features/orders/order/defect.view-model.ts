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
  /** What the buyer pays in all. */
  readonly pays: string;
  /** What comes back of what they paid; null without a discount. */
  readonly back: string | null;
};

/** What it costs a buyer to keep the pair with its defect. */
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
  /** Null while it cannot be offered. */
  readonly discount: Centavos | null;
  /** What is wrong; nothing while the field is empty. */
  readonly problem: string | undefined;
  readonly hint: string;
  /** What the seller receives then; null while that cannot be said. */
  readonly receives: string | null;
};

/** A discount as it is typed, in whole pesos, against its rule (E59d). */
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

/** What is kept of the deposit at the most when the buyer does not keep the pair (E62); null without a deposit. */
export function refusalCost({ deposit, askRegion }: Pick<Order, 'deposit' | 'askRegion'>): string | null {
  const sellerRegion = isDeliveryRegion(askRegion) ? askRegion : null;
  const cost = penaltyPreview(deposit?.amount ?? zero, { sellerRegion }).find(
    ({ detail }) => detail === 'defect_refused',
  );
  return deposit === null || cost === undefined ? null : formatMoney(cost.kept);
}
