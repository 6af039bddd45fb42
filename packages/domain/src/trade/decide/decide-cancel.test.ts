import { describe, expect, test } from 'vitest';
import { approved, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { bidTrade, trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, attemptFixture, ids, tuesday as now, orderFixture } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { decide } from './decide.ts';

const none = { pendingAttempt: null, cancellations: { day: 0, month: 0 } };
const bySeller = { name: 'cancel_order', callerId: ids.seller, isSeller: true } as const;
const byBuyer = { name: 'cancel_order', callerId: ids.buyer, isSeller: false } as const;
const hold = { why: 'review', timers: [] } as const;
const closedBy = (detail: 'seller_rejected' | 'seller_cancelled' | 'buyer_cancelled' | 'payment_timeout') =>
  trade('transaction_closed', 'transaction_closed', { closure: { reason: 'no_return_required', detail } });
const reserved = {
  ask: askFixture({ status: 'buyer_to_pay', listingRemainingMs: 48 * HOUR_MS }),
  order: orderFixture(),
};

test.each([true, false])('a part that the caller does not have is named in the refusal (isSeller=%s)', (isSeller) => {
  const decision = decide({ ...bySeller, callerId: ids.stranger, isSeller }, { ...reserved, ...none }, now);
  expect(decision).toEqual(refused('NOT_YOUR_ROLE', { isSeller }));
});

describe('by the seller', () => {
  test.each([
    { facts: trade('confirming_buyer_order', 'confirming_buyer_order'), event: 'E42', kept: 32_500 },
    { facts: trade('to_ship', 'seller_to_ship'), event: 'E50', kept: 65_000 },
  ])('costs $kept centavos of the deposit ($event)', ({ facts, event, kept }) => {
    const approval = approved(decide(bySeller, { ...facts, ...none }, now));
    expect(approval.event).toBe(event);
    expect(approval.deposits).toMatchObject([{ to: 'deducted', deductedAmount: kept }]);
  });

  test('is possible while a review holds an order that is not confirmed (E40, E42)', () => {
    const held = trade('confirming_buyer_order', 'confirming_buyer_order', { hold });
    expect(decide(bySeller, { ...held, ...none }, now)).toMatchObject({ ok: true, event: 'E42' });
  });

  test.each([
    { detail: 'seller_rejected', event: 'E42' },
    { detail: 'seller_cancelled', event: 'E50' },
  ] as const)('a second time changes nothing ($event)', ({ detail, event }) => {
    expect(decide(bySeller, { ...closedBy(detail), ...none }, now)).toMatchObject({ event, ...untouched });
  });

  test.each([
    { facts: trade('to_ship', 'seller_to_ship', { hold }), refusal: refused('ON_HOLD', { status: 'seller_to_ship' }) },
    { facts: reserved, refusal: refused('NOT_ALLOWED_NOW', { status: 'to_pay' }) },
    { facts: closedBy('payment_timeout'), refusal: refused('NOT_ALLOWED_NOW', { status: 'transaction_closed' }) },
    {
      facts: trade('on_way_to_warehouse', 'on_way_to_warehouse'),
      refusal: refused('TOO_LATE_TO_CANCEL', { status: 'on_way_to_warehouse' }),
    },
  ])('of an order in $facts.order.status is refused with $refusal.reason', ({ facts, refusal }) => {
    expect(decide(bySeller, { ...facts, ...none }, now)).toEqual(refusal);
  });
});

describe('by the buyer', () => {
  test('before paying puts the ask on sale again for the rest of its days (E35)', () => {
    const approval = approved(decide(byBuyer, { ...reserved, ...none }, now));
    expect(movesOf(approval)).toEqual(['E35: ask buyer_to_pay listed', 'E35: order to_pay transaction_closed']);
    expect(firesAt(approval, 'listing')).toEqual(later(48 * HOUR_MS));
    expect(approval.patches).toEqual([]);
  });

  test('while paying is noted once, and the buyer is told once (E35p)', () => {
    const paying = { ...none, pendingAttempt: attemptFixture() };
    const first = approved(decide(byBuyer, { ...reserved, ...paying }, now));
    expect(first.event).toBe('E35p');
    expect(first.messages).toMatchObject([{ to: ids.buyer, kind: 'order-cancelling' }]);
    const asked = { ...reserved, order: orderFixture({ cancelRequested: true }) };
    expect(decide(byBuyer, { ...asked, ...paying }, now)).toMatchObject({ event: 'E35p', ...untouched });
  });

  test('after paying refunds all and puts the ask on sale again (E44)', () => {
    const facts = { ...trade('confirming_buyer_order', 'confirming_buyer_order'), ...none };
    const approval = approved(decide(byBuyer, facts, now));
    expect(movesOf(approval)).toEqual([
      'E44: ask confirming_buyer_order listed',
      'E44: order confirming_buyer_order transaction_closed',
    ]);
    expect(approval.refunds).toMatchObject([{ userId: ids.buyer, amount: 637_000, kind: 'item_refund' }]);
  });

  test('above the limit is refused, and told how often it was done (E44)', () => {
    const facts = { ...trade('confirming_buyer_order', 'confirming_buyer_order'), pendingAttempt: null };
    const decision = decide(byBuyer, { ...facts, cancellations: { day: 0, month: 3 } }, now);
    expect(decision).toEqual(refused('CANCELLATION_LIMIT', { day: 0, month: 3 }));
  });

  test('a second time changes nothing', () => {
    expect(decide(byBuyer, { ...closedBy('buyer_cancelled'), ...none }, now)).toMatchObject({
      event: 'E35',
      ...untouched,
    });
  });

  test.each([
    { facts: trade('to_ship', 'seller_to_ship'), refusal: refused('TOO_LATE_TO_CANCEL', { status: 'seller_to_ship' }) },
    {
      facts: closedBy('seller_rejected'),
      refusal: refused('NOT_ALLOWED_NOW', { status: 'transaction_closed' }),
    },
    { facts: bidTrade(), refusal: refused('NOT_ALLOWED_NOW', { status: 'to_pay' }) },
  ])('of an order in $facts.order.status from $facts.order.origin is refused with $refusal.reason', (row) => {
    expect(decide(byBuyer, { ...row.facts, ...none }, now)).toEqual(row.refusal);
  });
});
