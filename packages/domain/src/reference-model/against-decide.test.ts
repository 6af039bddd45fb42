import { describe, expect, it } from 'vitest';
import { compare, isComparable, newPair, openPrefix } from './against-decide.ts';
import { newDice } from './dice.ts';
import { nextCommand } from './next-command.ts';

const sequences = 10_000;

/** One random sequence of 20 to 24 commands on both sides; where they part, with what led there. */
function firstDifference(seed: number): string | null {
  const dice = newDice(seed);
  const pair = newPair(false);
  const length = 20 + dice.upTo(5);
  const commands: string[] = [];
  for (let tries = 0; commands.length < length && tries < 200; tries += 1) {
    const command = nextCommand(pair.world, dice, seed % 2 === 0 ? 1 : 4);
    if (!isComparable(pair.world, command)) continue;
    commands.push(JSON.stringify(command));
    const found = compare(pair, command);
    if (found[0]?.startsWith(openPrefix)) return null;
    if (found.length > 0) return `seed ${seed}: ${found.join('; ')}\n${commands.slice(-12).join('\n')}`;
  }
  return null;
}

describe('the rules and the reference model', () => {
  it(`agree on ${sequences} random command sequences`, { timeout: 120_000 }, () => {
    const differences: string[] = [];
    for (let seed = 0; seed < sequences && differences.length < 3; seed += 1) {
      const difference = firstDifference(seed);
      if (difference !== null) differences.push(difference);
    }
    expect(differences).toEqual([]);
  });
});
