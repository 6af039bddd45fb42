/** A page to go to, or the place of those left out. */
export type PageSlot = number | 'gap';

const slots = 7;

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the pages that get a link: the first, the last, the current one and its neighbours. A longer list always has
 * seven slots, so that "next" stays under the finger. A gap stands for at least two pages, because for one page it
 * would save nothing.
 * @param current from 1 to `count`
 */
export function pagesShown(current: number, count: number): readonly PageSlot[] {
  if (count <= slots) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap', count];
  if (current >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', count];
}
