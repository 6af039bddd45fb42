import { describe, expect, test } from 'vitest';
import { ids } from '../../../testing/trade-fixtures.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../config/durations.ts';
import { timerWindows } from '../../config/timers.ts';
import { messageKinds } from '../facts/message-kinds.ts';
import { timerKinds } from '../facts/statuses.ts';
import { eventIds, transition } from '../table/transitions.table.ts';
import { nextWarning } from './next-warning.ts';
import { staffWarningOf, type WarnedSubject, warningOf } from './warning-of.ts';
import { warningRow } from './warnings.table.ts';

const fireAt = new Date('2026-12-24T02:00:00Z');
const before = (ms: number): Date => new Date(fireAt.getTime() - ms);
const warnedKinds = timerKinds.filter((kind) => timerWindows[kind].warningsMs.length > 0);

/** Every cell of the column "Warnings" (docs/lifecycle.md#warnings), as time left. */
const cells = [
  { kind: 'ask_deposit', leftMs: [15 * MINUTE_MS] },
  { kind: 'listing', leftMs: [DAY_MS] },
  { kind: 'bid_deposit', leftMs: [15 * MINUTE_MS] },
  { kind: 'bid_life', leftMs: [DAY_MS] },
  { kind: 'acceptance_deposit', leftMs: [30 * MINUTE_MS] },
  { kind: 'payment_window', leftMs: [5 * MINUTE_MS] },
  { kind: 'accepted_payment_window', leftMs: [12 * HOUR_MS, 2 * HOUR_MS] },
  { kind: 'confirmation', leftMs: [12 * HOUR_MS, 2 * HOUR_MS] },
  { kind: 'shipment', leftMs: [12 * HOUR_MS, 3 * HOUR_MS] },
  { kind: 'first_scan', leftMs: [DAY_MS] },
  { kind: 'buyer_inspection_timeout', leftMs: [DAY_MS, 3 * HOUR_MS] },
  { kind: 'redelivery', leftMs: [7 * DAY_MS] },
  { kind: 'receipt', leftMs: [2 * DAY_MS] },
  { kind: 'seller_to_receive', leftMs: [7 * DAY_MS] },
  { kind: 'return_storage', leftMs: [23 * DAY_MS, 16 * DAY_MS, 9 * DAY_MS, 2 * DAY_MS] },
  { kind: 'claim_parcel', leftMs: [3.5 * DAY_MS] },
  { kind: 'hold', leftMs: [4 * HOUR_MS] },
  { kind: 'stock_storage', leftMs: [75 * DAY_MS, 60 * DAY_MS, 30 * DAY_MS, 10 * DAY_MS] },
] as const;

test('the timers that warn are those of the life cycle', () => {
  expect(warnedKinds).toEqual(cells.map(({ kind }) => kind));
});

describe.each(cells)('$kind', ({ kind, leftMs }) => {
  test('warns at each of its moments, one after the other, and then no more', () => {
    const moments: Date[] = [];
    for (let at = nextWarning(kind, fireAt, new Date(0)); at !== null; at = nextWarning(kind, fireAt, at)) {
      moments.push(at);
    }
    expect(moments).toEqual(leftMs.map(before));
  });

  test('a millisecond before the last moment it is still to come, at the moment itself it is over', () => {
    const last = before(leftMs.at(-1) ?? 0);
    expect(nextWarning(kind, fireAt, new Date(last.getTime() - 1))).toEqual(last);
    expect(nextWarning(kind, fireAt, last)).toBeNull();
  });

  test('has somebody who has to act, and a message for them that names the moment', () => {
    // The staff are warned of a hold, by an alert.
    if (kind === 'hold') return;
    const row = warningRow(kind);
    expect(row).toBeDefined();
    expect(messageKinds[row?.kind ?? 'compensation'].params).toEqual(['deadline']);
  });
});

test.each(timerKinds.filter((kind) => !warnedKinds.includes(kind)))('%s warns nobody', (kind) => {
  expect(nextWarning(kind, fireAt, new Date(0))).toBeNull();
  expect(warningRow(kind)).toBeUndefined();
});

test.each([
  { what: 'with an hour left after a restart', kind: 'listing', startMs: HOUR_MS, next: null },
  { what: 'with exactly the time of its warning', kind: 'listing', startMs: DAY_MS, next: null },
  { what: 'with a millisecond more', kind: 'listing', startMs: DAY_MS + 1, next: DAY_MS },
  { what: 'in the quarter of an hour of E22b', kind: 'acceptance_deposit', startMs: 15 * MINUTE_MS, next: null },
  { what: 'for its one extension', kind: 'ask_deposit', startMs: 15 * MINUTE_MS, next: null },
  { what: 'between its two warnings', kind: 'confirmation', startMs: 5 * HOUR_MS, next: 2 * HOUR_MS },
] as const)('$kind that starts $what warns only at moments to come', ({ kind, startMs, next }) => {
  expect(nextWarning(kind, fireAt, before(startMs))).toEqual(next === null ? null : before(next));
});

const { seller: sellerId, buyer: buyerId, ask: askId, bid: bidId, order: orderId, stock: stockId } = ids;
const nothing: WarnedSubject = {
  sellerId: null,
  buyerId: null,
  askId: null,
  bidId: null,
  orderId: null,
  stockId: null,
  isRaise: false,
  cancelRequested: false,
  hold: null,
};
const ofOrder: WarnedSubject = { ...nothing, sellerId, buyerId, askId, orderId };

