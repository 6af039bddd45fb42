import { describe, expect, test } from 'vitest';
import {
  approved,
  bookings,
  eventOrReason,
  firesAt,
  later,
  movesOf,
  refused,
  untouched,
} from '../../../testing/decisions.ts';
import { acceptance, newOrder } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  bidAttemptFixture,
  bidFixture,
  depositAttemptFixture,
  ids,
  tuesday as now,
  unpaidAskFixture,
} from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const unpaidBid = bidFixture({ status: 'to_pay', liveAt: null }, { status: 'due', paidByAttemptId: null });
const raise = { price: pesos(8_000), amount: pesos(150) };
const raisingAsk = askFixture({}, { raise });
const raisingBid = bidFixture({}, { raise });
const topUp = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });
const bidTopUp = bidAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });

describe('starting to pay', () => {
  const pay = { attemptId: ids.secondAttempt, channel: 'CARDS' } as const;
  const cheap = { amount: pesos(19), status: 'due', paidByAttemptId: null } as const;

  test.each([
    { what: 'an ask', event: 'E02', name: 'pay_deposit', facts: { ask: unpaidAskFixture() }, amount: pesos(650) },
    { what: 'a raised ask', event: 'E02', name: 'pay_deposit', facts: { ask: raisingAsk }, amount: pesos(150) },
    { what: 'a bid', event: 'E14', name: 'pay_bid_deposit', facts: { bid: unpaidBid }, amount: pesos(600) },
    { what: 'a raised bid', event: 'E14', name: 'pay_bid_deposit', facts: { bid: raisingBid }, amount: pesos(150) },
    { what: 'an accepted bid', event: 'E24', name: 'pay_accepted_bid', facts: acceptance(), amount: pesos(650) },
  ] as const)('the deposit of $what makes one attempt, and none beside one under way ($event)', (row) => {
    const pending = depositAttemptFixture({ amount: row.amount });
    const facts = { ...row.facts, pendingAttempt: null } as never;
    const fresh = decide({ name: row.name, ...pay }, facts, now);
    expect(fresh).toMatchObject({
      event: row.event,
      attempts: [{ id: ids.secondAttempt, from: null, to: 'PENDING' }],
      moves: [],
    });
    const again = decide({ name: row.name, ...pay }, { ...row.facts, pendingAttempt: pending } as never, now);
    expect(again).toMatchObject({ event: row.event, attempts: [], ...untouched });
  });

  test.each([
    { what: 'a second, higher raise', name: 'pay_deposit', event: 'E02', facts: { ask: raisingAsk } },
    {
      what: 'a deposit that was reversed meanwhile',
      name: 'pay_deposit',
      event: 'E02',
      facts: { ask: unpaidAskFixture() },
    },
    { what: 'a second raise of a bid', name: 'pay_bid_deposit', event: 'E14', facts: { bid: raisingBid } },
  ] as const)('gives up a payment of another amount, after $what ($event)', ({ name, event, facts }) => {
    const pending = depositAttemptFixture({ amount: pesos(350) });
    expect(decide({ name, ...pay }, { ...facts, pendingAttempt: pending } as never, now)).toMatchObject({
      event,
      attempts: [
        { id: ids.depositAttempt, from: 'PENDING', to: 'FAILED' },
        { id: ids.secondAttempt, from: null, to: 'PENDING' },
      ],
      moves: [],
      patches: [],
    });
  });

  test('a payment that was given up and arrives all the same goes back whole, and the raise still waits', () => {
    const attempt = depositAttemptFixture({ amount: pesos(350), status: 'FAILED' });
    const approval = approved(
      decide({ name: 'deposit_succeeded', amount: pesos(350) }, { ask: raisingAsk, attempt }, now),
    );
    expect(approval.event).toBe('E09p-drop');
    expect(approval.refunds).toMatchObject([{ attemptId: attempt.id, amount: 35_000 }]);
    expect(approval.patches).toEqual([]);
  });

  test.each([
    { name: 'pay_deposit', facts: { ask: askFixture({}, cheap) } },
    { name: 'pay_deposit', facts: { ask: askFixture({}, { raise: { ...raise, amount: pesos(19) } }) } },
    { name: 'pay_bid_deposit', facts: { bid: bidFixture({ status: 'to_pay' }, cheap) } },
  ] as const)('by a channel that does not take the amount is refused ($name)', ({ name, facts }) => {
    const decision = decide({ name, ...pay }, { ...facts, pendingAttempt: null } as never, now);
    expect(decision).toEqual(refused('METHOD_LIMIT', { channel: 'CARDS', amount: 1_900 }));
  });

  const reserved = askFixture({ status: 'buyer_to_pay' }, { raise });
  const paidAcceptance = askFixture({ status: 'to_pay', origin: 'accept_bid' });
  test.each([
    { name: 'pay_deposit', facts: { ask: askFixture() }, status: 'listed', depositStatus: 'under_hold' },
    { name: 'pay_deposit', facts: { ask: reserved }, status: 'buyer_to_pay', depositStatus: 'under_hold' },
    { name: 'pay_bid_deposit', facts: { bid: bidFixture() }, status: 'bid_active', depositStatus: 'under_hold' },
    {
      name: 'pay_accepted_bid',
      facts: { ...acceptance(), ask: paidAcceptance },
      status: 'to_pay',
      depositStatus: 'under_hold',
    },
    {
      name: 'pay_accepted_bid',
      facts: { ...acceptance(), ask: unpaidAskFixture() },
      status: 'to_pay',
      depositStatus: 'due',
    },
  ] as const)('one that is $depositStatus in $status is refused ($name)', ({ name, facts, ...details }) => {
    const decision = decide({ name, ...pay }, { ...facts, pendingAttempt: null } as never, now);
    expect(decision).toEqual(refused('DEPOSIT_NOT_DUE', details));
  });
});

