import { describe, expect, it } from 'vitest';
import { type Dice, newDice } from './dice.ts';
import { brokenInvariants } from './invariants.ts';
import { newWorld } from './new-world.ts';
import { nextCommand } from './next-command.ts';
import { refusals, rows } from './rows.table.ts';
import { step } from './step.ts';
import type { World } from './world.ts';

const sequences = 10_000;

/** The part of a world that a refused or repeated command must leave alone. */
function digest(world: World): string {
  return JSON.stringify({ ...world, rows: [], now: 0 }, (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

/** Half of the sequences hurry to the late states, the others dwell on the early ones. */
function lengthOf(dice: Dice): number {
  return dice.chance(0.5) ? 60 : 5 + dice.upTo(56);
}

type Walk = { reached: Map<string, number>; refused: Map<string, number>; problems: string[]; steps: number };

function walk(seed: number, result: Walk): void {
  const dice = newDice(seed);
  const world = newWorld();
  const length = lengthOf(dice);
  const haste = seed % 2 === 0 ? 1 : 4;
  const commands: string[] = [];
  for (let count = 0; count < length; count += 1) {
    const command = nextCommand(world, dice, haste);
    const isWatched = dice.chance(0.02);
    const before = isWatched ? digest(world) : '';
    commands.push(JSON.stringify(command));
    const reason = step(world, command);
    result.steps += 1;
    const reached = world.rows;
    const broken = brokenInvariants(world);
    if (reason !== null) {
      const key = `${command.name} ${reason}`;
      result.refused.set(key, (result.refused.get(key) ?? 0) + 1);
      if (isWatched && digest(world) !== before) broken.push('a refusal changed something');
    } else for (const row of reached) result.reached.set(row, (result.reached.get(row) ?? 0) + 1);
    const isReplayable = command.name === 'time_over' || /_(succeeded|failed)$/.test(command.name);
    if (isWatched && isReplayable && reason === null) {
      const after = digest(world);
      step(world, command);
      if (digest(world) !== after) broken.push('6: a replay changed something');
    }
    if (broken.length > 0) {
      result.problems.push(`seed ${seed}, ${reached.join()}: ${broken.join('; ')}\n${commands.slice(-12).join('\n')}`);
      return;
    }
  }
}

describe('the reference model', () => {
  const result: Walk = { reached: new Map(), refused: new Map(), problems: [], steps: 0 };

  it(`keeps the twelve invariants of lifecycle.md through ${sequences} random sequences`, { timeout: 120_000 }, () => {
    for (let seed = 0; seed < sequences; seed += 1) walk(seed, result);
    expect(result.problems.slice(0, 3)).toEqual([]);
  });

  it('reaches every row of lifecycle.md on the way', () => {
    const all = Object.values(rows).flatMap((names) => names.split(', '));
    expect(all.filter((name) => !result.reached.has(name))).toEqual([]);
    expect([...result.reached.keys()].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('meets every refusal that lifecycle.md names', () => {
    expect(refusals.filter((name) => !result.refused.has(name))).toEqual([]);
  });
});
