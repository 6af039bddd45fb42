import type { OrderId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testId } from '../../testing/test-ids.ts';
import { insertListedAsk, insertTestSku, insertTestUser, reserveTestAsk } from '../../testing/test-trade.ts';
import { isViolationOf } from '../sql-errors.ts';
import { type Tx, withTransaction } from '../tx.ts';
import { clockOffset, moveClock } from './clock.ts';
import { orderOfParcel } from './order-parcels.ts';
import { hideOrder, listOrdersOf, patchOrder } from './orders.ts';
import { lockOffer } from './purchase-locks.ts';
import { countStaffOrders, listStaffOrders } from './staff-orders.ts';
import { followParcel, storeCourierReport, trackingById, trackingsOfOrder } from './trackings.ts';
import { moveOrder } from './transitions.ts';
import {
  certificateById,
  certificateIdByNumber,
  insertCertificate,
  insertVerification,
  verificationOfOrder,
} from './verifications.ts';
import { markWebhookHandled, receiveWebhookEvent, webhookEventById } from './webhook-events.ts';

const database = testDatabase();
const at = new Date('2026-11-21T08:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');

async function anOrder() {
  const [sellerId, buyerId, sku] = await Promise.all([
    insertTestUser(database.pool, at),
    insertTestUser(database.pool, at),
    insertTestSku(database.pool),
  ]);
  const ask = await insertListedAsk(database.pool, { sellerId, ...sku, price: pesos(5000), at });
  const orderId = await withTransaction(database.pool, (tx) => reserveTestAsk(tx, ask, buyerId, at));
  return { ...ask, buyerId, orderId };
}

