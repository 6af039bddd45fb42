import { describe, expect, test } from 'vitest';
import { approved, bookings, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, ids, tuesday as now, paidOrderFixture, stockFixture } from '../../../testing/trade-fixtures.ts';
import { HOUR_MS } from '../../config/durations.ts';
import { sellerFees } from '../../config/fees.ts';
import { pesos, zero } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const offered = paidOrderFixture({
  status: 'transaction_closed',
  closure: { reason: 'no_return_required', detail: 'seller_rejected' },
  rematch: 'offered',
});
const next = { id: ids.nextAsk, sellerId: ids.otherSeller, price: pesos(6_100) } as const;
const facts = { order: offered, ask: askFixture(next), feeRules: sellerFees, buyerRegion: 'NCR' } as const;
const take = { name: 'take_rematch', callerId: ids.buyer, orderId: ids.nextOrder } as const;

describe('another pair for the money (E78)', () => {
  test('is a paid order at its own price, and what is left goes back', () => {
    const approval = approved(decide(take, facts, now));
    expect(approval.creations).toMatchObject([
      {
        entity: 'order',
        row: {
          id: ids.nextOrder,
          buyerId: ids.buyer,
          sellerId: ids.otherSeller,
          askId: ids.nextAsk,
          origin: 'buy_now',
          bidId: null,
          couponId: null,
          status: 'confirming_buyer_order',
          price: 610_000,
          total: 622_000,
          paidByAttemptId: ids.attempt,
          createdAt: now,
        },
      },
    ]);
    expect(movesOf(approval)).toEqual([
      'E78: ask listed confirming_buyer_order',
      'E78: order none confirming_buyer_order',
    ]);
    expect(bookings(approval)).toEqual([
      ['escrow_moved', `escrow:${ids.order} -6370`, `escrow:${ids.nextOrder} 6220`, `refund:${ids.attempt} 150`],
    ]);
    expect(approval.patches).toEqual([{ entity: 'order', id: ids.order, set: { rematch: 'taken' } }]);
    expect(approval.timers).toContainEqual({
      change: 'stop',
      kind: 'rematch',
      subject: { entity: 'order', id: ids.order },
    });
    expect(approval.messages.map(({ to, kind }) => [to, kind])).toEqual([
      [ids.buyer, 'rematch-taken'],
      [ids.otherSeller, 'order-confirm'],
    ]);
  });

  test('counts the coupon anew, and its unspent part is no expense', () => {
    const order = { ...offered, total: pesos(6_270), couponAmount: pesos(100), couponId: ids.coupon };
    const coupon = { id: ids.coupon, amount: pesos(60) };
    const approval = approved(decide(take, { ...facts, order, coupon }, now));
    expect(approval.creations).toMatchObject([{ row: { total: 616_000, couponAmount: 6_000, couponId: ids.coupon } }]);
    expect(bookings(approval)[0]).toContain('platform:promo_expense 40');
  });

  test('may come from stock, in the lane of the first order', () => {
    const flash = { ...offered, lane: 'flash', total: pesos(7_000) } as const;
    const ask = askFixture({ ...next, lane: 'flash', stockId: ids.stock });
    const approval = approved(decide(take, { ...facts, order: flash, ask, stock: stockFixture() }, now));
    expect(approval.moves).toContainEqual(expect.objectContaining({ entity: 'stock', from: 'in_stock' }));
  });

  test.each([
    { order: offered, change: { callerId: ids.seller }, refusal: refused('NOT_YOUR_ROLE', { expected: 'buyer' }) },
    { order: { ...offered, rematch: null }, change: {}, refusal: refused('NO_REMATCH', { rematch: null }) },
    { order: { ...offered, rematch: 'taken' }, change: {}, refusal: refused('NO_REMATCH', { rematch: 'taken' }) },
    {
      order: { ...offered, isPaymentReversed: true },
      change: {},
      refusal: refused('NO_REMATCH', { rematch: 'offered' }),
    },
    {
      order: { ...offered, total: pesos(6_200) },
      change: {},
      refusal: refused('NO_REMATCH', { total: 622_000, paid: 620_000 }),
    },
  ] as const)('is refused with $refusal for an order with rematch $order.rematch', ({ order, change, refusal }) => {
    expect(decide({ ...take, ...change }, { ...facts, order }, now)).toEqual(refusal);
  });

  test.each([
    { what: 'none', ask: null },
    { what: 'one that is reserved', ask: askFixture({ ...next, status: 'buyer_to_pay' }) },
    { what: 'one of the other lane', ask: askFixture({ ...next, lane: 'flash' }) },
    { what: 'one of the buyer’s own', ask: askFixture({ ...next, sellerId: ids.buyer }) },
  ] as const)('is not to be had where the next ask is $what', ({ ask }) => {
    expect(decide(take, { ...facts, ask }, now)).toEqual(refused('NO_REMATCH'));
  });

  test('is refused where the coupon would take off more than before', () => {
    const coupon = { id: ids.coupon, amount: pesos(60) };
    expect(decide(take, { ...facts, coupon }, now)).toEqual(refused('NO_REMATCH', { total: 616_000, paid: 637_000 }));
    expect(decide(take, { ...facts, coupon: { ...coupon, amount: zero } }, now).ok).toBe(true);
  });
});

