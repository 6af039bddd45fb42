import type { Centavos } from '@suki/domain/money/centavos';
import { useState } from 'react';

/**
 * The price of this checkout: the lowest that the buyer has seen, or the one that they accepted. A lower price of the
 * market is taken; a higher one changes nothing on the screen, because the API asks about it at the payment (ADR 0134).
 * Null when nobody sells.
 */
export function useSeenPrice(now: Centavos | null) {
  const [seen, accept] = useState(now);
  const isLower = now !== null && (seen === null || now < seen);
  if (isLower) accept(now);
  return { price: now === null || isLower ? now : seen, accept };
}
