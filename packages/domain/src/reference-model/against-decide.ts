import { type AskId, type AttemptId, type BidId, type DepositId, type OrderId, toId, type UserId } from '../ids/id.ts';
import { centavos } from '../money/centavos.ts';
import type { Approval, Decision } from '../trade/decision.ts';
import type { AttemptSnapshot } from '../trade/snapshot.ts';
import type { Command } from './commands.ts';
import { bidCalls, bidTimerCalls, matchCall } from './decide-bid-calls.ts';
import { calls as askCalls, timerCalls as askTimerCalls, type Calls, type Scene } from './decide-calls.ts';
import { applyDecision, type Mirror, newMirror } from './mirror.ts';
import { newWorld } from './new-world.ts';
import { step } from './step.ts';
import type { Person, World } from './world.ts';

const calls: Calls = { ...askCalls, ...bidCalls };
const timerCalls = { ...askTimerCalls, ...bidTimerCalls };

/** The model and the rules side by side. */
export type Pair = { readonly world: World; readonly mirror: Mirror };

/** `hasRematch`: whether the rules that are compared know E78 yet. */
export function newPair(hasRematch: boolean): Pair {
  const world = newWorld();
  world.hasRematch = hasRematch;
  return { world, mirror: newMirror(world.now) };
}

/** Whether the command can be asked of the rules too. */
export function isComparable(world: World, command: Command): boolean {
  if (command.name === 'wait') return true;
  if (command.name === 'time_over') {
    const running = world.timers.get(`${command.timer} ${command.id}`);
    return command.timer in timerCalls && running !== undefined && running.fireAt <= world.now;
  }
  if (command.name === 'accept_bid') return command.pay === null;
  if (command.name === 'post_ask') return command.stockId === null;
  if (command.name === 'pay_deposit') return command.method !== 'wallet';
  if (command.name === 'buy_at_lowest_ask') return command.lane === 'standard' && command.couponId === null;
  // A parcel of a closed order (E53) starts a return, which is not compared yet.
  if (command.name === 'receive_at_warehouse')
    return world.orders.get(command.orderId)?.status !== 'transaction_closed';
  return command.name in calls;
}

/**
 * Sends the command to both and says where they differ: nothing when they agree on refusal or row, statuses, reasons of closure,
 * deposits, balances and timers.
 */
export function compare({ world, mirror }: Pair, command: Command): string[] {
  if (command.name === 'wait') {
    world.now += command.ms;
    mirror.now = new Date(world.now);
    return [];
  }
  const people = new Map<string, Person>();
  for (const [id, one] of world.people) people.set(id, { ...one });
  const wasExtended = wasExtendedBefore(world, command);
  const heldBidIds = new Map<string, string>();
  for (const bid of world.bids.values()) if (bid.heldByAskId !== null) heldBidIds.set(bid.heldByAskId, bid.id);
  const reason = step(world, command);
  const scene: Scene = {
    mirror,
    world,
    people,
    made: newIds(world, reason !== null),
    wasExtended,
    heldBidIds,
  };
  const decision = ask(scene, command);
  const said = decision.ok ? null : decision.reason;
  if (reason !== null && said !== null && (reason === said || hasSeveralFaults(command))) return [];
  const open = openQuestion(command, reason, said);
  if (open !== null) return [`${openPrefix}${open}`];
  if (!decision.ok) return [`refusal: model ${reason ?? world.rows.join()}, rules ${said}`];
  if (reason !== null) {
    // What was done is asked again: a refusal by section 8, a friendly nothing by the rules. Nobody can tell afterwards.
    if (reason === 'NOT_ALLOWED_NOW' && isNothing(decision)) return [];
    return [`refusal: model ${reason}, rules ${decision.event}`];
  }
  // The sweeper takes a timer out before it asks what follows.
  if (command.name === 'time_over') mirror.timers.delete(`${command.timer} ${command.id}`);
  try {
    applyDecision(mirror, decision, newAttempt(world, scene.made.attemptId));
    const match = matchCall(scene, decision);
    if (match?.ok) applyDecision(mirror, match, null);
  } catch (error) {
    return [`${world.rows.join()}: ${error instanceof Error ? error.message : String(error)}`];
  }
  return differences({ world, mirror }).map((text) => `${world.rows.join()} / ${decision.event}: ${text}`);
}

