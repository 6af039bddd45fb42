/** Starts the work for all keys, one at a time in each lane, in their order. Each promise settles with its own outcome. */
export function inLanes<Key, Lane, Outcome>(
  keys: readonly Key[],
  lanes: readonly Lane[],
  work: (key: Key, lane: Lane) => Promise<Outcome>,
): ReadonlyMap<Key, Promise<Outcome>> {
  const running = lanes.map((lane) => ({ lane, last: Promise.resolve<unknown>(undefined) }));
  return new Map(
    keys.flatMap((key, index) => {
      const at = running[index % running.length];
      if (at === undefined) return [];
      const outcome = at.last.then(() => work(key, at.lane));
      // The next one in the lane begins in any case; who waits for this outcome hears of its failure.
      at.last = outcome.catch(() => undefined);
      return [[key, outcome] as const];
    }),
  );
}
