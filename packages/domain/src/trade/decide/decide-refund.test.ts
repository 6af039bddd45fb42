import { describe, expect, test } from 'vitest';
import { ids } from '../../../testing/trade-fixtures.ts';
import { refundFailureAction, refundFailureActions } from '../../config/refund-failures.ts';
import { pesos } from '../../money/centavos.ts';
import { decideRefund, decideRefundFailure, type RefundSnapshot } from './decide-refund.ts';

const refund: RefundSnapshot = {
  id: ids.refund,
  attemptId: ids.attempt,
  userId: ids.buyer,
  amount: pesos(6_370),
  status: 'PENDING',
};

describe('the gateway’s word on a refund (E75)', () => {
  test.each([
    { report: 'requested', to: 'REQUESTED', told: [], code: [], note: null },
    { report: 'succeeded', to: 'SUCCEEDED', told: [], code: ['refund_settled'], note: null },
    {
      report: 'failed_for_good',
      to: 'FAILED',
      told: [ids.buyer],
      code: ['refund_credited'],
      note: 'refund-to-wallet',
    },
  ] as const)(
    '$report moves it to $to, books $code, tells $told and notes $note',
    ({ report, to, told, code, note }) => {
      const decision = decideRefund(refund, report);
      expect(decision.move).toEqual({ id: ids.refund, from: 'PENDING', to });
      expect(decision.note).toBe(note);
      expect(decision.postings.map((posting) => [posting.code, posting.key])).toEqual(
        code.map((one) => [one, ids.refund]),
      );
      expect(decision.messages.map((message) => message.to)).toEqual(told);
    },
  );

  test('failed for good tells how much is in the wallet now', () => {
    expect(decideRefund(refund, 'failed_for_good').messages).toEqual([
      { to: ids.buyer, tab: 'payment', kind: 'refund-to-wallet', params: { refund: 637_000 } },
    ]);
  });

  test('requested twice is requested once', () => {
    expect(decideRefund({ ...refund, status: 'REQUESTED' }, 'requested')).toEqual({
      move: null,
      postings: [],
      messages: [],
      note: null,
    });
  });
});

const refundFailureRows = Object.entries(refundFailureActions);
const now = new Date('2026-11-24T02:00:00.000Z');
const passing = 'ISSUER_TEMPORARILY_UNAVAILABLE';

describe('a sending that failed (E75)', () => {
  test.each([
    { sending: 1, retryAt: '2026-11-24T03:00:00.000Z' },
    { sending: 2, retryAt: '2026-11-24T08:00:00.000Z' },
    { sending: 3, retryAt: '2026-11-25T02:00:00.000Z' },
  ])('for a passing reason, number $sending, waits until $retryAt, moves no money and tells nobody', (row) => {
    for (const status of ['PENDING', 'REQUESTED'] as const) {
      const decision = decideRefundFailure({ ...refund, status }, { code: passing, sending: row.sending }, now);
      expect(decision).toEqual({
        move: { id: ids.refund, from: status, to: 'PENDING' },
        postings: [],
        messages: [],
        note: 'refund-retried',
        retryAt: new Date(row.retryAt),
      });
    }
  });

  test('the fourth time for a passing reason is the last: the money is in the wallet', () => {
    const decision = decideRefundFailure(refund, { code: passing, sending: 4 }, now);
    expect(decision).toEqual({ ...decideRefund(refund, 'failed_for_good'), retryAt: null });
    expect(decision.move?.to).toBe('FAILED');
  });

  test.each([
    ...refundFailureRows,
    ['A_WORD_THAT_NOBODY_KNOWS', 'wallet'],
    ['toString', 'wallet'],
    [null, 'wallet'],
  ] as const)('with the word %s: %s', (code, action) => {
    expect(refundFailureAction(code)).toBe(action);
    const { retryAt, move } = decideRefundFailure(refund, { code, sending: 1 }, now);
    expect(move?.to).toBe(action === 'retry' ? 'PENDING' : 'FAILED');
    expect(retryAt !== null).toBe(action === 'retry');
  });

  test.each(['SUCCEEDED', 'FAILED', 'CANCELLED'] as const)('after the refund is %s changes nothing', (status) => {
    const nothing = { move: null, postings: [], messages: [], note: null, retryAt: null };
    expect(decideRefundFailure({ ...refund, status }, { code: passing, sending: 1 }, now)).toEqual(nothing);
    expect(decideRefundFailure({ ...refund, status }, { code: 'REFUND_FAILED', sending: 1 }, now)).toEqual(nothing);
  });
});
