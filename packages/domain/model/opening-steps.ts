import type { Command } from './commands.ts';
import type { Dice } from './dice.ts';
import type { Attempt } from './money-world.ts';
import type { TimerName, World } from './world.ts';

/*
 * Single commands that a sequence may begin with. Each looks for the results of the steps before it, and is left out
 * where they do not exist.
 */

export type Step = (world: World, dice: Dice) => Command | undefined;

export const first = <Thing>(things: Map<string, Thing>): Thing | undefined => things.values().next().value;
export const people = ['usr_amy00000000', 'usr_ben00000000', 'usr_cora0000000', 'usr_dan00000000'] as const;
export const prices = [50_000, 100_000, 250_000, 300_000, 400_000, 650_000, 1_100_000] as const;

export const post: Step = (_, dice) => ({
  name: 'post_ask',
  sellerId: dice.pick(people),
  price: dice.pick(prices),
  days: 30,
  stockId: null,
});
export const bid: Step = (_, dice) => ({
  name: 'place_bid',
  buyerId: dice.pick(people),
  price: dice.pick(prices),
  days: 14,
});

export const unpaid = (world: World): string | undefined => {
  for (const one of [...world.asks.values(), ...world.bids.values()]) if (one.status === 'to_pay') return one.id;
  return undefined;
};

export const payDeposit: Step = (world, dice) => {
  const ownerId = unpaid(world);
  return ownerId === undefined ? undefined : { name: 'pay_deposit', ownerId, method: dice.pick(['card', 'ewallet']) };
};

export const lastAttempt = (world: World, purpose: Attempt['purpose']): Attempt | undefined =>
  [...world.attempts.values()].findLast((one) => one.purpose === purpose);

export const depositPaid: Step = (world) => {
  const attempt = lastAttempt(world, 'deposit');
  return attempt && { name: 'deposit_succeeded', attemptId: attempt.id, amount: attempt.amount };
};

/** Runs the step in half of the sequences. */
export const maybe =
  (step: Step): Step =>
  (world, dice) =>
    dice.chance(0.5) ? step(world, dice) : undefined;

export const wait =
  (ms: number): Step =>
  () => ({ name: 'wait', ms });

/** Lets time pass until this timer is due, and fires it. */
export const lapse = (timer: TimerName): readonly Step[] => [
  (world) => {
    const running = [...world.timers.values()].find((one) => one.kind === timer);
    return running && { name: 'wait', ms: Math.max(running.fireAt - world.now, 0) + 1 };
  },
  (world) => {
    const running = [...world.timers.values()].find((one) => one.kind === timer);
    return running && { name: 'time_over', timer, id: running.id };
  },
];

/** Picks another person. The last two of the cast are linked, and only one of them is picked here. */
export const other = (dice: Dice, than: string | undefined): string =>
  dice.any(people.filter((id) => id !== than)) ?? people[0];

export const accept =
  (pay: 'ewallet' | null): Step =>
  (world, dice) => {
    const sellerId = other(dice, first(world.bids)?.buyerId);
    return { name: 'accept_bid', sellerId, floor: 0, askId: null, pay };
  };

/** The seller of the item in stock takes the bid. */
export const acceptFromStock: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'accept_bid', sellerId: ask.sellerId, floor: 0, askId: ask.id, pay: null };
};

export const coupon: Step = (_, dice) => ({
  name: 'claim_coupon',
  userId: dice.pick(people),
  amount: 10_000,
  days: 30,
});

export const buy =
  (lane: 'standard' | 'flash'): Step =>
  (world, dice) => {
    const coupons = first(world.coupons);
    const sellerId = first(world.asks)?.sellerId;
    const buyerId = coupons === undefined || coupons.userId === sellerId ? other(dice, sellerId) : coupons.userId;
    const couponId = coupons?.userId === buyerId ? coupons.id : null;
    return { name: 'buy_at_lowest_ask', buyerId, lane, maxTotal: 100_000_000, couponId };
  };
