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
import { trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, ids, tuesday as now, returnFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { pesos } from '../../money/centavos.ts';
import { decide } from './decide.ts';

const order = { entity: 'order', id: ids.order } as const;
const confirming = trade('confirming_buyer_order', 'confirming_buyer_order');
const toShip = trade('to_ship', 'seller_to_ship');
const parcel = { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC123456789' };
const onWay = trade('on_way_to_warehouse', 'on_way_to_warehouse', parcel);
const seen = trade('on_way_to_warehouse', 'on_way_to_warehouse', { ...parcel, inboundScannedAt: now });
const hold = { why: 'review', timers: [] } as const;

describe('confirming an order (E41)', () => {
  const confirm = { name: 'confirm_order', callerId: ids.seller } as const;

  test.each([
    { facts: confirming, callerId: ids.buyer, refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }) },
    { facts: toShip, callerId: ids.buyer, refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }) },
    {
      facts: trade('confirming_buyer_order', 'confirming_buyer_order', { hold }),
      callerId: ids.seller,
      refusal: refused('ON_HOLD', { status: 'confirming_buyer_order' }),
    },
    {
      facts: trade('buyer_to_pay', 'to_pay'),
      callerId: ids.seller,
      refusal: refused('NOT_ALLOWED_NOW', { status: 'to_pay' }),
    },
  ])('by $callerId in $facts.order.status is refused with $refusal.reason', ({ facts, callerId, refusal }) => {
    expect(decide({ ...confirm, callerId }, facts, now)).toEqual(refusal);
  });

  test.each([toShip, onWay, trade('transaction_closed', 'transaction_closed')])(
    'a second time, in $order.status, changes nothing',
    (facts) => {
      expect(decide(confirm, facts, now)).toMatchObject({ event: 'E41', ...untouched });
    },
  );
});

describe('giving the tracking number (E46, E47)', () => {
  const known = { isTrackingNumberUsed: false, wasRestarted: false };
  const deliver = {
    name: 'seller_deliver',
    callerId: ids.seller,
    courier: 'lbcexpress',
    trackingNumber: 'lbc 999-999-999',
  } as const;
  const stored = { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC999999999' };

  test('sends the parcel on its way and tells the buyer its courier, without its number (E46)', () => {
    const approval = approved(decide(deliver, { ...toShip, ...known }, now));
    expect(movesOf(approval)).toEqual([
      'E46: ask to_ship on_way_to_warehouse',
      'E46: order seller_to_ship on_way_to_warehouse',
    ]);
    expect(approval.patches).toEqual([{ ...order, set: stored }]);
    expect(approval.messages).toMatchObject([{ to: ids.buyer, params: { courier: 'lbcexpress' } }]);
    expect(JSON.stringify(approval.messages)).not.toContain('LBC999999999');
  });

  test.each([
    { legDaysMax: 6, days: 13 },
    { legDaysMax: undefined, days: 10 },
  ])('searches for a parcel of at most $legDaysMax days on its way after $days days', ({ legDaysMax, days }) => {
    const approval = approved(decide(deliver, { ...toShip, ...known, legDaysMax }, now));
    expect(firesAt(approval, 'inbound_transit')).toEqual(later(days * DAY_MS));
  });

  test.each([
    { what: 'another number', change: {} },
    { what: 'another courier', change: { courier: 'ninjavan-ph', trackingNumber: 'LBC123456789' } },
  ])('of $what replaces the first one before a scan (E47)', ({ change }) => {
    const approval = approved(decide({ ...deliver, ...change }, { ...onWay, ...known }, now));
    expect(approval).toMatchObject({ event: 'E47', moves: [], patches: [{ ...order }] });
    expect(firesAt(approval, 'first_scan')).toBeDefined();
  });

  test.each([
    { what: 'the same number', facts: { ...onWay, ...known }, change: { trackingNumber: 'lbc 123 456 789' } },
    {
      what: 'the same number, used by itself',
      facts: { ...onWay, ...known, isTrackingNumberUsed: true },
      change: { trackingNumber: 'LBC123456789' },
    },
  ])('of $what changes nothing (E47)', ({ facts, change }) => {
    expect(decide({ ...deliver, ...change }, facts, now)).toMatchObject({ event: 'E47', ...untouched });
  });

  const due = { ...toShip, ask: askFixture({ status: 'to_ship' }, { status: 'due' }) };
  const invalid = { courier: 'lbcexpress', trackingNumber: 'AB12345' };
  test.each([
    { facts: toShip, change: { callerId: ids.buyer }, refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }) },
    {
      facts: confirming,
      change: {},
      refusal: refused('NOT_ALLOWED_NOW', { status: 'confirming_buyer_order', scannedAt: null }),
    },
    { facts: seen, change: {}, refusal: refused('NOT_ALLOWED_NOW', { status: 'on_way_to_warehouse', scannedAt: now }) },
    { facts: due, change: {}, refusal: refused('DEPOSIT_DUE', { status: 'seller_to_ship' }) },
    {
      facts: { ...toShip, order: { ...toShip.order, hold } },
      change: {},
      refusal: refused('ON_HOLD', { status: 'seller_to_ship' }),
    },
    {
      facts: { ...onWay, order: { ...onWay.order, hold } },
      change: {},
      refusal: refused('ON_HOLD', { status: 'on_way_to_warehouse' }),
    },
    {
      facts: toShip,
      change: invalid,
      refusal: refused('TRACKING_NUMBER_INVALID', { problem: 'not_well_formed', ...invalid }),
    },
    {
      facts: onWay,
      change: invalid,
      refusal: refused('TRACKING_NUMBER_INVALID', { problem: 'not_well_formed', ...invalid }),
    },
  ])('in $facts.order.status with $change is refused with $refusal.reason', ({ facts, change, refusal }) => {
    expect(decide({ ...deliver, ...change }, { ...facts, ...known }, now)).toEqual(refusal);
  });

  test('that another order has is refused, and told which', () => {
    const decision = decide(deliver, { ...toShip, ...known, isTrackingNumberUsed: true }, now);
    const details = { problem: 'used_before', courier: 'lbcexpress', trackingNumber: 'LBC999999999' };
    expect(decision).toEqual(refused('TRACKING_NUMBER_INVALID', details));
  });

  test('of a parcel on its way is not stopped by a deposit that is due again (E47)', () => {
    const ask = askFixture({ status: 'on_way_to_warehouse' }, { status: 'due' });
    expect(decide(deliver, { ...onWay, ask, ...known }, now)).toMatchObject({ ok: true, event: 'E47' });
  });
});

