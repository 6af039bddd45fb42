import type { Centavos } from '@suki/domain/money/centavos';

/** A sale of one size: plain data, sent to the browser. */
export type SizeSale = { readonly at: number; readonly price: Centavos };

/** The sales by size, for each size that was sold. */
export type SalesBySku = Readonly<Record<string, readonly SizeSale[]>>;

/** The sales of the chosen size; of all sizes when it was never sold, because they say more than an empty chart. */
export function salesShown(
  salesBySku: SalesBySku,
  skuId: string | null,
): { sales: readonly SizeSale[]; isOfSize: boolean } {
  const own = skuId === null ? undefined : salesBySku[skuId];
  return own === undefined
    ? { sales: Object.values(salesBySku).flat(), isOfSize: false }
    : { sales: own, isOfSize: true };
}
