import type { Centavos } from '@suki/domain/money/centavos';

/** A sale of one size: plain data for the browser. */
export type SizeSale = { readonly at: number; readonly price: Centavos };

/** The sales of every size that was sold. */
export type SalesBySku = Readonly<Record<string, readonly SizeSale[]>>;

/** The sales of the chosen size; where it was never sold, those of every size, which say more than an empty drawing. */
export function salesShown(
  salesBySku: SalesBySku,
  skuId: string | null,
): { sales: readonly SizeSale[]; isOfSize: boolean } {
  const own = skuId === null ? undefined : salesBySku[skuId];
  return own === undefined
    ? { sales: Object.values(salesBySku).flat(), isOfSize: false }
    : { sales: own, isOfSize: true };
}
