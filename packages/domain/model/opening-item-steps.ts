import { first, lastAttempt, people, type Step } from './opening-steps.ts';

/* Single commands that a sequence may begin with, for items on their way back or in stock, bids, refunds and fines. */

export const takeBack: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'choose_return', ownerId: ask.id, callerId: ask.sellerId, choice: 'return' };
};
export const shipBack: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'ship_return', ownerId: ask.id };
};

export const book: Step = (_, dice) => ({ name: 'book_intake', sellerId: dice.pick(people) });
export const shelve =
  (step: 'receive' | 'begin_check' | 'pass'): Step =>
  (world) => {
    const stock = first(world.stock);
    return stock && { name: 'move_stock', stockId: stock.id, step };
  };
export const sellStored: Step = (world) => {
  const stock = first(world.stock);
  return stock && { name: 'post_ask', sellerId: stock.sellerId, price: 250_000, days: 30, stockId: stock.id };
};

export const stockBack: Step = (world) => {
  const stock = first(world.stock);
  return stock && { name: 'withdraw_stock', stockId: stock.id, callerId: stock.sellerId };
};
export const payBack: Step = (world) => {
  const stock = first(world.stock);
  return stock && { name: 'pay_return', ownerId: stock.id };
};

export const disposeStock: Step = (world) => {
  const stock = first(world.stock);
  return stock && { name: 'choose_return', ownerId: stock.id, callerId: stock.sellerId, choice: 'dispose' };
};
export const loseBack: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'return_lost', ownerId: ask.id };
};
export const arriveBack: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'return_delivered', ownerId: ask.id };
};
export const surrender: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'choose_return', ownerId: ask.id, callerId: ask.sellerId, choice: 'surrender' };
};

export const suspendSeller: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'suspend_seller', userId: ask.sellerId };
};
export const appealBid: Step = (world) => {
  const bids = first(world.bids);
  return bids && { name: 'appeal_fine', depositId: bids.depositId, callerId: bids.buyerId };
};
export const editBid =
  (price: number): Step =>
  (world) => {
    const bids = first(world.bids);
    return bids && { name: 'edit_bid', bidId: bids.id, price, days: 14 };
  };
export const payBid: Step = (world) => {
  const bids = first(world.bids);
  return bids && { name: 'pay_deposit', ownerId: bids.id, method: 'card' };
};
export const reverseBid: Step = (world) => {
  const depositId = first(world.bids)?.depositId;
  const attempt = lastAttempt(world, 'deposit');
  if (depositId === undefined || attempt === undefined) return undefined;
  return { name: 'deposit_reversed', depositId, attemptId: attempt.id };
};
export const failRefund: Step = (world) => {
  const refund = first(world.refunds);
  return refund && { name: 'refund_moves', refundId: refund.id, news: 'failed' };
};

export const reverseAsk: Step = (world) => {
  const depositId = first(world.asks)?.depositId;
  const attempt = lastAttempt(world, 'deposit');
  if (depositId == null || attempt === undefined) return undefined;
  return { name: 'deposit_reversed', depositId, attemptId: attempt.id };
};
export const decideBidAppeal: Step = (world, dice) => {
  const depositId = first(world.bids)?.depositId;
  return depositId === undefined ? undefined : { name: 'decide_appeal', depositId, isUpheld: dice.chance(0.5) };
};
export const rejectAsFake: Step = (world) => {
  const stock = first(world.stock);
  return stock && { name: 'reject_stock', stockId: stock.id, isCounterfeit: true, inspectors: 2 };
};
export const firstPaid: Step = (world) => {
  const attempt = [...world.attempts.values()].find((one) => one.purpose === 'order');
  return attempt && { name: 'payment_succeeded', attemptId: attempt.id, amount: attempt.amount };
};
export const returnToUs: Step = (world) => {
  const ask = first(world.asks);
  return ask && { name: 'return_came_back', ownerId: ask.id };
};

export const remindOfBid: Step = (world) => {
  const bids = first(world.bids);
  return bids && { name: 'send_reminder', id: bids.id };
};
