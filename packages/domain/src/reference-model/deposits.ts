import { become, depositsOf, isTerminalAsk, isTerminalBid, newId, row, the } from './look.ts';
import { balance, debtShare, keepBack, post, wayBack } from './money.ts';
import { arm, DAY, disarm, timeLeft, timer, windows, workingDays } from './timers.ts';
import type { Ask, Attempt, Bid, Deposit, World } from './world.ts';

/* Lifecycle, section 3: due → under_hold → returned or deducted; due → voided. */

export function newDeposit(world: World, ownerId: string, userId: string, amount: number): Deposit {
  const id = newId(world, 'dep');
  const deposit: Deposit = {
    id,
    ownerId,
    userId,
    amount,
    status: 'due',
    deducted: 0,
    paidBy: null,
    needToRepay: false,
    sharing: null,
    appeal: 'none',
  };
  world.deposits.set(id, deposit);
  return deposit;
}

/** P1. */
export function hold(world: World, deposit: Deposit, attempt: Attempt): void {
  const source = attempt.method === 'wallet' ? `wallet:${attempt.userId}` : 'platform:gateway_clearing';
  post(world, 'P1', attempt.id, { [source]: -deposit.amount, [`deposit:${deposit.id}`]: deposit.amount });
  deposit.status = 'under_hold';
  deposit.paidBy = attempt.id;
  deposit.needToRepay = false;
}

/** P2 in full; nothing is due any more when it was never paid. */
export function giveBack(world: World, deposit: Deposit): void {
  if (deposit.status === 'due') deposit.status = 'voided';
  if (deposit.status !== 'under_hold') return;
  returnPart(world, deposit, deposit.amount);
  deposit.status = 'returned';
}

function returnPart(world: World, deposit: Deposit, amount: number): void {
  const debt = debtShare(world, deposit.userId, amount);
  post(world, 'P2', deposit.id, {
    [`deposit:${deposit.id}`]: -amount,
    [`receivable:${deposit.userId}`]: debt,
    [wayBack(world, deposit.paidBy, deposit.userId, amount - debt)]: amount - debt,
  });
}

/** All deposits of an ask or bid go back (or are void). */
export function giveAllBack(world: World, owner: Ask | Bid): void {
  for (const deposit of depositsOf(world, owner)) giveBack(world, deposit);
}

export type Sharing = { harmedId: string; harmedPercent: number; returnCost: number };

/** P3 of `kept`, P2 of the rest. The kept part waits in suspense for 72 hours (T21). */
export function forfeit(world: World, owner: Ask | Bid, keptOf: (amount: number) => number, sharing: Sharing): void {
  let returnCost = sharing.returnCost;
  for (const deposit of depositsOf(world, owner)) {
    const kept = keptOf(deposit.amount);
    if (deposit.status !== 'under_hold' || kept === 0) {
      giveBack(world, deposit);
      continue;
    }
    post(world, 'P3', deposit.id, { [`deposit:${deposit.id}`]: -kept, [`penalty:${deposit.id}`]: kept });
    if (kept < deposit.amount) returnPart(world, deposit, deposit.amount - kept);
    deposit.status = 'deducted';
    deposit.deducted = kept;
    deposit.sharing = { ...sharing, returnCost: Math.min(returnCost, kept) };
    returnCost -= deposit.sharing.returnCost;
  }
  if (fineOf(world, owner) > 0) arm(world, 'T21', firstOf(owner), windows.T21);
}

/** One T21 for all parts of a deposit; it stands under the first. */
function firstOf(owner: Ask | Bid): string {
  return owner.deposits[0] ?? owner.id;
}

/** What is in suspense of this owner. */
function fineOf(world: World, owner: Ask | Bid): number {
  return owner.deposits.reduce((sum, id) => sum + balance(world, `penalty:${id}`), 0);
}

function ownerOf(world: World, deposit: Deposit): Ask | Bid {
  return world.asks.get(deposit.ownerId) ?? the(world.bids, deposit.ownerId);
}

function stopIfNoFineIsLeft(world: World, deposit: Deposit): void {
  const owner = ownerOf(world, deposit);
  if (fineOf(world, owner) === 0) disarm(world, firstOf(owner), 'T21');
}

export const allOfIt = (amount: number): number => amount;
export const halfOfIt = (amount: number): number => Math.floor(amount / 2);
export const platformOnly: Sharing = { harmedId: '', harmedPercent: 0, returnCost: 0 };

/** 70 % to the harmed person, the rest to the platform. */
export function sharedWith(harmedId: string, returnCost = 0): Sharing {
  return { harmedId, harmedPercent: 70, returnCost };
}

/** T21. */
export function releasePenalty(world: World, deposit: Deposit): null {
  for (const part of depositsOf(world, ownerOf(world, deposit))) release(world, part);
  stopIfNoFineIsLeft(world, deposit);
  return row(world, 'T21');
}

/** The return's cost first, then the harmed person's share, the rest is the platform's. */
function release(world: World, deposit: Deposit): void {
  const account = `penalty:${deposit.id}`;
  const kept = balance(world, account);
  if (kept === 0 || deposit.sharing === null) return;
  const { harmedId, harmedPercent, returnCost } = deposit.sharing;
  const harmed = Math.floor(((kept - returnCost) * harmedPercent) / 100);
  const debt = harmed === 0 ? 0 : debtShare(world, harmedId, harmed);
  const platform = kept - returnCost - harmed;
  const lines: Record<string, number> = {
    [account]: -kept,
    'platform:shipping_revenue': returnCost,
    'platform:penalty_revenue': platform,
  };
  if (harmed > 0) {
    lines[`receivable:${harmedId}`] = debt;
    lines[`wallet:${harmedId}`] = harmed - debt;
    const isByCard = the(world.attempts, deposit.paidBy).method === 'card';
    if (isByCard) keepBack(world, harmedId, harmed - debt, world.now + 30 * DAY, null);
  }
  post(world, 'P3 release', deposit.id, lines);
  world.shares.push({ deposit: deposit.deducted, shared: returnCost + harmed + platform });
}

