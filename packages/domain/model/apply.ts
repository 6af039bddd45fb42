import type { Approval, Move, Patch, Posting } from '../src/trade/facts/decision.ts';
import type { AskSnapshot, AttemptSnapshot, BidSnapshot, DepositSnapshot } from '../src/trade/facts/snapshot.ts';
import type { Mirror } from './mirror.ts';

/** Facts about the rows that a decision makes which only the server knows. */
export type News = {
  readonly attempt: AttemptSnapshot | null;
  readonly coupon: { readonly id: string; readonly expiresAt: number } | null;
};

/** Applies a decision as the server does. @throws Error for a change that the database would refuse. */
export function applyDecision(mirror: Mirror, decision: Approval, news: News): void {
  mirror.events.push(decision.event);
  for (const creation of decision.creations) {
    if (creation.entity === 'ask') mirror.asks.set(creation.row.id, creation.row);
    else if (creation.entity === 'bid') mirror.bids.set(creation.row.id, creation.row);
    else if (creation.entity === 'order') mirror.orders.set(creation.row.id, creation.row);
    else if (creation.entity === 'returnLeg') mirror.returns.set(creation.row.id, creation.row);
    else if (creation.entity === 'stock') mirror.stock.set(creation.row.id, creation.row);
    else if (creation.entity === 'claim') mirror.claims.set(creation.row.id, creation.row);
    else mirror.sales.push(`${creation.row.orderId} ${creation.row.price}`);
  }
  for (const move of decision.moves) {
    applyMove(mirror, move, decision.event);
    const made = decision.creations.find((one) => one.entity === 'ask');
    if (move.to === 'seller_to_pay_deposit' && made !== undefined) mirror.heldBids.set(made.row.id, move.id);
  }
  for (const one of decision.patches) applyPatch(mirror, one);
  for (const { id, from, to, deductedAmount, paidByAttemptId } of decision.deposits) {
    const deposit = ownerOf(mirror, id).deposit;
    if (deposit.status !== from) throw new Error(`${decision.event}: deposit is ${deposit.status}, not ${from}`);
    changeDeposit(mirror, id, {
      status: to,
      deductedAmount: deductedAmount ?? deposit.deductedAmount,
      paidByAttemptId: to === 'under_hold' ? (paidByAttemptId ?? null) : deposit.paidByAttemptId,
    });
  }
  for (const one of decision.postings) applyPosting(mirror, one, decision.event);
  for (const { orderId, userId, availableAt } of decision.releases) {
    for (const hold of mirror.holds)
      if (hold.orderId === orderId && hold.userId === userId) hold.until = Math.min(hold.until, availableAt.getTime());
  }
  for (const { attemptId, userId, amount } of decision.refunds) {
    const known = mirror.refunds.get(attemptId) ?? [];
    mirror.refunds.set(attemptId, [...known, { userId, amount, status: 'PENDING', tries: 0 }]);
  }
  applyRest(mirror, decision, news);
}

function applyRest(mirror: Mirror, decision: Approval, news: News): void {
  for (const { id, from, to } of decision.attempts) {
    if (from === null && news.attempt !== null) mirror.attempts.set(id, { ...news.attempt, status: to });
    else change(mirror.attempts, id, { status: to });
  }
  for (const timer of decision.timers) {
    const key = `${timer.kind} ${timer.subject.id}`;
    if (timer.change === 'start') mirror.timers.set(key, timer.fireAt);
    else mirror.timers.delete(key);
  }
  for (const { userId, change: what } of decision.standings) mirror.standings.push([userId, what]);
  for (const one of decision.coupons) {
    if (one.change === 'give') {
      if (news.coupon === null) throw new Error(`${decision.event}: a coupon that the model does not give`);
      const { id, expiresAt } = news.coupon;
      mirror.coupons.set(id, { userId: one.userId, amount: one.amount, expiresAt, status: 'active' });
      continue;
    }
    const coupon = mirror.coupons.get(one.id);
    if (coupon === undefined) throw new TypeError(`Expected ${one.id} to exist.`);
    const freed = coupon.expiresAt > mirror.now.getTime() ? 'active' : 'expired';
    coupon.status = one.change === 'reserve' ? 'reserved' : one.change === 'use' ? 'used' : freed;
  }
}

