import type { Centavos } from '../money/centavos.ts';
import type { DepositSnapshot } from '../trade/facts/snapshot.ts';

/**
 * What is to be paid on a deposit now, in centavos: all of it while it is due, the rest of a raised price (E09, E18e)
 * after that, and null when nothing is asked for (docs/lifecycle.md#deposits).
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
