import { randomInt } from 'node:crypto';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export function pick<Things extends readonly [unknown, ...unknown[]]>(
  random: SeededRandom,
  things: Things,
): Things[number] {
  return things[random.below(things.length)] ?? things[0];
}

export function shuffled<Thing>(random: SeededRandom, things: readonly Thing[]): Thing[] {
  const placed = things.map((thing) => ({ thing, place: random.below(2 ** 30) }));
  return placed.sort((one, other) => one.place - other.place).map(({ thing }) => thing);
}

/**
 * Runs a test with a seed of its own.
 * @throws Error that names the seed, with the failure as its cause.
 */
export async function withSeed<Result>(run: (random: SeededRandom) => Promise<Result>): Promise<Result> {
  const random = seededRandom(randomInt(2 ** 31));
  try {
    return await run(random);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`With seed ${random.seed}: ${problem}`, { cause: error });
  }
}