function applyPosting(mirror: Mirror, { code, key, entries, shown }: Posting, event: string): void {
  const booking = `${code} ${key}`;
  if (mirror.booked.has(booking)) throw new Error(`${event}: ${booking} is booked twice`);
  mirror.booked.add(booking);
  let sum = 0;
  for (const { account, amount } of entries) {
    sum += amount;
    mirror.accounts.set(account, (mirror.accounts.get(account) ?? 0) + amount);
  }
  if (sum !== 0) throw new Error(`${event}: ${booking} does not sum to zero`);
  for (const { userId, amount, availableAt } of shown) {
    if (availableAt !== null) mirror.holds.push({ userId, amount, orderId: key, until: availableAt.getTime() });
  }
}

function applyMove(mirror: Mirror, move: Move, event: string): void {
  const rows = rowsOf(mirror, move.entity);
  const before = rows.get(move.id)?.status;
  if (move.from !== null && before !== move.from)
    throw new Error(`${event}: ${move.entity} is ${before}, not ${move.from}`);
  mirror.since.set(move.id, mirror.now.getTime());
  const closure = move.closure ?? null;
  const status: string = move.to;
  switch (move.entity) {
    case 'order':
      change(rows, move.id, { status, closure, reminderSent: false, rushOrder: false });
      break;
    case 'ask':
      change(rows, move.id, {
        status,
        closure,
        reminderSent: false,
        rushOrder: false,
        ...(move.from === 'to_pay' && move.to !== 'transaction_closed' ? { liveAt: mirror.now } : {}),
        ...(move.from === 'listed' ? { listingRemainingMs: remaining(mirror, `listing ${move.id}`) } : {}),
      });
      break;
    case 'bid':
      change(rows, move.id, {
        status,
        closure,
        reminderSent: false,
        ...(move.from === 'to_pay' && move.to === 'bid_active' ? { liveAt: mirror.now } : {}),
        ...(move.from === 'bid_active' ? { liveRemainingMs: remaining(mirror, `bid_life ${move.id}`) } : {}),
      });
      break;
    default:
      change(rows, move.id, { status });
  }
}

type Rows = Map<string, { readonly status: string }>;

function rowsOf(mirror: Mirror, entity: Move['entity']): Rows {
  if (entity === 'ask') return mirror.asks;
  if (entity === 'bid') return mirror.bids;
  if (entity === 'order') return mirror.orders;
  if (entity === 'returnLeg') return mirror.returns;
  return entity === 'stock' ? mirror.stock : mirror.claims;
}

function applyPatch(mirror: Mirror, patch: Patch): void {
  if (patch.entity === 'ask') change(mirror.asks, patch.id, patch.set);
  else if (patch.entity === 'bid') change(mirror.bids, patch.id, patch.set);
  else if (patch.entity === 'order') change(mirror.orders, patch.id, patch.set);
  else if (patch.entity === 'deposit') changeDeposit(mirror, patch.id, patch.set);
  else if (patch.entity === 'returnLeg') change(mirror.returns, patch.id, patch.set);
  else change(mirror.claims, patch.id, patch.set);
}

function remaining(mirror: Mirror, key: string): number | null {
  const fireAt = mirror.timers.get(key);
  return fireAt === undefined ? null : fireAt.getTime() - mirror.now.getTime();
}

function change<Row extends object>(rows: Map<string, Row>, id: string, set: object): void {
  const row = rows.get(id);
  if (row === undefined) throw new TypeError(`Expected ${id} to exist.`);
  rows.set(id, { ...row, ...set });
}

function ownerOf(mirror: Mirror, depositId: string): AskSnapshot | BidSnapshot {
  for (const ask of mirror.asks.values()) if (ask.deposit.id === depositId) return ask;
  for (const bid of mirror.bids.values()) if (bid.deposit.id === depositId) return bid;
  throw new TypeError(`Expected ${depositId} to exist.`);
}

function changeDeposit(mirror: Mirror, id: string, set: Partial<DepositSnapshot>): void {
  const owner = ownerOf(mirror, id);
  const deposit = { ...owner.deposit, ...set };
  if ('sellerId' in owner) mirror.asks.set(owner.id, { ...owner, deposit });
  else mirror.bids.set(owner.id, { ...owner, deposit });
}
