import { expect, test } from 'vitest';
import { approved, firesAt, later } from '../../../testing/decisions.ts';
import { acceptance, bidderFacts, flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import {
  askFixture,
  bidFixture,
  depositAttemptFixture,
  ids,
  itemFacts,
  tuesday as now,
  price,
  sellerFacts,
  stockFixture,
} from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import type { Decision } from '../facts/decision.ts';
import { decide } from './decide.ts';

/*
 * Differences from lifecycle.md that the reference model found: permissions and moments. One test case for each rule
 * that was corrected.
 */

const answerOf = (decision: Decision): string => (decision.ok ? decision.event : decision.reason);
const bySeller = { callerId: ids.seller } as const;
const review = { hold: { why: 'review', timers: [] } } as const;
const onWay = trade('on_way_to_warehouse', 'on_way_to_warehouse');
const parcel = { courier: 'spx-ph', trackingNumber: 'SPX1234567A' } as const;
const deliver = { name: 'seller_deliver', ...bySeller, ...parcel } as const;
const parcelFacts = { isTrackingNumberUsed: false, wasRestarted: false };
const item = { itemId: ids.item, skuId: ids.sku } as const;
const entry = { price, expiryDays: 30 } as const;
const newAsk = { askId: ids.ask, depositId: ids.deposit, ...entry } as const;
const stored = { stock: stockFixture(), seller: sellerFacts, item: itemFacts };
const flashAsk = askFixture({ lane: 'flash', stockId: ids.stock }, { amount: pesos(0) });
const busySeller = { ...sellerFacts, unpaidAskCount: 5, liveAskCountOnSku: 20 };
const raiseAttempt = depositAttemptFixture({ id: ids.secondAttempt, amount: pesos(150) });
const dueAsk = askFixture({ status: 'to_ship' }, { status: 'due' });
const shelf = { returnCost: pesos(220), ask: null };

const answers: readonly (readonly [title: string, want: string, decision: () => Decision])[] = [
  [
    'an ask at the price of an own bid would trade with oneself',
    'OWN_ENTRY',
    () =>
      decide(
        { name: 'post_ask', ...newAsk, ...item },
        { seller: sellerFacts, item: itemFacts, highestOwnBid: price },
        now,
      ),
  ],
  [
    'a bid at the price of an own ask would trade with oneself',
    'OWN_ENTRY',
    () =>
      decide(
        { name: 'post_bid', bidId: ids.bid, depositId: ids.bidDeposit, ...entry, ...item },
        { bidder: bidderFacts, item: itemFacts, lowestAsk: null, lowestOwnAsk: price },
        now,
      ),
  ],
  [
    'a day more is not asked for while the order stands still (E40, E48)',
    'ON_HOLD',
    () =>
      decide(
        { name: 'ask_more_time', ...bySeller },
        { ...trade('to_ship', 'seller_to_ship', review), window: null },
        now,
      ),
  ],
  [
    'a number is not replaced while the order stands still: its time for a first scan would run (E47, E65)',
    'ON_HOLD',
    () => decide(deliver, { ...trade('on_way_to_warehouse', 'on_way_to_warehouse', review), ...parcelFacts }, now),
  ],
  [
    'an item in stock is listed once',
    'NOT_ALLOWED_NOW',
    () => decide({ name: 'list_stock_item', ...newAsk }, { ...stored, ask: flashAsk }, now),
  ],
  [
    'a flash ask needs no deposit for a higher price',
    'E09',
    () => decide({ name: 'edit_ask', ...bySeller, price: pesos(9_000), expiryDays: 30 }, { ask: flashAsk }, now),
  ],
  [
    'unpaid and live asks do not count against an intake',
    'S1',
    () => decide({ name: 'book_intake', stockId: ids.stock, ...item }, { seller: busySeller, item: itemFacts }, now),
  ],
  ['a courier who gives up starts the search (E54)', 'E54-courier', () => decide({ name: 'inbound_lost' }, onWay, now)],
  [
    'a flash ask closes also where only the buyer is at fault (E45)',
    'E45',
    () => {
      const facts = flashTrade('buyer_to_pay', 'to_pay', { paidByAttemptId: null });
      return decide({ name: 'platform_cancel', fault: 'buyer', isFraud: false }, facts, now);
    },
  ],
  [
    'the rest for a raised price does not pay a deposit that is due again (E09p)',
    'E09p-drop',
    () => decide({ name: 'deposit_succeeded', amount: pesos(150) }, { ask: dueAsk, attempt: raiseAttempt }, now),
  ],
  [
    'a deposit that is due on an ask back on the market is held when it is paid (E11b)',
    'E11b-paid',
    () => {
      const facts = { ask: askFixture({}, { status: 'due' }), attempt: depositAttemptFixture() };
      return decide({ name: 'deposit_succeeded', amount: pesos(650) }, facts, now);
    },
  ],
  [
    'a late deposit of an ask that was sold meanwhile goes the way of E06',
    'E06',
    () => {
      const ask = askFixture({ status: 'transaction_successful' }, { status: 'voided' });
      return decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask, attempt: depositAttemptFixture() }, now);
    },
  ],
];

