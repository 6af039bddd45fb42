import { type Centavos, subtract, zero } from '../money/centavos.ts';
import type { QuotedLines } from './buyer-receipt.ts';

/** Why a total went up. Fees that follow the price are no cause of their own. */
export type RiseCause = 'price' | 'shipping' | 'coupon' | 'fees';

export type TotalRise = {
  readonly cause: RiseCause;
  /** How much the cause costs more. */
  readonly by: Centavos;
  /** The total of now. */
  readonly total: Centavos;
};

const causes = ['price', 'shipping', 'coupon'] as const;

/**
 * Compares the quote that a buyer saw with the one of now: returns by how much and why the total went up, or null when
 * it did not, because a lower total is taken without a question (ADR 0134).
 */
export function totalRise(seen: QuotedLines, now: QuotedLines): TotalRise | null {
  if (now.total <= seen.total) return null;
  const { total } = now;
  const rises = causes.map((cause) => ({ cause, by: subtract(amountOf(now, cause), amountOf(seen, cause)), total }));
  return rises.find(({ by }) => by > 0) ?? { cause: 'fees', by: subtract(total, seen.total), total };
}

function amountOf({ lines }: QuotedLines, id: string): Centavos {
  return lines.find((line) => line.id === id)?.amount ?? zero;
}
