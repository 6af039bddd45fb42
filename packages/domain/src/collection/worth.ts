import { type Centavos, subtract } from '../money/centavos.ts';

/** The last sale of an owned item in its size, and in any size; null where there was none. */
export type LastSales = { readonly ofSize: Centavos | null; readonly ofItem: Centavos | null };

/** The worth of an owned item, and the sales that say so. */
export type Worth = { readonly amount: Centavos; readonly by: 'size' | 'item' };

/** Returns the last sale of the size, else of the item; null when nobody has sold it yet. */
export function worthOf({ ofSize, ofItem }: LastSales): Worth | null {
  if (ofSize !== null) return { amount: ofSize, by: 'size' };
  return ofItem === null ? null : { amount: ofItem, by: 'item' };
}

/** Returns the worth less what was paid, below ₱0 for a loss; null while either is unknown. */
export function gainOf(worth: Centavos | null, paid: Centavos | null): Centavos | null {
  return worth === null || paid === null ? null : subtract(worth, paid);
}
