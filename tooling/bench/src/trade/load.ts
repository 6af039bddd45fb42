import { setTimeout as delay } from 'node:timers/promises';

/** What came of a run: how many a second, and how long each took, in milliseconds. */
export type Load = {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How often each outcome came: an HTTP status, or a word of ours. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** CPU time of each process for one success, in microseconds. */
  readonly cpu: ReadonlyMap<string, number>;
};

/** One turn of a client; answers its outcome. `succeeded` alone counts. */
export type Turn = (turn: number, client: number) => Promise<string>;

export const succeeded = 'succeeded';

export type LoadOptions = {
  readonly clients: number;
  readonly seconds: number;
  /** Turns before the measured part, in which caches fill and code is compiled. */
  readonly warmUpSeconds: number;
  readonly turn: Turn;
  /** CPU time by now of each process that is looked at, in microseconds. */
  readonly cpuTimes: () => ReadonlyMap<string, number>;
};

/** Runs as many clients side by side, each beginning its next turn when the last one has ended. */
export async function runLoad({ clients, seconds, warmUpSeconds, turn, cpuTimes }: LoadOptions): Promise<Load> {
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  let next = 0;
  const client = async (_: unknown, index: number): Promise<void> => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      const outcome = await turn(next++, index);
      const endedAt = performance.now();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === succeeded && endedAt >= begin && endedAt < end) times.push(endedAt - startedAt);
    }
  };
  const measuredCpu = delay(warmUpSeconds * 1000).then(async () => {
    const before = cpuTimes();
    await delay(seconds * 1000);
    return [...cpuTimes()].map(([name, time]) => [name, time - (before.get(name) ?? 0)] as const);
  });
  const [used] = await Promise.all([measuredCpu, ...Array.from({ length: clients }, client)]);
  const cpu = new Map(used.map(([name, time]) => [name, time / Math.max(1, times.length)]));
  return { ...summaryOf(times), perSecond: times.length / seconds, outcomes, cpu };
}

/** The middle and the slowest hundredth. */
export function summaryOf(times: readonly number[]): Pick<Load, 'count' | 'p50' | 'p99'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
