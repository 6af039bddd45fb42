import { rowOf } from '../row-of.ts';
import type { Lane } from '../trade/facts/statuses.ts';

const flash: Readonly<Record<Lane, boolean>> = { standard: false, flash: true };

/**
 * Tells if a lane is the flash lane, where the item lies in the warehouse (docs/lifecycle.md#lanes).
 * @throws RangeError for a lane that there is not, which plain JavaScript would count as the standard lane.
 */
export function isFlash(lane: Lane): boolean {
  return rowOf('a lane', flash, lane);
}