/** Follows the parcel to the warehouse, just after the seller named its number. */
async function followed(tx: Tx, orderId: OrderId, inboundTrackingNumber: string) {
  await patchOrder(tx, orderId, { inboundCourier: 'lbcexpress', inboundTrackingNumber }, at);
  await followParcel(tx, { orderId, leg: 'inbound' }, at);
  return only(await trackingsOfOrder(tx, orderId));
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`);
  return row;
}

test('a parcel has one job that follows it; a corrected number begins anew, with the job that waits', async () => {
  const { orderId } = await anOrder();
  const follow = (number: string) => withTransaction(database.pool, (tx) => followed(tx, orderId, number));
  const jobs = async () =>
    (
      await database.pool.query(
        `select key, revision from graphile_worker.jobs where task_identifier = 'follow-parcel'`,
      )
    ).rows;
  const first = await follow('LBC000000007');
  const job = { key: `follow-parcel:${first.id}` };
  expect(first).toMatchObject({ trackingNumber: 'LBC000000007', deliveryStatus: 'pending' });
  expect(await jobs()).toEqual([{ ...job, revision: 0 }]);
  await withTransaction(database.pool, (tx) =>
    storeCourierReport(
      tx,
      first.id,
      { deliveryStatus: 'notfound', substatus: null, courierTrackingId: 'tm_7', events: [] },
      at,
    ),
  );
  expect(await follow('LBC000000008')).toMatchObject({
    id: first.id,
    trackingNumber: 'LBC000000008',
    deliveryStatus: 'pending',
    courierTrackingId: null,
  });
  expect(await jobs()).toEqual([{ ...job, revision: 1 }]);
});

test('an order that names no parcel has nothing to follow', async () => {
  const { orderId } = await anOrder();
  await withTransaction(database.pool, (tx) => followParcel(tx, { orderId, leg: 'outbound' }, at));
  expect(await trackingsOfOrder(database.pool, orderId)).toEqual([]);
});

test('a courier’s report is stored once: the same events again are not new, and they are shown newest first', async () => {
  const { orderId } = await anOrder();
  const event = (minutes: number) => ({
    at: new Date(at.getTime() + minutes * 60_000),
    status: 'transit',
    detail: `scan ${minutes}`,
    place: 'Pasig',
  });
  const report = {
    deliveryStatus: 'transit',
    substatus: 'transit001',
    courierTrackingId: 'tm_1',
    events: [event(1), event(2)],
  };
  const id = await withTransaction(database.pool, async (tx) => {
    const { id } = await followed(tx, orderId, 'LBC000000009');
    expect(await storeCourierReport(tx, id, report, later)).toBe(2);
    expect(await storeCourierReport(tx, id, { ...report, events: [event(2), event(3)] }, later)).toBe(1);
    return id;
  });
  const tracking = await trackingById(database.pool, id);
  expect(tracking).toMatchObject({ deliveryStatus: 'transit', courierTrackingId: 'tm_1', updatedAt: later });
  expect(tracking?.events.map((shown) => shown.at)).toEqual([event(3).at, event(2).at, event(1).at]);
  expect(await trackingsOfOrder(database.pool, orderId)).toHaveLength(1);
});

test('an order has one report and one certificate', async () => {
  const { orderId, sellerId, itemId, skuId } = await anOrder();
  const verification = {
    id: testId('ver'),
    orderId,
    inspectorId: sellerId,
    inspectorNumber: '07',
    result: 'pass',
    criteriaVersion: 1,
    points: [{ id: 'a', verdict: 'pass', note: null }],
    photos: [],
    verifiedAt: at,
  } as const;
  const certificateNumber = 482_913_057;
  const certificate = { id: testId('crt'), certificateNumber, verificationId: verification.id, orderId, issuedAt: at };
  await withTransaction(database.pool, async (tx) => {
    await insertVerification(tx, verification);
    await insertCertificate(tx, certificate);
  });
  const reported = { ...verification, certificateId: certificate.id, certificateNumber };
  expect(await verificationOfOrder(database.pool, orderId)).toEqual(reported);
  expect(await certificateById(database.pool, certificate.id)).toEqual({ ...certificate, itemId, skuId });
  expect(await certificateIdByNumber(database.pool, certificateNumber)).toBe(certificate.id);
  expect(await certificateIdByNumber(database.pool, certificateNumber + 1)).toBeUndefined();
  const again = await withTransaction(database.pool, (tx) =>
    insertVerification(tx, { ...verification, id: testId('ver') }),
  ).catch((thrown: unknown) => thrown);
  expect(isViolationOf('verifications_order_key', again)).toBe(true);
});

test('an event of a hosted service that comes five times at once is stored once, with one job', async () => {
  const event = {
    provider: 'xendit',
    providerEventId: crypto.randomUUID(),
    kind: 'payment.succeeded',
    body: { data: { id: 'py-1' } },
  } as const;
  await Promise.all(Array.from({ length: 5 }, () => receiveWebhookEvent(database.pool, event, at)));
  const openEvents = async () =>
    (await database.pool.query<{ id: string }>('select id from webhook_events where handled_at is null')).rows;
  const [open, ...more] = await openEvents();
  expect(more).toEqual([]);
  const { rows: jobs } = await database.pool.query('select key from graphile_worker.jobs where key like $1', [
    'handle-xendit-event:%',
  ]);
  expect(jobs).toEqual([{ key: `handle-xendit-event:${open?.id}` }]);
  expect(await webhookEventById(database.pool, open?.id ?? '')).toMatchObject({ body: event.body, handledAt: null });
  await markWebhookHandled(database.pool, open?.id ?? '', later);
  expect(await openEvents()).toEqual([]);
});

test('fields of an order are set one by one; a missing one stays; two orders cannot share a parcel number', async () => {
  const [order, other] = [await anOrder(), await anOrder()];
  const set = (id: typeof order.orderId, fields: Parameters<typeof patchOrder>[2]) =>
    withTransaction(database.pool, (tx) => patchOrder(tx, id, fields, later));
  await set(order.orderId, { inboundCourier: 'lbcexpress', inboundTrackingNumber: 'LBC000000001' });
  await set(order.orderId, { deliveryAt: later, cancelRequested: true });
  const { rows } = await database.pool.query(
    'select inbound_courier, inbound_tracking_number, delivery_at, cancel_requested, paid_at from orders where id = $1',
    [order.orderId],
  );
  expect(rows).toEqual([
    {
      inbound_courier: 'lbcexpress',
      inbound_tracking_number: 'LBC000000001',
      delivery_at: later,
      cancel_requested: true,
      paid_at: null,
    },
  ]);
  expect(await orderOfParcel(database.pool, 'LBC000000001')).toBe(order.orderId);
  expect(await orderOfParcel(database.pool, other.orderId)).toBe(other.orderId);
  const error = await set(other.orderId, { inboundTrackingNumber: 'LBC000000001' }).catch((thrown: unknown) => thrown);
  expect(isViolationOf('orders_inbound_tracking_key', error)).toBe(true);
});

test('an open order cannot be hidden, and a seller sees no unpaid order', async () => {
  const { orderId, buyerId, sellerId, skuId } = await anOrder();
  expect(await withTransaction(database.pool, (tx) => hideOrder(tx, orderId, buyerId, later))).toBe(false);
  const list = (userId: typeof buyerId, role: 'buyer' | 'seller') =>
    listOrdersOf(database.pool, { userId, role }, ['to_pay'], { limit: 10 });
  expect((await list(buyerId, 'buyer')).items.map((order) => order.id)).toEqual([orderId]);
  expect((await list(sellerId, 'seller')).items).toEqual([]);
  const { counts } = await withTransaction(database.pool, (tx) =>
    lockOffer(tx, { skuId, lane: 'standard', buyerId, lapsesSince: at, skuLapsesSince: at }),
  );
  expect(counts).toEqual({
    unpaidOrderCount: 1,
    lapsesInWindow: 0,
    lapsesOnSkuInWindow: 0,
    isBuyingSuspended: false,
    liveBidStatus: null,
  });
});

test('the work list has what is due first, page by page', async () => {
  await database.pool.query('update timers set fire_at = fire_at + make_interval(secs => random() * 1000)');
  const first = await listStaffOrders(database.pool, { status: 'to_pay', limit: 2 });
  const second = await listStaffOrders(database.pool, {
    status: 'to_pay',
    limit: 100,
    lastItemId: first.lastItemId ?? undefined,
  });
  const deadlines = [...first.items, ...second.items].map((order) => order.deadline?.getTime() ?? 0);
  expect(deadlines).toEqual([...deadlines].sort((one, other) => one - other));
  expect((await countStaffOrders(database.pool)).get('to_pay')).toBe(deadlines.length);
});

const lapse = { event: 'E34', actor: 'system', actorId: null, said: null } as const;
const closing = (id: OrderId) =>
  ({
    ...lapse,
    entity: 'order',
    id,
    from: 'to_pay',
    to: 'transaction_closed',
    closure: { reason: 'no_return_required', detail: 'payment_timeout' },
  }) as const;

test('what ended, and all orders together, are listed with the newest first, page by page', async () => {
  const ids = [(await anOrder()).orderId, (await anOrder()).orderId, (await anOrder()).orderId];
  for (const [index, id] of ids.entries()) {
    await database.pool.query('update orders set created_at = $2 where id = $1', [id, new Date(+later + index)]);
  }
  const newestFirst = [...ids].reverse();
  const all = await listStaffOrders(database.pool, { limit: 2 });
  const more = await listStaffOrders(database.pool, { limit: 100, lastItemId: all.lastItemId ?? undefined });
  expect([...all.items, ...more.items].slice(0, 3).map(({ id }) => id)).toEqual(newestFirst);
  for (const id of ids) await withTransaction(database.pool, (tx) => moveOrder(tx, closing(id), { ...lapse, at }));
  const ended = await listStaffOrders(database.pool, { status: 'transaction_closed', limit: 2 });
  const endedBefore = await listStaffOrders(database.pool, {
    status: 'transaction_closed',
    limit: 2,
    lastItemId: ended.lastItemId ?? undefined,
  });
  expect([...ended.items, ...endedBefore.items].map(({ id }) => id)).toEqual(newestFirst);
  expect([ended.hasMore, endedBefore.hasMore]).toEqual([true, false]);
});

test('the clock is moved for all, and those who listen hear by how much', async () => {
  const listener = await database.pool.connect();
  try {
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once('notification', (message) => resolve(message.payload)),
    );
    await listener.query('listen clock');
    expect(await clockOffset(database.pool)).toBe(0);
    await withTransaction(database.pool, (tx) => moveClock(tx, 3_600_000));
    expect(await heard).toBe('3600000');
    expect(await clockOffset(database.pool)).toBe(3_600_000);
  } finally {
    listener.release(true);
  }
});
