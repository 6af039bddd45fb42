import type { DepositId } from '../ids/id.ts';
import type { Approval, Move } from '../trade/decision.ts';
import type { AskSnapshot, AttemptSnapshot, BidSnapshot, DepositSnapshot, OrderSnapshot } from '../trade/snapshot.ts';

/** The snapshots that a server would keep, moved by the decisions of the rules alone. */
export type Mirror = {
  now: Date;
  asks: Map<string, AskSnapshot>;
  bids: Map<string, BidSnapshot>;
  orders: Map<string, OrderSnapshot>;
  attempts: Map<string, AttemptSnapshot>;
  accounts: Map<string, number>;
  /** `code key` of every posting: a second one is what the database would refuse. */
  booked: Set<string>;
  /** `kind id` → when it fires. */
  timers: Map<string, Date>;
};

export function newMirror(now: number): Mirror {
  return {
    now: new Date(now),
    asks: new Map(),
    bids: new Map(),
    orders: new Map(),
    attempts: new Map(),
    accounts: new Map(),
    booked: new Set(),
    timers: new Map(),
  };
}

/** Applies what was decided as the server does. @throws Error for what the database would refuse. */
export function applyDecision(mirror: Mirror, decision: Approval, newAttempt: AttemptSnapshot | null): void {
  for (const creation of decision.creations) {
    if (creation.entity === 'ask') mirror.asks.set(creation.row.id, creation.row);
    if (creation.entity === 'bid') mirror.bids.set(creation.row.id, creation.row);
    if (creation.entity === 'order') mirror.orders.set(creation.row.id, creation.row);
  }
  for (const move of decision.moves) applyMove(mirror, move, decision.event);
  for (const patch of decision.patches) {
    if (patch.entity === 'ask') change(mirror.asks, patch.id, patch.set);
    if (patch.entity === 'bid') change(mirror.bids, patch.id, patch.set);
    if (patch.entity === 'order') change(mirror.orders, patch.id, patch.set);
    if (patch.entity === 'deposit') changeDeposit(mirror, patch.id, patch.set);
  }
  for (const { id, from, to, deductedAmount, paidByAttemptId } of decision.deposits) {
    const deposit = depositOf(mirror, id);
    if (deposit.status !== from) throw new Error(`${decision.event}: deposit is ${deposit.status}, not ${from}`);
    changeDeposit(mirror, id, {
      status: to,
      deductedAmount: deductedAmount ?? deposit.deductedAmount,
      paidByAttemptId: paidByAttemptId ?? deposit.paidByAttemptId,
    });
  }
  applyMoney(mirror, decision);
  for (const { id, from, to } of decision.attempts) {
    if (from === null && newAttempt !== null) mirror.attempts.set(id, { ...newAttempt, status: to });
    else change(mirror.attempts, id, { status: to });
  }
  for (const timer of decision.timers) {
    const key = `${timer.kind} ${timer.subject.id}`;
    if (timer.change === 'start') mirror.timers.set(key, timer.fireAt);
    else mirror.timers.delete(key);
  }
}

function applyMoney(mirror: Mirror, decision: Approval): void {
  for (const { code, key, entries } of decision.postings) {
    const booking = `${code} ${key}`;
    if (mirror.booked.has(booking)) throw new Error(`${decision.event}: ${booking} is booked twice`);
    mirror.booked.add(booking);
    let sum = 0;
    for (const { account, amount } of entries) {
      sum += amount;
      mirror.accounts.set(account, (mirror.accounts.get(account) ?? 0) + amount);
    }
    if (sum !== 0) throw new Error(`${decision.event}: ${booking} does not sum to zero`);
  }
}

function applyMove(mirror: Mirror, move: Move, event: string): void {
  if (move.entity !== 'ask' && move.entity !== 'bid' && move.entity !== 'order') return;
  const rows: Map<string, { readonly status: string }> =
    move.entity === 'ask' ? mirror.asks : move.entity === 'bid' ? mirror.bids : mirror.orders;
  const before = rows.get(move.id);
  if (move.from !== null && before?.status !== move.from) {
    throw new Error(`${event}: ${move.entity} is ${before?.status}, not ${move.from}`);
  }
  const closure = move.closure ?? null;
  if (move.entity === 'order') change(mirror.orders, move.id, { status: move.to, closure });
  if (move.entity === 'ask') {
    const isPaidNow = move.from === 'to_pay' && move.to === 'listed';
    change(mirror.asks, move.id, {
      status: move.to,
      closure,
      ...(isPaidNow ? { liveAt: mirror.now } : {}),
      ...(move.from === 'listed' ? { listingRemainingMs: remaining(mirror, `T2 ${move.id}`) } : {}),
    });
  }
  if (move.entity === 'bid') {
    const isPaidNow = move.from === 'to_pay' && move.to === 'bid_active';
    change(mirror.bids, move.id, {
      status: move.to,
      closure,
      ...(isPaidNow ? { liveAt: mirror.now } : {}),
      ...(move.from === 'bid_active' ? { liveRemainingMs: remaining(mirror, `T4 ${move.id}`) } : {}),
    });
  }
}

function remaining(mirror: Mirror, key: string): number | null {
  const fireAt = mirror.timers.get(key);
  return fireAt === undefined ? null : fireAt.getTime() - mirror.now.getTime();
}

function change<Row extends object>(rows: Map<string, Row>, id: string, set: Partial<Row>): void {
  const row = rows.get(id);
  if (row === undefined) throw new TypeError(`Expected ${id} to exist.`);
  rows.set(id, { ...row, ...set });
}

function ownerOf(mirror: Mirror, id: DepositId): AskSnapshot | BidSnapshot {
  for (const owner of [...mirror.asks.values(), ...mirror.bids.values()]) if (owner.deposit.id === id) return owner;
  throw new TypeError(`Expected ${id} to exist.`);
}

export function depositOf(mirror: Mirror, id: DepositId): DepositSnapshot {
  return ownerOf(mirror, id).deposit;
}

function changeDeposit(mirror: Mirror, id: DepositId, set: Partial<DepositSnapshot>): void {
  const owner = ownerOf(mirror, id);
  const deposit = { ...owner.deposit, ...set };
  if ('sellerId' in owner) mirror.asks.set(owner.id, { ...owner, deposit });
  else mirror.bids.set(owner.id, { ...owner, deposit });
}

/** The attempt under way for an ask, bid or order. */
export function pendingFor(mirror: Mirror, subjectId: string): AttemptSnapshot | null {
  for (const attempt of mirror.attempts.values()) {
    if (attempt.subject.id === subjectId && attempt.status === 'PENDING') return attempt;
  }
  return null;
}
