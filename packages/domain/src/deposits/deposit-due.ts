import type { Centavos } from '../money/centavos.ts';
import type { DepositSnapshot } from '../trade/facts/snapshot.ts';

/**
 * Returns the amount due on a deposit now, in centavos: all of it while it is due, then the rest of a raised price
 * (E09, E18e), and null when nothing is due (docs/lifecycle.md#deposits).
 */
export function depositDue({
  status,
  amount,
  raise,
}: Pick<DepositSnapshot, 'status' | 'amount' | 'raise'>): Centavos | null {
  if (status === 'due') {
    return amount;
  }
  return raise?.amount ?? null;
}
