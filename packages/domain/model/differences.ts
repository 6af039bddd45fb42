import { depositOf } from './look.ts';
import { type Mirror, withdrawableIn } from './mirror.ts';
import { withdrawable } from './money.ts';
import type { Ask, Bid, Order, Return, World } from './world.ts';

/** Reports a difference: the thing, its field, and both values. */
type Same = (of: string, what: string, model: unknown, rules: unknown) => void;

/** Returns all present differences between the model's world and the snapshots. */
export function differences(world: World, mirror: Mirror): string[] {
  const found: string[] = [];
  const same: Same = (of, what, model, rules) => {
    if (model !== rules) found.push(`${of} ${what}: model ${String(model)}, rules ${String(rules)}`);
  };
  for (const ask of world.asks.values()) compareAsk(world, mirror, ask, same);
  for (const bid of world.bids.values()) compareBid(world, mirror, bid, same);
  for (const order of world.orders.values()) compareOrder(mirror, order, same);
  for (const stock of world.stock.values()) {
    same(stock.id, 'status', stock.status, mirror.stock.get(stock.id)?.status);
    if (stock.parcelReturn !== null) compareReturn(mirror, stock.parcelReturn, same);
  }
  for (const claim of world.claims.values()) {
    const snapshot = mirror.claims.get(claim.id);
    same(claim.id, 'status', claim.status, snapshot?.status);
    same(claim.id, 'overdue', claim.isOverdue, snapshot?.isOverdue);
  }
  for (const coupon of world.coupons.values())
    same(coupon.id, 'status', coupon.status, mirror.coupons.get(coupon.id)?.status);
  for (const payout of world.payouts.values())
    same(payout.id, 'status', payout.status, mirror.payouts.get(payout.id)?.status);
  for (const one of world.attempts.values()) same(one.id, 'status', one.status, mirror.attempts.get(one.id)?.status);
  compareSizes(world, mirror, same);
  compareMoney(world, mirror, same);
  compareTimers(world, mirror, same);
  return found;
}

function compareSizes(world: World, mirror: Mirror, same: Same): void {
  same('all', 'asks', world.asks.size, mirror.asks.size);
  same('all', 'bids', world.bids.size, mirror.bids.size);
  same('all', 'orders', world.orders.size, mirror.orders.size);
  same('all', 'stock', world.stock.size, mirror.stock.size);
  same('all', 'claims', world.claims.size, mirror.claims.size);
  same('all', 'coupons', world.coupons.size, mirror.coupons.size);
}

function compareEntry(world: World, entry: Ask | Bid, snapshot: SnapshotOf, same: Same): void {
  same(entry.id, 'status', entry.status, snapshot.status);
  same(entry.id, 'price', entry.price, snapshot.price);
  same(entry.id, 'days', entry.days, snapshot.expiryDays);
  same(entry.id, 'live at', entry.liveAt, snapshot.liveAt?.getTime() ?? 0);
  compareDeposit(world, entry, snapshot, same);
}

function compareDeposit(world: World, entry: Ask | Bid, snapshot: SnapshotOf, same: Same): void {
  const deposit = depositOf(world, entry);
  if (deposit === undefined) return;
  same(deposit.id, 'status', deposit.status, snapshot.deposit.status);
  same(deposit.id, 'amount', deposit.amount, snapshot.deposit.amount);
  same(deposit.id, 'deducted', deposit.deducted, snapshot.deposit.deductedAmount);
  same(deposit.id, 'raise', deposit.raise?.price, snapshot.deposit.raise?.price);
  same(deposit.id, 'appealed', deposit.appeal !== 'none', snapshot.deposit.appealedAt !== null);
}

type SnapshotOf = NonNullable<ReturnType<Mirror['asks']['get']>> | NonNullable<ReturnType<Mirror['bids']['get']>>;

function compareAsk(world: World, mirror: Mirror, ask: Ask, same: Same): void {
  const snapshot = mirror.asks.get(ask.id);
  if (snapshot === undefined) {
    same(ask.id, 'is', 'there', 'not there');
    return;
  }
  compareEntry(world, ask, snapshot, same);
  same(ask.id, 'closure', ask.ending?.reason, snapshot.closure?.reason);
  same(ask.id, 'closure detail', ask.ending?.detail, snapshot.closure?.detail);
  same(ask.id, 'return address', ask.isReturnAddressChanged, snapshot.isReturnAddressChanged);
  same(ask.id, 'nudged', ask.nudged, snapshot.reminderSent || snapshot.rushOrder);
  if (ask.parcelReturn !== null) compareReturn(mirror, ask.parcelReturn, same);
  else same(ask.id, 'return', false, mirror.returns.has(ask.id));
}

