import { DAY_MS } from '../config/durations.ts';
import { PAYMENT_EXTENSION_MS, REPAY_DEPOSIT_MS } from '../config/timers.ts';
import { isWithinChannelLimit } from '../payments/channel-limits.ts';
import { answer, rowFor } from './answer.ts';
import { approve, nothingToDo, refuse } from './approve.ts';
import { failed, succeeded } from './attempt-changes.ts';
import type { NewOrderFacts } from './command-facts.ts';
import type { CommandName, CommandOf, FactsOf } from './commands.ts';
import type { Decision, Patch } from './decision.ts';
import { orderFromBid } from './new-order.ts';
import type { AskSnapshot, AttemptSnapshot, BidSnapshot, DepositSnapshot } from './snapshot.ts';
import { required, type TradeContext } from './trade-context.ts';
import type { EventId } from './transitions.table.ts';

/*
 * The deposit of an ask (E02 to E06, E09p, E24 to E29, E11) and of a bid (E14 to E17, E19r): the same questions, other rows. What a success
 * means depends on the deposit: asked for, asked for again, voided meanwhile, or paid before.
 */

type PayCommand = CommandOf<'pay_deposit' | 'pay_bid_deposit' | 'pay_accepted_bid'>;
type PayFacts = FactsOf<'pay_deposit'> | FactsOf<'pay_bid_deposit'>;

/** E02, E14, E24. An attempt under way is answered with an approval without a new attempt: hand out its link again. */
export function decidePayDeposit(command: PayCommand, facts: PayFacts, now: Date): Decision {
  const { attemptId, channel, name } = command;
  const { deposit, status } = subjectOf(name, facts);
  const context = contextOf(facts, now);
  const isLive = status === 'listed' || status === 'bid_active';
  const amount = deposit.status === 'due' ? deposit.amount : isLive ? deposit.raise?.amount : undefined;
  const event = rowFor(name, context);
  if (event === undefined || amount === undefined) {
    return refuse('DEPOSIT_NOT_DUE', { status, depositStatus: deposit.status });
  }
  if (facts.pendingAttempt !== null) {
    return nothingToDo(event);
  }
  if (!isWithinChannelLimit(channel, amount)) {
    return refuse('METHOD_LIMIT', { channel, amount });
  }
  return approve(event, { ...context, attempts: [{ id: attemptId, from: null, to: 'PENDING' }] });
}

type SuccessFacts = (FactsOf<'deposit_succeeded'> | FactsOf<'bid_deposit_succeeded'>) & {
  readonly newOrder?: NewOrderFacts | undefined;
};

/** E03, E06, E09p, E15, E17, E25, E29, E39, E39b. */
export function decideDepositSucceeded(
  { amount, name }: CommandOf<'deposit_succeeded' | 'bid_deposit_succeeded'>,
  facts: SuccessFacts,
  now: Date,
): Decision {
  const { attempt } = facts;
  if (attempt.status === 'SUCCEEDED') {
    return nothingToDo('E39');
  }
  if (amount !== attempt.amount) {
    return refuse('AMOUNT_MISMATCH', { expected: attempt.amount, received: amount });
  }
  const context = { ...contextOf(facts, now), attempts: succeeded(attempt) };
  const event = rowFor(name, context);
  if (event === undefined) {
    return approve('E39b', { ...context, params: { refund: attempt.amount } });
  }
  return approve(event, { ...context, ...addsOf({ name, event }, context, facts) });
}

type Asked = { readonly name: CommandName; readonly event: EventId };

function addsOf({ name, event }: Asked, context: TradeContext, facts: SuccessFacts): Partial<TradeContext> {
  const { ask, bid, now, attempt } = context;
  const params = { refund: attempt?.amount ?? 0 };
  if (event === 'E25') {
    const terms = required(facts.newOrder, 'what the order needs');
    const order = orderFromBid({ ask: required(ask, 'the ask'), bid: required(bid, 'the bid'), terms, now });
    return { order, creations: [{ entity: 'order', row: order }] };
  }
  const days = subjectOf(name, facts).expiryDays * DAY_MS;
  const windowsMs = { T2: days, T4: days };
  return { windowsMs, params, patches: raisePatches({ name, event }, facts, now) };
}

/** E09p: the raised price is live now, at a new place in the queue. */
function raisePatches({ name, event }: Asked, facts: SuccessFacts, now: Date): readonly Patch[] {
  const { deposit } = subjectOf(name, facts);
  if (deposit.raise === null || !(event === 'E09p' || event === 'E09p-bid')) {
    return [];
  }
  const set = { price: deposit.raise.price, liveAt: now };
  const subject = subjectOf(name, facts);
  return [{ entity: event === 'E09p' ? 'ask' : 'bid', id: subject.id, set } as Patch];
}

