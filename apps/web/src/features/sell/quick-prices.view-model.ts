import { priceLimits } from '@suki/domain/config/prices';
import { type Centavos, subtract } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { inPesos } from '@suki/domain/money/in-pesos';
import { isAllowedPrice } from '@suki/domain/money/price-rule';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import type { SellerRules } from './payout.view-model.ts';
import { sellTexts } from './sell.texts.ts';

export type QuickPrice = {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly result: string;
};

type Prices = { readonly lowestAsk: Centavos | null; readonly lastSale: Centavos | null };

/** Suggested prices, each with its income; the id holds the digits to type. */
export function quickPrices(
  { lowestAsk, lastSale }: Prices,
  { isTaxWithheld, ...feeRules }: SellerRules,
): readonly QuickPrice[] {
  const candidates = [
    { name: sellTexts.quick.first, price: lowestAsk === null ? null : subtract(lowestAsk, priceLimits.step) },
    { name: sellTexts.quick.same, price: lowestAsk },
    { name: sellTexts.quick.lastSale, price: lastSale },
  ];
  const seen = new Set<number>();
  return candidates.flatMap(({ name, price }) => {
    if (price === null || !isAllowedPrice(price) || seen.has(price)) {
      return [];
    }
    seen.add(price);
    const quote = sellerQuote({ price, feeRules, isTaxWithheld });
    const receives = subtract(quote.income, quote.tax);
    return [
      {
        id: String(inPesos(price)),
        name,
        price: formatMoney(price),
        result: sellTexts.quick.get(formatMoney(receives)),
      },
    ];
  });
}