function compareBid(world: World, mirror: Mirror, bid: Bid, same: Same): void {
  const snapshot = mirror.bids.get(bid.id);
  if (snapshot === undefined) {
    same(bid.id, 'is', 'there', 'not there');
    return;
  }
  compareEntry(world, bid, snapshot, same);
  same(bid.id, 'nudged', bid.nudged, snapshot.reminderSent);
}

function compareOrder(mirror: Mirror, order: Order, same: Same): void {
  const snapshot = mirror.orders.get(order.id);
  if (snapshot === undefined) {
    same(order.id, 'is', 'there', 'not there');
    return;
  }
  same(order.id, 'status', order.status, snapshot.status);
  same(order.id, 'closure', order.ending?.reason, snapshot.closure?.reason);
  same(order.id, 'closure detail', order.ending?.detail, snapshot.closure?.detail);
  same(order.id, 'total', order.total, snapshot.total);
  same(order.id, 'income', order.income, snapshot.income);
  same(order.id, 'paid by', order.paidBy, snapshot.paidByAttemptId);
  same(order.id, 'cancel requested', order.cancelRequested, snapshot.cancelRequested);
  same(order.id, 'delivered at', order.deliveredAt, snapshot.deliveryAt?.getTime() ?? null);
  same(order.id, 'discount', order.discount, snapshot.discountOffer);
  same(order.id, 'more time', order.hadMoreTime, snapshot.isShipExtended);
  same(order.id, 'resent', order.wasReturned, snapshot.isResent);
  same(order.id, 'offered', order.isOffered, snapshot.rematch === 'offered');
  same(order.id, 'address', order.isBuyerAddressChanged, snapshot.isBuyerAddressChanged);
  same(order.id, 'nudged', order.nudged, snapshot.reminderSent || snapshot.rushOrder);
  if (order.ending !== null) return;
  same(order.id, 'hold', order.hold?.why, snapshot.hold?.why);
  same(order.id, 'paused', pausedIn(order.hold?.timers), pausedIn(snapshot.hold?.timers.map(toPair)));
  same(order.id, 'redelivery', order.isRedelivery, snapshot.redelivery === 'unpaid');
}

type Paused = readonly (readonly [kind: string, ms: number])[];

const toPair = ({ kind, remainingMs }: { kind: string; remainingMs: number }) => [kind, remainingMs] as const;

/** Formats the timers that wait for the end of a hold, sorted, so that their order makes no difference. */
const pausedIn = (timers: Paused = []): string =>
  timers
    .map(([kind, ms]) => `${kind} ${ms}`)
    .sort()
    .join();

function compareReturn(mirror: Mirror, leg: Return, same: Same): void {
  const snapshot = mirror.returns.get(leg.ownerId);
  same(leg.ownerId, 'return: return', leg.status, snapshot?.status);
  same(leg.ownerId, 'return: payer', leg.payer, snapshot?.payer);
  if (leg.payer !== 'platform') same(leg.ownerId, 'return: cost', leg.cost, snapshot?.cost);
  same(leg.ownerId, 'return: paid', leg.isPaid, snapshot?.isPaid);
  same(leg.ownerId, 'return: choice', leg.choice, snapshot?.choice);
  same(leg.ownerId, 'as new', leg.passesAsNew, snapshot?.passesAsNew);
  same(leg.ownerId, 'return: loss', leg.lossInValue, snapshot?.lossInValue);
  same(leg.ownerId, 'return: value', leg.value, snapshot?.value);
}

function compareMoney(world: World, mirror: Mirror, same: Same): void {
  for (const [account, amount] of world.accounts) same(account, 'holds', amount, mirror.accounts.get(account) ?? 0);
  for (const [account, amount] of mirror.accounts) if (!world.accounts.has(account)) same(account, 'holds', 0, amount);
  const counts = new Map<string, number>();
  for (const { id, attemptId, amount, status } of world.refunds.values()) {
    const index = counts.get(attemptId) ?? 0;
    counts.set(attemptId, index + 1);
    const refund = mirror.refunds.get(attemptId)?.[index];
    same(id, 'amount', amount, refund?.amount);
    same(id, 'status', status, refund?.status);
  }
  for (const [attemptId, all] of mirror.refunds) same(attemptId, 'refunds', counts.get(attemptId) ?? 0, all.length);
  if (world.holds.length === 0 && mirror.holds.length === 0) return;
  for (const id of world.people.keys()) same(id, 'can withdraw', withdrawable(world, id), withdrawableIn(mirror, id));
}

function compareTimers(world: World, mirror: Mirror, same: Same): void {
  for (const [key, timer] of world.timers) same(key, 'fires', timer.fireAt, mirror.timers.get(key)?.getTime());
  for (const [key, fireAt] of mirror.timers)
    if (!world.timers.has(key)) same(key, 'fires', undefined, fireAt.getTime());
}
