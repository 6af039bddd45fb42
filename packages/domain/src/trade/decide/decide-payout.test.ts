import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { refused } from '../../../testing/decisions.ts';
import { ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { payoutFailureActions } from '../../config/payout-failures.ts';
import { add, pesos, zero } from '../../money/centavos.ts';
import { payoutFailuresEn } from '../../texts/payout-failures.en.ts';
import type { PayoutFacts, ReviewedPayout } from '../facts/payout.ts';
import { payoutStatuses, refundStatuses } from '../facts/statuses.ts';
import { decidePayout } from './decide-payout.ts';
import { decideRefund, type RefundSnapshot } from './decide-refund.ts';

const facts: PayoutFacts = {
  userId: ids.seller,
  isSuspended: false,
  withdrawable: pesos(5_675),
  receivable: zero,
  isAccountValid: true,
  destinationChangedAt: new Date(now.getTime() - 24 * HOUR_MS),
};
const request = { name: 'request_payout', payoutId: ids.payout, amount: pesos(5_675) } as const;
const payout: ReviewedPayout = {
  id: ids.payout,
  userId: ids.seller,
  amount: pesos(5_675),
  status: 'REQUESTED',
  tries: 1,
  failureReason: null,
};

describe('asking for a payout', () => {
  test('takes the money out of the wallet at once', () => {
    expect(decidePayout({ ...request, facts }, now)).toMatchObject({
      ok: true,
      move: { from: null, to: 'PENDING' },
      postings: [
        {
          code: 'payout_sent',
          key: ids.payout,
          entries: [
            { account: `wallet:${ids.seller}`, amount: -567_500 },
            { account: 'platform:payout_transit', amount: 567_500 },
          ],
        },
      ],
    });
  });

  test.each([
    { change: {}, amount: pesos(99.99), refusal: refused('PAYOUT_AMOUNT', { min: 10_000, amount: 9_999 }) },
    {
      change: {},
      amount: pesos(5_675.01),
      refusal: refused('BALANCE_TOO_LOW', { withdrawable: 567_500, amount: 567_501 }),
    },
    {
      change: { receivable: pesos(0.01) },
      amount: pesos(100),
      refusal: refused('PAYOUT_BLOCKED', { receivable: 1 }),
    },
    {
      change: { destinationChangedAt: new Date(now.getTime() - 24 * HOUR_MS + 1) },
      amount: pesos(100),
      refusal: refused('ACCOUNT_ON_HOLD', { availableAt: new Date(now.getTime() + 1).toISOString() }),
    },
    { change: { isAccountValid: false }, amount: pesos(100), refusal: refused('WITHDRAWAL_ACCOUNT_INVALID') },
    { change: { isSuspended: true }, amount: pesos(100), refusal: refused('ACCOUNT_SUSPENDED') },
  ])('of $amount is refused with $refusal.reason', ({ change, amount, refusal }) => {
    expect(decidePayout({ ...request, amount, facts: { ...facts, ...change } }, now)).toEqual(refusal);
  });

  test('of the smallest amount is allowed', () => {
    expect(decidePayout({ ...request, amount: pesos(100), facts }, now).ok).toBe(true);
  });
});

test.each([
  { name: 'payout_accepted', from: 'PENDING', to: 'ACCEPTED', code: undefined },
  { name: 'payout_sent', from: 'ACCEPTED', to: 'REQUESTED', code: undefined },
  { name: 'payout_sent', from: 'PENDING', to: 'REQUESTED', code: undefined },
  { name: 'payout_succeeded', from: 'REQUESTED', to: 'SUCCEEDED', code: 'payout_settled' },
  { name: 'payout_succeeded', from: 'PENDING', to: 'SUCCEEDED', code: 'payout_settled' },
  { name: 'payout_reversed', from: 'SUCCEEDED', to: 'REVERSED', code: 'payout_reversed' },
  { name: 'cancel_payout', from: 'PENDING', to: 'CANCELLED', code: 'payout_returned' },
  { name: 'cancel_payout', from: 'ACCEPTED', to: 'CANCELLED', code: 'payout_returned' },
  { name: 'payout_cancelled', from: 'ACCEPTED', to: 'CANCELLED', code: 'payout_returned' },
] as const)('$name in $from leads to $to with $code', ({ name, from, to, code }) => {
  const decision = decidePayout({ name, payout: { ...payout, status: from } }, now);
  expect(decision).toMatchObject({ ok: true, move: { from, to } });
  if (!decision.ok) return;
  expect(decision.postings.map((posting) => posting.code)).toEqual(code === undefined ? [] : [code]);
  for (const posting of decision.postings) expect(add(...posting.entries.map(({ amount }) => amount))).toBe(0);
});

test.each([
  ['INVALID_DESTINATION', { action: 'give_back_and_invalidate_account', retryAt: null }],
  ['REJECTED_BY_CHANNEL', null],
  ['TEMPORARY_TRANSFER_ERROR', null],
  ['a word that nobody knows', null],
  [undefined, null],
])('a payout that the bank sent back for %s gives the money back, and says what else follows', (reason, failure) => {
  const arrived = { ...payout, status: 'SUCCEEDED' } as const;
  const decision = decidePayout({ name: 'payout_reversed', payout: arrived, reason }, now);
  expect(decision).toMatchObject({ ok: true, move: { to: 'REVERSED' }, failure });
  const again = decidePayout({ name: 'payout_reversed', payout: { ...arrived, status: 'REVERSED' }, reason }, now);
  expect(again).toMatchObject({ ok: true, move: null, failure: null });
});

test('a report that comes twice or too late moves nothing, in any status', () => {
  for (const name of [
    'payout_accepted',
    'payout_sent',
    'payout_succeeded',
    'payout_reversed',
    'payout_cancelled',
  ] as const) {
    for (const status of payoutStatuses) {
      const first = decidePayout({ name, payout: { ...payout, status } }, now);
      if (!first.ok || first.move === null) continue;
      expect(decidePayout({ name, payout: { ...payout, status: first.move.to } }, now)).toMatchObject({
        move: null,
        postings: [],
      });
    }
  }
  expect(
    decidePayout({ name: 'payout_failed', payout: { ...payout, status: 'SUCCEEDED' }, reason: 'TRANSFER_ERROR' }, now),
  ).toMatchObject({ move: null, failure: null });
});

test('what the bank has cannot be cancelled; a second press is answered like the first', () => {
  expect(decidePayout({ name: 'cancel_payout', payout }, now)).toEqual(
    refused('NOT_ALLOWED_NOW', { status: 'REQUESTED' }),
  );
  expect(decidePayout({ name: 'cancel_payout', payout: { ...payout, status: 'CANCELLED' } }, now)).toEqual({
    ok: true,
    event: 'payout-cancelled',
    actor: 'seller',
    move: null,
    postings: [],
    messages: [],
    failure: null,
  });
});

test.each([
  { failureReason: 'REJECTED_BY_WG', isHeld: true },
  { failureReason: 'TRANSFER_ERROR', isHeld: true },
  { failureReason: 'UNKNOWN_BANK_NETWORK_ERROR', isHeld: true },
  { failureReason: 'A_WORD_THAT_NOBODY_KNOWS', isHeld: true },
  { failureReason: 'TEMPORARY_TRANSFER_ERROR', isHeld: false },
  { failureReason: 'INSUFFICIENT_BALANCE', isHeld: false },
  { failureReason: null, isHeld: false },
])('after $failureReason its owner is refused as long as people look at it: $isHeld', ({ failureReason, isHeld }) => {
  for (const status of ['PENDING', 'ACCEPTED'] as const) {
    const waiting = { ...payout, status, failureReason };
    const cancelled = decidePayout({ name: 'cancel_payout', payout: waiting }, now);
    if (isHeld) expect(cancelled).toEqual(refused('PAYOUT_HELD', { failureReason }));
    else expect(cancelled).toMatchObject({ ok: true, move: { to: 'CANCELLED' } });
    // The gateway's own report of a cancellation gives the money back.
    const word = decidePayout({ name: 'payout_cancelled', payout: waiting }, now);
    expect(word).toMatchObject({ ok: true, move: { to: 'CANCELLED' } });
  }
});

const transit = 'platform:payout_transit';
const gateway = 'platform:gateway_clearing';
const wallet = `wallet:${ids.seller}`;

test.each([
  { name: 'payout_succeeded', status: 'REQUESTED', from: transit, to: gateway, told: 'payout-succeeded' },
  { name: 'payout_reversed', status: 'SUCCEEDED', from: gateway, to: wallet, told: 'payout-reversed' },
  { name: 'cancel_payout', status: 'ACCEPTED', from: transit, to: wallet, told: null },
] as const)(
  '$name in $status moves the money from $from to $to and tells $told',
  ({ name, status, from, to, told }) => {
    const decision = decidePayout({ name, payout: { ...payout, status } }, now);
    if (!decision.ok) throw new Error(`Expected an approval, got ${decision.reason}.`);
    expect(decision.postings).toMatchObject([
      {
        key: ids.payout,
        entries: [
          { account: from, amount: -567_500, line: 'payout' },
          { account: to, amount: 567_500, line: 'payout' },
        ],
      },
    ]);
    const next = decision.move?.to;
    const message = {
      to: ids.seller,
      tab: 'payment',
      kind: told,
      payout: { status: next },
      params: { amount: 567_500 },
    };
    expect(decision.messages).toEqual(told === null ? [] : [message]);
  },
);

test('a payout that failed is told with its amount, its reason and its status, and the money is back', () => {
  const failure = { name: 'payout_failed', payout, reason: 'REJECTED_BY_CHANNEL' } as const;
  const decision = decidePayout(failure, now);
  expect(decision).toMatchObject({
    event: 'payout-failed',
    actor: 'gateway',
    postings: [{ code: 'payout_returned', entries: [{ account: transit }, { account: wallet, amount: 567_500 }] }],
    messages: [
      {
        to: ids.seller,
        tab: 'payment',
        kind: 'payout-failed',
        payout: { status: 'FAILED' },
        params: { amount: 567_500, reason: 'payout.REJECTED_BY_CHANNEL' },
      },
    ],
  });
});

test.each([
  { reason: 'REJECTED_BY_WG', tries: 1, action: 'hold', to: null, retries: false },
  { reason: 'INSUFFICIENT_BALANCE', tries: 2, action: 'retry', to: null, retries: true },
  { reason: 'INSUFFICIENT_BALANCE', tries: 3, action: 'give_back', to: 'FAILED', retries: false },
  { reason: 'INVALID_DESTINATION', tries: 1, action: 'give_back_and_invalidate_account', to: 'FAILED', retries: false },
  { reason: 'REJECTED_BY_CHANNEL', tries: 1, action: 'give_back', to: 'FAILED', retries: false },
  { reason: 'TEMPORARY_TRANSFER_ERROR', tries: 1, action: 'retry', to: null, retries: true },
  { reason: 'TRANSFER_ERROR', tries: 1, action: 'hold', to: null, retries: false },
  { reason: 'UNKNOWN_BANK_NETWORK_ERROR', tries: 1, action: 'hold', to: null, retries: false },
  { reason: 'SOMETHING_NEW', tries: 1, action: 'hold', to: null, retries: false },
  { reason: 'constructor', tries: 1, action: 'hold', to: null, retries: false },
])('$reason at try $tries: $action', ({ reason, tries, action, to, retries }) => {
  proves(
    'Withdrawal failure reasons: REJECTED_BY_WG, INSUFFICIENT_BALANCE, INVALID_DESTINATION, REJECTED_BY_CHANNEL, TEMPORARY_TRANSFER_ERROR, TRANSFER_ERROR, UNKNOWN_BANK_NETWORK_ERROR.',
    { payoutFailureActions },
  );
  const decision = decidePayout({ name: 'payout_failed', payout: { ...payout, tries }, reason }, now);
  const retryAt = retries ? new Date('2026-11-24T03:00:00Z') : null;
  expect(decision).toMatchObject({ ok: true, move: to === null ? null : { to }, failure: { action, retryAt } });
});

const reasonTexts: Readonly<Record<string, string>> = payoutFailuresEn;

test('a failed payout tells the person why in words, and after the last try not that we send it again', () => {
  const told = (reason: string, tries: number) => {
    const decision = decidePayout({ name: 'payout_failed', payout: { ...payout, tries }, reason }, now);
    return decision.ok ? decision.messages.map(({ params }) => reasonTexts[params.reason ?? '']) : [];
  };
  expect(told('INVALID_DESTINATION', 1)).toEqual([
    'The bank doesn’t recognize this account number. Correct it, then withdraw again.',
  ]);
  expect(told('INSUFFICIENT_BALANCE', 3)).toEqual([
    'It couldn’t be sent after several tries, and the money is back in your balance. Withdraw again later.',
  ]);
  expect(told('INSUFFICIENT_BALANCE', 1)).toEqual([]);
});

describe('a refund', () => {
  const refund: RefundSnapshot = {
    id: ids.refund,
    attemptId: ids.attempt,
    userId: ids.buyer,
    amount: pesos(6_370),
    status: 'REQUESTED',
  };

  test('that arrived leaves clearing, one that never can goes to the wallet (E75)', () => {
    expect(decideRefund(refund, 'succeeded').postings).toMatchObject([
      {
        code: 'refund_settled',
        entries: [
          { account: `refund:${ids.attempt}`, amount: -637_000 },
          { account: 'platform:gateway_clearing', amount: 637_000 },
        ],
      },
    ]);
    expect(decideRefund(refund, 'failed_for_good').postings).toMatchObject([
      {
        code: 'refund_credited',
        entries: [{ account: `refund:${ids.attempt}` }, { account: `wallet:${ids.buyer}`, amount: 637_000 }],
      },
    ]);
  });

  test('is settled once, whatever is reported afterwards', () => {
    for (const status of refundStatuses) {
      for (const report of ['requested', 'succeeded', 'failed_for_good'] as const) {
        const first = decideRefund({ ...refund, status }, report);
        const after = { ...refund, status: first.move?.to ?? status };
        expect(decideRefund(after, report)).toEqual({ move: null, postings: [], messages: [], note: null });
        if (status === 'SUCCEEDED' || status === 'FAILED') expect(first.move).toBeNull();
      }
    }
  });
});
