/** Starts the work for all keys, so many at a time, in their order. Each promise settles with its own outcome. */
export function inLanes<Key, Outcome>(
  keys: readonly Key[],
  lanes: number,
  work: (key: Key) => Promise<Outcome>,
): ReadonlyMap<Key, Promise<Outcome>> {
  const running: Promise<unknown>[] = Array.from({ length: lanes }, () => Promise.resolve());
  return new Map(
    keys.map((key, index) => {
      const outcome = Promise.resolve(running[index % lanes]).then(() => work(key));
      // The next one in the lane begins in any case; who waits for this outcome hears of its failure.
      running[index % lanes] = outcome.catch(() => undefined);
      return [key, outcome] as const;
    }),
  );
}