describe('more time to ship (E48)', () => {
  const ask = { name: 'ask_more_time', callerId: ids.seller } as const;
  const startedAt = later(-HOUR_MS);

  test.each([
    { window: { startedAt, fireAt: later(12 * HOUR_MS) }, hours: 36 },
    { window: { startedAt, fireAt: later(-1) }, hours: 24 },
    { window: null, hours: 24 },
  ])('is a day on top of what is left of $window: $hours hours', ({ window, hours }) => {
    const approval = approved(decide(ask, { ...toShip, window }, now));
    expect(approval.patches).toEqual([{ ...order, set: { isShipExtended: true } }]);
    expect(firesAt(approval, 'shipment')).toEqual(later(hours * HOUR_MS));
  });

  test.each([
    { facts: toShip, callerId: ids.buyer, refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }) },
    {
      facts: trade('to_ship', 'seller_to_ship', { isShipExtended: true }),
      callerId: ids.seller,
      refusal: refused('ALREADY_DONE', { status: 'seller_to_ship' }),
    },
  ])('is refused to $callerId with $refusal.reason', ({ facts, callerId, refusal }) => {
    expect(decide({ ...ask, callerId }, { ...facts, window: null }, now)).toEqual(refusal);
  });
});

describe('the first scan of a courier (E46s)', () => {
  const scan = { name: 'courier_scanned', scannedAt: later(-HOUR_MS) } as const;

  test('is kept with its own time and ends the wait for it', () => {
    const approval = approved(decide(scan, onWay, now));
    expect(approval.patches).toEqual([{ ...order, set: { inboundScannedAt: later(-HOUR_MS) } }]);
    expect(approval.timers).toEqual([{ change: 'stop', subject: order, kind: 'first_scan' }]);
  });

  test.each([seen, toShip, trade('platform_received', 'platform_received')])(
    'changes nothing a second time, or in $order.status',
    (facts) => {
      expect(decide(scan, facts, now)).toMatchObject({ event: 'E46s', ...untouched });
    },
  );
});

describe('a parcel that is lost on its way to us (E54)', () => {
  test.each([
    { facts: seen, hasDropOffProof: undefined, isPaid: true },
    { facts: seen, hasDropOffProof: false, isPaid: true },
    { facts: onWay, hasDropOffProof: true, isPaid: true },
    { facts: onWay, hasDropOffProof: false, isPaid: false },
    { facts: onWay, hasDropOffProof: undefined, isPaid: false },
  ])('scanned at $facts.order.inboundScannedAt, proof $hasDropOffProof: the seller is paid $isPaid', (row) => {
    const facts = { ...row.facts, hasDropOffProof: row.hasDropOffProof };
    const approval = approved(decide({ name: 'inbound_search_over' }, facts, now));
    expect(approval.event).toBe('E54');
    const paid = bookings(approval).filter(([code]) => code === 'item_compensated');
    expect(paid).toEqual(
      row.isPaid
        ? [expect.arrayContaining(['item_compensated', expect.stringContaining(`wallet:${ids.seller} 5675`)])]
        : [],
    );
  });
});