test.each(answers)('%s: %s', (_, want, decision) => {
  expect(answerOf(decision())).toBe(want);
});

test('an acceptance that its seller takes back ends like one that was not paid (E28 as E27)', () => {
  const facts = { ...acceptance(), order: null, pendingAttempt: null };
  const closure = { reason: 'no_return_required', detail: 'deposit_timeout' };
  for (const decision of [
    decide({ name: 'cancel_accepted_bid', ...bySeller }, facts, now),
    decide({ name: 'cancel_ask' }, acceptance(), now),
  ]) {
    expect(approved(decision).moves[0]).toMatchObject({ entity: 'ask', to: 'transaction_closed', closure });
  }
});

test('a second report of a lost parcel does not start the search again (E54)', () => {
  expect(approved(decide({ name: 'inbound_lost' }, { ...onWay, isSearching: true }, now)).timers).toEqual([]);
});

test('confirming is the delivery where no courier reported one: the week for a claim counts from there (E70, E74)', () => {
  const facts = trade('transaction_successful', 'to_receive');
  const { patches } = approved(decide({ name: 'confirm_received', callerId: ids.buyer }, facts, now));
  expect(patches).toContainEqual({ entity: 'order', id: ids.order, set: { deliveryAt: now } });
});

const deadlines: readonly (readonly [
  title: string,
  kind: Parameters<typeof firesAt>[1],
  want: Date | undefined,
  decision: () => Decision,
])[] = [
  [
    'the inbound transit counts the longest days of the seller’s leg',
    'inbound_transit',
    later(13 * DAY_MS),
    () => decide(deliver, { ...trade('to_ship', 'seller_to_ship'), ...parcelFacts, legDaysMax: 6 }, now),
  ],
  [
    'a deadline that gets its time back on a Sunday moves to Monday noon',
    'confirmation',
    new Date('2026-11-23T04:00:00Z'),
    () => {
      const hold = { why: 'review', timers: [{ kind: 'confirmation', remainingMs: 20 * HOUR_MS }] } as const;
      const facts = trade('confirming_buyer_order', 'confirming_buyer_order', { hold });
      return decide({ name: 'release_hold' }, facts, new Date('2026-11-21T10:00:00Z'));
    },
  ],
  [
    'the time for a second delivery does not come back once it is paid (E72)',
    'redelivery',
    undefined,
    () => {
      const hold = { why: 'chargeback', timers: [{ kind: 'redelivery', remainingMs: HOUR_MS }] } as const;
      const facts = trade('transaction_successful', 'platform_to_ship', { hold, redelivery: 'paid' });
      return decide({ name: 'release_hold' }, facts, now);
    },
  ],
  [
    'an ask that is paid for again after a reversal gets the rest of its days (E11, E03)',
    'listing',
    later(5 * DAY_MS),
    () => {
      const ask = askFixture({ status: 'to_pay', listingRemainingMs: 5 * DAY_MS }, { status: 'due' });
      return decide({ name: 'deposit_succeeded', amount: pesos(650) }, { ask, attempt: depositAttemptFixture() }, now);
    },
  ],
  [
    'a deposit that the bank had taken back leaves nothing to share out',
    'penalty_release',
    undefined,
    () => decide({ name: 'ship_time_over' }, { ...trade('to_ship', 'seller_to_ship'), ask: dueAsk }, now),
  ],
  [
    'the end of the storage waits a day for a buyer who has reserved the item',
    'stock_storage',
    later(DAY_MS),
    () => decide({ name: 'storage_time_over' }, { stock: stockFixture({ status: 'reserved' }), ...shelf }, now),
  ],
];

test.each(deadlines)('%s: %s at %s', (_, kind, want, decision) => {
  expect(firesAt(approved(decision()), kind)).toEqual(want);
});

test('a bid that is raised over the lowest ask is edited, and the book is matched after it (E18e, E21)', () => {
  const edit = { name: 'edit_bid', callerId: ids.buyer, price: pesos(6_500), expiryDays: 14 } as const;
  expect(answerOf(decide(edit, { bid: bidFixture({}, { amount: pesos(650) }) }, now))).toBe('E18e');
});
