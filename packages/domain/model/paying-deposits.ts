import { backToBook, bidBackToBook, matchAsk, matchBid } from './book.ts';
import { meet } from './deals.ts';
import { giveBack, ownerOf, take } from './deposits.ts';
import { depositOf, getExisting, isTerminalAsk, isTerminalBid, newId, row } from './look.ts';
import { returnSecondPayment, withdrawable } from './money.ts';
import type { Attempt, Deposit, Raise } from './money-world.ts';
import { isPayableBy } from './prices.ts';
import { arm, DAY, disarm, timer } from './timers.ts';
import type { Ask, Bid, World } from './world.ts';

/* Payments of a deposit, and the effects of the gateway's report (E02 to E06, E09p, E14 to E17, E24 to E29). */

export type Method = Attempt['method'];

export function pendingAttempt(world: World, subjectId: string): Attempt | undefined {
  for (const attempt of world.attempts.values()) {
    if (attempt.subjectId === subjectId && attempt.status === 'PENDING') return attempt;
  }
  return undefined;
}

export function newAttempt(
  world: World,
  purpose: Attempt['purpose'],
  subjectId: string,
  userId: string,
  amount: number,
  method: Method,
): Attempt {
  const id = newId(world, 'att');
  const attempt: Attempt = {
    id,
    purpose,
    subjectId,
    userId,
    amount,
    method,
    beganAt: world.now,
    status: 'PENDING',
  };
  world.attempts.set(id, attempt);
  return attempt;
}

/** Returns the amount due now: the deposit, or the rest of it after a raised price. */
function amountDue(deposit: Deposit | undefined): number | undefined {
  if (deposit?.status === 'due') return deposit.amount;
  return deposit?.status === 'under_hold' ? deposit.raise?.amount : undefined;
}

/** E02, E14, E24. A payment out of the wallet succeeds at once. */
export function payDeposit(world: World, owner: Ask | Bid, method: Method): string | null {
  const deposit = depositOf(world, owner);
  const amount = amountDue(deposit);
  const isOver = owner.kind === 'ask' ? isTerminalAsk(owner) : isTerminalBid(owner);
  if (deposit === undefined || amount === undefined || isOver) return 'DEPOSIT_NOT_DUE';
  // The payer is sent to the payment under way, if its amount is still the amount due.
  const pending = pendingAttempt(world, deposit.id);
  if (pending?.amount === amount) return row(world, 'E02 same link');
  if (!isPayableBy(method, amount)) return 'METHOD_LIMIT';
  if (method === 'wallet' && withdrawable(world, deposit.userId) < amount) return 'BALANCE_TOO_LOW';
  if (pending !== undefined) {
    pending.status = 'FAILED';
    row(world, 'E02 replaced');
  }
  const attempt = newAttempt(world, 'deposit', deposit.id, deposit.userId, amount, method);
  row(world, owner.kind === 'bid' ? 'E14' : owner.status === 'to_pay' && owner.origin === 'accept_bid' ? 'E24' : 'E02');
  if (method === 'wallet') depositSucceeded(world, attempt, amount);
  return null;
}

/** Applies a successful payment: of a deposit, of its rest after a raised price, or without a purpose any more. */
export function depositSucceeded(world: World, attempt: Attempt, amount: number): string | null {
  if (attempt.status === 'SUCCEEDED') return row(world, 'E39 deposit');
  if (amount !== attempt.amount) return 'AMOUNT_MISMATCH';
  attempt.status = 'SUCCEEDED';
  const deposit = getExisting(world.deposits, attempt.subjectId);
  const owner = ownerOf(world, deposit);
  const isWhole = amount === deposit.amount;
  if (isWhole && deposit.status === 'due') {
    take(world, deposit, attempt);
    return owner.kind === 'bid' ? bidDepositPaid(world, owner) : askDepositPaid(world, owner);
  }
  if (isWhole && deposit.status === 'voided') {
    take(world, deposit, attempt);
    giveBack(world, deposit);
    return row(world, owner.kind === 'bid' ? 'E17 late' : owner.origin === 'listing' ? 'E06' : 'E29');
  }
  if (deposit.status === 'under_hold' && deposit.raise?.amount === amount) {
    take(world, deposit, attempt);
    return raisePaid(world, owner, deposit, deposit.raise);
  }
  returnSecondPayment(world, attempt);
  const wasForAll = amount === (deposit.parts[0]?.amount ?? deposit.amount);
  return row(world, wasForAll ? 'E39b deposit' : owner.kind === 'bid' ? 'E09p dropped bid' : 'E09p dropped');
}

