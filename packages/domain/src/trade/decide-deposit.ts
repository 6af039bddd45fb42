import { DAY_MS } from '../config/durations.ts';
import { PAYMENT_EXTENSION_MS } from '../config/timers.ts';
import { isWithinChannelLimit } from '../payments/channel-limits.ts';
import { approve, fits, nothingToDo, refuse } from './approve.ts';
import { failed, succeeded } from './attempt-changes.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import type { Decision } from './decision.ts';

/** E02. An attempt under way is answered with an approval without a new attempt: hand out its link again. */
export function decidePayDeposit(
  { attemptId, channel }: CommandOf<'pay_deposit'>,
  { ask, pendingAttempt }: FactsOf<'pay_deposit'>,
  now: Date,
): Decision {
  if (!fits('E02', { ask }) || ask.deposit.status !== 'due') {
    return refuse('DEPOSIT_NOT_DUE', { status: ask.status, depositStatus: ask.deposit.status });
  }
  if (pendingAttempt !== null) {
    return nothingToDo('E02');
  }
  if (!isWithinChannelLimit(channel, ask.deposit.amount)) {
    return refuse('METHOD_LIMIT', { channel, amount: ask.deposit.amount });
  }
  return approve('E02', { now, ask, attempts: [{ id: attemptId, from: null, to: 'PENDING' }] });
}

/** E03, E06, E39, E39b. */
export function decideDepositSucceeded(
  { amount }: CommandOf<'deposit_succeeded'>,
  { ask, attempt }: FactsOf<'deposit_succeeded'>,
  now: Date,
): Decision {
  if (attempt.status === 'SUCCEEDED') {
    return nothingToDo('E39');
  }
  if (amount !== attempt.amount) {
    return refuse('AMOUNT_MISMATCH', { expected: attempt.amount, received: amount });
  }
  const attempts = succeeded(attempt);
  if (fits('E03', { ask }) && ask.deposit.status === 'due') {
    return approve('E03', { now, ask, attempt, attempts, windowsMs: { T2: ask.expiryDays * DAY_MS } });
  }
  if (fits('E06', { ask }) && ask.deposit.status === 'voided') {
    return approve('E06', { now, ask, attempt, attempts });
  }
  return approve('E39b', { now, ask, attempt, attempts, params: { refund: attempt.amount } });
}

/** E04; on an ask that no longer waits the failure is only recorded. */
export function decideDepositFailed(
  _command: CommandOf<'deposit_failed'>,
  { ask, attempt }: FactsOf<'deposit_failed'>,
  now: Date,
): Decision {
  if (attempt.status !== 'PENDING') {
    return nothingToDo(attempt.status === 'SUCCEEDED' ? 'E39c' : 'E39');
  }
  const attempts = failed(attempt);
  return fits('E04', { ask }) ? approve('E04', { now, ask, attempt, attempts }) : nothingToDo('E04', attempts);
}

/** T1: E05, or T1x once while an attempt is under way. */
export function decideDepositTimeOver(
  _command: CommandOf<'deposit_time_over'>,
  { ask, pendingAttempt, wasExtended }: FactsOf<'deposit_time_over'>,
  now: Date,
): Decision {
  if (!fits('E05', { ask })) {
    return nothingToDo('E05');
  }
  if (pendingAttempt !== null && !wasExtended) {
    return approve('T1x', { now, ask, windowsMs: { T1: PAYMENT_EXTENSION_MS }, isExtension: true });
  }
  return approve('E05', { now, ask });
}
