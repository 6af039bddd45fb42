import { compare, newPair, type Pair } from './against-decide.ts';
import type { Command } from './commands.ts';
import { isAsked } from './comparable.ts';
import { newDice } from './dice.ts';
import { brokenInvariants } from './invariants.ts';
import { nextCommand } from './next-command.ts';
import { openingCommand } from './openings.ts';
import { favourIn, hasteIn } from './themes.ts';
import type { World } from './world.ts';

/** A command with its place in the first sequence. Ids follow the place, so they stay when commands are left out. */
export type Placed = { readonly place: number; readonly command: Command; readonly isWatched: boolean };

export type Walk = {
  /** Row of the model → the number of times that the rules were asked about it. */
  readonly rows: Map<string, number>;
  readonly refusals: Map<string, number>;
  commands: number;
};

export const newWalk = (): Walk => ({ rows: new Map(), refusals: new Map(), commands: 0 });

const idsOfOneCommand = 64;
/** The share of commands that are checked for refusals and repetitions. */
const watched = 0.02;

/** The part of a world that a refused or repeated command must leave alone. */
function digest(world: World): string {
  return JSON.stringify({ ...world, rows: [], refused: null, nextId: 0 }, (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

/**
 * Sends one command to both sides and returns the problems afterwards. Now and then also reports a refusal or a
 * repetition that changed something.
 */
function send(pair: Pair, { place, command, isWatched }: Placed): string[] {
  const { world } = pair;
  const before = isWatched ? digest(world) : '';
  try {
    const found = sendOnce(pair, place, command);
    if (found.length > 0 || !isWatched || command.name === 'wait') return found;
    if (world.refused !== null) return digest(world) === before ? [] : ['a refusal changed something'];
    return isReplayable(command) ? sendAgain(pair, place, command) : [];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

function sendOnce(pair: Pair, place: number, command: Command): string[] {
  pair.world.nextId = (place + 1) * idsOfOneCommand;
  pair.world.rows = [];
  const found = compare(pair, command);
  return found.length > 0 ? found : brokenInvariants(pair.world);
}

/** Invariant 6: a webhook or timer that comes twice changes nothing, on either side. */
function sendAgain(pair: Pair, place: number, command: Command): string[] {
  const { rows, refused } = pair.world;
  const after = digest(pair.world);
  const isStale = !isAsked(pair.world, command);
  const found = isStale ? [] : sendOnce(pair, place, command);
  if (digest(pair.world) !== after) found.push('6: a replay changed something');
  pair.world.rows = rows;
  pair.world.refused = refused;
  return found;
}

function isReplayable({ name }: Command): boolean {
  return name === 'time_over' || name === 'return_paid' || /_(succeeded|failed|reversed)$/.test(name);
}

export type Parting = { readonly seed: number; readonly found: string[]; readonly sequence: readonly Placed[] };

/** Runs one random sequence on both sides. Returns the first difference with its sequence; null for none. */
export function walkOnce(seed: number, length: number, walk: Walk): Parting | null {
  const dice = newDice(seed, favourIn(seed));
  const haste = hasteIn(seed);
  const pair = newPair();
  const sequence: Placed[] = [];
  for (let place = 0; sequence.length < length && place < length * 3; place += 1) {
    const opening = openingCommand(pair.world, dice, seed, place);
    const command = opening ?? nextCommand(pair.world, dice, haste);
    if (!isAsked(pair.world, command)) continue;
    const placed = { place, command, isWatched: dice.chance(watched) };
    sequence.push(placed);
    const found = send(pair, placed);
    walk.commands += 1;
    if (found.length > 0) return { seed, found, sequence };
    note(walk, pair, command);
  }
  return null;
}

function note(walk: Walk, { world }: Pair, command: Command): void {
  for (const row of world.rows) walk.rows.set(row, (walk.rows.get(row) ?? 0) + 1);
  if (world.refused === null) return;
  const key = `${command.name} ${world.refused}`;
  walk.refusals.set(key, (walk.refusals.get(key) ?? 0) + 1);
}

/** Plays a sequence again and returns its first difference, if there is one. */
function replay(seed: number, sequence: readonly Placed[]): Parting | null {
  const pair = newPair();
  const played: Placed[] = [];
  for (const placed of sequence) {
    if (!isAsked(pair.world, placed.command)) continue;
    played.push(placed);
    const found = send(pair, placed);
    if (found.length > 0) return { seed, found, sequence: played };
  }
  return null;
}

/** Shrinks a difference to as few commands as possible: leaves out halves first, then single commands. */
export function shrink(parting: Parting): Parting {
  let least = parting;
  for (let size = Math.ceil(least.sequence.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < least.sequence.length; ) {
      const rest = least.sequence.filter((_, index) => index < from || index >= from + size);
      const shorter = replay(least.seed, rest);
      if (shorter === null || shorter.sequence.length >= least.sequence.length) from += size;
      else least = shorter;
    }
  }
  return least;
}

/** Formats a difference for an engineer: the seed, the shortest sequence that leads to it, and the differing values. */
export function tell(parting: Parting): string {
  const { seed, found, sequence } = shrink(parting);
  const commands = sequence.map(({ place, command }) => `  ${place} ${JSON.stringify(command)}`);
  return [`seed ${seed}, ${sequence.length} of ${parting.sequence.length} commands:`, ...commands, ...found].join('\n');
}
