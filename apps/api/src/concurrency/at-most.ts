/** Runs at most `limit` pieces of work at a time; the others wait in line. */
export type AtMost = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function atMost(limit: number): AtMost {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, and becomes free only when nobody waits.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
