import { isOneSize, sizeName } from '@suki/domain/catalogue/size-label';
import { formatMoney } from '@suki/domain/money/format-money';
import { elapsedSince } from '@suki/domain/time/elapsed';
import type { RecentSale } from '@suki/sdk/types';
import { forYouTexts as texts } from './for-you.texts.ts';

export type SoldFacts = { readonly id: string; readonly what: string; readonly price: string; readonly ago: string };

/** A tape of few says that little is sold. */
const SALES_MIN = 3;
/** As many as somebody looks through before scrolling on. */
const SALES_MAX = 6;

/** The sales of the tape, in the words of everybody's page; none where there are too few. */
export function soldFacts(sales: readonly RecentSale[], now: Date): readonly SoldFacts[] {
  if (sales.length < SALES_MIN) return [];
  return sales.slice(0, SALES_MAX).map(({ itemId, name, sizes, price, createdAt }) => ({
    id: itemId,
    what: texts.soldOf(name, isOneSize(sizes) ? null : sizeName(sizes)),
    price: formatMoney(price),
    ago: texts.soldAgo(elapsedSince(new Date(createdAt), now)),
  }));
}
