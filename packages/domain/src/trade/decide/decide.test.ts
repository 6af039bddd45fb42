import { proves } from '@suki/evidence/proves';
import { describe, expect, test } from 'vitest';
import { tradeCases } from '../../../testing/trade-cases.ts';
import {
  askFixture as ask,
  attemptFixture as attempt,
  buyerFacts,
  depositAttemptFixture as depositAttempt,
  ids,
  itemFacts,
  tuesday as now,
  orderFixture as order,
  paidOrderFixture as paid,
  price,
  sellerFacts,
  unpaidAskFixture as unpaidAsk,
} from '../../../testing/trade-fixtures.ts';
import { sellerFees } from '../../config/fees.ts';
import { pesos, zero } from '../../money/centavos.ts';
import type { BuyerFacts, SellerFacts } from '../facts/command-facts.ts';
import type { Approval, Decision } from '../facts/decision.ts';
import type { EventId } from '../table/transitions.table.ts';
import { decide } from './decide.ts';
import { decideCancelAsk } from './decide-ask.ts';
import { decidePass } from './decide-warehouse.ts';

function approved(decision: Decision): Approval {
  if (!decision.ok) throw new Error(`Expected an approval, got ${decision.reason}.`);
  return decision;
}

const of = (event: EventId): Approval => approved(tradeCases[event]());
const lines = (approval: Approval) =>
  approval.postings.map(({ code, entries }) => [
    code,
    ...entries.map(({ account, amount }) => `${account} ${amount / 100}`),
  ]);
const untouched = {
  creations: [],
  moves: [],
  patches: [],
  deposits: [],
  postings: [],
  refunds: [],
  timers: [],
  messages: [],
};
const reserved = ask({ status: 'buyer_to_pay', listingRemainingMs: 172_800_000 });

describe('posting an ask (E01)', () => {
  const post = {
    name: 'post_ask',
    askId: ids.ask,
    depositId: ids.deposit,
    itemId: ids.item,
    skuId: ids.sku,
    price,
    expiryDays: 14,
  } as const;

  test('makes the ask with its deposit due and an hour to pay it', () => {
    const approval = of('E01');
    expect(approval.creations).toEqual([{ entity: 'ask', row: unpaidAsk() }]);
    expect(approval.moves).toMatchObject([{ entity: 'ask', from: null, to: 'to_pay' }]);
    expect(approval.timers).toMatchObject([{ kind: 'ask_deposit', fireAt: new Date('2026-11-24T03:00:00Z') }]);
    expect(approval.messages[0]?.params).toEqual({ deposit: 65_000, deadline: '2026-11-24T03:00:00.000Z' });
  });

  test.each<{ change: Partial<SellerFacts>; reason: string }>([
    { change: { isRegistered: false }, reason: 'NOT_REGISTERED' },
    { change: { isSuspended: true }, reason: 'ACCOUNT_SUSPENDED' },
    { change: { isPhoneVerified: false }, reason: 'PHONE_NOT_VERIFIED' },
    { change: { hasReturnAddress: false }, reason: 'ADDRESS_NOT_FOUND' },
    { change: { unpaidAskCount: 5 }, reason: 'TOO_MANY_UNPAID_ASKS' },
    { change: { liveAskCountOnSku: 20 }, reason: 'TOO_MANY_LIVE_ASKS' },
  ])('is refused with $reason for $change', ({ change, reason }) => {
    expect(decide(post, { seller: { ...sellerFacts, ...change }, item: itemFacts }, now)).toMatchObject({
      ok: false,
      reason,
    });
  });

  test('is allowed with four unpaid asks and nineteen live ones', () => {
    const seller = { ...sellerFacts, unpaidAskCount: 4, liveAskCountOnSku: 19 };
    expect(decide(post, { seller, item: itemFacts }, now).ok).toBe(true);
  });

  test.each([
    { given: pesos(450), ok: false },
    { given: pesos(500), ok: true },
    { given: pesos(699_000), ok: true },
    { given: pesos(699_050), ok: false },
    { given: pesos(525), ok: false },
  ])('price $given centavos: $ok', ({ given, ok }) => {
    const decision = decide({ ...post, price: given }, { seller: sellerFacts, item: itemFacts }, now);
    expect(decision).toMatchObject(ok ? { ok } : { ok, reason: 'PRICE_RULE' });
  });

  test.each([
    { item: { status: 'unlisted', hasSku: true }, reason: 'ITEM_NOT_LISTED' },
    { item: { status: 'discontinued', hasSku: true }, reason: 'ITEM_NOT_LISTED' },
    { item: { status: 'listed', hasSku: false }, reason: 'SKU_NOT_FOUND' },
  ] as const)('of $item is refused with $reason', ({ item, reason }) => {
    expect(decide(post, { seller: sellerFacts, item }, now)).toMatchObject({ ok: false, reason });
  });
});