/** Forms in which more than one thing may be wrong: the page does not say which is told first. */
function hasSeveralFaults({ name }: Command): boolean {
  return ['post_ask', 'edit_ask', 'place_bid', 'edit_bid', 'accept_bid'].includes(name);
}

export const openPrefix = 'open: ';

/**
 * Where the page leaves room, or where the rules are asked too little to know; null for everything else. A sequence ends there without
 * counting as a difference, because both sides go on from different states.
 */
function openQuestion({ name }: Command, model: string | null, rules: string | null): string | null {
  const isPricing = name === 'post_ask' || name === 'place_bid' || name === 'edit_ask' || name === 'edit_bid';
  if (isPricing && model === 'OWN_ENTRY')
    return 'section 2, rule 8: own entries are not among the facts of this command';
  if (name === 'edit_bid' && rules === 'BUY_NOW_AVAILABLE')
    return 'E18e: an edit that crosses trades (E21), or is refused as E13';
  return null;
}

function isNothing({ moves, patches, attempts, deposits, postings, timers }: Approval): boolean {
  return [moves, patches, attempts, deposits, postings, timers].every((list) => list.length === 0);
}

function ask(scene: Scene, command: Command): Decision {
  if (command.name === 'time_over') {
    const call = timerCalls[command.timer];
    if (call === undefined) throw new TypeError(`Timer ${command.timer} is not compared.`);
    return call(scene, command.id);
  }
  const call = calls[command.name] as ((scene: Scene, command: Command) => Decision) | undefined;
  if (call === undefined) throw new TypeError(`${command.name} is not compared.`);
  return call(scene, command);
}

/** Of a timer: whether it had its one extension; of a parcel: whether its number was replaced before. */
function wasExtendedBefore(world: World, command: Command): boolean {
  if (command.name === 'seller_deliver') return world.orders.get(command.orderId)?.wasReplaced ?? false;
  if (command.name !== 'time_over') return false;
  return world.timers.get(`${command.timer} ${command.id}`)?.wasExtended ?? false;
}

const nothing: Scene['made'] = {
  askId: toId('ask', 'ask_nothing0000'),
  bidId: toId('bid', 'bid_nothing0000'),
  depositId: toId('dep', 'dep_nothing0000'),
  orderId: toId('ord', 'ord_nothing0000'),
  attemptId: toId('att', 'att_nothing0000'),
};

/** The ids of what the model has just made; well-formed ids of nothing when it refused. */
function newIds(world: World, isRefused: boolean): Scene['made'] {
  const last = <Id extends string>(things: Map<string, unknown>, fallback: Id): Id =>
    isRefused ? fallback : (([...things.keys()].at(-1) as Id | undefined) ?? fallback);
  return {
    askId: last<AskId>(world.asks, nothing.askId),
    bidId: last<BidId>(world.bids, nothing.bidId),
    depositId: last<DepositId>(world.deposits, nothing.depositId),
    orderId: last<OrderId>(world.orders, nothing.orderId),
    attemptId: last<AttemptId>(world.attempts, nothing.attemptId),
  };
}

function newAttempt(world: World, id: AttemptId): AttemptSnapshot | null {
  const attempt = world.attempts.get(id);
  if (attempt === undefined) return null;
  const deposit = world.deposits.get(attempt.subjectId);
  const ownerId = deposit?.ownerId ?? attempt.subjectId;
  const subject: AttemptSnapshot['subject'] = world.asks.has(ownerId)
    ? { entity: 'ask', id: ownerId as AskId }
    : world.bids.has(ownerId)
      ? { entity: 'bid', id: ownerId as BidId }
      : { entity: 'order', id: ownerId as OrderId };
  return {
    id,
    subject,
    userId: attempt.userId as UserId,
    amount: centavos(attempt.amount),
    status: 'PENDING',
    createdAt: new Date(attempt.beganAt),
  };
}