describe('a success', () => {
  test('of another amount names both', () => {
    const facts = { ask: unpaidAskFixture(), attempt: depositAttemptFixture() };
    const decision = decide({ name: 'deposit_succeeded', amount: pesos(649) }, facts, now);
    expect(decision).toEqual(refused('AMOUNT_MISMATCH', { expected: 65_000, received: 64_900 }));
  });

  test('that is repeated changes nothing (E39)', () => {
    const facts = { bid: bidFixture(), attempt: bidAttemptFixture({ status: 'SUCCEEDED' }) };
    const decision = decide({ name: 'bid_deposit_succeeded', amount: pesos(600) }, facts, now);
    expect(decision).toMatchObject({ event: 'E39', attempts: [], ...untouched });
  });

  test.each([7, 14, 30] as const)(
    'makes ask (E03) and bid (E15) live for the %i days that their owner picked',
    (expiryDays) => {
      const ask = unpaidAskFixture({ expiryDays });
      const asked = decide(
        { name: 'deposit_succeeded', amount: pesos(650) },
        { ask, attempt: depositAttemptFixture() },
        now,
      );
      expect(movesOf(approved(asked))).toEqual(['E03: ask to_pay listed']);
      expect(firesAt(approved(asked), 'listing')).toEqual(later(expiryDays * DAY_MS));
      const bids = decide(
        { name: 'bid_deposit_succeeded', amount: pesos(600) },
        { bid: { ...unpaidBid, expiryDays }, attempt: bidAttemptFixture() },
        now,
      );
      expect(movesOf(approved(bids))).toEqual(['E15: bid to_pay bid_active']);
      expect(approved(bids).attempts).toEqual([{ id: ids.bidAttempt, from: 'PENDING', to: 'SUCCEEDED' }]);
      expect(firesAt(approved(bids), 'bid_life')).toEqual(later(expiryDays * DAY_MS));
    },
  );

  test.each([
    { remainingMs: 5 * DAY_MS, lives: 5 * DAY_MS },
    { remainingMs: 1, lives: HOUR_MS },
  ])('after a reversal gives ask and bid the rest of their days, $remainingMs ms, at least an hour', (row) => {
    const ask = unpaidAskFixture({ listingRemainingMs: row.remainingMs });
    const asked = { ask, attempt: depositAttemptFixture() };
    const live = approved(decide({ name: 'deposit_succeeded', amount: pesos(650) }, asked, now));
    expect(firesAt(live, 'listing')).toEqual(later(row.lives));
    const bids = { bid: { ...unpaidBid, liveRemainingMs: row.remainingMs }, attempt: bidAttemptFixture() };
    const back = approved(decide({ name: 'bid_deposit_succeeded', amount: pesos(600) }, bids, now));
    expect(firesAt(back, 'bid_life')).toEqual(later(row.lives));
  });

  test('for a raised price makes it live at a new place in the queue (E09p)', () => {
    const command = { amount: pesos(150) } as const;
    const set = { price: pesos(8_000), liveAt: now };
    const ask = decide({ name: 'deposit_succeeded', ...command }, { ask: raisingAsk, attempt: topUp }, now);
    expect(approved(ask).event).toBe('E09p');
    expect(approved(ask).patches).toContainEqual({ entity: 'ask', id: ids.ask, set });
    expect(firesAt(approved(ask), 'listing')).toEqual(later(30 * DAY_MS));
    const bid = decide({ name: 'bid_deposit_succeeded', ...command }, { bid: raisingBid, attempt: bidTopUp }, now);
    expect(approved(bid).event).toBe('E09p-bid');
    expect(approved(bid).patches).toContainEqual({ entity: 'bid', id: ids.bid, set });
  });

  test('for a raised price gives all of the days that were picked, also where ask or bid had come back before', () => {
    const ask = { ...raisingAsk, listingRemainingMs: HOUR_MS };
    const asked = decide({ name: 'deposit_succeeded', amount: pesos(150) }, { ask, attempt: topUp }, now);
    expect(firesAt(approved(asked), 'listing')).toEqual(later(30 * DAY_MS));
    const bid = { ...raisingBid, liveRemainingMs: HOUR_MS };
    const bids = decide({ name: 'bid_deposit_succeeded', amount: pesos(150) }, { bid, attempt: bidTopUp }, now);
    expect(firesAt(approved(bids), 'bid_life')).toEqual(later(14 * DAY_MS));
  });

  test('for a price that was raised anew meanwhile goes back, and the price stays (E09p-drop)', () => {
    const older = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(100) });
    const facts = { ask: raisingAsk, attempt: older };
    const approval = approved(decide({ name: 'deposit_succeeded', amount: pesos(100) }, facts, now));
    expect(approval.event).toBe('E09p-drop');
    expect(approval.patches).toEqual([]);
    expect(approval.refunds).toMatchObject([{ attemptId: ids.secondAttempt, amount: 10_000 }]);
    expect(approval.messages).toMatchObject([{ to: ids.seller, params: { refund: 10_000 } }]);
  });

  test('for an accepted bid makes the order at the bid’s price, and the bidder has a day to pay (E25)', () => {
    const facts = { ...acceptance(), attempt: depositAttemptFixture(), newOrder };
    const approval = approved(decide({ name: 'deposit_succeeded', amount: pesos(650) }, facts, now));
    expect(approval.creations).toMatchObject([
      { entity: 'order', row: { id: ids.order, origin: 'bid', bidId: ids.bid, price: 600_000, createdAt: now } },
    ]);
    expect(movesOf(approval)).toEqual([
      'E25: ask to_pay buyer_to_pay',
      'E25: bid seller_to_pay_deposit buyer_to_pay',
      'E25: order none to_pay',
    ]);
    expect(firesAt(approval, 'accepted_payment_window')).toEqual(later(DAY_MS));
  });

  test('for an accepted bid cannot be decided without what the order needs', () => {
    const facts = { ...acceptance(), attempt: depositAttemptFixture() };
    expect(() => decide({ name: 'deposit_succeeded', amount: pesos(650) }, facts, now)).toThrow(
      'Expected what the order needs among the facts',
    );
  });
});