describe('the deposit', () => {
  test('is held and the ask goes live for the days that the seller picked (E03)', () => {
    const approval = of('E03');
    expect(approval.deposits).toEqual([
      { id: ids.deposit, from: 'due', to: 'under_hold', paidByAttemptId: ids.depositAttempt },
    ]);
    expect(lines(approval)).toEqual([['deposit_held', 'platform:gateway_clearing -650', `deposit:${ids.deposit} 650`]]);
    expect(approval.timers).toContainEqual(
      expect.objectContaining({ kind: 'listing', fireAt: new Date('2026-12-24T02:00:00Z') }),
    );
    expect(approval.attempts).toEqual([{ id: ids.depositAttempt, from: 'PENDING', to: 'SUCCEEDED' }]);
  });

  test('paid too late is held and goes back in the same moment (E06)', () => {
    const approval = of('E06');
    expect(approval.deposits.map(({ from, to }) => [from, to])).toEqual([
      ['voided', 'under_hold'],
      ['under_hold', 'returned'],
    ]);
    expect(approval.refunds).toMatchObject([
      { attemptId: ids.depositAttempt, amount: pesos(650), kind: 'deposit_refund' },
    ]);
  });

  test('paid twice goes back the second time (E39b)', () => {
    const second = depositAttempt({ id: ids.secondAttempt });
    const approval = approved(
      decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: ask(), attempt: second }, now),
    );
    expect(approval.event).toBe('E39b');
    expect(approval.deposits).toEqual([]);
    expect(approval.messages).toMatchObject([{ to: ids.seller, params: { refund: 65_000 } }]);
  });

  test('reported as succeeded twice changes nothing (E39)', () => {
    const again = depositAttempt({ status: 'SUCCEEDED' });
    const approval = approved(
      decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask: ask(), attempt: again }, now),
    );
    expect(approval).toMatchObject({ event: 'E39', attempts: [], ...untouched });
  });

  test('with another amount than asked for is not taken', () => {
    const decision = decide(
      { name: 'deposit_succeeded', amount: pesos(649) },
      { ask: unpaidAsk(), attempt: depositAttempt() },
      now,
    );
    expect(decision).toMatchObject({ ok: false, reason: 'AMOUNT_MISMATCH' });
  });

  test('that failed on an ask that has closed is recorded only', () => {
    const late = ask({ status: 'transaction_closed' }, { status: 'voided' });
    const approval = approved(decide({ name: 'deposit_failed' }, { ask: late, attempt: depositAttempt() }, now));
    expect(approval).toMatchObject({ attempts: [{ to: 'FAILED' }], ...untouched });
  });

  test('under way is not started again: the same link is handed out (E02)', () => {
    const facts = { ask: unpaidAsk(), pendingAttempt: depositAttempt() };
    const approval = approved(
      decide({ name: 'pay_deposit', attemptId: ids.secondAttempt, channel: 'GCASH' }, facts, now),
    );
    expect(approval.attempts).toEqual([]);
  });

  test('is not due on a live ask', () => {
    const decision = decide(
      { name: 'pay_deposit', attemptId: ids.attempt, channel: 'GCASH' },
      { ask: ask(), pendingAttempt: null },
      now,
    );
    expect(decision).toMatchObject({ ok: false, reason: 'DEPOSIT_NOT_DUE' });
  });

  test('that waits for a pending payment gets 15 more minutes, once', () => {
    expect(of('T1x').timers).toMatchObject([
      { kind: 'ask_deposit', isExtension: true, fireAt: new Date('2026-11-24T02:15:00Z') },
    ]);
    expect(of('E05').deposits).toEqual([{ id: ids.deposit, from: 'due', to: 'voided' }]);
  });
});