/** P3r: the fine was wrong; it goes back as long as it is in suspense. */
export function undoFine(world: World, deposit: Deposit): boolean {
  const fine = balance(world, `penalty:${deposit.id}`);
  if (fine === 0) return false;
  post(world, 'P3r', deposit.id, {
    [`penalty:${deposit.id}`]: -fine,
    [wayBack(world, deposit.paidBy, deposit.userId, fine)]: fine,
  });
  deposit.status = 'returned';
  stopIfNoFineIsLeft(world, deposit);
  return true;
}

/** E64, first part: the appeal stops T21 until it is decided, five working days at most. */
export function appealFine(world: World, deposit: Deposit, callerId: string): string | null {
  if (deposit.userId !== callerId) return 'NOT_YOUR_ROLE';
  if (timer(world, 'T21', deposit.id) === undefined || deposit.appeal !== 'none') return 'NOT_ALLOWED_NOW';
  if (timeLeft(world, 'T21', deposit.id) <= 0) return 'NOT_ALLOWED_NOW';
  deposit.appeal = 'open';
  arm(world, 'T21', deposit.id, workingDays(world, 5));
  return row(world, 'E64');
}

/** E64, second part. */
export function decideAppeal(world: World, deposit: Deposit, isUpheld: boolean): string | null {
  if (deposit.appeal !== 'open') return 'NOT_ALLOWED_NOW';
  if (isUpheld) {
    let isUndone = false;
    for (const part of depositsOf(world, ownerOf(world, deposit))) isUndone = undoFine(world, part) || isUndone;
    if (isUndone) return row(world, 'E64 upheld');
  }
  deposit.appeal = 'rejected';
  arm(world, 'T21', deposit.id, 0);
  return row(world, 'E64 rejected');
}

/** E11, E19r and E11b: the bank took the payment of a deposit back. */
export function depositReversed(world: World, deposit: Deposit): string | null {
  if (deposit.paidBy === null) return 'NOT_ALLOWED_NOW';
  const attempt = the(world.attempts, deposit.paidBy);
  if (attempt.method === 'wallet' || world.booked.has(`reversal ${attempt.id}`)) return 'NOT_ALLOWED_NOW';
  world.booked.add(`reversal ${attempt.id}`);
  const owner = world.asks.get(deposit.ownerId) ?? the(world.bids, deposit.ownerId);
  if (deposit.status !== 'under_hold') {
    takeBack(world, deposit, attempt);
    return row(world, 'E11b');
  }
  const account = `deposit:${deposit.id}`;
  post(world, 'P1 reversed', attempt.id, { [account]: -deposit.amount, 'platform:gateway_clearing': deposit.amount });
  deposit.status = 'due';
  deposit.paidBy = null;
  deposit.needToRepay = true;
  if (owner.kind === 'ask' && owner.status === 'listed') {
    dropRaise(world, owner);
    owner.remaining = timeLeft(world, 'T2', owner.id);
    disarm(world, owner.id, 'T2');
    become(world, owner, 'to_pay');
    arm(world, 'T1', owner.id, windows.reversal);
    return row(world, 'E11');
  }
  if (owner.kind === 'bid' && owner.status === 'bid_active') {
    dropRaise(world, owner);
    owner.remaining = timeLeft(world, 'T4', owner.id);
    disarm(world, owner.id, 'T4');
    become(world, owner, 'to_pay');
    arm(world, 'T3', owner.id, windows.reversal);
    return row(world, 'E19r');
  }
  // A listing under review is closed already: nothing is due on it any more.
  if (owner.kind === 'ask' ? isTerminalAsk(owner) : isTerminalBid(owner)) deposit.status = 'voided';
  return row(world, 'E11b');
}

/** The deposit is settled: an unsent refund and a fine in suspense are cancelled, the rest the person owes. */
function takeBack(world: World, deposit: Deposit, attempt: Attempt): void {
  let missing = deposit.amount;
  const lines: Record<string, number> = { 'platform:gateway_clearing': deposit.amount };
  for (const refund of world.refunds.values()) {
    if (refund.attemptId !== attempt.id || refund.status !== 'PENDING') continue;
    lines[`refund:${attempt.id}`] = (lines[`refund:${attempt.id}`] ?? 0) - refund.amount;
    missing -= refund.amount;
    refund.status = 'CANCELLED';
  }
  const fine = balance(world, `penalty:${deposit.id}`);
  lines[`penalty:${deposit.id}`] = -fine;
  lines[`receivable:${deposit.userId}`] = -(missing - fine);
  post(world, 'P1 reversed', attempt.id, lines);
  stopIfNoFineIsLeft(world, deposit);
}

/** A higher price that was not paid for is given up (E09p, T1). */
export function dropRaise(world: World, owner: Ask | Bid): void {
  if (owner.raise === null) return;
  giveBack(world, the(world.deposits, owner.raise.depositId));
  owner.raise = null;
  disarm(world, owner.id, owner.kind === 'ask' ? 'T1' : 'T3');
}
