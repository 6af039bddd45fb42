import { toId } from '@suki/domain/ids/id';
import type { SukiReason } from '@suki/sdk/errors';
import { describe, expect, test } from 'vitest';
import {
  type AttemptNow,
  isAwaited,
  type PaymentState,
  paymentNews,
  paymentReturn,
  startFailure,
} from './payment-return.view-model.ts';

const pending: AttemptNow = { status: 'PENDING', failureCode: null, paymentMethodId: null };
const saved: AttemptNow = { ...pending, paymentMethodId: toId('pmt', 'pmt_card000000') };
const failed: AttemptNow = { ...pending, status: 'FAILED' };
const succeeded: AttemptNow = { ...pending, status: 'SUCCEEDED' };
const otherAmount: AttemptNow = { ...pending, failureCode: 'AMOUNT_MISMATCH' };

test.each<[string, Partial<PaymentState>, RegExp, boolean]>([
  [
    'back from a paid wallet, not known yet: wait',
    { cameBack: 'succeeded', attempt: pending },
    /Waiting for your wallet/,
    true,
  ],
  [
    'a saved method is charged without a page: wait',
    { cameBack: 'charged', attempt: saved },
    /Waiting for your wallet/,
    true,
  ],
  ['a charged saved method, opened later', { attempt: saved }, /Waiting for your wallet/, true],
  [
    'back from a paid wallet, not known for long',
    { cameBack: 'succeeded', attempt: pending, isLate: true },
    /nothing is lost/,
    true,
  ],
  [
    'the wallet refused, and has not told the server',
    { cameBack: 'failed', attempt: pending },
    /Your wallet or bank says/,
    true,
  ],
  ['left without paying', { cameBack: 'cancelled', attempt: pending }, /You left/, true],
  ['the server knows that it failed', { cameBack: 'succeeded', attempt: failed }, /didn’t go through. No money/, false],
  [
    'the gateway was not asked',
    { cameBack: 'unstarted', attempt: null },
    /couldn’t start the payment. No money/,
    false,
  ],
  [
    'nobody can say whether it began',
    { cameBack: 'unknown', attempt: null },
    /^We don’t know yet.*won’t be charged twice/,
    true,
  ],
  [
    'nobody can say whether it began, and the server knows of it',
    { cameBack: 'unknown', attempt: saved },
    /^We don’t know yet/,
    true,
  ],
  [
    'said to be unstarted, and it stands on the server',
    { cameBack: 'unstarted', attempt: pending },
    /^We don’t know yet/,
    true,
  ],
  [
    'not known for long, and the server knows of none',
    { cameBack: 'unknown', attempt: null, isLate: true },
    /press again/,
    true,
  ],
  ['not known, and then it failed', { cameBack: 'unknown', attempt: failed }, /didn’t go through/, false],
  ['opened later with a payment under way', { attempt: pending }, /still open/, false],
  ['another amount came', { attempt: otherAmount }, /isn’t the amount.*don’t pay again/, true],
  [
    'another amount came, back from the wallet',
    { cameBack: 'succeeded', attempt: otherAmount },
    /isn’t the amount/,
    true,
  ],
  ['the bank took a deposit back', { attempt: succeeded, isTakenBack: true }, /was reversed/, false],
])('%s', (_, state, text, isWaiting) => {
  const news = paymentNews({ cameBack: null, attempt: null, isDue: true, isLate: false, ...state });
  expect(news?.text).toMatch(text);
  expect(news?.isWaiting).toBe(isWaiting);
});

describe('"no money has moved" is said of nothing that is open', () => {
  const returns = ['succeeded', 'failed', 'cancelled', 'unstarted', 'unknown', 'charged', null] as const;
  test.each([false, true].flatMap((isLate) => returns.map((cameBack) => [cameBack, isLate] as const)))(
    '%s, late %s',
    (cameBack, isLate) => {
      for (const attempt of [pending, saved, otherAmount]) {
        expect(paymentNews({ cameBack, attempt, isDue: true, isLate })?.text).not.toMatch(/money has moved/);
      }
    },
  );
});

test.each<[string, Partial<PaymentState>]>([
  ['paid meanwhile', { cameBack: 'succeeded', isDue: false, attempt: succeeded }],
  ['nothing tried yet', {}],
  ['the address speaks of an earlier payment, and a raise is due', { cameBack: 'succeeded', attempt: succeeded }],
  ['the address says that a payment failed, and there is none', { cameBack: 'failed' }],
])('nothing to say: %s', (_, state) => {
  expect(paymentNews({ cameBack: null, attempt: null, isDue: true, isLate: false, ...state })).toBeNull();
});

test.each<[string, Parameters<typeof isAwaited>[0], AttemptNow | null, boolean]>([
  ['back from a paid wallet', 'succeeded', pending, true],
  ['back from a paid wallet, and the server knows of none yet', 'succeeded', null, true],
  ['a saved method is being charged', 'charged', saved, true],
  ['a charged saved method, opened later', null, saved, true],
  ['nobody can say whether it began, and it stands on the server', 'unknown', pending, true],
  ['nobody can say whether it began', 'unknown', null, false],
  ['it is open, and the payer can go on', null, pending, false],
  ['the payer left it', 'cancelled', pending, false],
  ['it failed', 'succeeded', failed, false],
  ['another amount came', 'succeeded', otherAmount, false],
])('only the wallet or bank is awaited: %s', (_, cameBack, attempt, expected) => {
  expect(isAwaited(cameBack, attempt)).toBe(expected);
  if (expected) {
    expect(paymentNews({ cameBack, attempt, isDue: true, isLate: false })?.isWaiting).toBe(true);
  }
});

test('an unknown word in the address is no news', () => {
  expect(paymentReturn('paid')).toBeNull();
  expect(paymentReturn('failed')).toBe('failed');
});

test.each<[SukiReason, 'unstarted' | 'unknown']>([
  ['GATEWAY_UNAVAILABLE', 'unknown'],
  ['NETWORK', 'unknown'],
  ['INTERNAL', 'unknown'],
  ['UNAVAILABLE', 'unknown'],
  ['OTHER', 'unknown'],
  ['GATEWAY_REFUSED', 'unstarted'],
  ['METHOD_EXPIRED', 'unstarted'],
  ['TOO_MANY_CALLS', 'unstarted'],
])('after %s the payment is %s', (reason, expected) => {
  expect(startFailure({ reason })).toBe(expected);
});