describe('cancelling an ask', () => {
  test('gives the deposit back (E08) or voids it (E07)', () => {
    proves('The deposit is returned automatically when a listing is cancelled or a transaction completes.', {
      decideCancelAsk,
    });
    expect(of('E08').refunds).toMatchObject([{ amount: pesos(650), kind: 'deposit_refund', key: ids.deposit }]);
    expect(of('E08').messages).toMatchObject([{ kind: 'deposit-returned', params: { returned: 65_000 } }]);
    expect(of('E07').deposits).toMatchObject([{ from: 'due', to: 'voided' }]);
  });

  test.each(['buyer_to_pay', 'confirming_buyer_order', 'to_ship', 'under_inspection'] as const)(
    'in %s is refused with RESERVED',
    (status) => {
      expect(decide({ name: 'cancel_ask' }, { ask: ask({ status }) }, now)).toMatchObject({
        ok: false,
        reason: 'RESERVED',
      });
    },
  );

  test('a second time is answered like the first, a closed ask of another reason is not', () => {
    const withdrew = ask({
      status: 'transaction_closed',
      closure: { reason: 'no_return_required', detail: 'seller_withdrew' },
    });
    const expired = ask({ status: 'transaction_closed', closure: { reason: 'no_return_required', detail: 'expired' } });
    expect(decide({ name: 'cancel_ask' }, { ask: withdrew }, now)).toMatchObject({ ok: true, ...untouched });
    expect(decide({ name: 'cancel_ask' }, { ask: expired }, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
  });

  test('a timer that comes after a buyer reserved it changes nothing', () => {
    expect(decide({ name: 'listing_expired' }, { ask: reserved }, now)).toMatchObject({ ok: true, ...untouched });
    expect(
      decide({ name: 'deposit_time_over' }, { ask: ask(), pendingAttempt: null, wasExtended: false }, now),
    ).toMatchObject(untouched);
  });
});

describe('buying at the lowest ask (E31)', () => {
  const buy = {
    name: 'buy_at_lowest_ask',
    orderId: ids.order,
    skuId: ids.sku,
    lane: 'standard',
    maxTotal: pesos(6_370),
  } as const;
  const facts = { ask: ask(), hasLinkedAsk: false, buyer: buyerFacts, item: itemFacts, feeRules: sellerFees };

  test('freezes what both sides were shown and reserves the ask for 15 minutes', () => {
    const approval = of('E31');
    const quoteLines = [
      { id: 'price', amount: pesos(6_250), rule: 'quote.price' },
      { id: 'shipping', amount: pesos(120), rule: 'quote.shipping' },
    ];
    expect(approval.creations).toEqual([{ entity: 'order', row: orderRow(), quoteLines }]);
    expect(approval.moves).toMatchObject([
      { entity: 'ask', from: 'listed', to: 'buyer_to_pay' },
      { entity: 'order', from: null, to: 'to_pay' },
    ]);
    expect(approval.timers).toMatchObject([
      { change: 'stop', kind: 'ask_deposit' },
      { change: 'stop', kind: 'listing' },
      { change: 'start', kind: 'payment_window', fireAt: new Date('2026-11-24T02:15:00Z') },
    ]);
  });

  function orderRow() {
    return {
      ...order(),
      total: pesos(6_370),
      techServiceFee: pesos(250),
      paymentFee: pesos(125),
      operationalFee: pesos(200),
      income: pesos(5_675),
    };
  }

  test('is refused with the new quote when the total is a centavo above what was accepted', () => {
    expect(decide(buy, facts, now).ok).toBe(true);
    const decision = decide({ ...buy, maxTotal: (pesos(6_370) - 1) as typeof price }, facts, now);
    expect(decision).toMatchObject({ ok: false, reason: 'PRICE_CHANGED', details: { total: 637_000 } });
  });

  test.each<{ change: Partial<BuyerFacts>; reason: string }>([
    { change: { isRegistered: false }, reason: 'NOT_REGISTERED' },
    { change: { isSuspended: true }, reason: 'ACCOUNT_SUSPENDED' },
    { change: { hasAddress: false }, reason: 'ADDRESS_NOT_FOUND' },
    { change: { unpaidOrderCount: 2 }, reason: 'TOO_MANY_UNPAID_ORDERS' },
    { change: { lapsesInADay: 3 }, reason: 'BUYING_PAUSED' },
    { change: { lapsesOnSku: 2 }, reason: 'BUYING_PAUSED' },
    { change: { userId: ids.seller }, reason: 'OWN_ENTRY' },
  ])('is refused with $reason for $change', ({ change, reason }) => {
    expect(decide(buy, { ...facts, buyer: { ...buyerFacts, ...change } }, now)).toMatchObject({ ok: false, reason });
  });

  test('is allowed just below each limit', () => {
    const buyer = { ...buyerFacts, unpaidOrderCount: 1, lapsesInADay: 2, lapsesOnSku: 1 };
    expect(decide(buy, { ...facts, buyer }, now).ok).toBe(true);
  });

  test.each([
    { ask: null, hasLinkedAsk: false, reason: 'ASK_GONE' },
    { ask: null, hasLinkedAsk: true, reason: 'OWN_ENTRY' },
    { ask: reserved, hasLinkedAsk: false, reason: 'ASK_GONE' },
    { ask: ask({ lane: 'flash' }), hasLinkedAsk: false, reason: 'ASK_GONE' },
  ])(
    'is refused with $reason when nothing can be bought (linked: $hasLinkedAsk)',
    ({ ask: best, hasLinkedAsk, reason }) => {
      expect(decide(buy, { ...facts, ask: best, hasLinkedAsk }, now)).toMatchObject({ ok: false, reason });
    },
  );

  test('of a discontinued item is refused', () => {
    const item = { ...itemFacts, status: 'discontinued' } as const;
    expect(decide(buy, { ...facts, item }, now)).toMatchObject({ ok: false, reason: 'ITEM_NOT_LISTED' });
  });
});

describe('paying', () => {
  const pay = { name: 'pay_order', attemptId: ids.attempt, channel: 'GCASH' } as const;

  test.each([
    { total: pesos(100_000), ok: true },
    { total: pesos(100_001), ok: false },
  ])('a total of $total by e-wallet: $ok', ({ total, ok }) => {
    const decision = decide(pay, { order: order({ total }), pendingAttempt: null }, now);
    expect(decision).toMatchObject(ok ? { ok } : { ok, reason: 'METHOD_LIMIT' });
  });

  test('hands out the same link while an attempt is under way, and nothing after a cancellation', () => {
    expect(approved(decide(pay, { order: order(), pendingAttempt: attempt() }, now)).attempts).toEqual([]);
    const decision = decide(pay, { order: order({ cancelRequested: true }), pendingAttempt: null }, now);
    expect(decision).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
  });

  test('a success fills the escrow and asks the seller to confirm within a day (E37a)', () => {
    const approval = of('E37a');
    expect(lines(approval)).toEqual([['escrow_filled', 'platform:gateway_clearing -6370', `escrow:${ids.order} 6370`]]);
    expect(approval.patches).toEqual([{ entity: 'order', id: ids.order, set: { paidByAttemptId: ids.attempt } }]);
    expect(approval.timers).toContainEqual(
      expect.objectContaining({ kind: 'confirmation', fireAt: new Date('2026-11-25T02:00:00Z') }),
    );
    expect(approval.messages.map(({ to, kind }) => [to, kind])).toEqual([
      [ids.seller, 'order-confirm'],
      [ids.buyer, 'order-paid'],
    ]);
  });

  test('a coupon is paid into the escrow by the platform', () => {
    const couponed = order({ total: pesos(6_270), couponAmount: pesos(100) });
    const facts = { ask: reserved, order: couponed, attempt: attempt({ amount: pesos(6_270) }) };
    const approval = approved(decide({ name: 'payment_succeeded', amount: pesos(6_270) }, facts, now));
    expect(lines(approval)).toEqual([
      ['escrow_filled', 'platform:gateway_clearing -6270', 'platform:promo_expense -100', `escrow:${ids.order} 6370`],
    ]);
  });

  test('a success after our own "failed" still counts', () => {
    const facts = { ask: reserved, order: order(), attempt: attempt({ status: 'FAILED' }) };
    const approval = approved(decide({ name: 'payment_succeeded', amount: order().total }, facts, now));
    expect(approval).toMatchObject({ event: 'E37a', attempts: [{ from: 'FAILED', to: 'SUCCEEDED' }] });
  });

  test('a success of another amount is held', () => {
    const decision = decide(
      { name: 'payment_succeeded', amount: pesos(1) },
      { ask: reserved, order: order(), attempt: attempt() },
      now,
    );
    expect(decision).toMatchObject({ ok: false, reason: 'AMOUNT_MISMATCH' });
  });

  test('a late success goes back in full and never touches the coupon (E38)', () => {
    const closure = { reason: 'no_return_required', detail: 'payment_timeout' } as const;
    const late = order({ status: 'transaction_closed', closure, total: pesos(6_270), couponAmount: pesos(100) });
    const facts = { ask: ask(), order: late, attempt: attempt({ amount: pesos(6_270) }) };
    const approval = approved(decide({ name: 'payment_succeeded', amount: pesos(6_270) }, facts, now));
    expect(lines(approval)).toEqual([
      ['escrow_filled', 'platform:gateway_clearing -6270', `escrow:${ids.order} 6270`],
      ['order_refunded', `escrow:${ids.order} -6270`, `refund:${ids.attempt} 6270`],
    ]);
    expect(approval.refunds).toMatchObject([{ attemptId: ids.attempt, amount: pesos(6_270) }]);
    expect(approval.moves).toEqual([]);
  });

  test('a second payment never touches the escrow (E39b), also after the order closed', () => {
    const second = attempt({ id: ids.secondAttempt });
    expect(lines(of('E39b'))).toEqual([
      ['second_payment_returned', 'platform:gateway_clearing -6370', `refund:${ids.secondAttempt} 6370`],
    ]);
    const closure = { reason: 'no_return_required', detail: 'seller_rejected' } as const;
    const facts = {
      ask: ask({ status: 'transaction_closed' }),
      order: paid({ status: 'transaction_closed', closure }),
      attempt: second,
    };
    expect(decide({ name: 'payment_succeeded', amount: order().total }, facts, now)).toMatchObject({
      event: 'E39b',
      refunds: [{ attemptId: ids.secondAttempt }],
    });
  });

  test('a failure after the success, and a repeated failure, change nothing', () => {
    expect(of('E39c')).toMatchObject({ attempts: [], ...untouched });
    const facts = { ask: reserved, order: order(), attempt: attempt({ status: 'FAILED' }) };
    expect(decide({ name: 'payment_failed' }, facts, now)).toMatchObject({ event: 'E39', attempts: [], ...untouched });
  });

  test('not paid in time, the ask is on sale again for the rest of its days (E34)', () => {
    expect(of('E34').timers).toMatchObject([{ kind: 'listing', fireAt: new Date('2026-11-26T02:00:00Z') }]);
    const short = { ...reserved, listingRemainingMs: 60_000 };
    const facts = { ask: short, order: order(), pendingAttempt: null, wasExtended: false };
    const approval = approved(decide({ name: 'payment_time_over' }, facts, now));
    expect(approval.timers).toMatchObject([{ kind: 'listing', fireAt: new Date('2026-11-24T03:00:00Z') }]);
  });

  test('a pending payment extends the deadline once, by 15 minutes', () => {
    expect(of('T6x').timers).toMatchObject([
      { kind: 'payment_window', isExtension: true, fireAt: new Date('2026-11-24T02:15:00Z') },
    ]);
    const facts = { ask: reserved, order: order(), pendingAttempt: attempt(), wasExtended: true };
    expect(decide({ name: 'payment_time_over' }, facts, now)).toMatchObject({ event: 'E34' });
  });
});

describe('cancelling an order', () => {
  const cancel = (callerId: typeof ids.buyer, isSeller: boolean) =>
    ({ name: 'cancel_order', callerId, isSeller }) as const;
  const cancellations = { day: 0, month: 0 };
  const confirming = {
    ask: ask({ status: 'confirming_buyer_order' }),
    order: paid(),
    pendingAttempt: null,
    cancellations,
  };

  test.each([
    { who: ids.buyer, isSeller: true },
    { who: ids.seller, isSeller: false },
    { who: ids.stranger, isSeller: false },
    { who: ids.stranger, isSeller: true },
  ])('with isSeller=$isSeller by $who is refused with NOT_YOUR_ROLE', ({ who, isSeller }) => {
    expect(decide(cancel(who, isSeller), confirming, now)).toMatchObject({ ok: false, reason: 'NOT_YOUR_ROLE' });
  });

  test.each(['on_way_to_warehouse', 'under_inspection', 'to_receive'] as const)(
    'in %s is too late for both sides',
    (status) => {
      const facts = { ...confirming, order: paid({ status }) };
      expect(decide(cancel(ids.buyer, false), facts, now)).toMatchObject({ ok: false, reason: 'TOO_LATE_TO_CANCEL' });
      expect(decide(cancel(ids.seller, true), facts, now)).toMatchObject({ ok: false, reason: 'TOO_LATE_TO_CANCEL' });
    },
  );

  test('by the buyer while paying waits for the attempt; a second press changes nothing (E35p)', () => {
    expect(of('E35p').patches).toEqual([{ entity: 'order', id: ids.order, set: { cancelRequested: true } }]);
    const facts = {
      ask: reserved,
      order: order({ cancelRequested: true }),
      pendingAttempt: attempt(),
      cancellations,
    };
    expect(decide(cancel(ids.buyer, false), facts, now)).toMatchObject({ ok: true, ...untouched });
  });

  test('a payment that succeeds after all goes back (E35s)', () => {
    expect(lines(of('E35s')).map(([code]) => code)).toEqual(['escrow_filled', 'order_refunded']);
    expect(of('E35s').refunds).toMatchObject([{ attemptId: ids.attempt, amount: pesos(6_370) }]);
  });

  test('by the seller keeps half of the deposit and refunds the buyer in full (E42)', () => {
    const approval = of('E42');
    expect(approval.deposits).toEqual([
      { id: ids.deposit, from: 'under_hold', to: 'deducted', deductedAmount: pesos(325) },
    ]);
    expect(lines(approval)).toEqual([
      ['order_refunded', `escrow:${ids.order} -6370`, `refund:${ids.attempt} 6370`],
      ['deposit_deducted', `deposit:${ids.deposit} -325`, `penalty:${ids.deposit} 325`],
      ['deposit_returned', `deposit:${ids.deposit} -325`, `refund:${ids.depositAttempt} 325`],
    ]);
    expect(approval.refunds.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['item_refund', pesos(6_370)],
      ['partial_deposit_refund', pesos(325)],
    ]);
    expect(approval.timers).toContainEqual(
      expect.objectContaining({
        kind: 'penalty_release',
        subject: { entity: 'deposit', id: ids.deposit },
        fireAt: new Date('2026-11-27T02:00:00Z'),
      }),
    );
    expect(approval.messages.map(({ kind, params }) => [kind, params])).toEqual([
      ['order-rejected', { refund: 637_000 }],
      ['order-refunded', { refund: 637_000 }],
      ['order-rejected-fine', { fine: 32_500, returned: 32_500 }],
    ]);
  });

  test('a second press of either side is answered like the first', () => {
    const closedBy = (detail: 'buyer_cancelled' | 'seller_rejected') => ({
      ...confirming,
      order: order({ status: 'transaction_closed', closure: { reason: 'no_return_required', detail } }),
    });
    expect(decide(cancel(ids.buyer, false), closedBy('buyer_cancelled'), now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    expect(decide(cancel(ids.seller, true), closedBy('seller_rejected'), now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    expect(decide(cancel(ids.buyer, false), closedBy('seller_rejected'), now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
  });

  test.each([
    { day: 0, month: 0, ok: true },
    { day: 0, month: 2, ok: true },
    { day: 1, month: 1, ok: false },
    { day: 0, month: 3, ok: false },
  ])(
    'by the buyer after paying, with $day cancellations today and $month this month: $ok (E44)',
    ({ ok, ...before }) => {
      const decision = decide(cancel(ids.buyer, false), { ...confirming, cancellations: before }, now);
      expect(decision).toMatchObject(ok ? { ok, event: 'E44' } : { ok, reason: 'CANCELLATION_LIMIT' });
    },
  );
});

describe('confirming and shipping', () => {
  const confirming = { ask: ask({ status: 'confirming_buyer_order' }), order: paid() };
  const deliver = {
    name: 'seller_deliver',
    callerId: ids.seller,
    courier: 'lbcexpress',
    trackingNumber: 'lbc 123-456-789',
  } as const;
  const toShip = {
    ask: ask({ status: 'to_ship' }),
    order: paid({ status: 'seller_to_ship' }),
    isTrackingNumberUsed: false,
    wasRestarted: false,
  };
  const onWayOrder = paid({
    status: 'on_way_to_warehouse',
    inboundCourier: 'lbcexpress',
    inboundTrackingNumber: 'LBC123456789',
  });
  const onWay = { ...toShip, ask: ask({ status: 'on_way_to_warehouse' }), order: onWayOrder };

  test('only the seller confirms; again, or after losing a race, nothing moves', () => {
    const confirm = { name: 'confirm_order', callerId: ids.seller } as const;
    expect(decide({ ...confirm, callerId: ids.buyer }, confirming, now)).toMatchObject({
      ok: false,
      reason: 'NOT_YOUR_ROLE',
    });
    expect(decide(confirm, { ...confirming, order: paid({ status: 'seller_to_ship' }) }, now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    expect(decide(confirm, { ...confirming, order: paid({ status: 'transaction_closed' }) }, now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    expect(decide(confirm, { ...confirming, order: order() }, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
  });

  test('a deadline on a Sunday or holiday moves to noon of the next courier day', () => {
    // Saturday 28 November 2026, 20:00: 36 hours end on Monday 30, Bonifacio Day.
    const saturday = new Date('2026-11-28T12:00:00Z');
    const approval = approved(decide({ name: 'confirm_order', callerId: ids.seller }, confirming, saturday));
    expect(approval.timers).toContainEqual(
      expect.objectContaining({ kind: 'shipment', fireAt: new Date('2026-12-01T04:00:00Z') }),
    );
  });

  test('the number is stored in one written form', () => {
    expect(of('E46').patches).toEqual([
      { entity: 'order', id: ids.order, set: { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC123456789' } },
    ]);
  });

  test.each([
    { what: 'a used number', change: {}, used: true, problem: 'used_before' },
    { what: 'too short a number', change: { trackingNumber: 'AB12345' }, used: false, problem: 'not_well_formed' },
    { what: 'an unknown courier', change: { courier: 'pigeon' }, used: false, problem: 'not_well_formed' },
  ])('$what is refused', ({ change, used, problem }) => {
    const decision = decide({ ...deliver, ...change }, { ...toShip, isTrackingNumberUsed: used }, now);
    expect(decision).toMatchObject({ ok: false, reason: 'TRACKING_NUMBER_INVALID', details: { problem } });
  });

  test('the first replacement restarts the time for a first scan, a later one does not, the same number changes nothing (E47)', () => {
    const other = { ...deliver, trackingNumber: 'LBC999999999' };
    expect(approved(decide(other, onWay, now)).timers).toMatchObject([{ change: 'start', kind: 'first_scan' }]);
    expect(approved(decide(other, { ...onWay, wasRestarted: true }, now)).timers).toEqual([]);
    expect(decide(deliver, onWay, now)).toMatchObject({ ok: true, ...untouched });
  });

  test('after the first scan the number stands, and the time for that scan has nothing to do', () => {
    const scanned = { ...onWay, order: { ...onWayOrder, inboundScannedAt: now } };
    expect(decide({ ...deliver, trackingNumber: 'LBC999999999' }, scanned, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
    expect(decide({ name: 'scan_time_over' }, scanned, now)).toMatchObject(untouched);
    expect(decide({ name: 'courier_scanned', scannedAt: now }, scanned, now)).toMatchObject(untouched);
  });

  test.each(['E43', 'E49', 'E52'] as const)('%s keeps the whole deposit and refunds the buyer in full', (event) => {
    const approval = of(event);
    expect(approval.deposits).toMatchObject([{ to: 'deducted', deductedAmount: pesos(650) }]);
    expect(approval.refunds).toMatchObject([{ attemptId: ids.attempt, amount: pesos(6_370), kind: 'item_refund' }]);
    expect(approval.timers).toContainEqual(expect.objectContaining({ change: 'start', kind: 'penalty_release' }));
  });
});

describe('the warehouse', () => {
  test('a second scan changes nothing, a parcel of an unpaid order is refused', () => {
    const again = { ask: ask({ status: 'platform_received' }), order: paid({ status: 'platform_received' }) };
    expect(decide({ name: 'receive_at_warehouse', isByOrderNumber: false }, again, now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    const unpaid = { ask: reserved, order: order() };
    expect(decide({ name: 'receive_at_warehouse', isByOrderNumber: false }, unpaid, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
  });

  test('a second inspector cannot take the same pair', () => {
    const taken = { ask: ask({ status: 'under_inspection' }), order: paid({ status: 'under_inspection' }) };
    expect(decide({ name: 'begin_inspection' }, taken, now)).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
  });

  describe('passing (E58)', () => {
    const facts = {
      ask: ask({ status: 'under_inspection' }),
      order: paid({ status: 'under_inspection' }),
      checklist: ['sole', 'box'],
      sellerFinishedSales: 5,
    };
    const sole = { id: 'sole', verdict: 'pass' } as const;
    const pass = { name: 'pass_inspection', points: [sole, { id: 'box', verdict: 'noted' }], photoCount: 1 } as const;

    test('pays the seller, returns the deposit and publishes the sale', () => {
      proves('The deposit is returned automatically when a listing is cancelled or a transaction completes.', {
        decidePass,
      });
      const approval = approved(decide(pass, facts, now));
      expect(lines(approval)).toEqual([
        [
          'seller_paid',
          `escrow:${ids.order} -6250`,
          `wallet:${ids.seller} 5675`,
          'platform:fee_revenue 250',
          'platform:fee_revenue 125',
          'platform:fee_revenue 200',
        ],
        ['deposit_returned', `deposit:${ids.deposit} -650`, `refund:${ids.depositAttempt} 650`],
      ]);
      expect(approval.creations).toMatchObject([{ entity: 'sale', row: { price, orderId: ids.order } }]);
      expect(approval.postings[0]?.shown).toEqual([
        { userId: ids.seller, kind: 'sell_income', amount: pesos(5_675), availableAt: null },
      ]);
      expect(approval.messages.map(({ kind }) => kind)).toEqual(['sale-income', 'order-passed']);
    });

    test.each([
      { finished: 4, coupon: zero, isHeld: true },
      { finished: 5, coupon: zero, isHeld: false },
      { finished: 5, coupon: pesos(100), isHeld: true },
    ])(
      'holds the income with $finished finished sales and a coupon of $coupon: $isHeld',
      ({ finished, coupon, isHeld }) => {
        const couponed = { ...facts.order, couponAmount: coupon };
        const approval = approved(decide(pass, { ...facts, order: couponed, sellerFinishedSales: finished }, now));
        expect(approval.postings[0]?.shown[0]?.availableAt !== null).toBe(isHeld);
        expect(approval.messages[0]?.kind).toBe(isHeld ? 'sale-income-held' : 'sale-income');
      },
    );

    test.each([
      { what: 'a point without verdict', points: [sole], photoCount: 1 },
      { what: 'a failed point', points: [sole, { id: 'box', verdict: 'fail' }], photoCount: 1 },
      { what: 'a failed point of our own', points: [...pass.points, { id: 'extra', verdict: 'fail' }], photoCount: 1 },
      { what: 'no photo', points: pass.points, photoCount: 0 },
    ] as const)('is refused with $what', ({ points, photoCount }) => {
      expect(decide({ ...pass, points, photoCount }, facts, now)).toMatchObject({
        ok: false,
        reason: 'CHECKLIST_INCOMPLETE',
      });
    });

    test('cannot happen twice', () => {
      const done = {
        ...facts,
        ask: ask({ status: 'transaction_successful' }),
        order: paid({ status: 'platform_to_ship' }),
      };
      expect(decide(pass, done, now)).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
    });
  });
});

describe('receiving', () => {
  const facts = {
    ask: ask({ status: 'transaction_successful' }, { status: 'returned' }),
    order: paid({ status: 'to_receive' }),
  };

  test('the delivery starts seven days and lets held income go 72 hours later (E69)', () => {
    const approval = of('E69');
    expect(approval.timers).toContainEqual(
      expect.objectContaining({ kind: 'receipt', fireAt: new Date('2026-12-01T02:00:00Z') }),
    );
    expect(approval.releases).toEqual([
      { orderId: ids.order, userId: ids.seller, availableAt: new Date('2026-11-27T02:00:00Z') },
    ]);
    expect(approval.patches).toEqual([{ entity: 'order', id: ids.order, set: { deliveryAt: now } }]);
  });

  test('the buyer may confirm before the courier reports; the platform then earns its fees (E70)', () => {
    const approval = approved(decide({ name: 'confirm_received', callerId: ids.buyer }, facts, now));
    expect(lines(approval)).toEqual([
      ['buyer_fees_earned', `escrow:${ids.order} -120`, 'platform:shipping_revenue 120'],
    ]);
    expect(approval.releases).toMatchObject([{ availableAt: new Date('2026-11-27T02:00:00Z') }]);
  });

  test('only the buyer confirms, once, and not before it was sent', () => {
    expect(decide({ name: 'confirm_received', callerId: ids.seller }, facts, now)).toMatchObject({
      ok: false,
      reason: 'NOT_YOUR_ROLE',
    });
    const done = { ...facts, order: paid({ status: 'transaction_successful' }) };
    expect(decide({ name: 'confirm_received', callerId: ids.buyer }, done, now)).toMatchObject({
      ok: true,
      ...untouched,
    });
    const early = { ...facts, order: paid({ status: 'platform_to_ship' }) };
    expect(decide({ name: 'confirm_received', callerId: ids.buyer }, early, now)).toMatchObject({
      ok: false,
      reason: 'NOT_ALLOWED_NOW',
    });
  });

  test('silence is no consent while the parcel is on its way', () => {
    expect(decide({ name: 'receipt_time_over' }, facts, now)).toMatchObject(untouched);
  });
});

describe('the kept deposit', () => {
  const fined = (detail: 'seller_ship_timeout' | 'seller_rejected', kept: number) => {
    const closure = { reason: 'no_return_required', detail } as const;
    return {
      ask: ask({ status: 'transaction_closed', closure }, { status: 'deducted', deductedAmount: pesos(kept) }),
      order: paid({ status: 'transaction_closed', closure }),
      isReleased: false,
      wasDepositPaidByCard: false,
    };
  };

  test('goes 70 to 30 to the buyer and the platform for a broken promise', () => {
    const approval = approved(decide({ name: 'release_penalty' }, fined('seller_ship_timeout', 650), now));
    expect(lines(approval)).toEqual([
      ['penalty_released', `penalty:${ids.deposit} -650`, `wallet:${ids.buyer} 455`, 'platform:penalty_revenue 195'],
    ]);
    expect(approval.postings[0]?.shown).toEqual([
      { userId: ids.buyer, kind: 'compensation', amount: pesos(455), availableAt: null },
    ]);
    expect(approval.messages).toMatchObject([
      { to: ids.buyer, kind: 'compensation', params: { compensation: 45_500 } },
    ]);
  });

  test('goes to the platform alone for a rejected order', () => {
    const approval = approved(decide({ name: 'release_penalty' }, fined('seller_rejected', 325), now));
    expect(lines(approval)).toEqual([
      ['penalty_released', `penalty:${ids.deposit} -325`, 'platform:penalty_revenue 325'],
    ]);
    expect(approval.messages).toEqual([]);
  });

  test('is withdrawable 30 days later where the deposit was paid by card', () => {
    const facts = { ...fined('seller_ship_timeout', 650), wasDepositPaidByCard: true };
    const approval = approved(decide({ name: 'release_penalty' }, facts, now));
    expect(approval.postings[0]?.shown[0]?.availableAt).toEqual(new Date('2026-12-24T02:00:00Z'));
  });

  test('is shared out once', () => {
    const facts = { ...fined('seller_ship_timeout', 650), isReleased: true };
    expect(decide({ name: 'release_penalty' }, facts, now)).toMatchObject(untouched);
  });
});