/** Everything in which the model's world and the snapshots differ now. */
export function differences({ world, mirror }: Pair): string[] {
  const found: string[] = [];
  const same = (what: string, model: unknown, rules: unknown) => {
    if (model !== rules) found.push(`${what}: model ${String(model)}, rules ${String(rules)}`);
  };
  for (const ask of world.asks.values()) {
    const snapshot = mirror.asks.get(ask.id);
    same('ask status', ask.status, snapshot?.status);
    same('ask closure', ask.ending?.reason, snapshot?.closure?.reason);
    // E28 is "as E27"; section 7 has deposit_timeout and seller_withdrew side by side, and the rules say the latter.
    const isDropped = ask.origin === 'accept_bid' && snapshot?.closure?.detail === 'seller_withdrew';
    if (!isDropped) same('ask closure detail', ask.ending?.detail, snapshot?.closure?.detail);
    const deposit = world.deposits.get(ask.deposits[0] ?? '');
    same('deposit', deposit?.status, snapshot?.deposit.status);
    same('deposit deducted', deposit?.deducted, snapshot?.deposit.deductedAmount);
  }
  for (const bid of world.bids.values()) {
    const snapshot = mirror.bids.get(bid.id);
    same('bid status', bid.status, snapshot?.status);
    same('bid deposit', world.deposits.get(bid.deposits[0] ?? '')?.status, snapshot?.deposit.status);
  }
  for (const order of world.orders.values()) {
    const snapshot = mirror.orders.get(order.id);
    same('order status', order.status, snapshot?.status);
    same('order closure', order.ending?.reason, snapshot?.closure?.reason);
    same('order closure detail', order.ending?.detail, snapshot?.closure?.detail);
    same('order total', order.total, snapshot?.total);
    same('order income', order.income, snapshot?.income);
  }
  for (const attempt of world.attempts.values())
    same('attempt', attempt.status, mirror.attempts.get(attempt.id)?.status);
  const accounts = withOneDepositEach(world);
  for (const [account, amount] of accounts) same(account, amount, mirror.accounts.get(account) ?? 0);
  for (const [account, amount] of mirror.accounts) if (!accounts.has(account)) same(account, 0, amount);
  compareTimers({ world, mirror }, same);
  return found;
}

/** The model keeps what a raise was paid with (E09p) as a deposit of its own, the rules as a part of the first. */
function withOneDepositEach(world: World): ReadonlyMap<string, number> {
  const owners = [...world.asks.values(), ...world.bids.values()].filter((owner) => owner.deposits.length > 1);
  if (owners.length === 0) return world.accounts;
  const accounts = new Map(world.accounts);
  for (const { deposits } of owners) {
    for (const kind of ['deposit', 'penalty']) {
      const sum = deposits.reduce((total, id) => total + (world.accounts.get(`${kind}:${id}`) ?? 0), 0);
      for (const id of deposits) accounts.delete(`${kind}:${id}`);
      accounts.set(`${kind}:${deposits[0]}`, sum);
    }
  }
  return accounts;
}

/** Only timers that the rules can be asked about are compared; both sides arm others for rows that are not compared. */
function compareTimers({ world, mirror }: Pair, same: (what: string, model: unknown, rules: unknown) => void): void {
  for (const [key, timer] of world.timers) {
    if (timer.kind in timerCalls) same(timer.kind, timer.fireAt, mirror.timers.get(key)?.getTime());
  }
  for (const [key, fireAt] of mirror.timers) {
    if (!world.timers.has(key) && key.slice(0, key.indexOf(' ')) in timerCalls) same(key, undefined, fireAt.getTime());
  }
}
