import { add, type Centavos, zero } from '../src/money/centavos.ts';
import type { Approval, Decision } from '../src/trade/facts/decision.ts';
import type { AskSnapshot, AttemptSnapshot, Closure, OrderSnapshot } from '../src/trade/facts/snapshot.ts';
import { sumOf } from '../src/trade/money/postings.ts';
import { isAllowedMove } from '../src/trade/table/allowed-moves.ts';
import { ids, tuesday } from './trade-fixtures.ts';

/** One ask and its orders in memory, moved by decisions alone: the reference for property tests. */
export type World = {
  now: Date;
  ask: AskSnapshot | null;
  order: OrderSnapshot | null;
  depositAttempts: AttemptSnapshot[];
  attempts: AttemptSnapshot[];
  /** Attempts of earlier orders of the ask. */
  earlierAttempts: AttemptSnapshot[];
  accounts: Map<string, number>;
  booked: Set<string>;
  timers: Map<string, Date>;
  isReleased: boolean;
  orderCount: number;
};

export function newWorld(): World {
  return {
    now: tuesday,
    ask: null,
    order: null,
    depositAttempts: [],
    attempts: [],
    earlierAttempts: [],
    accounts: new Map(),
    booked: new Set(),
    timers: new Map(),
    isReleased: false,
    orderCount: 0,
  };
}

/** Applies a decision as the server does, and checks the rules of the database on the way. */
export function apply(world: World, decision: Approval): void {
  for (const creation of decision.creations) {
    if (creation.entity === 'ask') world.ask = creation.row;
    if (creation.entity === 'order') {
      if (add(...creation.quoteLines.map(({ amount }) => amount)) !== creation.row.total)
        throw new Error(`${decision.event}: the lines of ${creation.row.id} do not sum to its total`);
      world.order = creation.row;
      world.orderCount += 1;
      world.earlierAttempts.push(...world.attempts);
      world.attempts = [];
    }
  }
  for (const move of decision.moves) {
    const current = move.entity === 'ask' ? world.ask : world.order;
    if (current === null || !isAllowedMove(move.entity, move.from, move.to))
      throw new Error(`${decision.event}: illegal move to ${move.to}`);
    if (move.from !== null && current.status !== move.from)
      throw new Error(`${decision.event}: stale move from ${move.from}`);
    const closure: Closure | null = move.closure ?? null;
    if (move.entity === 'ask' && world.ask !== null) world.ask = { ...world.ask, status: move.to, closure };
    if (move.entity === 'order' && world.order !== null) world.order = { ...world.order, status: move.to, closure };
  }
  for (const patch of decision.patches) {
    if (world.order !== null) world.order = { ...world.order, ...patch.set };
  }
  applyMoney(world, decision);
  for (const { subject, kind, ...timer } of decision.timers) {
    const key = `${subject.entity} ${subject.id} ${kind}`;
    if (timer.change === 'stop') world.timers.delete(key);
    else world.timers.set(key, timer.fireAt);
  }
  world.now = new Date(world.now.getTime() + 1_000);
}

function applyMoney(world: World, decision: Approval): void {
  for (const change of decision.deposits) {
    if (world.ask === null || world.ask.deposit.status !== change.from)
      throw new Error(`${decision.event}: stale deposit ${change.from}`);
    const { deposit } = world.ask;
    const paidByAttemptId = change.paidByAttemptId ?? deposit.paidByAttemptId;
    const deductedAmount = change.deductedAmount ?? deposit.deductedAmount;
    world.ask = { ...world.ask, deposit: { ...deposit, status: change.to, paidByAttemptId, deductedAmount } };
  }
  for (const posting of decision.postings) {
    const key = `${posting.code} ${posting.key}`;
    if (sumOf(posting.entries) !== 0) throw new Error(`${decision.event}: ${posting.code} does not sum to zero`);
    if (world.booked.has(key)) throw new Error(`${decision.event}: ${key} was booked before`);
    world.booked.add(key);
    for (const { account, amount } of posting.entries) {
      world.accounts.set(account, (world.accounts.get(account) ?? 0) + amount);
    }
  }
  if (decision.event === 'T21' && decision.postings.length > 0) world.isReleased = true;
  for (const change of decision.attempts) applyAttempt(world, change);
}

function applyAttempt(world: World, change: Approval['attempts'][number]): void {
  if (change.from === null) {
    const isDeposit = world.ask?.status === 'to_pay';
    const amount = (isDeposit ? world.ask?.deposit.amount : world.order?.total) ?? zero;
    const subject = isDeposit
      ? ({ entity: 'ask', id: ids.ask } as const)
      : ({ entity: 'order', id: world.order?.id ?? ids.order } as const);
    const userId = isDeposit ? ids.seller : ids.buyer;
    const made = { id: change.id, subject, userId, amount, status: change.to, createdAt: world.now };
    (isDeposit ? world.depositAttempts : world.attempts).push(made);
    return;
  }
  const moved = (one: AttemptSnapshot): AttemptSnapshot => (one.id === change.id ? { ...one, status: change.to } : one);
  world.depositAttempts = world.depositAttempts.map(moved);
  world.attempts = world.attempts.map(moved);
}

/** Returns true when a decision leaves everything as it was. */
export function isStill(decision: Decision): boolean {
  if (!decision.ok) return true;
  const { creations, moves, patches, attempts, deposits, postings, refunds, timers, messages } = decision;
  return [creations, moves, patches, attempts, deposits, postings, refunds, timers, messages].every(
    (list) => list.length === 0,
  );
}

/** The balance of all accounts whose name begins with `prefix`. */
export function balanceOf(world: World, prefix: string): number {
  const amounts = [...world.accounts]
    .filter(([account]) => account.startsWith(prefix))
    .map(([, amount]) => amount as Centavos);
  return add(zero, ...amounts);
}
