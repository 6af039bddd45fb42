import type { Centavos } from '../money/centavos.ts';
import { subtract } from '../money/centavos.ts';
import { percentRoundedDown } from '../money/rounding.ts';
import type { ClosureDetail } from '../trade/statuses.ts';
import type { TransitionRow } from '../trade/transition-row.ts';
import { eventIds, transition } from '../trade/transitions.table.ts';

export type PenaltyPreview = {
  readonly detail: ClosureDetail;
  readonly kept: Centavos;
  readonly returned: Centavos;
};

/**
 * What each broken promise would cost a seller who put down this deposit: rejecting the order, not answering it, not shipping, a
 * number that no courier knows. Read from the transition table, so the screen cannot promise something else.
 */
export function penaltyPreview(deposit: Centavos): readonly PenaltyPreview[] {
  const rows: readonly TransitionRow[] = eventIds.map(transition);
  return rows.flatMap(({ penalty, closure }) => {
    if (penalty === undefined || closure === undefined) {
      return [];
    }
    const kept = percentRoundedDown(deposit, penalty.keptPercent);
    return [{ detail: closure.detail, kept, returned: subtract(deposit, kept) }];
  });
}
