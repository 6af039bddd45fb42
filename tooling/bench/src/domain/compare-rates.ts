import { median } from '../figures.ts';

/** Something to measure: called with 0, 1, 2, … so that no two calls in a row are alike; a number of its result goes back, so that none is left out. */
export type Work = (turn: number) => number;

/** The same result reached in two ways. */
export type Pair = {
  readonly name: string;
  readonly domain: Work;
  /** By hand: the same figures with nothing around them, as fast as it gets here. */
  readonly bare: Work;
};

export type Rates = {
  readonly name: string;
  /** Operations a second, the median of the rounds. */
  readonly domainPerSecond: number;
  readonly barePerSecond: number;
  /** How many times as long the domain takes, the median of the rounds. */
  readonly ratio: number;
};

export type Pace = {
  readonly rounds: number;
  /** How long each way is measured in a round. */
  readonly roundMs: number;
  /** How long each way runs before anything is measured. */
  readonly warmupMs: number;
};

const usualPace: Pace = { rounds: 9, roundMs: 120, warmupMs: 400 };
/** The clock is looked at after so many calls, so that looking costs nothing. */
const CALLS_PER_LOOK = 200;

let turn = 0;
/** Where results go; never read for what it says. */
let sink = 0;

/** Operations a second over at least so long. */
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

/** Measures both ways in turns, so that whatever else the machine does at a moment meets both. */
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
