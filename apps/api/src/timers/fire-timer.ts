import { applyDecision } from '@suki/db/apply-decision';
import { lockAskOfDeposit } from '@suki/db/queries/ask-snapshot';
import { attemptsOf } from '@suki/db/queries/attempts';
import { balanceOf } from '@suki/db/queries/ledger';
import { lockNewestOrderOfAsk } from '@suki/db/queries/order-snapshot';
import { finishTimer, lockTimer, type Timer } from '@suki/db/queries/timers';
import { type Tx, withTransaction } from '@suki/db/tx';
import { timerWindows } from '@suki/domain/config/timers';
import { toId } from '@suki/domain/ids/id';
import { decide } from '@suki/domain/trade/decide';
import { decideLapse } from '@suki/domain/trade/decide-lapse';
import type { Decision } from '@suki/domain/trade/decision';
import type { Dependencies } from '../dependencies.ts';
import { reconcileAttempt } from '../features/payments/reconcile-attempt.ts';
import { lockAskInBook, lockTradeOfOrder, type Trade } from '../features/trade/lock-trade.ts';
import { pendingAttemptOf } from '../features/trade/pending-attempt.ts';
import { GatewayError } from '../ports/payment-gateway.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'gateway' | 'environment' | 'log'>;

/** What one sweep has learnt: a gateway that hangs is asked once, or a hundred payment deadlines would hold up all others. */
export type Sweep = { isGatewaySilent: boolean };

/**
 * Fires one timer: the rules decide what its lapse means for the facts of now, under the same locks as every other command. One that was
 * stopped, moved or fired meanwhile does nothing, and so does one whose row no longer applies.
 */
export async function fireTimer(
  timer: Timer,
  dependencies: Needs,
  sweep: Sweep = { isGatewaySilent: false },
): Promise<void> {
  const { pool, clock, log } = dependencies;
  if (timerWindows[timer.kind].waitsForPayment && !sweep.isGatewaySilent) {
    await askGatewayFirst(timer, dependencies, sweep);
  }
  await withTransaction(pool, async (tx) => {
    const ask = await questionOf(tx, timer);
    if (ask === undefined) return;
    const current = await lockTimer(tx, timer);
    const now = clock.now();
    // Claimed a moment ago, moved meanwhile: whoever moved it wants it later.
    if (current === undefined || current.fireAt > now) return;
    const decision = ask(now, current);
    if (decision.ok) await applyDecision(tx, decision, { at: now, actorId: null });
    else log.error({ timer, decision }, 'A timer was refused; the table has a hole.');
    await finishTimer(tx, current);
  });
}

/** A payment may have ended without a webhook: asked before its time is declared over (lifecycle, section 4). */
async function askGatewayFirst(timer: Timer, dependencies: Needs, sweep: Sweep): Promise<void> {
  const subject =
    timer.entity === 'ask'
      ? ({ entity: 'ask', id: toId('ask', timer.id) } as const)
      : ({ entity: 'order', id: toId('ord', timer.id) } as const);
  const pending = (await attemptsOf(dependencies.pool, subject)).find(({ status }) => status === 'PENDING');
  if (pending === undefined) return;
  try {
    await reconcileAttempt(pending.id, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // Nobody can say: the rules extend the deadline once.
    sweep.isGatewaySilent ||= error.isSilence;
    dependencies.log.warn({ timer, error: error.message }, 'The gateway does not answer before a payment deadline.');
  }
}

type Question = (now: Date, timer: Timer) => Decision;

/** Locks the facts that this kind of timer is about, in lock order, and says what to ask the rules. */
async function questionOf(tx: Tx, timer: Timer): Promise<Question | undefined> {
  const { owner } = timerWindows[timer.kind];
  switch (owner) {
    case 'ask':
      return questionOnAsk(tx, timer);
    case 'order':
      return questionOnOrder(tx, timer);
    case 'deposit':
      return questionOnDeposit(tx, timer);
    case 'bid':
    case 'return':
    case 'stock':
    case 'claim':
      throw new Error(`Expected a timer of an ask, order or deposit, got ${timer.kind} of a ${owner}.`);
    default:
      return owner satisfies never;
  }
}

async function questionOnAsk(tx: Tx, timer: Timer): Promise<Question | undefined> {
  const id = toId('ask', timer.id);
  const ask = await lockAskInBook(tx, id);
  if (ask === undefined) return undefined;
  if (timer.kind === 'T2') return (now) => decide({ name: 'listing_expired' }, { ask }, now);
  const pendingAttempt = await pendingAttemptOf(tx, { entity: 'ask', id });
  return (now, { isExtended }) =>
    decide({ name: 'deposit_time_over' }, { ask, pendingAttempt, wasExtended: isExtended }, now);
}

async function questionOnOrder(tx: Tx, timer: Timer): Promise<Question | undefined> {
  const id = toId('ord', timer.id);
  const trade: Trade | undefined = await lockTradeOfOrder(tx, id);
  if (trade === undefined) return undefined;
  const pendingAttempt = await pendingAttemptOf(tx, { entity: 'order', id });
  return (now, { isExtended }) => decideLapse(timer.kind, { ...trade, pendingAttempt, wasExtended: isExtended }, now);
}

async function questionOnDeposit(tx: Tx, timer: Timer): Promise<Question | undefined> {
  const id = toId('dep', timer.id);
  const ask = await lockAskOfDeposit(tx, id);
  const order = ask === undefined ? undefined : await lockNewestOrderOfAsk(tx, ask.id);
  if (ask === undefined || order === undefined) return undefined;
  const suspense = await balanceOf(tx, `penalty:${id}`);
  const facts = { ask, order, isReleased: suspense === 0, wasDepositPaidByCard: false };
  return (now) => decide({ name: 'release_penalty' }, facts, now);
}
