import { chance } from '../../seed/chance.ts';

/** Randomness that a seed repeats: the number of the draw is part of it. */
export type SeededRandom = {
  readonly seed: number;
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
};

export function seededRandom(seed: number): SeededRandom {
  let draws = 0;
  return {
    seed,
    below: (below) => {
      draws += 1;
      return Math.floor(chance(`${seed}:${draws}`) * below);
    },
  };
}
