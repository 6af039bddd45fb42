import { describe, expect, test } from 'vitest';
import { approved, bookings, firesAt, later, movesOf, refused, untouched } from '../../../testing/decisions.ts';
import { flashTrade, trade } from '../../../testing/trade-cases/case.ts';
import { askFixture, ids, tuesday as now, stockFixture } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS } from '../../config/durations.ts';
import { payoutHold } from '../../config/payouts.ts';
import type { Approval } from '../facts/decision.ts';
import { decide } from './decide.ts';

const order = { entity: 'order', id: ids.order } as const;
const sold = 'transaction_successful';
const toSend = trade(sold, 'platform_to_ship');
const underway = trade(sold, 'to_receive', { outboundTrackingNumber: 'NINJA12345678' });
const unpaid = trade(sold, 'platform_to_ship', { redelivery: 'unpaid' });
const flash = { ...flashTrade('platform_received', 'platform_to_ship'), stock: stockFixture({ status: 'reserved' }) };
const salesOf = ({ creations }: Approval) =>
  creations.flatMap((creation) => (creation.entity === 'sale' ? [creation.row] : []));
const sale = { orderId: ids.order, itemId: ids.item, skuId: ids.sku, lane: 'flash', price: 625_000, at: now };

describe('handing a parcel to the courier (E67)', () => {
  const hand = { name: 'hand_to_courier', courier: 'ninjavan-ph', trackingNumber: 'ninja 1234-5678' } as const;
  const known = { isTrackingNumberUsed: false };

  test('keeps its number in one written form and tells it to the buyer', () => {
    const approval = approved(decide(hand, { ...toSend, ...known }, now));
    expect(movesOf(approval)).toEqual(['E67: order platform_to_ship to_receive']);
    const set = { outboundCourier: 'ninjavan-ph', outboundTrackingNumber: 'NINJA12345678' };
    expect(approval.patches).toEqual([{ ...order, set }]);
    expect(approval.messages).toMatchObject([
      { to: ids.buyer, params: { courier: 'ninjavan-ph', trackingNumber: 'NINJA12345678' } },
    ]);
    expect(salesOf(approval)).toEqual([]);
  });

  test.each([
    { what: 'the promised day', arrivalMax: later(4 * DAY_MS), days: 11 },
    { what: 'now, where that day has passed', arrivalMax: later(-DAY_MS), days: 7 },
    { what: 'the longest leg, where none was promised', arrivalMax: undefined, days: 13 },
  ])('searches for it a week after $what', ({ arrivalMax, days }) => {
    const approval = approved(decide(hand, { ...toSend, ...known, arrivalMax }, now));
    expect(firesAt(approval, 'outbound_transit')).toEqual(later(days * DAY_MS));
  });

  test.each([
    { sellerFinishedSales: 5, availableAt: null },
    { sellerFinishedSales: 4, availableAt: later(30 * DAY_MS) },
    { sellerFinishedSales: undefined, availableAt: later(30 * DAY_MS) },
  ])('from stock pays the seller, with $sellerFinishedSales sales from $availableAt (E67-flash)', (row) => {
    const { sellerFinishedSales, availableAt } = row;
    const approval = approved(decide(hand, { ...flash, ...known, sellerFinishedSales }, now));
    expect(approval.event).toBe('E67-flash');
    expect(approval.postings[0]).toMatchObject({ code: 'seller_paid', shown: [{ kind: 'sell_income', availableAt }] });
    expect(salesOf(approval)).toEqual([sale]);
    expect(approval.moves).toContainEqual(expect.objectContaining({ entity: 'stock', to: 'dispatched' }));
  });

  const used = { problem: 'used_before', courier: 'ninjavan-ph', trackingNumber: 'NINJA12345678' };
  const short = { problem: 'not_well_formed', courier: 'ninjavan-ph', trackingNumber: 'N1' };
  test.each([
    { facts: underway, change: {}, used: false, refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive' }) },
    {
      facts: underway,
      change: { trackingNumber: 'n1' },
      used: true,
      refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive' }),
    },
    { facts: toSend, change: {}, used: true, refusal: refused('TRACKING_NUMBER_INVALID', used) },
    {
      facts: toSend,
      change: { trackingNumber: 'n1' },
      used: false,
      refusal: refused('TRACKING_NUMBER_INVALID', short),
    },
    { facts: unpaid, change: {}, used: false, refusal: refused('REDELIVERY_UNPAID', { status: 'platform_to_ship' }) },
    {
      facts: trade(sold, 'platform_to_ship', { hold: { why: 'review', timers: [] } }),
      change: {},
      used: false,
      refusal: refused('ON_HOLD', { status: 'platform_to_ship' }),
    },
  ])('in $facts.order.status with $change, used $used, is refused with $refusal.reason', (row) => {
    const decision = decide({ ...hand, ...row.change }, { ...row.facts, isTrackingNumberUsed: row.used }, now);
    expect(decision).toEqual(row.refusal);
  });
});

describe('replacing the number of a parcel to the buyer (E67)', () => {
  const replace = {
    name: 'replace_outbound_number',
    courier: 'jtexpress-ph',
    trackingNumber: 'jt 9934-641425',
  } as const;
  const wrong = { courier: 'jtexpress-ph', trackingNumber: 'JT17954345161100JT9934641425' };
  const number = { outboundTrackingNumber: wrong.trackingNumber };
  const sent = trade(sold, 'to_receive', number);
  const parcel = { ...wrong, deliveryStatus: 'pending', substatus: 'pending001' };
  const known = { isTrackingNumberUsed: false, parcel };

  test('keeps the right one, tells it to the buyer and leaves status and deadlines as they are', () => {
    const approval = approved(decide(replace, { ...sent, ...known }, now));
    expect(approval.event).toBe('E67-number');
    const set = { outboundCourier: 'jtexpress-ph', outboundTrackingNumber: 'JT9934641425' };
    expect(approval.patches).toEqual([{ ...order, set }]);
    expect([approval.postings, approval.timers]).toEqual([[], []]);
    expect(approval.messages).toMatchObject([
      { to: ids.buyer, kind: 'order-sent', params: { courier: 'jtexpress-ph', trackingNumber: 'JT9934641425' } },
    ]);
  });

  test('by itself changes nothing and tells nobody', () => {
    const same = { ...replace, ...wrong };
    const approval = approved(decide(same, { ...sent, ...known, isTrackingNumberUsed: true }, now));
    expect([approval.patches, approval.messages]).toEqual([[], []]);
  });

  test.each(['notfound', 'inforeceived'])('is possible while the courier says %s of it', (deliveryStatus) => {
    const facts = { ...sent, ...known, parcel: { ...parcel, deliveryStatus, substatus: null } };
    expect(approved(decide(replace, facts, now)).event).toBe('E67-number');
  });

  const details = { courier: 'jtexpress-ph', trackingNumber: 'JT9934641425' };
  test.each([
    {
      what: 'that the courier has seen',
      facts: sent,
      change: { parcel: { ...parcel, deliveryStatus: 'transit' } },
      refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive', isSeen: true }),
    },
    {
      what: 'that has been delivered',
      facts: trade(sold, 'to_receive', { ...number, deliveryAt: now }),
      change: {},
      refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive', isSeen: false }),
    },
    {
      what: 'that has not been handed over',
      facts: toSend,
      change: {},
      refusal: refused('NOT_ALLOWED_NOW', { status: 'platform_to_ship', isSeen: false }),
    },
    {
      what: 'by the number of another one',
      facts: sent,
      change: { isTrackingNumberUsed: true },
      refusal: refused('TRACKING_NUMBER_INVALID', { problem: 'used_before', ...details }),
    },
  ])('is refused for a parcel $what', ({ facts, change, refusal }) => {
    expect(decide(replace, { ...facts, ...known, ...change }, now)).toEqual(refusal);
  });
});

describe('an order that does not reach its buyer (E68, E73)', () => {
  const release = [{ orderId: ids.order, userId: ids.seller, availableAt: later(72 * HOUR_MS) }];

  test.each([
    { name: 'send_time_over_again', facts: toSend, event: 'E68-auto', sales: [] },
    { name: 'send_time_over_again', facts: flash, event: 'E68-auto-flash', sales: [sale] },
    { name: 'outbound_search_over', facts: underway, event: 'E73', sales: [] },
    { name: 'outbound_lost', facts: underway, event: 'E73-courier', sales: [] },
    { name: 'redelivery_time_over', facts: unpaid, event: 'E72-close', sales: [] },
  ] as const)('gives the seller’s income its end 72 hours later ($event)', ({ name, facts, event, sales }) => {
    const approval = approved(decide({ name }, facts, now));
    expect(approval.event).toBe(event);
    expect(approval.releases).toEqual(release);
    expect(salesOf(approval)).toEqual(sales);
  });

  const late = { name: 'cancel_late_sending', callerId: ids.buyer } as const;
  const closure = { reason: 'no_return_required', detail: 'platform_late' } as const;
  const ended = trade(sold, 'transaction_closed', { closure });

  test('may be ended by the buyer once it is late, not before (E68)', () => {
    expect(decide(late, { ...toSend, isLate: false }, now)).toEqual(refused('TOO_EARLY'));
    const approval = approved(decide(late, { ...toSend, isLate: true }, now));
    expect(approval).toMatchObject({ event: 'E68', releases: release });
    expect(salesOf(approval)).toEqual([]);
    const fromStock = approved(decide(late, { ...flash, isLate: true }, now));
    expect(fromStock.event).toBe('E68-flash');
    expect(salesOf(fromStock)).toEqual([sale]);
  });

  test.each([true, false])('is ended once: a second press changes nothing (late %s)', (isLate) => {
    expect(decide(late, { ...ended, isLate }, now)).toMatchObject(untouched);
  });

  test('is ended by the buyer alone (E68)', () => {
    const decision = decide({ ...late, callerId: ids.seller }, { ...toSend, isLate: true }, now);
    expect(decision).toEqual(refused('NOT_YOUR_ROLE', { expected: 'buyer' }));
  });

  test('waits for the money of a second delivery, without its old number (E72)', () => {
    const approval = approved(decide({ name: 'outbound_returned' }, underway, now));
    expect(movesOf(approval)).toEqual(['E72: order to_receive platform_to_ship']);
    expect(approval.patches).toEqual([{ ...order, set: { redelivery: 'unpaid', outboundTrackingNumber: null } }]);
  });

  test('costs the buyer both ways where they stayed silent (E72-close)', () => {
    const approval = approved(decide({ name: 'redelivery_time_over' }, unpaid, now));
    expect(bookings(approval)[0]).toContain(`refund:${ids.attempt} 6130`);
  });
});

describe('another address (E76, E77)', () => {
  const buyers = { name: 'change_buyer_address', callerId: ids.buyer, isLabelPrinted: false, isDearer: false } as const;
  const sellers = { name: 'change_return_address', callerId: ids.seller, isLabelPrinted: false } as const;
  const changed = { order: { ...toSend.order, isBuyerAddressChanged: true } };

  test('is noted on order or ask', () => {
    expect(approved(decide(buyers, toSend, now)).patches).toEqual([{ ...order, set: { isBuyerAddressChanged: true } }]);
    expect(approved(decide(sellers, { ask: askFixture() }, now)).patches).toEqual([
      { entity: 'ask', id: ids.ask, set: { isReturnAddressChanged: true } },
    ]);
  });

  test.each([
    { change: { isLabelPrinted: true }, facts: toSend, refusal: refused('LABEL_PRINTED') },
    { change: { isDearer: true }, facts: toSend, refusal: refused('REGION_DEARER') },
    { change: {}, facts: changed, refusal: refused('ALREADY_DONE', { status: 'platform_to_ship' }) },
    { change: {}, facts: underway, refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive' }) },
    {
      change: { isLabelPrinted: true },
      facts: underway,
      refusal: refused('NOT_ALLOWED_NOW', { status: 'to_receive' }),
    },
    { change: { callerId: ids.seller }, facts: toSend, refusal: refused('NOT_YOUR_ROLE', { expected: 'buyer' }) },
  ])('of the buyer in $facts.order.status with $change is refused with $refusal.reason', (row) => {
    expect(decide({ ...buyers, ...row.change }, { order: row.facts.order }, now)).toEqual(row.refusal);
  });

  test.each([
    { change: { isLabelPrinted: true }, ask: askFixture(), refusal: refused('LABEL_PRINTED') },
    {
      change: {},
      ask: askFixture({ isReturnAddressChanged: true }),
      refusal: refused('ALREADY_DONE', { status: 'listed' }),
    },
    { change: { callerId: ids.buyer }, ask: askFixture(), refusal: refused('NOT_YOUR_ROLE', { expected: 'seller' }) },
  ])('of the seller with $change is refused with $refusal.reason', ({ change, ask, refusal }) => {
    expect(decide({ ...sellers, ...change }, { ask }, now)).toEqual(refusal);
  });
});

describe('income of an order that ends with us', () => {
  const flash = { ...flashTrade('platform_received', 'platform_to_ship'), stock: stockFixture({ status: 'reserved' }) };

  test('income that an order’s end brings to a new seller waits for its 72 hours (E68)', () => {
    const decision = approved(decide({ name: 'send_time_over_again' }, flash, now));
    const availableAt = later(payoutHold.longestMs);
    expect(decision.postings.flatMap((one) => one.shown)).toContainEqual(expect.objectContaining({ availableAt }));
    expect(decision.releases).toMatchObject([{ availableAt: later(payoutHold.holdMs) }]);
  });
});
