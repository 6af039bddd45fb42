/** The list with the entry at this index a place earlier. */
export function movedEarlier<Entry>(entries: readonly Entry[], index: number): readonly Entry[] {
  const next = [...entries];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
}
