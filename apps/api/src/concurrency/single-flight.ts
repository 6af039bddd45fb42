/** Concurrent callers with one key share one piece of work and its result. */
export type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

export function singleFlight<Result>(): SingleFlight<Result> {
  const flying = new Map<string, Promise<Result>>();
  return (key, work) => {
    const current = flying.get(key);
    if (current !== undefined) return current;
    const started = work().finally(() => flying.delete(key));
    flying.set(key, started);
    return started;
  };
}
