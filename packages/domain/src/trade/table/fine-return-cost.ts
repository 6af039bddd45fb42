import { type Centavos, min, zero } from '../../money/centavos.ts';
import type { AskSnapshot, ReturnSnapshot } from '../facts/snapshot.ts';
import type { ReturnStatus } from '../facts/statuses.ts';
import { eventIds, transition } from './transitions.table.ts';

/** Statuses of an item that does not go back to its seller. */
const staysHere: ReadonlySet<ReturnStatus> = new Set([
  'to_stock',
  'surrendered',
  'disposed',
  'abandoned',
  'held',
  'kept',
]);

/**
 * Returns the cost of the item's way back that is taken from a seller's fine before it is shared out, in centavos
 * (docs/lifecycle.md#penalties): the actual cost where the deposit pays it; all of the fine where the fine was too
 * small and the seller pays the rest; nothing where the item stays here or the platform took over the cost.
 */
export function returnCostInFine(ask: AskSnapshot, leg: ReturnSnapshot | null): Centavos {
  const { deductedAmount } = ask.deposit;
  if (leg === null || leg.payer === 'platform' || staysHere.has(leg.status) || !isPaidByDeposit(ask)) {
    return zero;
  }
  return leg.payer === 'deposit' ? min(leg.cost, deductedAmount) : deductedAmount;
}

function isPaidByDeposit({ closure }: AskSnapshot): boolean {
  return eventIds.some((event) => {
    const row = transition(event);
    const details = [row.closure?.detail, ...(row.details ?? [])];
    return (
      row.returnsAtCostOf === 'deposit' && details.some((detail) => detail !== undefined && detail === closure?.detail)
    );
  });
}
