import { sizeName } from '@suki/domain/catalogue/size-label';
import type { SizeSystem } from '@suki/domain/catalogue/size-systems';
import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatDate } from '@suki/domain/time/format-date';
import { manilaDate } from '@suki/domain/time/manila';
import { itemTexts } from './item.texts.ts';
import type { Sizes } from './size-label.ts';

/** A sale of one size: plain data, sent to the browser. */
export type SizeSale = { readonly at: number; readonly price: Centavos; readonly isFlash?: true };

/** The sales by size, for each size that was sold. */
export type SalesBySku = Readonly<Record<string, readonly SizeSale[]>>;

type SalesShown = { readonly sales: readonly SizeSale[]; readonly isOfSize: boolean };

/** The sales of the chosen size; of all sizes when it was never sold, because they say more than an empty chart. */
export function salesShown(salesBySku: SalesBySku, skuId: string | null): SalesShown {
  const own = skuId === null ? undefined : salesBySku[skuId];
  return own === undefined
    ? { sales: Object.values(salesBySku).flat(), isOfSize: false }
    : { sales: own, isOfSize: true };
}

/** The list shows this many sales, newest first; the chart shows all. */
const LISTED = 8;

export type ListedSale = Readonly<Record<'id' | 'day' | 'size' | 'how' | 'price', string>>;

export type ListedSalesInput = {
  readonly salesBySku: SalesBySku;
  readonly skus: readonly { readonly id: string; readonly sizes: Sizes }[];
  readonly skuId: string | null;
  readonly system: SizeSystem;
};

/** The newest sales of those that the chart shows (ux 37). */
export function listedSales({ salesBySku, skus, skuId, system }: ListedSalesInput): {
  readonly rows: readonly ListedSale[];
  readonly isOfSize: boolean;
} {
  const { isOfSize } = salesShown(salesBySku, skuId);
  const shown = isOfSize ? skus.filter(({ id }) => id === skuId) : skus;
  const rows = shown
    .flatMap(({ id, sizes }) => (salesBySku[id] ?? []).map((sale) => ({ ...sale, size: sizeName(sizes, system) })))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, LISTED)
    .map(({ at, size, isFlash, price }, index) => ({
      id: String(index),
      day: formatDate(manilaDate(new Date(at))),
      size,
      how: isFlash ? itemTexts.flash : itemTexts.standard,
      price: formatMoney(price),
    }));
  return { rows, isOfSize };
}