/** E04, E16, E26; where nobody waits the failure is only recorded. */
export function decideDepositFailed(
  { name }: CommandOf<'deposit_failed' | 'bid_deposit_failed'>,
  facts: FactsOf<'deposit_failed'> | FactsOf<'bid_deposit_failed'>,
  now: Date,
): Decision {
  const { attempt } = facts;
  if (attempt.status !== 'PENDING') {
    return nothingToDo(attempt.status === 'SUCCEEDED' ? 'E39c' : 'E39');
  }
  const attempts = failed(attempt);
  const context = contextOf(facts, now);
  const event = rowFor(name, context);
  const { deposit } = subjectOf(name, facts);
  const isAwaited = deposit.status === 'due' || deposit.raise !== null;
  if (event === undefined || !isAwaited) {
    return nothingToDo(event ?? (name === 'deposit_failed' ? 'E04' : 'E16'), attempts);
  }
  return approve(event, { ...context, attempts });
}

/** T1, T3, T5: the deposit was not paid; or, once, 15 minutes more while an attempt is under way. */
export function decideDepositTimeOver(
  { name }: CommandOf<'deposit_time_over' | 'bid_deposit_time_over'>,
  facts: FactsOf<'deposit_time_over'> | FactsOf<'bid_deposit_time_over'>,
  now: Date,
): Decision {
  const isPending = facts.pendingAttempt !== null && !facts.wasExtended;
  const { deposit } = subjectOf(name, facts);
  return answer({
    name,
    context: { ...contextOf(facts, now), said: { isPending } },
    adds: (event) => ({
      ...(event === 'T1x' || event === 'T3x' || event === 'T5x' ? extension : {}),
      ...(event === 'E09-lapse' || event === 'E18e-lapse' ? dropped(deposit) : {}),
    }),
  });
}

const extension = {
  windowsMs: { T1: PAYMENT_EXTENSION_MS, T3: PAYMENT_EXTENSION_MS, T5: PAYMENT_EXTENSION_MS },
  isExtension: true,
} as const;

function dropped({ id }: DepositSnapshot): Pick<TradeContext, 'patches'> {
  return { patches: [{ entity: 'deposit', id, set: { raise: null } }] };
}

/** E11, E11b, E19r. A reversal of an attempt that never succeeded changes nothing. */
export function decideDepositReversed(
  { name }: CommandOf<'deposit_reversed' | 'bid_deposit_reversed'>,
  facts: FactsOf<'deposit_reversed'> | FactsOf<'bid_deposit_reversed'>,
  now: Date,
): Decision {
  const { isRefundUnsent, isFineInSuspense } = facts;
  const windowsMs = { T1: REPAY_DEPOSIT_MS, T3: REPAY_DEPOSIT_MS };
  const { deposit } = subjectOf(name, facts);
  const events: Record<typeof name, EventId> = { deposit_reversed: 'E11b', bid_deposit_reversed: 'E11b-bid' };
  const isOfIt = deposit.paidByAttemptId === facts.attempt.id || deposit.topUps.some(isFrom(facts.attempt));
  if (!isOfIt || deposit.status === 'due' || deposit.status === 'voided') {
    return nothingToDo(events[name]);
  }
  return answer({ name, context: { ...contextOf(facts, now), windowsMs, said: { isRefundUnsent, isFineInSuspense } } });
}

function isFrom(attempt: AttemptSnapshot) {
  return (part: { readonly attemptId: AttemptSnapshot['id'] | null }): boolean => part.attemptId === attempt.id;
}

type Subject = { readonly ask: AskSnapshot } | { readonly bid: BidSnapshot };

/** Whose deposit a command is about: an accepted bid comes with its ask, so the command says it, not the facts. */
function isOfBid(name: CommandName, facts: Subject): facts is { readonly bid: BidSnapshot } {
  return /^(pay_)?bid_deposit/.test(name) && 'bid' in facts;
}

function subjectOf(name: CommandName, facts: Subject): AskSnapshot | BidSnapshot {
  if (isOfBid(name, facts)) {
    return facts.bid;
  }
  return required('ask' in facts ? facts.ask : undefined, 'the ask');
}

/** The facts as the rows read them, without what only the command's decider looks at. */
function contextOf(facts: Subject & { readonly attempt?: AttemptSnapshot }, now: Date): TradeContext {
  return { ...facts, now };
}