describe('a failure', () => {
  const closedBid = bidFixture({ status: 'bid_closed' }, { status: 'voided' });
  const closedAsk = askFixture({ status: 'transaction_closed' }, { status: 'voided' });

  test.each([
    { what: 'an unpaid ask', event: 'E04', facts: { ask: unpaidAskFixture(), attempt: depositAttemptFixture() } },
    { what: 'a raised ask', event: 'E04', facts: { ask: raisingAsk, attempt: topUp } },
    { what: 'an acceptance', event: 'E26', facts: { ...acceptance(), attempt: depositAttemptFixture() } },
    { what: 'an unpaid bid', event: 'E16', facts: { bid: unpaidBid, attempt: bidAttemptFixture() } },
    { what: 'a raised bid', event: 'E16', facts: { bid: raisingBid, attempt: bidTopUp } },
  ])('is told to the owner of $what ($event)', ({ event, facts }) => {
    const name = 'ask' in facts ? 'deposit_failed' : 'bid_deposit_failed';
    const approval = approved(decide({ name }, facts as never, now));
    expect(approval).toMatchObject({ event, attempts: [{ from: 'PENDING', to: 'FAILED' }], moves: [] });
    expect(approval.messages.map(({ to }) => to)).toEqual(['ask' in facts ? ids.seller : ids.buyer]);
  });

  test.each([
    { what: 'a live ask', event: 'E04', facts: { ask: askFixture(), attempt: topUp } },
    { what: 'a closed ask', event: 'E04', facts: { ask: closedAsk, attempt: depositAttemptFixture() } },
    { what: 'a live bid', event: 'E16', facts: { bid: bidFixture(), attempt: bidTopUp } },
    { what: 'a closed bid', event: 'E16', facts: { bid: closedBid, attempt: bidAttemptFixture() } },
  ])('of $what, where nothing is awaited, is recorded only ($event)', ({ event, facts }) => {
    const name = 'ask' in facts ? 'deposit_failed' : 'bid_deposit_failed';
    const decision = decide({ name }, facts as never, now);
    expect(decision).toMatchObject({ event, attempts: [{ from: 'PENDING', to: 'FAILED' }], ...untouched });
  });

  test.each([
    { status: 'FAILED', event: 'E39' },
    { status: 'SUCCEEDED', event: 'E39c' },
  ] as const)('of an attempt that has $status changes nothing ($event)', ({ status, event }) => {
    const facts = { ask: unpaidAskFixture(), attempt: depositAttemptFixture({ status }) };
    expect(decide({ name: 'deposit_failed' }, facts, now)).toMatchObject({ event, attempts: [], ...untouched });
  });
});

