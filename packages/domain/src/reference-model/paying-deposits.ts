import { backToBook, bidBackToBook, matchAsk, matchBid, meet } from './book.ts';
import { giveBack, hold } from './deposits.ts';
import { depositsOf, dueDeposit, isTerminalAsk, isTerminalBid, newId, row, the } from './look.ts';
import { returnSecondPayment, withdrawable } from './money.ts';
import { methodLimit } from './prices.ts';
import { arm, DAY, disarm, timer } from './timers.ts';
import type { Ask, Attempt, Bid, Raise, World } from './world.ts';

/* Paying a deposit, and what follows when the gateway has answered (E02 to E06, E09p, E14 to E17, E24 to E29). */

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

/** E02, E14, E24. A payment out of the wallet succeeds at once. */
export function payDeposit(world: World, owner: Ask | Bid, method: Method): string | null {
  const due = dueDeposit(world, owner);
  if (due === undefined || (owner.kind === 'ask' ? isTerminalAsk(owner) : isTerminalBid(owner)))
    return 'DEPOSIT_NOT_DUE';
  // The payer is sent to the payment that is under way already.
  if (depositsOf(world, owner).some((deposit) => pendingAttempt(world, deposit.id))) return row(world, 'E02 same link');
  if (due.amount > methodLimit[method]) return 'METHOD_LIMIT';
  if (method === 'wallet' && withdrawable(world, due.userId) < due.amount) return 'BALANCE_TOO_LOW';
  const attempt = newAttempt(world, 'deposit', due.id, due.userId, due.amount, method);
  row(world, owner.kind === 'bid' ? 'E14' : owner.origin === 'listing' ? 'E02' : 'E24');
  if (method === 'wallet') depositSucceeded(world, attempt, attempt.amount);
  return null;
}

export function depositSucceeded(world: World, attempt: Attempt, amount: number): string | null {
  if (attempt.status === 'SUCCEEDED') return row(world, 'E39');
  if (amount !== attempt.amount) return 'AMOUNT_MISMATCH';
  attempt.status = 'SUCCEEDED';
  const deposit = the(world.deposits, attempt.subjectId);
  const owner = world.asks.get(deposit.ownerId) ?? the(world.bids, deposit.ownerId);
  if (deposit.status !== 'due' && deposit.status !== 'voided') {
    returnSecondPayment(world, attempt);
    return row(world, 'E39b deposit');
  }
  const wasVoided = deposit.status === 'voided';
  hold(world, deposit, attempt);
  if (wasVoided) {
    giveBack(world, deposit);
    if (owner.deposits[0] !== deposit.id) return row(world, 'E09p dropped');
    return row(world, owner.kind === 'bid' ? 'E17 late' : owner.origin === 'listing' ? 'E06' : 'E29');
  }
  if (owner.raise?.depositId === deposit.id) return raisePaid(world, owner, owner.raise);
  if (dueDeposit(world, owner) !== undefined) return row(world, 'E11b repaid');
  if (owner.kind === 'bid') return bidDepositPaid(world, owner);
  return askDepositPaid(world, owner);
}

/** E09p: the new price counts from now. In any other status the edit was dropped, and its money goes back at once. */
function raisePaid(world: World, owner: Ask | Bid, raise: Raise): null {
  owner.price = raise.price;
  owner.liveAt = world.now;
  owner.raise = null;
  if (owner.kind === 'ask') {
    disarm(world, owner.id, 'T1');
    arm(world, 'T2', owner.id, owner.days * DAY);
    matchAsk(world, owner);
  } else {
    disarm(world, owner.id, 'T3');
    arm(world, 'T4', owner.id, owner.days * DAY);
    matchBid(world, owner);
  }
  return row(world, 'E09p');
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
  disarm(world, ask.id, 'T1');
  ask.liveAt = world.now;
  backToBook(world, ask);
  return null;
}

function bidDepositPaid(world: World, bid: Bid): null {
  if (bid.status !== 'to_pay') return row(world, 'E11b repaid');
  row(world, 'E15');
  disarm(world, bid.id, 'T3');
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
  const deposit = the(world.deposits, attempt.subjectId);
  if (deposit.status !== 'due') return row(world, 'E39c deposit');
  deposit.needToRepay = true;
  const ask = world.asks.get(deposit.ownerId);
  return row(world, ask === undefined ? 'E16' : ask.origin === 'listing' ? 'E04' : 'E26');
}

/** A payment deadline with a payment under way is extended once (section 4, rules). */
export function extendForPayment(
  world: World,
  kind: 'T1' | 'T3' | 'T5' | 'T6' | 'T7',
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
  return depositsOf(world, owner).some((deposit) => pendingAttempt(world, deposit.id) !== undefined);
}
