import type { Command } from './commands.ts';
import { type Dice, weighted } from './dice.ts';
import { isLiveOrder, isTerminalAsk, isTerminalBid } from './look.ts';
import { balance } from './money.ts';
import { gatewayAnswer, likelyMaximum, nextForOrder } from './next-for-order.ts';
import { nextForParcel, nextForStock } from './next-for-stock.ts';
import { DAY, HOUR } from './timers.ts';
import type { Order, Timer, World } from './world.ts';

const traders = [
  'usr_amy00000000',
  'usr_ben00000000',
  'usr_cora0000000',
  'usr_dan00000000',
  'usr_eve00000000',
] as const;
const prices = [50_000, 100_000, 250_000, 300_000, 350_000, 400_000, 650_000, 1_100_000, 2_500_000, 6_000_000] as const;

/** Mostly somebody who may trade, now and then the visitor who may not. */
function somebody(dice: Dice): string {
  return dice.chance(0.02) ? 'usr_fay00000000' : dice.pick(traders);
}

function somePrice(dice: Dice): number {
  return dice.chance(0.02) ? dice.pick([49_950, 45_000, 69_905_000]) : dice.pick(prices);
}

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

function newEntry(world: World, dice: Dice): Command {
  const userId = somebody(dice);
  const price = somePrice(dice);
  const days = dice.pick([7, 14, 30]);
  const inStock = [...world.stock.values()].find((one) => one.status === 'in_stock');
  const flash: Command = {
    name: 'post_ask',
    sellerId: inStock?.sellerId ?? userId,
    price,
    days,
    stockId: inStock?.id ?? null,
  };
  const mine = [...world.asks.values()].find((ask) => ask.status === 'listed' && dice.chance(0.8));
  const lane = (mine === undefined ? dice.chance(0.1) : mine.lane === 'flash' || dice.chance(0.05))
    ? 'flash'
    : 'standard';
  const coupon = [...world.coupons.values()].find((one) => one.status === 'active');
  const withCoupon = coupon !== undefined && dice.chance(0.6);
  const buyerId = withCoupon ? coupon.userId : userId;
  const maxTotal = likelyMaximum(dice.pick([price, 70_000_000]), dice);
  const stored = [...world.asks.values()].find((ask) => ask.status === 'listed' && ask.lane === 'flash');
  const bestBid = [...world.bids.values()].some((bid) => bid.status === 'bid_active');
  const sellerId = mine?.sellerId ?? userId;
  const pay = dice.pick([null, 'ewallet', 'wallet']);
  const floor = dice.chance(0.95) ? 0 : 100_000_000;
  return (
    weighted<Command>(dice, [
      [mine === undefined ? 6 : 2, { name: 'post_ask', sellerId: userId, price, days, stockId: null }],
      [inStock === undefined ? 0 : 6, flash],
      [3, { name: 'place_bid', buyerId: userId, price, days }],
      [
        mine === undefined ? 1 : 9,
        { name: 'buy_at_lowest_ask', buyerId, lane, maxTotal, couponId: withCoupon ? coupon.id : null },
      ],
      [bestBid ? 2 : 0.1, { name: 'accept_bid', sellerId: userId, floor, askId: null, pay }],
      [bestBid ? 2 : 0.1, { name: 'accept_bid', sellerId, floor, askId: mine?.id ?? null, pay }],
      [
        bestBid && stored !== undefined ? 6 : 0,
        { name: 'accept_bid', sellerId: stored?.sellerId ?? userId, floor: 0, askId: stored?.id ?? null, pay },
      ],
      [0.7, { name: 'claim_coupon', userId, amount: dice.pick([10_000, 20_000, 100_000]), days: dice.pick([1, 30]) }],
      [0.8, { name: 'book_intake', sellerId: userId }],
    ]) ?? { name: 'wait', ms: 1 }
  );
}

function nextForEntry(world: World, dice: Dice): Command | undefined {
  const asks = [...world.asks.values()].filter((ask) => !isTerminalAsk(ask) || ask.isUnderReview || dice.chance(0.1));
  const bids = [...world.bids.values()].filter((bid) => !isTerminalBid(bid) || dice.chance(0.1));
  const waiting = dice.chance(0.5) ? bids.find((bid) => bid.heldByAskId !== null) : undefined;
  const entry = waiting ?? dice.any([...asks, ...bids]);
  if (entry === undefined) return undefined;
  const method = dice.pick(['card', 'ewallet', 'ewallet', 'wallet']);
  const price = somePrice(dice);
  const days = dice.pick([7, 14, 30]);
  const isUnpaid = entry.status === 'to_pay' || entry.deposits.some((id) => world.deposits.get(id)?.needToRepay);
  const depositId = dice.any(entry.deposits);
  const choices: [number, Command][] = [
    [isUnpaid ? 12 : 0.3, { name: 'pay_deposit', ownerId: entry.id, method }],
    [0.3, { name: 'send_reminder', id: entry.id }],
    [0.2, { name: 'hide', id: entry.id }],
  ];
  if (depositId !== undefined) choices.push([0.6, { name: 'deposit_reversed', depositId }]);
  if (entry.kind === 'ask') {
    choices.push(
      [0.8, { name: 'cancel_ask', askId: entry.id }],
      [1.5, { name: 'edit_ask', askId: entry.id, price, days }],
    );
    choices.push([0.2, { name: 'change_return_address', askId: entry.id }]);
    if (entry.isUnderReview) choices.push([15, { name: 'end_review', askId: entry.id }]);
  } else {
    choices.push(
      [0.8, { name: 'cancel_bid', bidId: entry.id }],
      [1.5, { name: 'edit_bid', bidId: entry.id, price, days }],
    );
    const seller = world.asks.get(entry.heldByAskId ?? '')?.sellerId;
    if (seller !== undefined)
      choices.push([3, { name: 'send_reminder', id: entry.id }], [2, { name: 'wait', ms: HOUR / 2 }]);
    if (seller !== undefined) choices.push([2, { name: 'cancel_accepted_bid', bidId: entry.id, callerId: seller }]);
  }
  return weighted(dice, choices);
}

