/** Shares the keys out among the workers; each does one key at a time, in order. Promises settle by themselves. */
export function onWorkers<Key, Worker, Outcome>(
  keys: readonly Key[],
  workers: readonly Worker[],
  work: (key: Key, worker: Worker) => Promise<Outcome>,
): ReadonlyMap<Key, Promise<Outcome>> {
  const running = workers.map((worker) => ({ worker, last: Promise.resolve<unknown>(undefined) }));
  return new Map(
    keys.flatMap((key, index) => {
      const at = running[index % running.length];
      if (at === undefined) return [];
      const outcome = at.last.then(() => work(key, at.worker));
      // A failure does not stop the worker's next key; the caller gets the failure from the key's own promise.
      at.last = outcome.catch(() => undefined);
      return [[key, outcome] as const];
    }),
  );
}
