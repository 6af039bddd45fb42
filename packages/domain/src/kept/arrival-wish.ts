import type { Centavos } from '../money/centavos.ts';

type BestAsks = { readonly lowestAsk: Centavos | null; readonly flashLowestAsk: Centavos | null };

/** The lowest ask of both lanes; null when nobody sells. */
export function lowestOfLanes({ lowestAsk, flashLowestAsk }: BestAsks): Centavos | null {
  if (lowestAsk === null || flashLowestAsk === null) return lowestAsk ?? flashLowestAsk;
  return lowestAsk < flashLowestAsk ? lowestAsk : flashLowestAsk;
}

/** Returns true when a size can be bought as an arrival notice wishes: at all, or at most at its price. */
export function isWishMet(best: BestAsks, price: Centavos | null): boolean {
  const lowest = lowestOfLanes(best);
  return lowest !== null && (price === null || lowest <= price);
}
