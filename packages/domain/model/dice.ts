import type { Command, CommandName } from './commands.ts';

/** A seeded source of random numbers, so that a failed sequence can be run again. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  readonly roll: () => number;
  readonly chance: (share: number) => boolean;
  readonly upTo: (count: number) => number;
  readonly pick: <const Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  readonly any: <Thing>(things: readonly Thing[]) => Thing | undefined;
  /** A factor on the weight of a command. */
  readonly favour: (name: CommandName) => number;
};

/** Mulberry32: small, fast, and with equal results on every machine. */
export function newDice(seed: number, favour: Dice['favour'] = () => 1): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    upTo,
    chance: (share) => roll() < share,
    pick: (things) => things[upTo(things.length)] ?? things[0],
    any: (things) => things[upTo(things.length)],
    favour,
  };
}

/** Picks one of the choices with the probability of its weight. */
export function weighted<Thing>(
  dice: Dice,
  choices: readonly (readonly [weight: number, thing: Thing])[],
): Thing | undefined {
  let left = dice.roll() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, thing] of choices) {
    left -= weight;
    if (left < 0) return thing;
  }
  return choices.at(-1)?.[1];
}

/** Picks a command at random, where the sequence favours some commands. */
export function likely(
  dice: Dice,
  choices: readonly (readonly [weight: number, command: Command])[],
): Command | undefined {
  return weighted(
    dice,
    choices.map(([weight, command]) => [weight * dice.favour(command.name), command] as const),
  );
}
