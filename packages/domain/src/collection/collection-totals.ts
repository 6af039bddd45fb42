import { add, type Centavos, subtract } from '../money/centavos.ts';
import { type LastSales, worthOf } from './worth.ts';

export type CountedEntry = LastSales & { readonly paid: Centavos | null };

/** The sums of a collection. They are taken over the same entries, so that the gain is always worth less paid. */
export type CollectionTotals = {
  readonly count: number;
  /** Entries whose worth and price are both known: the sums are theirs. */
  readonly compared: number;
  readonly worth: Centavos;
  readonly paid: Centavos;
  readonly gain: Centavos;
};

/** Sums the entries of a collection of which both worth and price are known. */
export function collectionTotals(entries: readonly CountedEntry[]): CollectionTotals {
  const compared = entries.flatMap(({ paid, ...sales }) => {
    const worth = worthOf(sales);
    return worth === null || paid === null ? [] : [{ worth: worth.amount, paid }];
  });
  const worth = add(...compared.map((entry) => entry.worth));
  const paid = add(...compared.map((entry) => entry.paid));
  return { count: entries.length, compared: compared.length, worth, paid, gain: subtract(worth, paid) };
}
