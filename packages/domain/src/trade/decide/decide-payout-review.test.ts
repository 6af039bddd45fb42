import { describe, expect, test } from 'vitest';
import { refused } from '../../../testing/decisions.ts';
import { ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { payoutFailureAction, payoutFailureActions, retriedPayoutFailures } from '../../config/payout-failures.ts';
import { pesos } from '../../money/centavos.ts';
import type { ReviewedPayout } from '../facts/payout.ts';
import { payoutStatuses } from '../facts/statuses.ts';
import { decidePayoutReview, payoutReviewOutcomes } from './decide-payout-review.ts';
import { isPayoutHeld, isPayoutUnsent } from './payout-held.ts';

const held: ReviewedPayout = {
  id: ids.payout,
  userId: ids.seller,
  amount: pesos(5_675),
  status: 'REQUESTED',
  tries: 1,
  failureReason: 'TRANSFER_ERROR',
};

test.each([
  ['REJECTED_BY_WG', true],
  ['TRANSFER_ERROR', true],
  ['UNKNOWN_BANK_NETWORK_ERROR', true],
  ['A_WORD_THAT_NOBODY_KNOWS', true],
  ['INSUFFICIENT_BALANCE', false],
  ['TEMPORARY_TRANSFER_ERROR', false],
  [null, false],
])('an open payout with the reason %s is held: %s', (failureReason, isHeld) => {
  expect(isPayoutHeld({ ...held, failureReason })).toBe(isHeld);
});

test.each([
  ['whose answer is lost', { status: 'PENDING', failureReason: null, gatewayPayoutId: null }, true],
  ['that waits for its next try', { failureReason: 'INSUFFICIENT_BALANCE', gatewayPayoutId: null }, true],
  ['that the gateway has', { failureReason: null, gatewayPayoutId: 'disb-1' }, false],
  ['that is held', { failureReason: 'TRANSFER_ERROR', gatewayPayoutId: null }, false],
  ['that has ended', { status: 'FAILED', failureReason: null, gatewayPayoutId: null }, false],
] as const)('a payout %s can be sent again and is no second payout: %o, %s', (_name, facts, isUnsent) => {
  expect(isPayoutUnsent({ ...held, ...facts })).toBe(isUnsent);
});

test('the reasons that are tried again are those of the table', () => {
  const all = Object.keys(payoutFailureActions);
  expect(all.filter((reason) => payoutFailureAction(reason) === 'retry')).toEqual(retriedPayoutFailures);
});

describe.each(payoutStatuses)('a payout in %s', (status) => {
  const isOpen = ['PENDING', 'ACCEPTED', 'REQUESTED'].includes(status);

  test.each(payoutReviewOutcomes)(`${isOpen ? 'can' : 'cannot'} be decided by the staff: %s`, (outcome) => {
    const decision = decidePayoutReview({ ...held, status }, outcome, now);
    if (isOpen) expect(decision).toMatchObject({ ok: true, actor: 'staff' });
    else expect(decision).toEqual(refused('NOT_ALLOWED_NOW', { status }));
  });
});

test('given back, the money is in the wallet again and its owner is told why', () => {
  expect(decidePayoutReview(held, 'give_back', now)).toMatchObject({
    event: 'payout-given-back',
    move: { from: 'REQUESTED', to: 'FAILED' },
    postings: [{ code: 'payout_returned', key: ids.payout }],
    messages: [{ to: ids.seller, kind: 'payout-failed', params: { reason: 'payout.REVIEWED' } }],
  });
});

test('sent again, nothing moves and the next sending is due at once', () => {
  expect(decidePayoutReview(held, 'send_again', now)).toMatchObject({
    move: null,
    postings: [],
    messages: [],
    failure: { action: 'retry', retryAt: now },
  });
});

test('a payout that is not held cannot be sent a second time', () => {
  expect(decidePayoutReview({ ...held, failureReason: null }, 'send_again', now)).toEqual(
    refused('NOT_ALLOWED_NOW', { status: 'REQUESTED' }),
  );
});