describe('the end of the time to pay', () => {
  const pendingAttempt = depositAttemptFixture();

  test.each([
    { kind: 'ask_deposit', event: 'T1x', name: 'deposit_time_over', facts: { ask: unpaidAskFixture() } },
    { kind: 'ask_deposit', event: 'T1x', name: 'deposit_time_over', facts: { ask: raisingAsk } },
    { kind: 'bid_deposit', event: 'T3x', name: 'bid_deposit_time_over', facts: { bid: unpaidBid } },
    { kind: 'acceptance_deposit', event: 'T5x', name: 'deposit_time_over', facts: acceptance() },
  ] as const)('is 15 minutes later while a payment is under way ($event)', ({ kind, event, name, facts }) => {
    const pending = { ...facts, pendingAttempt, wasExtended: false } as never;
    const approval = approved(decide({ name }, pending, now));
    expect(approval).toMatchObject({ event, moves: [], patches: [] });
    expect(approval.timers).toMatchObject([{ kind, isExtension: true, fireAt: later(15 * MINUTE_MS) }]);
  });

  test.each([
    { event: 'E05', name: 'deposit_time_over', facts: { ask: unpaidAskFixture() } },
    { event: 'E09-lapse', name: 'deposit_time_over', facts: { ask: raisingAsk } },
    { event: 'E17', name: 'bid_deposit_time_over', facts: { bid: unpaidBid } },
    { event: 'E18e-lapse', name: 'bid_deposit_time_over', facts: { bid: raisingBid } },
    { event: 'E27', name: 'deposit_time_over', facts: acceptance() },
  ] as const)('comes at once without a payment, and after one extension with one ($event)', (row) => {
    for (const waits of [
      { pendingAttempt: null, wasExtended: false },
      { pendingAttempt, wasExtended: true },
    ]) {
      const approval = approved(decide({ name: row.name }, { ...row.facts, ...waits } as never, now));
      expect(approval.event).toBe(row.event);
      expect(approval.timers.every((timer) => !('isExtension' in timer) || timer.isExtension === undefined)).toBe(true);
    }
  });

  test.each([
    { event: 'E09-lapse', name: 'deposit_time_over', facts: { ask: raisingAsk }, id: ids.deposit },
    { event: 'E18e-lapse', name: 'bid_deposit_time_over', facts: { bid: raisingBid }, id: ids.bidDeposit },
  ] as const)('drops a raise whose deposit was not paid ($event)', ({ name, facts, id }) => {
    const approval = approved(decide({ name }, { ...facts, pendingAttempt: null, wasExtended: false } as never, now));
    expect(approval.patches).toEqual([{ entity: 'deposit', id, set: { raise: null } }]);
    expect(approval.moves).toEqual([]);
  });

  test('keeps the deposit as it is where nothing was raised (E05)', () => {
    const facts = { ask: unpaidAskFixture(), pendingAttempt: null, wasExtended: false };
    expect(approved(decide({ name: 'deposit_time_over' }, facts, now)).patches).toEqual([]);
  });
});