describe('a parcel that the courier gives up (E54-courier)', () => {
  test.each([
    { isSearching: false, facts: onWay },
    { isSearching: undefined, facts: seen },
  ])('is searched for 14 days, scanned before or not', ({ isSearching, facts }) => {
    const approval = approved(decide({ name: 'inbound_lost' }, { ...facts, isSearching }, now));
    expect(approval).toMatchObject({ event: 'E54-courier', moves: [], postings: [] });
    expect(firesAt(approval, 'inbound_search')).toEqual(later(14 * DAY_MS));
  });

  test('while it is searched for changes nothing', () => {
    expect(decide({ name: 'inbound_lost' }, { ...seen, isSearching: true }, now)).toMatchObject({
      event: 'E54-courier',
      ...untouched,
    });
  });
});

describe('a parcel that goes back to its seller (E55)', () => {
  const back = { name: 'inbound_returned' } as const;

  test('is sent again within a day, under a new number', () => {
    const approval = approved(decide(back, seen, now));
    expect(movesOf(approval)).toEqual([
      'E55: ask on_way_to_warehouse to_ship',
      'E55: order on_way_to_warehouse seller_to_ship',
    ]);
    expect(approval.patches).toEqual([
      {
        ...order,
        set: { isResent: true, inboundCourier: null, inboundTrackingNumber: null, inboundScannedAt: null },
      },
    ]);
    expect(firesAt(approval, 'shipment')).toEqual(later(24 * HOUR_MS));
  });

  test('a second time ends the order, and nobody is fined (E55b)', () => {
    const approval = approved(
      decide(back, trade('on_way_to_warehouse', 'on_way_to_warehouse', { isResent: true }), now),
    );
    expect(approval).toMatchObject({ event: 'E55b', patches: [], deposits: [{ to: 'returned' }] });
  });
});

describe('a parcel that comes after the end (E53)', () => {
  const late = { name: 'receive_late_parcel' } as const;
  const ask = askFixture({
    status: 'transaction_closed',
    closure: { reason: 'no_return_required', detail: 'seller_ship_timeout' },
  });
  const returnCost = pesos(220);

  test('goes home at its seller’s cost, or may stay as flash stock', () => {
    const approval = approved(decide(late, { ask, returnCost, isCompensated: false }, now));
    expect(approval.creations).toMatchObject([
      { entity: 'returnLeg', row: { id: ids.ask, payer: 'seller', cost: 22_000, isPaid: false, passesAsNew: true } },
    ]);
  });

  test('is ours where its seller was paid for it (E53-ours)', () => {
    const approval = approved(decide(late, { ask, returnCost, isCompensated: true }, now));
    expect(approval).toMatchObject({ event: 'E53-ours', creations: [] });
  });

  test('is taken in once', () => {
    const facts = { ask, returnCost, isCompensated: false, returnLeg: returnFixture() };
    expect(decide(late, facts, now)).toEqual(refused('NOT_ALLOWED_NOW', { status: 'return_pending' }));
  });
});

describe('a parcel on its way to us', () => {
  const onWay = trade('on_way_to_warehouse', 'on_way_to_warehouse');
  const bySeller = { callerId: ids.seller } as const;
  const parcel = { courier: 'spx-ph', trackingNumber: 'SPX1234567A' } as const;
  const deliver = { name: 'seller_deliver', ...bySeller, ...parcel } as const;
  const parcelFacts = { isTrackingNumberUsed: false, wasRestarted: false };

  test('a courier who gives up starts the search (E54): E54-courier', () => {
    expect(eventOrReason(decide({ name: 'inbound_lost' }, onWay, now))).toBe('E54-courier');
  });

  test('a second report of a lost parcel does not start the search again (E54)', () => {
    expect(approved(decide({ name: 'inbound_lost' }, { ...onWay, isSearching: true }, now)).timers).toEqual([]);
  });

  test('the inbound transit counts the longest days of the seller’s leg', () => {
    expect(
      firesAt(
        approved(decide(deliver, { ...trade('to_ship', 'seller_to_ship'), ...parcelFacts, legDaysMax: 6 }, now)),
        'inbound_transit',
      ),
    ).toEqual(later(13 * DAY_MS));
  });

  test('a parcel of a closed order is worth its income to the seller on its way back (E53, RT5)', () => {
    const ask = askFixture({ status: 'transaction_closed' });
    const facts = { ask, returnCost: pesos(220), isCompensated: false, itemValue: pesos(5_000) };
    const { creations } = approved(decide({ name: 'receive_late_parcel' }, facts, now));
    expect(creations).toMatchObject([{ row: { value: pesos(5_000) } }]);
  });
});
