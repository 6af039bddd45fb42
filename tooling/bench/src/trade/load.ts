import { setTimeout as delay } from 'node:timers/promises';

/** The result of a run: successes, their rate and their durations in milliseconds. */
export type Load = {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Number of each outcome: an HTTP status, or a word of ours. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** CPU time of each process for one success, in microseconds. */
  readonly cpu: ReadonlyMap<string, number>;
};

/** One turn of a client; returns its outcome. Only `succeeded` counts. */
export type Turn = (turn: number, client: number) => Promise<string>;

export const succeeded = 'succeeded';

export type Pace = {
  readonly clients: number;
  readonly seconds: number;
  /** Seconds before the first measured part of a party, in which caches fill and code is compiled. */
  readonly warmUpSeconds: number;
  /**
   * Seconds before a later part: the machine's caches forget the other party, and the clients, which all start at
   * once, spread over the steps.
   */
  readonly resumeSeconds: number;
  /** CPU time so far of each watched process, in microseconds. */
  readonly cpuTimes: () => ReadonlyMap<string, number>;
};

export type Party = {
  readonly turn: Turn;
  /** A rate that no machine has reached so far. */
  readonly mostPerSecond: number;
  /**
   * Runs before each part, whose turns begin at `first`; `count` covers a rate that is a third higher than before.
   */
  readonly prepare?: ((first: number, count: number) => Promise<void>) | undefined;
  readonly leave?: (() => Promise<void>) | undefined;
};

const parts = 4;
const quicker = 1.3;

type Timing = Pick<Pace, 'seconds' | 'warmUpSeconds' | 'resumeSeconds'>;

export function secondsOfParty({ seconds, warmUpSeconds, resumeSeconds }: Timing): number {
  return warmUpSeconds + (parts - 1) * resumeSeconds + seconds;
}

type Part = {
  readonly times: readonly number[];
  readonly outcomes: ReadonlyMap<string, number>;
  readonly cpu: ReadonlyMap<string, number>;
  readonly seconds: number;
  readonly turns: number;
};

/**
 * Measures the parties in turns, a part of one after a part of the other. The speed of a shared machine changes by a
 * third within a minute, and the ratio of two rates is only worth something when both met the same machine. Within a
 * part `clients` run side by side, each beginning its next turn when the last one has ended.
 */
export async function runInTurns<Name extends string>(
  parties: Readonly<Record<Name, Party>>,
  pace: Pace,
): Promise<Readonly<Record<Name, Load>>> {
  const entries = Object.entries<Party>(parties).map(([name, party]) => ({ name, party, done: [] as Part[] }));
  for (let part = 0; part < parts; part += 1) {
    for (const { party, done } of entries) {
      const seconds = pace.seconds / parts;
      const warmUpSeconds = part === 0 ? pace.warmUpSeconds : pace.resumeSeconds;
      const first = done.reduce((sum, { turns }) => sum + turns, 0);
      const rate = part === 0 ? party.mostPerSecond : Math.min(party.mostPerSecond, quicker * loadOf(done).perSecond);
      // A part without any success says nothing about the next one, which still needs at least one turn.
      await party.prepare?.(first, Math.max(1, Math.ceil(rate * (seconds + warmUpSeconds))));
      done.push(
        await runPart({
          ...pace,
          seconds,
          warmUpSeconds,
          turn: (number, client) => party.turn(first + number, client),
        }),
      );
      await party.leave?.();
    }
  }
  return Object.fromEntries(entries.map(({ name, done }) => [name, loadOf(done)])) as Record<Name, Load>;
}

async function runPart({
  clients,
  seconds,
  warmUpSeconds,
  turn,
  cpuTimes,
}: Pace & { readonly turn: Turn }): Promise<Part> {
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  let turns = 0;
  const client = async (_: unknown, index: number): Promise<void> => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      const outcome = await turn(turns++, index);
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
  return { times, outcomes, cpu: new Map(used), seconds, turns };
}

function loadOf(done: readonly Part[]): Load {
  const times = done.flatMap((part) => part.times);
  const seconds = done.reduce((sum, part) => sum + part.seconds, 0);
  const cpu = [...sumOf(done.map((part) => part.cpu))].map(
    ([name, time]) => [name, time / Math.max(1, times.length)] as const,
  );
  return {
    ...summaryOf(times),
    perSecond: times.length / seconds,
    outcomes: sumOf(done.map(({ outcomes }) => outcomes)),
    cpu: new Map(cpu),
  };
}

function sumOf(maps: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const [key, value] of maps.flatMap((map) => [...map])) sum.set(key, (sum.get(key) ?? 0) + value);
  return sum;
}

export function summaryOf(times: readonly number[]): Pick<Load, 'count' | 'p50' | 'p99'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
