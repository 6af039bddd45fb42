import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { ids } from '../testing/trade-fixtures.ts';
import { decideRefund, type RefundSnapshot } from './decide-refund.ts';

const refund: RefundSnapshot = {
  id: ids.refund,
  attemptId: ids.attempt,
  userId: ids.buyer,
  amount: pesos(6_370),
  status: 'PENDING',
};

describe('the gateway’s word on a refund (E75)', () => {
  test.each([
    { report: 'requested', to: 'REQUESTED', told: [], code: [] },
    { report: 'succeeded', to: 'SUCCEEDED', told: [], code: ['refund-settled'] },
    { report: 'failed_for_good', to: 'FAILED', told: [ids.buyer], code: ['refund-to-wallet'] },
  ] as const)('$report moves it to $to, books $code and tells $told', ({ report, to, told, code }) => {
    const decision = decideRefund(refund, report);
    expect(decision.move).toEqual({ id: ids.refund, from: 'PENDING', to });
    expect(decision.postings.map((posting) => [posting.code, posting.key])).toEqual(
      code.map((one) => [one, ids.refund]),
    );
    expect(decision.messages.map((message) => message.to)).toEqual(told);
  });

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
    });
  });
});
