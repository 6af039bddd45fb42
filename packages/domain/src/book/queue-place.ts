import { BOOK_PRICES_MAX } from '../config/lists.ts';
import type { Centavos } from '../money/centavos.ts';

/** One price of a book as it is shown, and how many entries stand at it. */
export type BookStep = { readonly price: Centavos; readonly count: number };

export type QueuePlace = {
  /** From 1. */
  readonly place: number;
  /** Prices of the entries before it, the first in the queue first. */
  readonly ahead: readonly Centavos[];
  /** Prices of the entries after it, the next one first. */
  readonly behind: readonly Centavos[];
  /** The book shows no more prices than these and all are ahead: `place` is the least that it can be. */
  readonly isBeyond: boolean;
};

/**
 * Where a new ask or bid of this price would stand: behind everything at its price or better, because who came first is
 * served first (docs/lifecycle.md#queues). `steps`: of one side and lane, in any order; prices in centavos.
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
