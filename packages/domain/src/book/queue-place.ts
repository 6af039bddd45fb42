import { BOOK_PRICES_MAX } from '../config/lists.ts';
import type { Centavos } from '../money/centavos.ts';

/** A shown price of a book, and the number of entries at it. */
export type BookStep = { readonly price: Centavos; readonly count: number };

export type QueuePlace = {
  /** From 1. */
  readonly place: number;
  /** Prices of the entries before it, the first in the queue first. */
  readonly ahead: readonly Centavos[];
  /** Prices of the entries after it, the next one first. */
  readonly behind: readonly Centavos[];
  /** The book shows no further prices and all shown ones are ahead: `place` is the least possible. */
  readonly isBeyond: boolean;
};

/**
 * Returns the place of a new ask or bid of this price: behind everything at its price or better, because the first to
 * come is served first (docs/lifecycle.md#queues). `steps` are of one side and lane, in any order; prices in centavos.
 */
export function queuePlace(of: 'ask' | 'bid', price: Centavos, steps: readonly BookStep[]): QueuePlace {
  const better = (one: Centavos, other: Centavos): number => (of === 'ask' ? one - other : other - one);
  const prices = steps
    .toSorted((one, other) => better(one.price, other.price))
    .flatMap((step) => Array.from({ length: step.count }, () => step.price));
  const ahead = prices.filter((each) => better(each, price) <= 0);
  const behind = prices.slice(ahead.length);
  const isBeyond = steps.length >= BOOK_PRICES_MAX && behind.length === 0;
  return { place: ahead.length + 1, ahead, behind, isBeyond };
}