/** E09p: the new price counts from now. In any other status the edit was dropped, and its money goes back at once. */
function raisePaid(world: World, owner: Ask | Bid, deposit: Deposit, raise: Raise): null {
  deposit.amount += raise.amount;
  deposit.raise = null;
  owner.price = raise.price;
  owner.liveAt = world.now;
  if (owner.kind === 'ask') {
    disarm(world, owner.id, 'ask_deposit');
    arm(world, 'listing', owner.id, owner.days * DAY);
    row(world, 'E09p');
    matchAsk(world, owner);
  } else {
    disarm(world, owner.id, 'bid_deposit');
    arm(world, 'bid_life', owner.id, owner.days * DAY);
    row(world, 'E09p bid');
    matchBid(world, owner);
  }
  return null;
}

function askDepositPaid(world: World, ask: Ask): null {
  if (ask.status !== 'to_pay') return row(world, 'E11b repaid');
  if (ask.origin === 'accept_bid') {
    const bid = heldBidOf(world, ask);
    row(world, 'E25');
    ask.liveAt = world.now;
    ask.remaining = ask.days * DAY;
    meet(world, ask, bid, bid.price, 'held');
    return null;
  }
  row(world, 'E03');
  disarm(world, ask.id, 'ask_deposit');
  ask.liveAt = world.now;
  backToBook(world, ask);
  return null;
}

function bidDepositPaid(world: World, bid: Bid): null {
  if (bid.status !== 'to_pay') return row(world, 'E11b repaid bid');
  row(world, 'E15');
  disarm(world, bid.id, 'bid_deposit');
  bid.liveAt = world.now;
  bidBackToBook(world, bid);
  return null;
}

/** The bid that waits for this seller's deposit. */
export function heldBidOf(world: World, ask: Ask): Bid {
  for (const bid of world.bids.values()) if (bid.heldByAskId === ask.id) return bid;
  throw new TypeError(`Expected a bid on hold for ${ask.id}.`);
}

/** E04, E16, E26. */
export function depositFailed(world: World, attempt: Attempt): string | null {
  if (attempt.status !== 'PENDING') return row(world, 'E39c deposit');
  attempt.status = 'FAILED';
  const deposit = getExisting(world.deposits, attempt.subjectId);
  if (amountDue(deposit) === undefined) return row(world, 'failure of nothing');
  deposit.needToRepay = true;
  const owner = ownerOf(world, deposit);
  return row(world, owner.kind === 'bid' ? 'E16' : owner.origin === 'listing' ? 'E04' : 'E26');
}

/** A payment deadline with a payment under way is extended once (docs/lifecycle.md#extensions). */
export function extendForPayment(
  world: World,
  kind: 'ask_deposit' | 'bid_deposit' | 'acceptance_deposit' | 'payment_window' | 'accepted_payment_window',
  id: string,
  isPaying: boolean,
): boolean {
  const running = timer(world, kind, id);
  if (running === undefined || !isPaying || running.wasExtended) return false;
  arm(world, kind, id, 15 * 60_000);
  const extended = timer(world, kind, id);
  if (extended !== undefined) extended.wasExtended = true;
  row(world, `${kind} extended`);
  return true;
}

export function isPayingDeposit(world: World, owner: Ask | Bid): boolean {
  return owner.depositId !== null && pendingAttempt(world, owner.depositId) !== undefined;
}
