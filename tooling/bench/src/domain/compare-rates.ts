import { median } from '../figures.ts';

/**
 * Work to measure, called with 0, 1, 2, … so that no two calls in a row are alike. It returns a number of its result,
 * so that the compiler cannot leave the work out.
 */
export type Work = (turn: number) => number;

export type Pair = {
  readonly name: string;
  readonly domain: Work;
  /** By hand: the figures alone, as fast as this machine computes them. */
  readonly bare: Work;
};

export type Rates = {
  readonly name: string;
  /** Operations a second, the median of the rounds. */
  readonly domainPerSecond: number;
  readonly barePerSecond: number;
  /** The domain's time divided by the time by hand, the median of the rounds. */
  readonly ratio: number;
};

export type Pace = {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmupMs: number;
};

const usualPace: Pace = { rounds: 9, roundMs: 120, warmupMs: 400 };
/** Calls between two looks at the clock, so that looking costs nothing. */
const CALLS_PER_LOOK = 200;

let turn = 0;
/** Receives results, so that the compiler keeps the work. */
let sink = 0;

function rateOf(work: Work, milliseconds: number): number {
  const start = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let call = 0; call < CALLS_PER_LOOK; call += 1) {
      turn += 1;
      sink += work(turn);
    }
    calls += CALLS_PER_LOOK;
    elapsed = performance.now() - start;
  }
  return (calls / elapsed) * 1000;
}

/** Measures both ways in turns, so that other load of the machine affects both. */
export function compareRates({ name, domain, bare }: Pair, pace: Pace = usualPace): Rates {
  rateOf(domain, pace.warmupMs);
  rateOf(bare, pace.warmupMs);
  const rounds = Array.from({ length: pace.rounds }, () => ({
    domain: rateOf(domain, pace.roundMs),
    bare: rateOf(bare, pace.roundMs),
  }));
  if (Number.isNaN(sink)) throw new Error(`Expected "${name}" to give numbers.`);
  return {
    name,
    domainPerSecond: median(rounds.map((round) => round.domain)),
    barePerSecond: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.bare / round.domain)),
  };
}