/** How far an order has come; the generator likes to push the one that is ahead. */
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

const payoutNews = ['ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED'] as const;

function nextOfPayout(status: string, dice: Dice): (typeof payoutNews)[number] {
  if (status === 'PENDING') return 'ACCEPTED';
  if (status === 'ACCEPTED') return 'REQUESTED';
  return status === 'REQUESTED' ? dice.pick(['SUCCEEDED', 'FAILED']) : 'REVERSED';
}

function nextForMoney(world: World, dice: Dice): Command | undefined {
  const refund = dice.any(
    [...world.refunds.values()].filter((one) => one.status === 'PENDING' || one.status === 'REQUESTED'),
  );
  const payout = [...world.payouts.values()].at(-1);
  const fine = dice.any([...world.deposits.values()].filter((one) => one.status === 'deducted'));
  const userId = dice.pick(traders);
  const choices: [number, Command][] = [];
  if (refund !== undefined) {
    const news = refund.status === 'PENDING' ? 'sent' : dice.pick(['succeeded', 'failed', 'failed']);
    choices.push([3 + 9 * refund.tries, { name: 'refund_moves', refundId: refund.id, news }]);
  }
  if (payout !== undefined) {
    const to = dice.chance(0.75) ? nextOfPayout(payout.status, dice) : dice.pick(payoutNews);
    const reason = dice.pick(['INVALID_DESTINATION', 'REJECTED_BY_CHANNEL', 'INSUFFICIENT_BALANCE', 'TRANSFER_ERROR']);
    choices.push([30, { name: 'payout_moves', payoutId: payout.id, to, reason }]);
  }
  if (fine !== undefined) {
    choices.push([1, { name: 'appeal_fine', depositId: fine.id, callerId: fine.userId }]);
    choices.push([
      fine.appeal === 'open' ? 4 : 0.2,
      { name: 'decide_appeal', depositId: fine.id, isUpheld: dice.chance(0.5) },
    ]);
  }
  const rich = traders.find((one) => balance(world, `wallet:${one}`) > 0) ?? userId;
  const amount = dice.chance(0.7) ? Math.min(balance(world, `wallet:${rich}`), 30_000) : 5_000;
  choices.push([amount >= 5_000 ? 3 : 0.1, { name: 'request_payout', userId: rich, amount }]);
  return weighted(dice, choices);
}

function rareCommand(dice: Dice): Command {
  const userId = somebody(dice);
  return (
    weighted<Command>(dice, [
      [1, { name: 'delist_item' }],
      [2, { name: 'suspend_seller', userId }],
      [2, { name: 'suspend_buyer', userId }],
      [2, { name: 'delete_user', userId }],
    ]) ?? { name: 'delist_item' }
  );
}

/**
 * A command that somebody might send now: mostly what brings a trade forward, often what ends it, now and then nonsense. Timers
 * that are due fire soon, but not always before the next person acts.
 */
export function nextCommand(world: World, dice: Dice, haste = 1): Command {
  const due = earliestTimer(world);
  if (due !== undefined && due.fireAt <= world.now && dice.chance(0.75)) {
    return { name: 'time_over', timer: due.kind, id: due.id };
  }
  const pending = [...world.attempts.values()].filter((attempt) => attempt.status === 'PENDING');
  const anyAttempt = dice.any(dice.chance(0.85) ? pending : [...world.attempts.values()]);
  const unpaid = [...world.asks.values(), ...world.bids.values()].find((one) => one.status === 'to_pay');
  const isOpen = [...world.asks.values()].some((one) => !isTerminalAsk(one));
  const isMoneyMoving = world.payouts.size > 0 || [...world.refunds.values()].some((one) => one.tries > 0);
  const isBusy = [...world.orders.values()].some(isLiveOrder);
  const method = dice.pick(['card', 'ewallet', 'ewallet']);
  const chosen = weighted<() => Command | undefined>(dice, [
    [
      unpaid === undefined || pending.length > 0 ? 0 : 9,
      () => unpaid && { name: 'pay_deposit', ownerId: unpaid.id, method },
    ],
    [pending.length > 0 ? 14 : 0.5, () => (anyAttempt === undefined ? undefined : gatewayAnswer(anyAttempt, dice))],
    [isBusy ? 12 * haste : 2, () => nextForSomeOrder(world, dice, haste)],
    [isOpen ? (isBusy ? 2 : 8) : 12, () => newEntry(world, dice)],
    [1.5, () => nextForEntry(world, dice)],
    [3, () => nextForParcel(world, dice)],
    [2.5, () => nextForStock(world, dice)],
    [isMoneyMoving ? 7 : 0.8, () => nextForMoney(world, dice)],
    [0.4, () => passTime(world, dice)],
    [0.08, () => rareCommand(dice)],
    [0.3, () => (due === undefined ? undefined : { name: 'time_over', timer: due.kind, id: due.id })],
  ]);
  return chosen?.() ?? newEntry(world, dice);
}
