import { type Size, sizes } from './scenario.ts';

export type ChaosArguments = {
  /** Names of the chosen scenarios; none means all. */
  readonly names: readonly string[];
  readonly size: Size;
  /** The seed of every scenario; without a seed each scenario draws one. */
  readonly seed: number | undefined;
  /** True when the results go to docs/chaos.md. */
  readonly isWritten: boolean;
};

/**
 * Reads the arguments of `chaos`.
 * @throws Error with a sentence for a word that is not known.
 */
export function readArguments(given: readonly string[], known: readonly string[]): ChaosArguments {
  const rest = [...given];
  let size: Size = 'full';
  let seed: number | undefined;
  let isWritten = false;
  const names: string[] = [];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--write') isWritten = true;
    else if (word === '--size') size = sizeOf(rest.shift());
    else if (word === '--seed') seed = seedOf(rest.shift());
    else if (known.includes(word.toUpperCase())) names.push(word.toUpperCase());
    else throw new Error(`Expected the name of a scenario (${known.join(', ')}), but got "${word}": chaos F1 R3`);
  }
  return { names, size, seed, isWritten };
}

function sizeOf(word: string | undefined): Size {
  const size = sizes.find((each) => each === word);
  if (size === undefined) throw new Error(`Expected --size ${sizes.join(' or ')}, but got "${word ?? ''}".`);
  return size;
}

function seedOf(word: string | undefined): number {
  const seed = Number(word);
  if (word === undefined || !Number.isSafeInteger(seed) || seed < 0) {
    throw new Error(`Expected --seed with the number of an earlier run, but got "${word ?? ''}".`);
  }
  return seed;
}
