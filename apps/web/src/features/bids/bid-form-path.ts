export type BidDraft = {
  readonly itemId: string;
  readonly skuId: string;
  /** Typed digits, pesos. */
  readonly price?: string | undefined;
  readonly days?: number | undefined;
};

/** The bid page of a size with what was entered so far, so that a reload or a sign-in in between loses nothing. */
export function bidFormPath({ itemId, skuId, price, days }: BidDraft): string {
  const query = new URLSearchParams({ item: itemId, sku: skuId });
  if (price !== undefined && price !== '') {
    query.set('price', price);
  }
  if (days !== undefined) {
    query.set('days', String(days));
  }
  return `/bid?${query}`;
}