describe('a deposit that the bank takes back', () => {
  const found = { isRefundUnsent: false, isFineInSuspense: false };
  const paid = depositAttemptFixture({ status: 'SUCCEEDED' });
  const bidPaid = bidAttemptFixture({ status: 'SUCCEEDED' });
  const topUps = [{ amount: pesos(150), attemptId: ids.secondAttempt }];

  test('takes ask (E11) and bid (E19r) off the market, with a day to pay again', () => {
    const ask = decide({ name: 'deposit_reversed' }, { ask: askFixture(), attempt: paid, ...found }, now);
    expect(movesOf(approved(ask))).toEqual(['E11: ask listed to_pay']);
    expect(firesAt(approved(ask), 'ask_deposit')).toEqual(later(24 * HOUR_MS));
    const bid = decide({ name: 'bid_deposit_reversed' }, { bid: bidFixture(), attempt: bidPaid, ...found }, now);
    expect(movesOf(approved(bid))).toEqual(['E19r: bid bid_active to_pay']);
    expect(firesAt(approved(bid), 'bid_deposit')).toEqual(later(24 * HOUR_MS));
  });

  test('counts also where it is the part that a raise added', () => {
    const ask = askFixture({}, { topUps, amount: pesos(800) });
    const attempt = depositAttemptFixture({ id: ids.secondAttempt, status: 'SUCCEEDED' });
    expect(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now)).toMatchObject({ event: 'E11' });
  });

  test.each([
    { what: 'another attempt', change: {}, attempt: { ...paid, id: ids.secondAttempt } },
    { what: 'another attempt beside a raise', change: { topUps }, attempt: { ...paid, id: ids.attempt } },
    { what: 'a deposit that is due again', change: { status: 'due' }, attempt: paid },
    { what: 'a deposit that is voided', change: { status: 'voided' }, attempt: paid },
  ] as const)('of $what changes nothing (E11b)', ({ change, attempt }) => {
    const ask = askFixture({}, change);
    expect(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now)).toMatchObject({
      event: 'E11b',
      ...untouched,
    });
    const bid = bidFixture({}, { paidByAttemptId: ids.depositAttempt, ...change });
    expect(decide({ name: 'bid_deposit_reversed' }, { bid, attempt, ...found }, now)).toMatchObject({
      event: 'E11b-bid',
      ...untouched,
    });
  });

  test('owes only what has left, where a part of its refund is still here (E11b)', () => {
    const ask = askFixture({ status: 'transaction_closed' }, { status: 'returned' });
    const facts = { ask, attempt: paid, isRefundUnsent: true, unsentRefund: pesos(100), isFineInSuspense: false };
    const lines = bookings(approved(decide({ name: 'deposit_reversed' }, facts, now))).flat();
    expect(lines).toContain(`receivable:${ids.seller} -550`);
    expect(lines).toContain(`refund:${ids.depositAttempt} -100`);
  });

  test.each([
    { isFineInSuspense: false, isRefundUnsent: false, owed: ['-650'] },
    { isFineInSuspense: true, isRefundUnsent: false, owed: ['-325'] },
    { isFineInSuspense: false, isRefundUnsent: true, owed: ['-325'] },
    { isFineInSuspense: true, isRefundUnsent: true, owed: [] },
  ])(
    'after a fine of half of it leaves owed $owed: fine here $isFineInSuspense, refund here $isRefundUnsent',
    (row) => {
      const { owed, ...unsent } = row;
      const ask = askFixture({ status: 'transaction_closed' }, { status: 'deducted', deductedAmount: pesos(325) });
      const approval = approved(decide({ name: 'deposit_reversed' }, { ask, attempt: paid, ...unsent }, now));
      expect(approval.event).toBe('E11b-late');
      const lines = bookings(approval).flat();
      expect(lines.filter((line) => line.startsWith('receivable:'))).toEqual(
        owed.map((amount) => `receivable:${ids.seller} ${amount}`),
      );
    },
  );
});

