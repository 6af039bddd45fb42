import { attemptsOf } from '@suki/db/queries/attempts';
import { raiseDeadlineAlert } from '@suki/db/queries/deadline-alerts';
import { finishTimer, restartTimer, type Timer } from '@suki/db/queries/timers';
import { type Tx, withTransaction } from '@suki/db/tx';
import { timerWindows, waitsUntil } from '@suki/domain/config/timers';
import { toId } from '@suki/domain/ids/id';
import type { Decision } from '@suki/domain/trade/facts/decision';
import type { AttemptSnapshot } from '@suki/domain/trade/facts/snapshot';
import { timerTitles } from '@suki/domain/trade/facts/timer-titles.table';
import { missingAnswer } from '@suki/domain/trade/table/timer-answers.table';
import type { Dependencies } from '../dependencies.ts';
import { reconcileAttempt } from '../features/payments/reconcile-attempt.ts';
import { carryOut } from '../features/trade/carry-out.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
import { letWait } from './let-wait.ts';
import { lockQuestion } from './timer-questions.ts';
import { warnOfTimer } from './warn-of-timer.ts';

type Needs = Pick<Dependencies, 'pool' | 'clock' | 'ids' | 'gateway' | 'environment' | 'log' | 'secrets'>;

/** Facts of one sweep. */
export type Sweep = {
  /** A hanging gateway is asked once, or a hundred payment deadlines would hold up the others. */
  isGatewaySilent: boolean;
  /** The later part that brings the answer to a timer, by the tables; a test of what that part brings says null. */
  readonly missingAnswer?: typeof missingAnswer | undefined;
};

/** Handles a claimed timer: warns of it, or fires it. A timer whose time has passed is not warned of any more. */
export async function handleTimer(timer: Timer, dependencies: Needs, sweep?: Sweep): Promise<void> {
  if ((sweep?.missingAnswer ?? missingAnswer)(timer.kind) !== null) return letWait(timer, dependencies);
  const isEarly = (): boolean => timer.fireAt > dependencies.clock.now();
  if (isEarly()) await warnOfTimer(timer, dependencies);
  // When the clock was moved meanwhile, the timer fires now; otherwise it would wait for the end of its lease.
  if (!isEarly()) await fireTimer(timer, dependencies, sweep);
}

/**
 * Fires one timer: the rules decide the consequence for the facts of now, under the same locks as every other command.
 * A timer that was stopped, moved or fired meanwhile does nothing, and so does a timer whose row no longer applies.
 */
export async function fireTimer(
  timer: Timer,
  dependencies: Needs,
  sweep: Sweep = { isGatewaySilent: false },
): Promise<void> {
  const { pool, clock } = dependencies;
  if (timerWindows[timer.kind].waitsForPayment && !sweep.isGatewaySilent) {
    await askGatewayFirst(timer, dependencies, sweep);
  }
  await withTransaction(pool, async (tx) => {
    const locked = await lockQuestion(tx, timer);
    if (locked === undefined) return;
    const { question, current } = locked;
    const now = clock.now();
    // The timer was claimed a moment ago and moved since: it is due later now.
    if (current === undefined || current.fireAt > now) return;
    // Its answer came with this version, or one before, after the deadline: whoever is waited for gets the whole time.
    if (current.waitsSince !== null) {
      return restartTimer(tx, current, { at: now, until: waitsUntil(current.kind, now), waits: false });
    }
    await endTimer(tx, { timer: current, decision: question(now, current), now }, dependencies);
  });
}

type Ending = { readonly timer: Timer; readonly decision: Decision; readonly now: Date };

/**
 * Carries out the rules' decision about a timer, and deletes the timer with it. Support gets an alert for a timer that
 * the rules refuse, because no such row is known: deleted in silence, the timer would be forgotten; kept, it would be
 * refused each second.
 */
export async function endTimer(
  tx: Tx,
  { timer, decision, now }: Ending,
  dependencies: Pick<Needs, 'ids' | 'log'>,
): Promise<void> {
  if (decision.ok) {
    const beside = () => [finishTimer(tx, timer)];
    return carryOut(tx, decision, { at: now, actorId: null }, { ...dependencies, beside, isLast: true });
  }
  dependencies.log.error({ timer, decision }, 'The rules refused a timer: the table of transitions lacks a row.');
  await raiseDeadlineAlert(tx, timer, { cause: timerTitles[timer.kind], at: now });
  await finishTimer(tx, timer);
}

/**
 * A payment may have ended without a webhook, so the gateway is asked before the payment's deadline fires
 * (`docs/lifecycle.md#extensions`).
 */
async function askGatewayFirst(timer: Timer, dependencies: Needs, sweep: Sweep): Promise<void> {
  const pending = (await attemptsOf(dependencies.pool, payableOf(timer))).find(({ status }) => status === 'PENDING');
  if (pending === undefined) return;
  try {
    await reconcileAttempt(pending.id, dependencies);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // Nobody can say how the payment ended: the rules extend the deadline once.
    sweep.isGatewaySilent ||= error.isSilence;
    dependencies.log.warn({ timer, error: error.message }, 'The gateway does not answer before a payment deadline.');
  }
}

function payableOf({ entity, id }: Timer): AttemptSnapshot['subject'] {
  if (entity === 'ask') return { entity, id: toId('ask', id) };
  return entity === 'bid' ? { entity, id: toId('bid', id) } : { entity: 'order', id: toId('ord', id) };
}
