import { become, depositOf, getExisting, isTerminalAsk, isTerminalBid, newId, row } from './look.ts';
import { debtShare, post, refundTo } from './money.ts';
import type { Attempt, Deposit, DepositPart } from './money-world.ts';
import { arm, disarm, timeLeft, windows } from './timers.ts';
import type { Ask, Bid, World } from './world.ts';

/* docs/lifecycle.md#deposit-states: due → under_hold → returned or deducted; due → voided. One for each ask or bid. */

export function newDeposit(world: World, ownerId: string, userId: string, amount: number): Deposit {
  const id = newId(world, 'dep');
  const deposit: Deposit = {
    id,
    ownerId,
    userId,
    amount,
    status: 'due',
    deducted: 0,
    parts: [],
    raise: null,
    needToRepay: false,
    sharing: null,
    appeal: 'none',
  };
  world.deposits.set(id, deposit);
  return deposit;
}

export function ownerOf(world: World, deposit: Deposit): Ask | Bid {
  return world.asks.get(deposit.ownerId) ?? getExisting(world.bids, deposit.ownerId);
}

/** Holds an amount: the whole deposit, or the rest of it after a raised price. */
export function take(world: World, deposit: Deposit, attempt: Attempt): void {
  const source = attempt.method === 'wallet' ? `wallet:${attempt.userId}` : 'platform:gateway_clearing';
  post(world, 'deposit_held', attempt.id, { [source]: -attempt.amount, [`deposit:${deposit.id}`]: attempt.amount });
  const part = partBy(attempt);
  deposit.parts = deposit.status === 'under_hold' ? [...deposit.parts, part] : [part];
  deposit.status = 'under_hold';
  deposit.needToRepay = false;
}

export function partBy(attempt: Attempt): DepositPart {
  return { amount: attempt.amount, attemptId: attempt.method === 'wallet' ? null : attempt.id };
}

/** Returns the whole deposit, or voids a deposit that was never paid. */
export function giveBack(world: World, deposit: Deposit): void {
  if (deposit.status === 'due') deposit.status = 'voided';
  if (deposit.status !== 'under_hold') return;
  returnPart(world, deposit, deposit.amount);
  deposit.status = 'returned';
}

/** Returns a deposit: debts first, the rest along the payments that it came in, the first one first. */
export function returnPart(world: World, deposit: Deposit, amount: number): void {
  const debt = debtShare(world, deposit.userId, amount);
  post(world, 'deposit_returned', deposit.id, {
    [`deposit:${deposit.id}`]: -amount,
    [`receivable:${deposit.userId}`]: debt,
    ...spread(world, deposit, amount - debt),
  });
}

/** The lines that pay an amount back along the parts of a deposit. */
export function spread(world: World, deposit: Deposit, amount: number, parts = deposit.parts): Record<string, number> {
  const lines: Record<string, number> = {};
  let left = amount;
  for (const part of parts) {
    const share = Math.min(left, part.amount);
    left -= share;
    const account = refundTo(world, part.attemptId, deposit.userId, share);
    lines[account] = (lines[account] ?? 0) + share;
  }
  return lines;
}

/** Returns the deposit of an ask or bid, or voids it. */
export function settle(world: World, owner: Ask | Bid): void {
  const deposit = depositOf(world, owner);
  if (deposit !== undefined) giveBack(world, deposit);
}

/** A higher price that was not paid for is given up (E09p). */
export function dropRaise(world: World, owner: Ask | Bid): void {
  const deposit = depositOf(world, owner);
  if (deposit === undefined || deposit.raise === null) return;
  deposit.raise = null;
  disarm(world, owner.id, owner.kind === 'ask' ? 'ask_deposit' : 'bid_deposit');
}

/** E11, E19r and E11b: the bank took a payment of a deposit back. */
export function depositReversed(world: World, deposit: Deposit, attempt: Attempt): string | null {
  const part = deposit.parts.find((one) => one.attemptId === attempt.id);
  if (part === undefined || deposit.status === 'due' || deposit.status === 'voided') return 'NOT_ALLOWED_NOW';
  if (world.booked.has(`reversal ${attempt.id}`)) return 'NOT_ALLOWED_NOW';
  world.booked.add(`reversal ${attempt.id}`);
  if (deposit.status !== 'under_hold') {
    takeBack(world, deposit, attempt);
    return row(world, 'E11b late');
  }
  const others = deposit.parts.filter((one) => one !== part);
  post(world, 'deposit_reversed', attempt.id, {
    [`deposit:${deposit.id}`]: -deposit.amount,
    'platform:gateway_clearing': part.amount,
    ...spread(world, deposit, deposit.amount - part.amount, others),
  });
  deposit.status = 'due';
  deposit.needToRepay = true;
  return leaveBook(world, ownerOf(world, deposit), deposit);
}

function leaveBook(world: World, owner: Ask | Bid, deposit: Deposit): null {
  if (owner.kind === 'ask' && owner.status === 'listed') {
    dropRaise(world, owner);
    owner.remaining = timeLeft(world, 'listing', owner.id);
    disarm(world, owner.id, 'listing');
    become(world, owner, 'to_pay');
    arm(world, 'ask_deposit', owner.id, windows.reversal);
    return row(world, 'E11');
  }
  if (owner.kind === 'bid' && owner.status === 'bid_active') {
    dropRaise(world, owner);
    owner.remaining = timeLeft(world, 'bid_life', owner.id);
    disarm(world, owner.id, 'bid_life');
    become(world, owner, 'to_pay');
    arm(world, 'bid_deposit', owner.id, windows.reversal);
    return row(world, 'E19r');
  }
  if (owner.kind === 'bid' ? !isTerminalBid(owner) : !isTerminalAsk(owner)) return row(world, 'E11b');
  // A listing under review is closed already: nothing is due on it any more.
  deposit.status = 'voided';
  if (owner.kind === 'ask') owner.isUnderReview = false;
  return row(world, 'E11b review');
}

/** Takes a payment off a settled deposit: stops an unsent refund and a fine in suspense; the rest becomes a debt. */
function takeBack(world: World, deposit: Deposit, attempt: Attempt): void {
  const lines: Record<string, number> = { 'platform:gateway_clearing': attempt.amount };
  let missing = attempt.amount;
  for (const refund of world.refunds.values()) {
    if (refund.attemptId !== attempt.id || refund.status !== 'PENDING') continue;
    lines[`refund:${attempt.id}`] = (lines[`refund:${attempt.id}`] ?? 0) - refund.amount;
    missing -= refund.amount;
    refund.status = 'CANCELLED';
  }
  const fine = world.accounts.get(`penalty:${deposit.id}`) ?? 0;
  lines[`penalty:${deposit.id}`] = -fine;
  // A fine may be larger than the lost payment: the rest of the fine is the person's again.
  if (missing >= fine) lines[`receivable:${deposit.userId}`] = fine - missing;
  else lines[`wallet:${deposit.userId}`] = fine - missing;
  post(world, 'deposit_reversed', attempt.id, lines);
  disarm(world, deposit.id, 'penalty_release');
}
