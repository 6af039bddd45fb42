import { CHARGEBACK_HOLD_MS } from '../../config/timers.ts';
import { deadline } from '../effects/deadline.ts';
import type { TimerFacts } from '../facts/command-facts.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch, TimerChange } from '../facts/decision.ts';
import type { MoneyStep, Penalty } from '../facts/money-steps.ts';
import { refuse } from '../facts/refuse.ts';
import type { OrderHold, OrderSnapshot } from '../facts/snapshot.ts';
import type { TradeContext } from '../facts/trade-context.ts';
import { orderNextSteps } from '../table/next-step.table.ts';
import { isPaymentTakenBack } from '../table/order-end.ts';
import { type EventId, transition } from '../table/transitions.table.ts';
import { answer } from './answer.ts';
import { nothingToDo } from './approve.ts';
import { decideSecondReversed } from './second-payment.ts';

const fraud: Penalty = { keptPercent: 100, harmed: 'nobody' };

/**
 * E45: the platform cancels and names the side at fault. The deposit of that side is kept only for fraud; all other
 * effects follow from the row that fits.
 */
export function decidePlatformCancel(
  { fault, isFraud }: CommandOf<'platform_cancel'>,
  facts: FactsOf<'platform_cancel'>,
  now: Date,
): Decision {
  const { order, returnCost } = facts;
  if (order.closure?.detail === 'platform_cancelled') {
    return nothingToDo('E45');
  }
  return answer({
    name: 'platform_cancel',
    context: { ...facts, now, inputs: { fault }, amounts: { returnCost } },
    adds: (event) => (isFraud ? withFraud(event, fault) : {}),
  });
}

/** The money steps of the guilty side's deposit: the row's usual step, and its replacement after a fraud. */
const penalSteps = {
  seller: { returned: 'deposit_returned', kept: 'deposit_deducted' },
  buyer: { returned: 'bid:deposit_returned', kept: 'bid:deposit_deducted' },
} as const satisfies Record<string, Record<'returned' | 'kept', MoneyStep>>;

/**
 * The guilty side's deposit is kept instead of returned, and shared out: all of it to the platform. Where nothing is
 * kept, its timer does not start (`approve`).
 */
function withFraud(event: EventId, fault: 'buyer' | 'seller' | 'unclear'): Partial<TradeContext> {
  if (fault === 'unclear') {
    return {};
  }
  const { returned, kept } = penalSteps[fault];
  const money = (transition(event).money ?? []).map((step) => (step === returned ? kept : step));
  return { money, penalty: fraud, alsoStart: ['penalty_release'] };
}

/** E40: a paid order stands still for a look at it, at most a day; its timers keep their rest. */
export function decideHold(_command: CommandOf<'hold_order'>, facts: FactsOf<'hold_order'>, now: Date): Decision {
  return answer({
    name: 'hold_order',
    context: { ...facts, now },
    adds: () => frozen(facts.order, facts, { why: 'review', now }),
  });
}

/** The hold is over, or the staff end it earlier: the order goes on, its timers get the rest of their time (E40). */
export function decideReleaseHold(
  _command: CommandOf<'release_hold'>,
  facts: FactsOf<'release_hold'>,
  now: Date,
): Decision {
  const { order } = facts;
  return answer({
    name: 'release_hold',
    context: { ...facts, now },
    adds: () => ({
      patches: [{ entity: 'order', id: order.id, set: { hold: null } }],
      moreTimers: resumable(order).map(({ kind, remainingMs }) => ({
        change: 'start',
        subject: { entity: 'order', id: order.id },
        kind,
        fireAt: deadline(kind, now, remainingMs),
      })),
    }),
  });
}

/**
 * Returns the timers that go on after a hold. A parcel may have come meanwhile, so only the timers of the present
 * status and a rush count.
 */
function resumable({ hold, status, redelivery }: OrderSnapshot): OrderHold['timers'] {
  const { timer, also = [] } = orderNextSteps[status];
  const kinds = [timer, 'rush', ...also.map((one) => one.timer)];
  const isPaidMeanwhile = redelivery !== 'unpaid';
  return (hold?.timers ?? []).filter(({ kind }) => kinds.includes(kind) && !(kind === 'redelivery' && isPaidMeanwhile));
}

type Freeze = { readonly why: OrderHold['why']; readonly now: Date };

/** Freezes an order whose payment a bank questions. The timers of a review go on waiting, for the longer hold. */
function frozen(order: OrderSnapshot, facts: TimerFacts, { why, now }: Freeze): Partial<TradeContext> {
  const timers = facts.timers.filter(({ kind }) => kind !== 'hold');
  const running = timers.map(({ kind, fireAt }) => ({
    kind,
    remainingMs: Math.max(0, fireAt.getTime() - now.getTime()),
  }));
  const rest = [...(order.hold?.timers ?? []), ...running];
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { hold: { why, timers: rest } } }];
  const moreTimers: readonly TimerChange[] = timers.map(({ kind }) => ({
    change: 'stop',
    subject: { entity: 'order', id: order.id },
    kind,
  }));
  return { patches, moreTimers };
}

/** E65, E65b: the buyer's bank questions or takes back the payment; E39b where it was a second one. */
export function decidePaymentReversed(
  { isFinal }: CommandOf<'payment_reversed'>,
  facts: FactsOf<'payment_reversed'>,
  now: Date,
): Decision {
  const { order, attempt, isRefundUnsent, unsentRefund, secondPayment, isFineInSuspense } = facts;
  // Until the bank has decided, no money is lost, and a second payment has no order that could stand still.
  const ofSecond = decideSecondReversed(facts, { ...facts, now });
  if (ofSecond !== undefined) {
    return isFinal ? ofSecond : nothingToDo('E39b-reversed');
  }
  if (order.paidByAttemptId !== attempt.id) {
    // The fee of a second delivery: no row covers its reversal, so a person decides (as for the fee of a way back).
    const isUnknown = isFinal && secondPayment === null;
    return isUnknown ? refuse('NOT_ALLOWED_NOW', { status: order.status }) : nothingToDo('E65b');
  }
  if (isPaymentTakenBack(order)) {
    return nothingToDo('E65b');
  }
  const isOver = order.status === 'to_receive' || order.closure !== null || order.status === 'transaction_successful';
  if (!isFinal && isOver) {
    return nothingToDo('E65b');
  }
  const windowsMs = { hold: CHARGEBACK_HOLD_MS };
  return answer({
    name: 'payment_reversed',
    context: { ...facts, now, windowsMs, inputs: { isFinal, isRefundUnsent, unsentRefund, isFineInSuspense } },
    adds: (event) => (event === 'E65-freeze' ? frozen(order, facts, { why: 'chargeback', now }) : {}),
  });
}
