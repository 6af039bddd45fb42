import { describe, expect, test } from 'vitest';
import { approved, eventOrReason, firesAt, later, movesOf } from '../../../testing/decisions.ts';
import { flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import { attemptFixture, ids, tuesday as now, paidOrderFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { timerWindows } from '../../config/timers.ts';
import { keysOf } from '../../keys-of.ts';
import { pesos, zero } from '../../money/centavos.ts';
import type { Decision } from '../facts/decision.ts';
import type { MoneyStep } from '../facts/money-steps.ts';
import type { OrderHold } from '../facts/snapshot.ts';
import type { OrderStatus, TimerKind } from '../facts/statuses.ts';
import { type Condition, not } from '../table/condition.ts';
import { eventIds, transition } from '../table/transitions.table.ts';
import { viewOrder } from '../view/view.ts';
import { decide } from './decide.ts';
import { decideLapse } from './decide-lapse.ts';

/* Orders that stand still: commands are refused, wait, or go on (E40, E65; docs/lifecycle.md#holds). */

const noTimers = { review: { why: 'review', timers: [] }, chargeback: { why: 'chargeback', timers: [] } } as const;
const frozen = { hold: noTimers.chargeback } as const;
const reviewed = { hold: noTimers.review } as const;
const answerOf = (decision: Decision): string => (decision.ok ? decision.event : decision.reason);

const bySeller = { callerId: ids.seller } as const;
const byBuyer = { callerId: ids.buyer } as const;
const pending = { pendingAttempt: null, cancellations: { day: 0, month: 0 } } as const;
const returnCost = pesos(220);
const fail = { name: 'fail_inspection', inspectors: 2, photoCount: 1, passesAsNew: false, lossInValue: zero } as const;
const cancel = { name: 'platform_cancel', fault: 'buyer', isFraud: false } as const;
const answered = { returnCost, sellerFinishedSales: 9 } as const;

type Hold = { readonly hold: OrderHold };

/** Commands on an order that stands still, with the answer while a bank questions the payment and during a review. */
const asked: readonly (readonly [what: string, bank: string, review: string, ask: (hold: Hold) => Decision])[] = [
  [
    'the seller rejects (E42)',
    'ON_HOLD',
    'E42',
    (hold) =>
      decide(
        { name: 'cancel_order', ...bySeller, isSeller: true },
        { ...trade('confirming_buyer_order', 'confirming_buyer_order', hold), ...pending },
        now,
      ),
  ],
  [
    'the buyer cancels (E44)',
    'ON_HOLD',
    'ON_HOLD',
    (hold) =>
      decide(
        { name: 'cancel_order', ...byBuyer, isSeller: false },
        { ...trade('confirming_buyer_order', 'confirming_buyer_order', hold), ...pending },
        now,
      ),
  ],
  [
    'we cancel before the parcel is here (E45)',
    'ON_HOLD',
    'E45-paid-relist',
    (hold) => decide(cancel, trade('to_ship', 'seller_to_ship', hold), now),
  ],
  [
    'we cancel an item that is on its way (E45)',
    'ON_HOLD',
    'E45-paid',
    (hold) => decide(cancel, trade('on_way_to_warehouse', 'on_way_to_warehouse', hold), now),
  ],
  [
    'we cancel an item that is here (E45)',
    'ON_HOLD',
    'E45-here',
    (hold) => decide(cancel, { ...trade('under_inspection', 'under_inspection', hold), returnCost }, now),
  ],
  [
    'we cancel an item from stock (E45)',
    'ON_HOLD',
    'E45-flash',
    (hold) => decide(cancel, flashTrade('platform_received', 'platform_to_ship', hold), now),
  ],
  [
    'the buyer leaves a late check (E45b)',
    'ON_HOLD',
    'E45b',
    (hold) =>
      decide(
        { name: 'cancel_late_check', ...byBuyer },
        { ...trade('platform_received', 'platform_received', hold), returnCost, isLate: true },
        now,
      ),
  ],
  [
    'we find a counterfeit (E60a)',
    'ON_HOLD',
    'E60a',
    (hold) =>
      decide(
        { ...fail, finding: 'counterfeit' },
        { ...trade('under_inspection', 'under_inspection', hold), returnCost },
        now,
      ),
  ],
  [
    'we find a used item (E60b)',
    'ON_HOLD',
    'E60b',
    (hold) =>
      decide({ ...fail, finding: 'used' }, { ...trade('under_inspection', 'under_inspection', hold), returnCost }, now),
  ],
  [
    'we find damage in transit (E60c)',
    'ON_HOLD',
    'E60c',
    (hold) =>
      decide(
        { ...fail, finding: 'transit_damage' },
        { ...trade('under_inspection', 'under_inspection', hold), returnCost },
        now,
      ),
  ],
  [
    'we lose the item (E60d)',
    'ON_HOLD',
    'E60d',
    (hold) => decide({ name: 'lose_item' }, trade('platform_received', 'platform_received', hold), now),
  ],
  [
    'the buyer takes the defect (E61)',
    'ON_HOLD',
    'ON_HOLD',
    (hold) =>
      decide(
        { name: 'answer_defect', ...byBuyer, result: 'accept' },
        { ...trade('pending_buyer_confirmation', 'pending_buyer_confirmation', hold), ...answered },
        now,
      ),
  ],
  [
    'the buyer does not take the defect (E62)',
    'ON_HOLD',
    'ON_HOLD',
    (hold) =>
      decide(
        { name: 'answer_defect', ...byBuyer, result: 'reject' },
        { ...trade('pending_buyer_confirmation', 'pending_buyer_confirmation', hold), ...answered },
        now,
      ),
  ],
  [
    'the buyer leaves an item that we do not send (E68)',
    'ON_HOLD',
    'E68',
    (hold) =>
      decide(
        { name: 'cancel_late_sending', ...byBuyer },
        { ...trade('transaction_successful', 'platform_to_ship', hold), isLate: true },
        now,
      ),
  ],
  [
    'we lose the item after the pass (E68d)',
    'ON_HOLD',
    'E68d',
    (hold) => decide({ name: 'lose_item' }, trade('transaction_successful', 'platform_to_ship', hold), now),
  ],
];

describe('an order whose payment a bank questions (E65)', () => {
  test.each(asked)('is refused when %s: %s; under review: %s', (_what, bank, review, ask) => {
    expect([answerOf(ask(frozen)), answerOf(ask(reviewed))]).toEqual([bank, review]);
  });

  const standing: readonly OrderStatus[] = transition('E65-freeze').order?.from.filter((one) => one !== null) ?? [];
  const paying: readonly MoneyStep[] = [
    'order_refunded',
    'refund_or_rematch',
    'discount_given',
    'seller_paid',
    'buyer_fees_earned',
    'item_compensated',
    'refunded_after_income',
    'refunded_less_shipping',
    'escrow_moved',
    'credit_given',
  ];
  const ofTimers = new Set<string>(keysOf(timerWindows).map((kind) => timerWindows[kind].command));
  const rows = eventIds.filter((event) => {
    const { order, money = [] } = transition(event);
    return (
      order?.from.some((from) => from !== null && standing.includes(from)) && money.some((one) => paying.includes(one))
    );
  });

  test.each(rows)('cannot be refunded or paid out by %s: it is refused, or a timer that waits', (event) => {
    const { command, needs = [], when = [] } = transition(event);
    const standsStill: readonly Condition[] = [not('payment questioned'), not('on hold')];
    const isRefused = needs.some(([one, reason]) => reason === 'ON_HOLD' && standsStill.includes(one));
    // A second return of the parcel (E55b) is a first one as long as the bank has not decided (`may be sent again`).
    const isOtherwise = ofTimers.has(command) || event === 'E55b';
    expect(isRefused || isOtherwise || when.includes('reversal final')).toBe(true);
  });

  test('has the rows of a whole trade in that list', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  test.each([
    { isResent: false, hold: noTimers.chargeback, event: 'E55' },
    { isResent: true, hold: noTimers.chargeback, event: 'E55' },
    { isResent: true, hold: null, event: 'E55b' },
  ] as const)('whose parcel comes back to the seller (resent before: $isResent) is $event', ({ event, ...change }) => {
    const facts = trade('on_way_to_warehouse', 'on_way_to_warehouse', change);
    expect(answerOf(decide({ name: 'inbound_returned' }, facts, now))).toBe(event);
  });

  test('under review stands still for the bank from now on, with what waited and what runs', () => {
    const waiting = { kind: 'confirmation', remainingMs: HOUR_MS } as const;
    const facts = trade('confirming_buyer_order', 'confirming_buyer_order', {
      hold: { why: 'review', timers: [waiting] },
    });
    const found = { attempt: attemptFixture({ status: 'SUCCEEDED' }), isRefundUnsent: false, isFineInSuspense: false };
    const timers = [{ kind: 'hold', fireAt: later(HOUR_MS) }] as const;
    const decision = decide({ name: 'payment_reversed', isFinal: false }, { ...facts, ...found, timers }, now);
    const approval = approved(decision);
    expect(approval.patches).toEqual([
      { entity: 'order', id: ids.order, set: { hold: { why: 'chargeback', timers: [waiting] } } },
    ]);
    expect(firesAt(approval, 'hold')).toEqual(later(45 * DAY_MS));
    expect(approval.timers).toHaveLength(1);
  });
});

describe('while an order stands still the warehouse goes on', () => {
  const waiting = (kind: TimerKind, remainingMs: number) => ({ kind, remainingMs });
  const holding = (...timers: OrderHold['timers']): Hold => ({ hold: { why: 'chargeback', timers } });
  const left = (decision: Decision) => {
    const patch = approved(decision).patches.find((one) => one.entity === 'order' && one.set.hold !== undefined);
    return patch?.entity === 'order' ? patch.set.hold?.timers : undefined;
  };
  const started = (decision: Decision) => approved(decision).timers.filter(({ change }) => change === 'start');

  test.each([
    {
      event: 'E56',
      what: 'a parcel that arrives',
      decision: decide(
        { name: 'receive_at_warehouse', isByOrderNumber: false },
        trade(
          'on_way_to_warehouse',
          'on_way_to_warehouse',
          holding(waiting('first_scan', 1), waiting('inbound_transit', 2)),
        ),
        now,
      ),
      waits: [waiting('check_sla', DAY_MS), waiting('check', 7 * DAY_MS)],
    },
    {
      event: 'E57',
      what: 'a check that begins',
      decision: decide(
        { name: 'begin_inspection' },
        trade('platform_received', 'platform_received', holding(waiting('check_sla', 1), waiting('check', 2))),
        now,
      ),
      waits: [waiting('check', 2), waiting('check_sla', DAY_MS)],
    },
    {
      event: 'E59',
      what: 'a small defect that is found',
      decision: decide(
        { name: 'note_defect', photoCount: 1 },
        trade('under_inspection', 'under_inspection', holding(waiting('check', 2))),
        now,
      ),
      waits: [waiting('buyer_inspection_timeout', 36 * HOUR_MS)],
    },
    {
      event: 'E46s',
      what: 'the first scan of the courier',
      decision: decide(
        { name: 'courier_scanned', scannedAt: now },
        trade(
          'on_way_to_warehouse',
          'on_way_to_warehouse',
          holding(waiting('first_scan', 1), waiting('inbound_transit', 2)),
        ),
        now,
      ),
      waits: [waiting('inbound_transit', 2)],
    },
    {
      event: 'E54-courier',
      what: 'a parcel that the courier gives up',
      decision: decide(
        { name: 'inbound_lost' },
        trade('on_way_to_warehouse', 'on_way_to_warehouse', holding(waiting('inbound_transit', 2))),
        now,
      ),
      waits: [waiting('inbound_search', 14 * DAY_MS)],
    },
  ])('$what ($event) starts no timer: it waits with the others', ({ event, decision, waits }) => {
    expect(answerOf(decision)).toBe(event);
    expect(left(decision)).toEqual(waits);
    expect(started(decision)).toEqual([]);
  });

  test('a defect found under the hold gives the buyer the whole time for an answer when the hold ends', () => {
    const facts = trade('under_inspection', 'under_inspection', holding(waiting('check', 2)));
    const timers = left(decide({ name: 'note_defect', photoCount: 1 }, facts, now)) ?? [];
    const released = decide(
      { name: 'release_hold' },
      trade('pending_buyer_confirmation', 'pending_buyer_confirmation', holding(...timers)),
      now,
    );
    expect(firesAt(approved(released), 'buyer_inspection_timeout')).toEqual(later(36 * HOUR_MS));
  });

  test('the end of the order ends what waits, and the hold with it', () => {
    const found = { attempt: attemptFixture({ status: 'SUCCEEDED' }), isRefundUnsent: false, isFineInSuspense: false };
    const facts = trade('platform_received', 'platform_received', holding(waiting('check', 2)));
    const decision = decide({ name: 'payment_reversed', isFinal: true }, { ...facts, ...found, timers: [] }, now);
    expect(movesOf(approved(decision))).toContain('E65-here: order platform_received transaction_closed');
    expect(left(decision)).toBeUndefined();
  });

  test('a courier who gives the parcel up twice starts one search', () => {
    const facts = trade('on_way_to_warehouse', 'on_way_to_warehouse', holding(waiting('inbound_search', 5)));
    expect(decide({ name: 'inbound_lost' }, facts, now)).toMatchObject({ timers: [], patches: [] });
  });
});

describe('a timer that fires although its order stands still', () => {
  test.each([
    { kind: 'buyer_inspection_timeout', ms: 36 * HOUR_MS },
    { kind: 'check_again', ms: 7 * DAY_MS },
  ] as const)('$kind moves nothing and waits with its whole window', ({ kind, ms }) => {
    const other = { kind: 'check_sla', remainingMs: 5 } as const;
    const facts = trade('pending_buyer_confirmation', 'pending_buyer_confirmation', {
      hold: { why: 'chargeback', timers: [other] },
    });
    const approval = approved(decideLapse(kind, { ...facts, returnCost }, now));
    expect(approval).toMatchObject({ moves: [], postings: [], refunds: [] });
    expect(approval.patches).toEqual([
      {
        entity: 'order',
        id: ids.order,
        set: { hold: { why: 'chargeback', timers: [other, { kind, remainingMs: ms }] } },
      },
    ]);
  });

  test('a hold ends with its timer', () => {
    const facts = trade('to_ship', 'seller_to_ship', { hold: { why: 'review', timers: [] } });
    expect(answerOf(decideLapse('hold', facts, now))).toBe('E40-end');
  });

  test('an unanswered offer of another ask, of an order that ended under review, refunds the buyer', () => {
    const closure = { reason: 'no_return_required', detail: 'seller_rejected' } as const;
    const facts = trade('transaction_closed', 'transaction_closed', { ...reviewed, closure, rematch: 'offered' });
    expect(answerOf(decideLapse('rematch', facts, now))).toBe('E78-lapse');
  });
});

test('nothing that would be refused is offered while a bank questions the payment', () => {
  const offered = (status: OrderStatus, role: 'buyer' | 'seller' | 'operator') =>
    viewOrder({ order: paidOrderFixture({ status, ...frozen }), role, timers: [] }).actions;
  expect(offered('confirming_buyer_order', 'seller')).toEqual([]);
  expect(offered('confirming_buyer_order', 'buyer')).toEqual(['change_buyer_address']);
  expect(offered('pending_buyer_confirmation', 'buyer')).toEqual(['change_buyer_address']);
  expect(offered('under_inspection', 'operator')).toEqual(['take_over_inspection', 'note_defect']);
  expect(offered('platform_to_ship', 'operator')).toEqual([]);
});

describe('what stands still (E40)', () => {
  const hold = { why: 'review', timers: [{ kind: 'confirmation', remainingMs: HOUR_MS }] } as const;
  const held = trade('confirming_buyer_order', 'confirming_buyer_order', { hold });

  test('is not confirmed, its buyer does not cancel, its seller may reject it, and it gets its time back', () => {
    expect(decide({ name: 'confirm_order', callerId: ids.seller }, held, now)).toMatchObject({ reason: 'ON_HOLD' });
    const facts = { ...held, pendingAttempt: null, cancellations: { day: 0, month: 0 } };
    const cancelled = decide({ name: 'cancel_order', callerId: ids.buyer, isSeller: false }, facts, now);
    expect(cancelled).toMatchObject({ reason: 'ON_HOLD' });
    const rejected = decide({ name: 'cancel_order', callerId: ids.seller, isSeller: true }, facts, now);
    expect(rejected).toMatchObject({ ok: true, event: 'E42' });
    const { timers } = approved(decide({ name: 'release_hold' }, held, now));
    expect(timers).toContainEqual(
      expect.objectContaining({ change: 'start', kind: 'confirmation', fireAt: later(HOUR_MS) }),
    );
  });
});

describe('deadlines and numbers of a held order', () => {
  const bySeller = { callerId: ids.seller } as const;
  const review = { hold: { why: 'review', timers: [] } } as const;
  const parcel = { courier: 'spx-ph', trackingNumber: 'SPX1234567A' } as const;
  const deliver = { name: 'seller_deliver', ...bySeller, ...parcel } as const;
  const parcelFacts = { isTrackingNumberUsed: false, wasRestarted: false };

  test('a day more is not asked for while the order stands still (E40, E48): ON_HOLD', () => {
    expect(
      eventOrReason(
        decide(
          { name: 'ask_more_time', ...bySeller },
          { ...trade('to_ship', 'seller_to_ship', review), window: null },
          now,
        ),
      ),
    ).toBe('ON_HOLD');
  });

  test('a number is not replaced while the order stands still: its time for a first scan would run (E47, E65): ON_HOLD', () => {
    expect(
      eventOrReason(
        decide(deliver, { ...trade('on_way_to_warehouse', 'on_way_to_warehouse', review), ...parcelFacts }, now),
      ),
    ).toBe('ON_HOLD');
  });

  test('a deadline that gets its time back on a Sunday moves to Monday noon', () => {
    const hold = { why: 'review', timers: [{ kind: 'confirmation', remainingMs: 20 * HOUR_MS }] } as const;
    const facts = trade('confirming_buyer_order', 'confirming_buyer_order', { hold });
    expect(
      firesAt(approved(decide({ name: 'release_hold' }, facts, new Date('2026-11-21T10:00:00Z'))), 'confirmation'),
    ).toEqual(new Date('2026-11-23T04:00:00Z'));
  });

  test('the time for a second delivery does not come back once it is paid (E72)', () => {
    const hold = { why: 'chargeback', timers: [{ kind: 'redelivery', remainingMs: HOUR_MS }] } as const;
    const facts = trade('transaction_successful', 'platform_to_ship', { hold, redelivery: 'paid' });
    expect(firesAt(approved(decide({ name: 'release_hold' }, facts, now)), 'redelivery')).toEqual(undefined);
  });
});