describe('deposits that are due again, late or taken back', () => {
  const raiseAttempt = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });
  const dueAsk = askFixture({ status: 'to_ship' }, { status: 'due' });
  const found = { isRefundUnsent: false, isFineInSuspense: false, timers: [] };

  test('the rest for a raised price does not pay a deposit that is due again (E09p): E09p-drop', () => {
    expect(
      eventOrReason(
        decide({ name: 'deposit_succeeded', amount: pesos(150) }, { ask: dueAsk, attempt: raiseAttempt }, now),
      ),
    ).toBe('E09p-drop');
  });

  test('a deposit that is due on an ask back on the market is held when it is paid (E11b): E11b-paid', () => {
    const facts = { ask: askFixture({}, { status: 'due' }), attempt: depositAttemptFixture() };
    expect(eventOrReason(decide({ name: 'deposit_succeeded', amount: pesos(650) }, facts, now))).toBe('E11b-paid');
  });

  test('a late deposit of an ask that was sold meanwhile goes the way of E06: E06', () => {
    const ask = askFixture({ status: 'transaction_successful' }, { status: 'voided' });
    expect(
      eventOrReason(
        decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask, attempt: depositAttemptFixture() }, now),
      ),
    ).toBe('E06');
  });

  test('an ask that is paid for again after a reversal gets the rest of its days (E11, E03)', () => {
    const ask = askFixture({ status: 'to_pay', listingRemainingMs: 5 * DAY_MS }, { status: 'due' });
    expect(
      firesAt(
        approved(
          decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask, attempt: depositAttemptFixture() }, now),
        ),
        'listing',
      ),
    ).toEqual(later(5 * DAY_MS));
  });

  test('a late deposit goes back to the payment that brought it, not to one that was taken back before (E17)', () => {
    const bid = bidFixture({ status: 'bid_closed' }, { status: 'voided', paidByAttemptId: ids.bidAttempt });
    const attempt = bidAttemptFixture({ id: ids.secondAttempt });
    const decision = approved(decide({ name: 'bid_deposit_succeeded', amount: pesos(600) }, { bid, attempt }, now));
    expect(decision.refunds).toMatchObject([{ attemptId: ids.secondAttempt, amount: pesos(600) }]);
  });

  test('a reversal of one of two payments of a settled deposit takes back that payment alone (E11b)', () => {
    const topUps = [{ amount: pesos(150), attemptId: ids.secondAttempt }];
    const ask = askFixture({ status: 'transaction_closed' }, { amount: pesos(800), status: 'returned', topUps });
    const attempt = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150), status: 'SUCCEEDED' });
    const decision = approved(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now));
    expect(bookings(decision)).toEqual([
      ['deposit_reversed', 'platform:gateway_clearing 150', `receivable:${ids.seller} -150`],
    ]);
  });

  test('a deposit of a closed ask under review that the bank takes back is void (E11b)', () => {
    const closure = { reason: 'no_return_required', detail: 'suspended' } as const;
    const ask = askFixture({ status: 'transaction_closed', closure });
    const attempt = depositAttemptFixture({ status: 'SUCCEEDED' });
    const { deposits } = approved(decide({ name: 'deposit_reversed' }, { ask, attempt, ...found }, now));
    expect(deposits.map(({ to }) => to)).toEqual(['due', 'voided']);
  });
});