describe('a warning', () => {
  test.each([
    {
      kind: 'ask_deposit',
      thing: { ...nothing, sellerId, askId },
      to: sellerId,
      message: 'ask-to-pay-near',
      link: { askId },
    },
    {
      kind: 'listing',
      thing: { ...nothing, sellerId, askId },
      to: sellerId,
      message: 'ask-expiry-near',
      link: { askId },
    },
    {
      kind: 'bid_deposit',
      thing: { ...nothing, buyerId, bidId },
      to: buyerId,
      message: 'bid-to-pay-near',
      link: { bidId },
    },
    {
      kind: 'bid_life',
      thing: { ...nothing, buyerId, bidId },
      to: buyerId,
      message: 'bid-expiry-near',
      link: { bidId },
    },
    { kind: 'confirmation', thing: ofOrder, to: sellerId, message: 'order-confirm-near', link: { askId, orderId } },
    { kind: 'buyer_inspection_timeout', thing: ofOrder, to: buyerId, message: 'order-defect-near', link: { orderId } },
    // Nothing else names an item in our warehouse (ux 12).
    {
      kind: 'stock_storage',
      thing: { ...nothing, sellerId, stockId },
      to: sellerId,
      message: 'stock-storage-near',
      link: { stockId },
    },
  ] as const)('of $kind goes to who has to act, with a link to what is due and its moment', (row) => {
    const warning = warningOf({ kind: row.kind, fireAt }, row.thing);
    expect(warning).toEqual({
      to: row.to,
      tab: messageKinds[row.message].tab,
      kind: row.message,
      ...{ askId: undefined, bidId: undefined, orderId: undefined, ...row.link },
      params: { deadline: fireAt.toISOString() },
    });
  });

  test.each([
    { kind: 'ask_deposit', thing: { ...nothing, sellerId, askId, isRaise: true } },
    { kind: 'bid_deposit', thing: { ...nothing, buyerId, bidId, isRaise: true } },
  ] as const)('of $kind speaks of the new price where the old one is live', ({ kind, thing }) => {
    expect(warningOf({ kind, fireAt }, thing)).toMatchObject({ kind: 'raise-to-pay-near' });
  });

  test('speaks of the days of a listing also while it is live', () => {
    const thing = { ...nothing, sellerId, askId, isRaise: true };
    expect(warningOf({ kind: 'listing', fireAt }, thing)).toMatchObject({ kind: 'ask-expiry-near' });
  });

  test('is none for a buyer who has asked to cancel while paying (E35p)', () => {
    expect(warningOf({ kind: 'payment_window', fireAt }, { ...ofOrder, cancelRequested: true })).toBeNull();
  });

  test('is none of a timer that waits for nobody', () => {
    expect(warningOf({ kind: 'inbound_transit', fireAt }, ofOrder)).toBeNull();
  });

  test('without anybody to tell is a mistake, and says whom it misses', () => {
    expect(() => warningOf({ kind: 'confirmation', fireAt }, nothing)).toThrow(
      'Expected the seller whom confirmation warns',
    );
  });
});

/**
 * The cells "ops alert" of the column "on lapse": a step of ours that is late is told to the staff by the row that the
 * lapse of its SLA asks.
 */
describe('the alert of the staff', () => {
  test.each([
    { kind: 'inbound_transit', queue: 'warehouse' },
    { kind: 'check_sla', queue: 'warehouse' },
    { kind: 'send_sla', queue: 'warehouse' },
    { kind: 'outbound_transit', queue: 'warehouse' },
    { kind: 'return_sla', queue: 'warehouse' },
  ] as const)('of $kind is raised by whatever its lapse does', ({ kind, queue }) => {
    const rows = eventIds.map(transition).filter(({ command }) => command === timerWindows[kind].command);
    expect(rows.length).toBeGreaterThan(0);
    for (const { alert, title } of rows) expect(alert, title).toBe(queue);
  });

  test.each([
    ['check_sla', 24 * HOUR_MS],
    ['send_sla', 24 * HOUR_MS],
    ['return_sla', 72 * HOUR_MS],
  ] as const)('of %s comes at the end of the SLA', (kind, windowMs) => {
    expect(timerWindows[kind].windowMs).toBe(windowMs);
  });

  test.each([
    ['check', 'check_sla'],
    ['platform_to_ship', 'send_sla'],
    ['return_shipment', 'return_sla'],
  ] as const)('wherever %s starts, its SLA %s starts as well', (limit, sla) => {
    const starting = eventIds.map(transition).filter(({ start = [] }) => start.includes(limit));
    expect(starting.length).toBeGreaterThan(0);
    for (const { start, title } of starting) expect(start, title).toContain(sla);
  });

  test('of a hold is raised by every row that holds an order, so that somebody looks before the hold ends', () => {
    const holding = eventIds.map(transition).filter(({ start = [] }) => start.includes('hold'));
    expect(holding.length).toBeGreaterThan(0);
    for (const { alert, title } of holding) expect(alert, title).toBeDefined();
  });
});

test.each([
  { hold: 'review', alert: { queue: 'compliance', event: 'hold_ends' } },
  { hold: 'chargeback', alert: { queue: 'finance', event: 'bank_hold_ends' } },
  { hold: null, alert: null },
] as const)('ops A.2 A8b: before a hold ($hold) ends undecided, the staff get an alert', ({ hold, alert }) => {
  const subject = { ...ofOrder, hold };
  expect(staffWarningOf({ kind: 'hold' }, subject)).toEqual(alert);
  expect(warningOf({ kind: 'hold', fireAt }, subject)).toBeNull();
  expect(staffWarningOf({ kind: 'confirmation' }, subject)).toBeNull();
});
