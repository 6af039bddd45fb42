import type { Command } from './commands.ts';
import { type Dice, likely } from './dice.ts';
import { isTerminalAsk, isTerminalBid } from './look.ts';
import { likelyMaximum } from './next-for-order.ts';
import { HOUR } from './timers.ts';
import type { World } from './world.ts';

/* Commands on asks and bids, and new asks and bids. */

export const traders = [
  'usr_amy00000000',
  'usr_ben00000000',
  'usr_cora0000000',
  'usr_dan00000000',
  'usr_eve00000000',
] as const;
const prices = [50_000, 100_000, 250_000, 300_000, 350_000, 400_000, 650_000, 1_100_000, 2_500_000, 6_000_000] as const;

/** Picks a person who may trade, now and then the visitor who may not. */
export function somebody(dice: Dice): string {
  return dice.chance(0.02) ? 'usr_fay00000000' : dice.pick(traders);
}

function somePrice(dice: Dice): number {
  return dice.chance(0.02) ? dice.pick([49_950, 45_000, 69_905_000]) : dice.pick(prices);
}

export function newEntry(world: World, dice: Dice): Command {
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
    likely(dice, [
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

export function nextForEntry(world: World, dice: Dice): Command | undefined {
  const asks = [...world.asks.values()].filter((ask) => !isTerminalAsk(ask) || ask.isUnderReview || dice.chance(0.1));
  const bids = [...world.bids.values()].filter((bid) => !isTerminalBid(bid) || dice.chance(0.1));
  const waiting = dice.chance(0.5) ? bids.find((bid) => bid.heldByAskId !== null) : undefined;
  const entry = waiting ?? dice.any([...asks, ...bids]);
  if (entry === undefined) return undefined;
  const method = dice.pick(['card', 'ewallet', 'ewallet', 'wallet']);
  const price = somePrice(dice);
  const days = dice.pick([7, 14, 30]);
  const deposit = world.deposits.get(entry.depositId ?? '');
  const paidBy = dice.any(deposit?.parts ?? [])?.attemptId;
  const isUnpaid = entry.status === 'to_pay' || deposit?.needToRepay || deposit?.raise != null;
  const choices: [number, Command][] = [
    [isUnpaid ? 12 : 0.3, { name: 'pay_deposit', ownerId: entry.id, method }],
    [0.3, { name: 'send_reminder', id: entry.id }],
  ];
  if (deposit !== undefined && paidBy != null)
    choices.push([0.6, { name: 'deposit_reversed', depositId: deposit.id, attemptId: paidBy }]);
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
    if (seller !== undefined)
      choices.push(
        [1.5, { name: 'cancel_accepted_bid', bidId: entry.id, callerId: seller }],
        [1.5, { name: 'cancel_ask', askId: entry.heldByAskId ?? '' }],
      );
  }
  return likely(dice, choices);
}
