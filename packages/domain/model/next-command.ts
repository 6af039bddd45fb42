import type { Command } from './commands.ts';
import { type Dice, likely, weighted } from './dice.ts';
import { isLiveOrder, isTerminalAsk, isTerminalBid } from './look.ts';
import type { Attempt } from './money-world.ts';
import { newEntry, nextForEntry, somebody } from './next-for-entry.ts';
import { nextForMoney } from './next-for-money.ts';
import { gatewayAnswer, nextForOrder } from './next-for-order.ts';
import { nextForParcel, nextForStock } from './next-for-stock.ts';
import { DAY, HOUR } from './timers.ts';
import type { Ask, Bid, Order, Timer, World } from './world.ts';

function earliestTimer(world: World): Timer | undefined {
  let earliest: Timer | undefined;
  for (const timer of world.timers.values()) {
    if (earliest === undefined || timer.fireAt < earliest.fireAt) earliest = timer;
  }
  return earliest;
}

function passTime(world: World, dice: Dice): Command {
  const next = earliestTimer(world);
  if (next !== undefined && dice.chance(0.4)) return { name: 'wait', ms: Math.max(next.fireAt - world.now, 0) + 1 };
  return { name: 'wait', ms: dice.upTo(dice.pick([HOUR, HOUR, 6 * HOUR, 2 * DAY, 8 * DAY])) };
}

/** The progress of an order. The generator prefers the order that is ahead. */
const progress = (order: Order): number => (isLiveOrder(order) ? 100 : 0) + order.since / 1e13;

function nextForSomeOrder(world: World, dice: Dice, haste: number): Command | undefined {
  const orders = [...world.orders.values()];
  const closed = orders.filter((order) => !isLiveOrder(order));
  const finished = dice.chance(0.12) ? dice.any(closed) : undefined;
  const order = finished ?? (dice.chance(0.7) ? orders.sort((a, b) => progress(b) - progress(a))[0] : dice.any(orders));
  if (order === undefined) return undefined;
  const offered = closed.find((one) => one.isOffered);
  const attempt = [...world.attempts.values()].find((one) => one.subjectId === order.id && one.status === 'PENDING');
  if (attempt !== undefined && dice.chance(order.origin === 'bid' ? 0.4 : 0.7)) return gatewayAnswer(attempt, dice);
  return nextForOrder(world, offered !== undefined && dice.chance(0.5) ? offered : order, dice, haste);
}

/** Picks a rare command, most often for a person with something open. */
function rareCommand(world: World, dice: Dice): Command {
  const bidder = dice.any([...world.bids.values()].filter((bid) => !isTerminalBid(bid)))?.buyerId;
  const seller = dice.any([...world.asks.values()].filter((ask) => !isTerminalAsk(ask)))?.sellerId;
  const userId = somebody(dice);
  return (
    likely(dice, [
      [1, { name: 'delist_item' }],
      [2, { name: 'suspend_seller', userId: seller ?? userId }],
      [2, { name: 'suspend_buyer', userId: bidder ?? userId }],
      [2, { name: 'delete_user', userId: dice.chance(0.5) ? userId : (bidder ?? userId) }],
    ]) ?? { name: 'delist_item' }
  );
}

/**
 * Picks a command that a person might send now: mostly a step that brings a trade forward, often a step that ends it,
 * now and then nonsense. Due timers fire soon, but not always before the next person acts.
 */
export function nextCommand(world: World, dice: Dice, haste: number): Command {
  const due = earliestTimer(world);
  if (due !== undefined && due.fireAt <= world.now && dice.chance(0.75)) {
    return { name: 'time_over', timer: due.kind, id: due.id };
  }
  const attempts = [...world.attempts.values()];
  const pending = attempts.filter((attempt) => attempt.status === 'PENDING');
  const unpaid = unpaidEntry(world);
  const isBusy = some(world.orders, isLiveOrder);
  const isOpen = some(world.asks, (ask) => !isTerminalAsk(ask));
  const isMoneyMoving = world.payouts.size > 0 || some(world.refunds, (refund) => refund.tries > 0);
  const { favour } = dice;
  const chosen = weighted<() => Command | undefined>(dice, [
    [unpaid === undefined || pending.length > 0 ? 0 : 9, () => payEntry(unpaid, dice)],
    [pending.length > 0 ? 14 : 0.5, () => answerSome(dice.chance(0.85) ? pending : attempts, dice)],
    [isBusy ? 12 * haste : 2, () => nextForSomeOrder(world, dice, haste)],
    [isOpen ? (isBusy ? 2 : 8) : 12, () => newEntry(world, dice)],
    [1.5 * Math.max(favour('edit_bid'), favour('deposit_reversed')), () => nextForEntry(world, dice)],
    [3 * favour('ship_return'), () => nextForParcel(world, dice)],
    [2.5, () => nextForStock(world, dice)],
    [(isMoneyMoving ? 7 : 0.8) * favour('decide_appeal'), () => nextForMoney(world, dice)],
    [0.4, () => passTime(world, dice)],
    [0.04 * Math.max(favour('suspend_buyer'), favour('suspend_seller')), () => rareCommand(world, dice)],
    [0.3, () => (due === undefined ? undefined : { name: 'time_over', timer: due.kind, id: due.id })],
  ]);
  return chosen?.() ?? newEntry(world, dice);
}

export function some<Thing>(things: ReadonlyMap<string, Thing>, is: (thing: Thing) => boolean): boolean {
  for (const thing of things.values()) if (is(thing)) return true;
  return false;
}

function unpaidEntry(world: World): Ask | Bid | undefined {
  for (const ask of world.asks.values()) if (ask.status === 'to_pay') return ask;
  for (const bid of world.bids.values()) if (bid.status === 'to_pay') return bid;
  return undefined;
}

function payEntry(unpaid: Ask | Bid | undefined, dice: Dice): Command | undefined {
  return unpaid && { name: 'pay_deposit', ownerId: unpaid.id, method: dice.pick(['card', 'ewallet', 'ewallet']) };
}

function answerSome(attempts: readonly Attempt[], dice: Dice): Command | undefined {
  const attempt = dice.any(attempts);
  return attempt && gatewayAnswer(attempt, dice);
}
