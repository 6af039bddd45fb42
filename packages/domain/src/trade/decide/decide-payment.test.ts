import { describe, expect, test } from 'vitest';
import { approved, bookings, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { acceptance, bidTrade, trade } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  attemptFixture,
  bidFixture,
  ids,
  tuesday as now,
  orderFixture,
} from '../../../testing/trade-fixtures.ts';
import { HOUR_MS, MINUTE_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { Approval } from '../facts/decision.ts';
import { decide } from './decide.ts';

const total = orderFixture().total;
const reserved = {
  ask: askFixture({ status: 'buyer_to_pay', listingRemainingMs: 48 * HOUR_MS }),
  order: orderFixture(),
};
const cameBack = trade('transaction_successful', 'platform_to_ship', { redelivery: 'unpaid' });
const closedBy = (detail: 'bid_default') => ({ reason: 'no_return_required', detail }) as const;

describe('starting to pay (E32)', () => {
  const pay = { name: 'pay_order', attemptId: ids.attempt, channel: 'CARDS' } as const;

  test.each([
    { what: 'the order', order: orderFixture(), event: 'E32' },
    { what: 'a second delivery', order: cameBack.order, event: 'E32-redelivery' },
  ])('$what makes one attempt, and none beside one under way ($event)', ({ order, event }) => {
    const first = approved(decide(pay, { order, pendingAttempt: null }, now));
    expect(first).toMatchObject({ event, attempts: [{ id: ids.attempt, from: null, to: 'PENDING' }] });
    const second = decide(pay, { order, pendingAttempt: attemptFixture() }, now);
    expect(second).toMatchObject({ event, attempts: [], ...untouched });
  });

  test.each([
    { what: 'the total', order: orderFixture({ total: pesos(19) }), amount: 1_900 },
    {
      what: 'the way to the buyer of a parcel that came back',
      order: { ...cameBack.order, shippingFee: pesos(18) },
      amount: 1_800,
    },
  ])('is refused where the channel does not take $what', ({ order, amount }) => {
    const decision = decide(pay, { order, pendingAttempt: null }, now);
    expect(decision).toEqual(refused('METHOD_LIMIT', { channel: 'CARDS', amount }));
  });

  test.each([
    { status: 'to_pay', cancelRequested: true },
    { status: 'transaction_closed', cancelRequested: false },
    { status: 'platform_to_ship', cancelRequested: false },
  ] as const)('in $status, cancellation asked for $cancelRequested, is refused', (fields) => {
    const decision = decide(pay, { order: orderFixture(fields), pendingAttempt: null }, now);
    expect(decision).toEqual(refused('NOT_ALLOWED_NOW', fields));
  });
});

describe('a success', () => {
  const success = { name: 'payment_succeeded', amount: total } as const;
  const attempt = attemptFixture();

  test('of another amount names both', () => {
    const decision = decide({ ...success, amount: pesos(1) }, { ...reserved, attempt }, now);
    expect(decision).toEqual(refused('AMOUNT_MISMATCH', { expected: 637_000, received: 100 }));
  });

  test('of the second delivery is no second payment of the order (E72)', () => {
    const second = attemptFixture({ id: ids.secondAttempt, amount: pesos(120) });
    const approval = approved(decide({ ...success, amount: pesos(120) }, { ...cameBack, attempt: second }, now));
    expect(approval).toMatchObject({
      event: 'E72-paid',
      attempts: [{ id: ids.secondAttempt, to: 'SUCCEEDED' }],
      patches: [{ entity: 'order', id: ids.order, set: { redelivery: 'paid' } }],
    });
  });

  test('beside an earlier one goes back to its payer (E39b)', () => {
    const second = attemptFixture({ id: ids.secondAttempt });
    const facts = { ...trade('to_ship', 'seller_to_ship'), attempt: second };
    const approval = approved(decide(success, facts, now));
    expect(approval).toMatchObject({ event: 'E39b', patches: [], moves: [] });
    expect(approval.messages).toMatchObject([{ to: ids.buyer, params: { refund: 637_000 } }]);
  });

  test('after a cancellation gives the ask the rest of its days back (E35s)', () => {
    const asked = { ...reserved, order: orderFixture({ cancelRequested: true }) };
    const approval = approved(decide(success, { ...asked, attempt }, now));
    expect(approval.event).toBe('E35s');
    expect(firesAt(approval, 'listing')).toEqual(later(48 * HOUR_MS));
    expect(approval.patches).toContainEqual({
      entity: 'order',
      id: ids.order,
      set: { paidByAttemptId: ids.attempt },
    });
  });

  test('of an order that waits for nothing is refused with its status', () => {
    const facts = { ...reserved, order: orderFixture({ status: 'confirming_buyer_order' }), attempt };
    expect(decide(success, facts, now)).toEqual(refused('NOT_ALLOWED_NOW', { status: 'confirming_buyer_order' }));
  });

  test.each([
    { status: 'bid_active', rows: ['E37-bid: bid bid_active bid_closed'] },
    { status: 'to_pay', rows: ['E37-bid-unpaid: bid to_pay bid_closed'] },
    { status: 'seller_to_pay_deposit', rows: [] },
    { status: 'buyer_to_pay', rows: [] },
  ] as const)('ends the buyer’s own bid on the size in $status: $rows (E37a)', ({ status, rows }) => {
    const ownBid = bidFixture({ status }, { status: status === 'to_pay' ? 'due' : 'under_hold' });
    const approval = approved(decide(success, { ...reserved, attempt, ownBid }, now));
    expect(approval.event).toBe('E37a');
    expect(movesOf(approval).filter((move) => move.includes('bid '))).toEqual(rows);
  });

  test('takes what the buyer owes from the deposit of that bid (E37a)', () => {
    const facts = { ...reserved, attempt, ownBid: bidFixture(), owed: { [ids.buyer]: pesos(200) } };
    expect(bookings(approved(decide(success, facts, now)))).toContainEqual([
      'deposit_returned',
      `deposit:${ids.bidDeposit} -600`,
      `receivable:${ids.buyer} 200`,
      `refund:${ids.bidAttempt} 400`,
    ]);
  });
});

describe('a bidder’s success after the end (E38)', () => {
  const closure = closedBy('bid_default');
  const fined = bidFixture({ status: 'bid_closed', closure }, { status: 'deducted', deductedAmount: pesos(600) });
  const late = { ...bidTrade({ status: 'listed' }, { status: 'transaction_closed', closure }), bid: fined };
  const inTime = { openedBeforeLapse: true, isFineInSuspense: true };
  const attempt = attemptFixture();

  test.each([
    { what: 'begun in time', facts: { ...late, ...inTime }, event: 'E38-fine' },
    { what: 'begun too late', facts: { ...late, ...inTime, openedBeforeLapse: false }, event: 'E38' },
    { what: 'whose beginning is not known', facts: { ...late, isFineInSuspense: true }, event: 'E38' },
    { what: 'whose fine was shared out', facts: { ...late, ...inTime, isFineInSuspense: false }, event: 'E38' },
    { what: 'without a word of its fine', facts: { ...late, openedBeforeLapse: true }, event: 'E38' },
    { what: 'without a fine', facts: { ...late, ...inTime, bid: bidFixture({ status: 'bid_closed' }) }, event: 'E38' },
    {
      what: 'whose bid is open',
      facts: { ...late, ...inTime, bid: { ...fined, status: 'bid_active' as const } },
      event: 'E38',
    },
    { what: 'without a bid', facts: { ...late, ...inTime, bid: null }, event: 'E38' },
  ])('$what goes back ($event)', ({ facts, event }) => {
    const approval = approved(decide({ name: 'payment_succeeded', amount: total }, { ...facts, attempt }, now));
    expect(approval.event).toBe(event);
    expect(approval.refunds).toContainEqual(expect.objectContaining({ kind: 'item_refund', amount: 637_000 }));
    expect(approval.deposits.map(({ to }) => to)).toEqual(event === 'E38' ? [] : ['returned']);
  });
});

describe('a failure', () => {
  const failure = { name: 'payment_failed' } as const;

  test.each([
    { what: 'an order', facts: reserved },
    { what: 'a second delivery', facts: cameBack },
  ])('of $what is told, and may be tried again (E33)', ({ facts }) => {
    const approval = approved(decide(failure, { ...facts, attempt: attemptFixture() }, now));
    expect(approval).toMatchObject({
      event: 'E33',
      attempts: [{ id: ids.attempt, from: 'PENDING', to: 'FAILED' }],
      moves: [],
      messages: [{ to: ids.buyer, kind: 'payment-failed' }],
    });
  });

  test('of an order that waits for no payment is recorded only', () => {
    const facts = { ...trade('to_ship', 'seller_to_ship'), attempt: attemptFixture() };
    expect(decide(failure, facts, now)).toMatchObject({
      event: 'E33',
      attempts: [{ from: 'PENDING', to: 'FAILED' }],
      ...untouched,
    });
  });

  test('ends a cancellation that waited for it: the ask has the rest of its days (E35f)', () => {
    const asked = { ...reserved, order: orderFixture({ cancelRequested: true }) };
    const approval = approved(decide(failure, { ...asked, attempt: attemptFixture() }, now));
    expect(movesOf(approval)).toEqual(['E35f: ask buyer_to_pay listed', 'E35f: order to_pay transaction_closed']);
    expect(approval.attempts).toEqual([{ id: ids.attempt, from: 'PENDING', to: 'FAILED' }]);
    expect(firesAt(approval, 'listing')).toEqual(later(48 * HOUR_MS));
  });

  test('after a success alerts nobody and changes nothing (E39c)', () => {
    const facts = { ...reserved, attempt: attemptFixture({ status: 'SUCCEEDED' }) };
    expect(decide(failure, facts, now)).toMatchObject({ event: 'E39c', attempts: [], ...untouched });
  });
});

describe('the end of the time to pay', () => {
  const over = { name: 'payment_time_over' } as const;
  const pendingAttempt = attemptFixture();

  test.each([
    { kind: 'payment_window', facts: reserved, event: 'T6x' },
    { kind: 'accepted_payment_window', facts: bidTrade(), event: 'T7x' },
  ] as const)('$kind is 15 minutes later while a payment is under way', ({ kind, facts, event }) => {
    const approval = approved(decide(over, { ...facts, pendingAttempt, wasExtended: false }, now));
    expect(approval).toMatchObject({ event, moves: [] });
    expect(approval.timers).toMatchObject([{ kind, isExtension: true, fireAt: later(15 * MINUTE_MS) }]);
  });

  test.each([
    { facts: reserved, event: 'E34' },
    { facts: bidTrade(), event: 'E36' },
    { facts: bidTrade({ origin: 'accept_bid' }), event: 'E36-accept' },
  ])('comes at once without a payment, and after one extension with one ($event)', ({ facts, event }) => {
    for (const waits of [
      { pendingAttempt: null, wasExtended: false },
      { pendingAttempt, wasExtended: true },
    ]) {
      const approval = approved(decide(over, { ...facts, ...waits }, now));
      expect(approval.event).toBe(event);
      expect(approval.timers.every((timer) => !('isExtension' in timer) || timer.isExtension === undefined)).toBe(true);
    }
  });
});

describe('taking an accepted bid back (E28, E36)', () => {
  const cancel = { name: 'cancel_accepted_bid' } as const;
  const defaulted = {
    ...bidTrade({ status: 'listed' }, { status: 'transaction_closed', closure: closedBy('bid_default') }),
    bid: bidFixture({ status: 'bid_closed', closure: closedBy('bid_default') }),
    pendingAttempt: null,
  };
  const first = approved(
    decide({ ...cancel, callerId: ids.seller }, { ...acceptance(), order: null, pendingAttempt: null }, now),
  );
  const end = first.moves.find(({ entity }) => entity === 'ask');
  const withdrawn = {
    ask: { ...acceptance().ask, status: 'transaction_closed' as const, closure: end?.closure ?? null },
    bid: bidFixture(),
    order: null,
    pendingAttempt: null,
  };

  test('by the buyer a second time changes nothing, also when the ask is sold again', () => {
    const soldAgain = { ...defaulted, ask: askFixture({ status: 'buyer_to_pay' }) };
    expect(decide({ ...cancel, callerId: ids.buyer }, soldAgain, now)).toMatchObject({
      event: 'E36-cancel',
      ...untouched,
    });
  });

  test('by each side a second time changes nothing', () => {
    expect(decide({ ...cancel, callerId: ids.buyer }, defaulted, now)).toMatchObject({
      event: 'E36-cancel',
      ...untouched,
    });
    expect(decide({ ...cancel, callerId: ids.seller }, withdrawn, now)).toMatchObject({ event: 'E28', ...untouched });
  });

  test('that the other side has ended is refused', () => {
    for (const [callerId, facts] of [
      [ids.seller, defaulted],
      [ids.buyer, withdrawn],
    ] as const) {
      expect(decide({ ...cancel, callerId }, facts, now)).toMatchObject({ ok: false, reason: 'NOT_ALLOWED_NOW' });
    }
  });

  test('by a stranger is refused', () => {
    for (const facts of [defaulted, withdrawn]) {
      const decision = decide({ ...cancel, callerId: ids.stranger }, facts, now);
      expect(decision).toMatchObject({ ok: false, reason: 'NOT_YOUR_ROLE' });
    }
  });

  test('waits for a payment under way (E36-cancel)', () => {
    const facts = { ...bidTrade(), pendingAttempt: attemptFixture() };
    expect(decide({ ...cancel, callerId: ids.buyer }, facts, now)).toEqual(
      refused('PAYMENT_PENDING', { status: 'to_pay' }),
    );
    const free = approved(decide({ ...cancel, callerId: ids.buyer }, { ...facts, pendingAttempt: null }, now));
    expect(free).toMatchObject({ event: 'E36-cancel', deposits: [{ to: 'deducted', deductedAmount: 60_000 }] });
  });
});

describe('a bidder who does not pay (E36)', () => {
  test('cannot cancel while a payment is under way', () => {
    const cancel = { name: 'cancel_accepted_bid', callerId: ids.buyer } as const;
    const decision = decide(cancel, { ...bidTrade(), pendingAttempt: attemptFixture() }, now);
    expect(decision).toMatchObject({ ok: false, reason: 'PAYMENT_PENDING' });
  });

  test('pays 70 % of the deposit to the seller and 30 % to us, three days later', () => {
    const closure = { reason: 'no_return_required', detail: 'bid_default' } as const;
    const bid = bidFixture({ status: 'bid_closed', closure }, { status: 'deducted', deductedAmount: pesos(600) });
    const facts = { ...bidTrade({ status: 'listed' }), bid, isReleased: false, wasDepositPaidByCard: false };
    const { postings, messages } = approved(decide({ name: 'release_penalty', of: 'bid' }, facts, now));
    expect(postings[0]?.entries.map(({ account, amount }) => [account, amount])).toEqual([
      [`penalty:${ids.bidDeposit}`, -60_000],
      [`wallet:${ids.seller}`, 42_000],
      ['platform:penalty_revenue', 18_000],
    ]);
    expect(messages).toMatchObject([{ to: ids.seller, kind: 'compensation', params: { compensation: 42_000 } }]);
  });
});

describe('debts and fines beside a payment', () => {
  const total = orderFixture().total;
  const amountOn = ({ postings }: Approval, account: string): number =>
    postings.flatMap((one) => one.entries).reduce((sum, one) => sum + (one.account === account ? one.amount : 0), 0);
  const closedBid = { reason: 'no_return_required', detail: 'platform_cancelled' } as const;

  test('a debt is taken from a bid deposit that goes back (E37b)', () => {
    const facts = { ...bidTrade(), attempt: attemptFixture(), owed: { [ids.buyer]: pesos(100) } };
    const decision = approved(decide({ name: 'payment_succeeded', amount: total }, facts, now));
    expect(amountOn(decision, `receivable:${ids.buyer}`)).toBe(pesos(100));
  });

  test('a fine that is not for the missed payment stays when the payment comes late (E38)', () => {
    const facts = bidTrade({ status: 'listed' }, { status: 'transaction_closed', closure: closedBid });
    const bid = bidFixture({ status: 'bid_closed' }, { status: 'deducted', deductedAmount: pesos(600) });
    const late = { ...facts, bid, attempt: attemptFixture(), openedBeforeLapse: true, isFineInSuspense: true };
    expect(approved(decide({ name: 'payment_succeeded', amount: total }, late, now)).event).toBe('E38');
  });
});
