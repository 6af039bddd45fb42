import type { Centavos } from '../money/centavos.ts';
import type { Lane } from '../trade/facts/statuses.ts';

/** An ask or bid in its queue. */
export type Entry = {
  readonly id: string;
  readonly lane: Lane;
  readonly price: Centavos;
  readonly liveAt: Date;
};

/** Returns the entries of one lane, unsorted (docs/lifecycle.md#queues). */
export function queueOf(side: ReadonlyMap<string, Entry>, lane: Lane): readonly Entry[] {
  return [...side.values()].filter((entry) => entry.lane === lane);
}

/**
 * Returns true when `one` stands before `other`: the better price, then the longer wait, then the id
 * (docs/lifecycle.md#queues).
 */
export function isAhead(one: Entry, other: Entry, of: 'ask' | 'bid'): boolean {
  const byPrice = of === 'ask' ? one.price - other.price : other.price - one.price;
  const order = byPrice || one.liveAt.getTime() - other.liveAt.getTime();
  return order === 0 ? one.id < other.id : order < 0;
}
