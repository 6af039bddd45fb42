export type SellDraft = {
  readonly itemId: string;
  readonly skuId?: string | undefined;
  /** Typed digits, pesos. */
  readonly price?: string | undefined;
  readonly days?: number | undefined;
  /** To the highest bid instead of for a price of one's own. */
  readonly isNow?: boolean | undefined;
};

/** The sell page of an item with what was entered so far, so that a reload or a sign-in in between loses nothing. */
export function sellFormPath({ itemId, skuId, price, days, isNow }: SellDraft): string {
  const given = {
    sku: skuId,
    price: price === '' ? undefined : price,
    days: days?.toString(),
    now: isNow === true ? '1' : undefined,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) {
      query.set(name, value);
    }
  }
  return query.size === 0 ? `/sell/${itemId}` : `/sell/${itemId}?${query}`;
}
