import { describe, expect, test } from 'vitest';
import { approved } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { attemptFixture, ids, tuesday as now } from '../../../testing/trade-fixtures.ts';
import { decide } from '../decide/decide.ts';
import type { ClaimSnapshot } from '../facts/snapshot.ts';

describe('coupons at the end of an order', () => {
  const found = { isRefundUnsent: false, isFineInSuspense: false, timers: [] };
  const succeeded = attemptFixture({ status: 'SUCCEEDED' });
  const claim: ClaimSnapshot = {
    id: ids.claim,
    orderId: ids.order,
    buyerId: ids.buyer,
    kind: 'authenticity',
    status: 'to_send_back',
    isOverdue: false,
  };
  const couponId = ids.coupon;

  test.each([
    [
      'comes back with a full refund after the order’s end (E74)',
      ['free'],
      () =>
        decide(
          { name: 'receive_claimed_item' },
          { ...trade('transaction_successful', 'transaction_successful', { couponId }), claim },
          now,
        ),
    ],
    [
      'does not come back where both ways are kept (E72)',
      [],
      () =>
        decide(
          { name: 'redelivery_time_over' },
          trade('transaction_successful', 'platform_to_ship', { couponId, redelivery: 'unpaid' }),
          now,
        ),
    ],
    [
      'does not come back when the bank takes the payment back (E65)',
      [],
      () => {
        const facts = trade('to_ship', 'seller_to_ship', { couponId });
        return decide({ name: 'payment_reversed', isFinal: true }, { ...facts, attempt: succeeded, ...found }, now);
      },
    ],
  ] as const)('a coupon %s', (_, want, decision) => {
    expect(approved(decision()).coupons.map(({ change }) => change)).toEqual(want);
  });
});