describe('the end of an offer (E78-refund, E78-lapse)', () => {
  test.each([
    { decision: decide({ name: 'refund_now', callerId: ids.buyer }, { order: offered }, now), event: 'E78-refund' },
    { decision: decide({ name: 'rematch_time_over' }, { order: offered }, now), event: 'E78-lapse' },
  ])('gives all of the money back ($event)', ({ decision, event }) => {
    const approval = approved(decision);
    expect(approval.event).toBe(event);
    expect(approval.refunds).toMatchObject([{ userId: ids.buyer, amount: 637_000, kind: 'item_refund' }]);
  });

  test('is the buyer’s alone, and there is none after it', () => {
    expect(decide({ name: 'refund_now', callerId: ids.seller }, { order: offered }, now)).toEqual(
      refused('NOT_YOUR_ROLE', { expected: 'buyer' }),
    );
    const order = { ...offered, rematch: 'refunded' } as const;
    expect(decide({ name: 'rematch_time_over' }, { order }, now)).toMatchObject(untouched);
    expect(decide({ name: 'refund_now', callerId: ids.buyer }, { order }, now)).toMatchObject({ ok: false });
  });
});

describe('the price of another pair (E78)', () => {
  const facts = { ...trade('confirming_buyer_order', 'confirming_buyer_order'), pendingAttempt: null };
  const reject = { name: 'cancel_order', callerId: ids.seller, isSeller: true } as const;
  const cancellations = { day: 0, month: 0 };

  test('keeps the escrow for two hours when one can be had, and refunds at once when not', () => {
    const kept = approved(decide(reject, { ...facts, cancellations, canRematch: true }, now));
    expect(kept.postings.map(({ code }) => code)).toEqual(['deposit_deducted', 'deposit_returned']);
    expect(kept.timers).toContainEqual(expect.objectContaining({ kind: 'rematch', fireAt: later(2 * HOUR_MS) }));
    expect(kept.messages.map(({ kind }) => kind)).toContain('rematch-offer');
    const refunded = approved(decide(reject, { ...facts, cancellations }, now));
    expect(refunded.postings.map(({ code }) => code)).toContain('order_refunded');
    expect(refunded.coupons).toEqual([{ change: 'give', userId: ids.buyer, amount: pesos(100) }]);
  });

  test.each([
    { price: pesos(6_250), ok: true },
    { price: pesos(6_300), ok: false },
  ])('at $price: $ok, because it may not cost more than was paid', ({ price, ok }) => {
    const order = { ...facts.order, status: 'transaction_closed', rematch: 'offered' } as const;
    const ask = askFixture({ id: ids.nextAsk, sellerId: ids.otherSeller, price });
    const take = { name: 'take_rematch', callerId: ids.buyer, orderId: ids.nextOrder } as const;
    const decision = decide(take, { order, ask, feeRules: sellerFees, buyerRegion: 'NCR' }, now);
    expect(decision).toMatchObject(ok ? { ok, event: 'E78' } : { ok, reason: 'NO_REMATCH' });
  });
});
