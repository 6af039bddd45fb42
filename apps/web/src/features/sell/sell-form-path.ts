export type SellDraft = {
  readonly itemId: string;
  readonly skuId?: string | undefined;
  /** Typed digits, pesos. */
  readonly price?: string | undefined;
  readonly days?: number | undefined;
};

/** The sell page of an item with what was entered so far, so that a reload or a sign-in in between loses nothing. */
export function sellFormPath({ itemId, skuId, price, days }: SellDraft): string {
  const given = { sku: skuId, price: price === '' ? undefined : price, days: days?.toString() };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) {
      query.set(name, value);
    }
  }
  return query.size === 0 ? `/sell/${itemId}` : `/sell/${itemId}?${query}`;
}
