import { describe, expect, test } from 'vitest';
import { approved, bookings, eventOrReason, later, untouched } from '../../../testing/decisions.ts';
import { bidTrade, flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, attemptFixture, ids, tuesday as now, orderFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { centavos, pesos } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import { decide } from './decide.ts';

const order = { entity: 'order', id: ids.order } as const;
const confirming = trade('confirming_buyer_order', 'confirming_buyer_order');

describe('a cancellation by the platform (E45)', () => {
  const cancel = { name: 'platform_cancel', isFraud: false, fault: 'seller' } as const;
  const toShip = trade('to_ship', 'seller_to_ship');

  test.each([
    {
      fault: 'seller',
      isFraud: true,
      facts: toShip,
      codes: ['order_refunded', 'deposit_deducted'],
      fined: ids.deposit,
    },
    { fault: 'seller', isFraud: false, facts: toShip, codes: ['order_refunded', 'deposit_returned'], fined: null },
    { fault: 'unclear', isFraud: true, facts: toShip, codes: ['order_refunded', 'deposit_returned'], fined: null },
    { fault: 'buyer', isFraud: true, facts: toShip, codes: ['order_refunded'], fined: null },
    { fault: 'buyer', isFraud: true, facts: bidTrade(), codes: ['deposit_deducted'], fined: ids.bidDeposit },
    { fault: 'buyer', isFraud: false, facts: bidTrade(), codes: ['deposit_returned'], fined: null },
    { fault: 'seller', isFraud: true, facts: bidTrade(), codes: ['deposit_deducted'], fined: ids.deposit },
  ] as const)('at the fault of the $fault, by fraud $isFraud, books $codes', (row) => {
    const { fault, isFraud } = row;
    const approval = approved(decide({ ...cancel, fault, isFraud }, row.facts, now));
    expect(bookings(approval).map(([code]) => code)).toEqual(row.codes);
    const kept = approval.deposits.filter(({ to }) => to === 'deducted');
    const waits = approval.timers.flatMap((timer) =>
      timer.change === 'start' && timer.kind === 'penalty_release' ? [timer.subject.id] : [],
    );
    expect(kept.map(({ id }) => id)).toEqual(row.fined === null ? [] : [row.fined]);
    expect(waits).toEqual(row.fined === null ? [] : [row.fined]);
  });

  test('keeps all of a fraudster’s deposit', () => {
    const approval = approved(decide({ ...cancel, isFraud: true }, toShip, now));
    expect(approval.deposits).toEqual([
      { id: ids.deposit, from: 'under_hold', to: 'deducted', deductedAmount: 65_000 },
    ]);
  });

  test('of an item that is here sends it home at the cost that was read', () => {
    const facts = { ...trade('under_inspection', 'under_inspection'), returnCost: pesos(220) };
    const approval = approved(decide(cancel, facts, now));
    expect(approval.creations).toMatchObject([{ entity: 'returnLeg', row: { payer: 'platform', cost: 22_000 } }]);
  });

  test('a second time changes nothing', () => {
    const closure = { reason: 'no_return_required', detail: 'platform_cancelled' } as const;
    const facts = trade('transaction_closed', 'transaction_closed', { closure });
    expect(decide(cancel, facts, now)).toMatchObject({ event: 'E45', ...untouched });
  });

  test('of an order that ended otherwise is refused', () => {
    const closure = { reason: 'no_return_required', detail: 'seller_rejected' } as const;
    const facts = trade('transaction_closed', 'transaction_closed', { closure });
    expect(decide(cancel, facts, now)).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
  });
});

describe('an order that stands still (E40)', () => {
  const timers = [
    { kind: 'confirmation', fireAt: later(3 * HOUR_MS) },
    { kind: 'inbound_transit', fireAt: later(-HOUR_MS) },
  ] as const;

  test('stops its timers and keeps what is left of them, for at most a day', () => {
    const approval = approved(decide({ name: 'hold_order' }, { ...confirming, timers }, now));
    const rest = [
      { kind: 'confirmation', remainingMs: 3 * HOUR_MS },
      { kind: 'inbound_transit', remainingMs: 0 },
    ];
    expect(approval.patches).toEqual([{ ...order, set: { hold: { why: 'review', timers: rest } } }]);
    expect(approval.timers).toEqual([
      { change: 'start', subject: order, kind: 'hold', fireAt: later(DAY_MS) },
      { change: 'stop', subject: order, kind: 'confirmation' },
      { change: 'stop', subject: order, kind: 'inbound_transit' },
    ]);
  });

  test.each([
    ['on_way_to_warehouse', 'on_way_to_warehouse'],
    ['platform_received', 'platform_received'],
    ['under_inspection', 'under_inspection'],
    ['pending_buyer_confirmation', 'pending_buyer_confirmation'],
    ['transaction_successful', 'platform_to_ship'],
  ] as const)(
    'ops A.2 A8b: can be stopped until its hand-over, also with its ask in %s and itself in %s',
    (ask, of) => {
      const approval = approved(decide({ name: 'hold_order' }, { ...trade(ask, of), timers: [] }, now));
      expect(approval).toMatchObject({ event: 'E40', patches: [{ set: { hold: { why: 'review' } } }] });
    },
  );

  test('ops A.2 A8b: can’t be stopped once the courier has it', () => {
    const sent = { ...trade('transaction_successful', 'to_receive'), timers: [] };
    expect(eventOrReason(decide({ name: 'hold_order' }, sent, now))).toBe('NOT_ALLOWED_NOW');
  });

  test('goes on with the timers of its present status, and no others', () => {
    const rest = [
      { kind: 'confirmation', remainingMs: HOUR_MS },
      { kind: 'check_sla', remainingMs: 2 * HOUR_MS },
      { kind: 'check', remainingMs: 3 * HOUR_MS },
    ] as const;
    const facts = trade('platform_received', 'platform_received', { hold: { why: 'review', timers: rest } });
    const approval = approved(decide({ name: 'release_hold' }, facts, now));
    expect(approval.patches).toEqual([{ ...order, set: { hold: null } }]);
    expect(approval.timers).toEqual([
      { change: 'stop', subject: order, kind: 'hold' },
      { change: 'start', subject: order, kind: 'check_sla', fireAt: later(2 * HOUR_MS) },
      { change: 'start', subject: order, kind: 'check', fireAt: later(3 * HOUR_MS) },
    ]);
  });

  test.each([
    { redelivery: 'unpaid', kinds: ['platform_to_ship', 'redelivery'] },
    { redelivery: 'paid', kinds: ['platform_to_ship'] },
  ] as const)('with a second delivery that is $redelivery goes on with $kinds', ({ redelivery, kinds }) => {
    const timers = [
      { kind: 'platform_to_ship', remainingMs: HOUR_MS },
      { kind: 'redelivery', remainingMs: HOUR_MS },
    ] as const;
    const held = { hold: { why: 'chargeback', timers }, redelivery } as const;
    const facts = trade('transaction_successful', 'platform_to_ship', held);
    const approval = approved(decide({ name: 'release_hold' }, facts, now));
    const started = approval.timers.filter(({ change }) => change === 'start');
    expect(started.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('that is not held has nothing to release', () => {
    expect(decide({ name: 'release_hold' }, confirming, now)).toMatchObject(untouched);
  });
});

describe('a payment that the bank takes back (E65)', () => {
  const found = { attempt: attemptFixture({ status: 'SUCCEEDED' }), isRefundUnsent: false, isFineInSuspense: false };
  const timers = [{ kind: 'confirmation', fireAt: later(3 * HOUR_MS) }] as const;
  const reversed = { name: 'payment_reversed', isFinal: false } as const;
  const underway = trade('transaction_successful', 'to_receive');
  const successful = trade('transaction_successful', 'transaction_successful');
  const closed = trade('transaction_closed', 'transaction_closed', {
    closure: { reason: 'no_return_required', detail: 'seller_rejected' },
  });

  test('that is only questioned stops the order for 45 days (E65-freeze)', () => {
    const approval = approved(decide(reversed, { ...confirming, ...found, timers }, now));
    const rest = [{ kind: 'confirmation', remainingMs: 3 * HOUR_MS }];
    expect(approval.event).toBe('E65-freeze');
    expect(approval.patches).toEqual([{ ...order, set: { hold: { why: 'chargeback', timers: rest } } }]);
    expect(approval.timers).toEqual([
      { change: 'start', subject: order, kind: 'hold', fireAt: later(45 * DAY_MS) },
      { change: 'stop', subject: order, kind: 'confirmation' },
    ]);
  });

  test('for good before the pass ends the order and stops nothing else (E65)', () => {
    const approval = approved(decide({ ...reversed, isFinal: true }, { ...confirming, ...found, timers }, now));
    expect(approval.event).toBe('E65');
    expect(approval.patches).toEqual([]);
  });

  const second = { attempt: attemptFixture({ id: ids.secondAttempt, status: 'SUCCEEDED' }) };
  test.each([
    {
      unsentRefund: pesos(0),
      lines: [
        ['platform:gateway_clearing', 637_000],
        [`receivable:${ids.buyer}`, -637_000],
      ],
    },
    {
      unsentRefund: pesos(6_370),
      lines: [
        ['platform:gateway_clearing', 637_000],
        [`refund:${ids.secondAttempt}`, -637_000],
      ],
    },
  ])('of a second payment that went back is owed, less $unsentRefund that has not left (E39b)', (row) => {
    const facts = { ...confirming, ...found, ...second, timers, unsentRefund: row.unsentRefund };
    const approval = approved(decide({ ...reversed, isFinal: true }, { ...facts, secondPayment: 'returned' }, now));
    expect(approval).toMatchObject({ event: 'E39b-reversed', moves: [], patches: [], timers: [], standings: [] });
    expect(approval.postings.map(({ code, key }) => [code, key])).toEqual([
      ['second_payment_reversed', ids.secondAttempt],
    ]);
    expect(approval.postings[0]?.entries.map(({ account, amount }) => [account, amount])).toEqual(row.lines);
    expect(approval.alerts).toMatchObject([{ queue: 'finance', subject: order }]);
    expect(approval.messages).toMatchObject([{ to: ids.buyer, kind: 'payment-reversed' }]);
    for (const change of [
      { secondPayment: 'returned', isFinal: false } as const,
      { secondPayment: 'reversed' } as const,
    ]) {
      const { isFinal = true, ...known } = { isFinal: true, ...change };
      expect(decide({ ...reversed, isFinal }, { ...facts, ...known }, now)).toMatchObject(untouched);
    }
  });

  test('of money that no rule knows is for a person, when it is final', () => {
    const facts = { ...confirming, ...found, ...second, timers, secondPayment: null };
    expect(decide(reversed, facts, now)).toMatchObject(untouched);
    expect(decide({ ...reversed, isFinal: true }, facts, now)).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
  });

  test.each([
    { what: 'of another attempt', facts: confirming, change: { attempt: attemptFixture({ id: ids.secondAttempt }) } },
    {
      what: 'a second time',
      facts: trade('to_ship', 'seller_to_ship', { isPaymentReversed: true }),
      change: {},
    },
    {
      what: 'after it ended the order',
      facts: trade('transaction_closed', 'transaction_closed', {
        closure: { reason: 'no_return_required', detail: 'chargeback' },
      }),
      change: {},
    },
  ])('$what changes nothing, final or not', ({ facts, change }) => {
    for (const isFinal of [false, true]) {
      const decision = decide({ ...reversed, isFinal }, { ...facts, ...found, timers, ...change }, now);
      expect(decision).toMatchObject({ event: 'E65b', ...untouched });
    }
  });

  test.each([underway, successful, closed])(
    'when nothing can be stopped any more waits for the end ($order.status)',
    (facts) => {
      expect(decide(reversed, { ...facts, ...found, timers }, now)).toMatchObject({ event: 'E65b', ...untouched });
      const final = approved(decide({ ...reversed, isFinal: true }, { ...facts, ...found, timers }, now));
      expect(final).toMatchObject({ event: 'E65b', standings: [{ userId: ids.buyer, change: 'buying_suspended' }] });
    },
  );

  test.each([
    { isRefundUnsent: true, stopped: ['-6370'], owed: [] },
    { isRefundUnsent: false, stopped: [], owed: ['-6370'] },
  ])('of a refunded order stops a refund that has not left ($isRefundUnsent), else it is owed', (row) => {
    const facts = { ...closed, ...found, timers, isRefundUnsent: row.isRefundUnsent };
    const lines = bookings(approved(decide({ ...reversed, isFinal: true }, facts, now))).flat();
    const of = (account: string) => lines.filter((line) => line.startsWith(account));
    expect(of('refund:')).toEqual(row.stopped.map((amount) => `refund:${ids.attempt} ${amount}`));
    expect(of('receivable:')).toEqual(row.owed.map((amount) => `receivable:${ids.buyer} ${amount}`));
  });
});

describe('reversals and cancellations by the platform', () => {
  const found = { isRefundUnsent: false, isFineInSuspense: false, timers: [] };
  const succeeded = attemptFixture({ status: 'SUCCEEDED' });
  const total = orderFixture().total;
  const amountOn = ({ postings }: Approval, account: string): number =>
    postings.flatMap((one) => one.entries).reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0);

  test('a flash ask closes also where only the buyer is at fault (E45): E45', () => {
    const facts = flashTrade('buyer_to_pay', 'to_pay', { paidByAttemptId: null });
    expect(eventOrReason(decide({ name: 'platform_cancel', fault: 'buyer', isFraud: false }, facts, now))).toBe('E45');
  });

  test('the bank takes the whole payment back, also after another pair for less (E78, E65)', () => {
    const order = { ...orderFixture({ status: 'confirming_buyer_order', paidByAttemptId: ids.attempt }) };
    const attempt = { ...succeeded, amount: centavos(total + 50_000) };
    const facts = { ask: askFixture({ status: 'confirming_buyer_order' }), order, attempt, ...found };
    const decision = approved(decide({ name: 'payment_reversed', isFinal: true }, facts, now));
    expect(amountOn(decision, 'platform:gateway_clearing')).toBe(total + 50_000);
    expect(amountOn(decision, 'platform:chargeback_loss')).toBe(-50_000);
  });

  test('only the refunds that have not left are stopped (E65b)', () => {
    const facts = { ...trade('transaction_successful', 'transaction_closed'), attempt: succeeded, ...found };
    const reversal = { ...facts, isRefundUnsent: true, unsentRefund: pesos(1_000) };
    const decision = approved(decide({ name: 'payment_reversed', isFinal: true }, reversal, now));
    expect(amountOn(decision, `refund:${ids.attempt}`)).toBe(-pesos(1_000));
    expect(amountOn(decision, `receivable:${ids.buyer}`)).toBe(pesos(1_000) - total);
  });
});
