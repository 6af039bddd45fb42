import { DAY_MS } from '../../config/durations.ts';
import { LISTING_REMAINING_MIN_MS } from '../../config/timers.ts';
import { depositDue } from '../../deposits/deposit-due.ts';
import { isWithinChannelLimit } from '../../payments/channel-limits.ts';
import { attemptFailed, attemptSucceeded } from '../effects/attempt-changes.ts';
import type { NewOrderFacts } from '../facts/command-facts.ts';
import type { CommandName, CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { contextOf, ownerOf } from '../facts/deposit-owner.ts';
import { refuse } from '../facts/refuse.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import type { EventId } from '../table/transitions.table.ts';
import { rowFor } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { orderFromBid } from './new-order.ts';

/*
 * Payments of the deposit of an ask (E02 to E06, E09p, E24 to E29) and of a bid (E14 to E17): equal questions,
 * different rows. The effect of a success depends on the deposit: due, due again, voided meanwhile, or paid before.
 */

type PayCommand = CommandOf<'pay_deposit' | 'pay_bid_deposit' | 'pay_accepted_bid'>;
type PayFacts = FactsOf<'pay_deposit'> | FactsOf<'pay_bid_deposit'>;

/**
 * E02, E14, E24. While an attempt is under way the approval contains no new attempt: the caller hands out the link of
 * the first one again. An attempt of another amount is given up for a new one, because the amount due has changed since
 * (a second edit, a reversal), and a payment of the old amount would only go back.
 */
export function decidePayDeposit(command: PayCommand, facts: PayFacts, now: Date): Decision {
  const { attemptId, channel, name } = command;
  const { deposit, status } = ownerOf(name, facts);
  const context = contextOf(facts, now);
  const amount = depositDue(deposit);
  const event = rowFor(name, context);
  if (event === undefined || amount === null) {
    return refuse('DEPOSIT_NOT_DUE', { status, depositStatus: deposit.status });
  }
  const { pendingAttempt } = facts;
  if (pendingAttempt?.amount === amount) {
    return nothingToDo(event);
  }
  if (!isWithinChannelLimit(channel, amount)) {
    return refuse('METHOD_LIMIT', { channel, amount });
  }
  const given = pendingAttempt === null ? [] : attemptFailed(pendingAttempt);
  return approve(event, { ...context, attempts: [...given, { id: attemptId, from: null, to: 'PENDING' }] });
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
  const context = { ...contextOf(facts, now), attempts: attemptSucceeded(attempt) };
  const event = rowFor(name, context);
  if (event === undefined) {
    return approve('E39b', { ...context, params: { refund: attempt.amount } });
  }
  return approve(event, { ...context, ...addsOf({ name, event }, context, facts) });
}

type Asked = { readonly name: CommandName; readonly event: EventId };

function addsOf({ name, event }: Asked, context: TradeContext, facts: SuccessFacts): Partial<TradeContext> {
  const { ask, bid, now } = context;
  if (event === 'E25') {
    const terms = required(facts.newOrder, 'what the order needs');
    const made = orderFromBid({ ask: required(ask, 'the ask'), bid: required(bid, 'the bid'), terms, now });
    return { order: made.row, creations: [made] };
  }
  const days = ownerOf(name, facts).expiryDays * DAY_MS;
  const isRaise = event === 'E09p' || event === 'E09p-bid';
  // An entry that comes back after the bank took its deposit (E11, E19r) gets the rest of its days
  // (docs/lifecycle.md#rest-of-the-days).
  const rest = isRaise ? null : ((event === 'E03' ? ask?.listingRemainingMs : bid?.liveRemainingMs) ?? null);
  const windowMs = rest === null ? days : Math.max(rest, LISTING_REMAINING_MIN_MS);
  const windowsMs = { listing: windowMs, bid_life: windowMs };
  return { windowsMs, params: { refund: facts.attempt.amount }, patches: raisePatches({ name, event }, facts, now) };
}

/** E09p: the raised price is live now, at a new place in the queue. */
function raisePatches({ name, event }: Asked, facts: SuccessFacts, now: Date): readonly Patch[] {
  const { deposit } = ownerOf(name, facts);
  if (deposit.raise === null || !(event === 'E09p' || event === 'E09p-bid')) {
    return [];
  }
  const set = { price: deposit.raise.price, liveAt: now };
  const subject = ownerOf(name, facts);
  return [{ entity: event === 'E09p' ? 'ask' : 'bid', id: subject.id, set } as Patch];
}

/** E04, E16, E26. Where nobody waits for the payment, its failure is only recorded. */
export function decideDepositFailed(
  { name }: CommandOf<'deposit_failed' | 'bid_deposit_failed'>,
  facts: FactsOf<'deposit_failed'> | FactsOf<'bid_deposit_failed'>,
  now: Date,
): Decision {
  const { attempt } = facts;
  if (attempt.status !== 'PENDING') {
    return nothingToDo(attempt.status === 'SUCCEEDED' ? 'E39c' : 'E39');
  }
  const attempts = attemptFailed(attempt);
  const context = contextOf(facts, now);
  const event = rowFor(name, context);
  const { deposit } = ownerOf(name, facts);
  const isAwaited = deposit.status === 'due' || deposit.raise !== null;
  if (event === undefined || !isAwaited) {
    return nothingToDo(event ?? (name === 'deposit_failed' ? 'E04' : 'E16'), attempts);
  }
  return approve(event, { ...context, attempts });
}
