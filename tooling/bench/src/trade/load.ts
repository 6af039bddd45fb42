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

export type Pace = {
  readonly clients: number;
  /** Measured, of each party. */
  readonly seconds: number;
  /** Turns before the first measured part of a party, in which caches fill and code is compiled. */
  readonly warmUpSeconds: number;
  /** Before a later part: what the others did to the caches of the machine is over, and the clients, which all begin at once, are no longer at the same step. */
  readonly resumeSeconds: number;
  /** CPU time by now of each process that is looked at, in microseconds. */
  readonly cpuTimes: () => ReadonlyMap<string, number>;
};

/** One of those that are compared. */
export type Party = {
  readonly turn: Turn;
  /** No machine that this ran on was quicker. */
  readonly mostPerSecond: number;
  /** Before each of its parts: the turns from `first` are next, `count` of them at most if it gets no quicker by a third. */
  readonly prepare?: ((first: number, count: number) => Promise<void>) | undefined;
  /** After each of its parts. */
  readonly leave?: (() => Promise<void>) | undefined;
};

const parts = 4;
const quicker = 1.3;

type Timing = Pick<Pace, 'seconds' | 'warmUpSeconds' | 'resumeSeconds'>;

/** How long one party is at work in a run, with all its warming up. */
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
 * Measures the parties in turns, a part of each after a part of the other: the speed of a machine that others use as well changes by a third within a minute, and a
 * ratio of two rates is worth something only when both met the same machine. Within a part as many clients run side by side, each beginning its next turn when
 * the last one has ended.
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
      // A part in which the machine did nothing for us says nothing of the next one, which needs somebody all the same.
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

/** The middle and the slowest hundredth. */
export function summaryOf(times: readonly number[]): Pick<Load, 'count' | 'p50' | 'p99'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
