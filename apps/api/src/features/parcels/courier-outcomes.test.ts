import { refundsOfOrder } from '@suki/db/queries/refunds';
import { timersOf } from '@suki/db/queries/timers';
import type { TrackingId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalIn } from '../../../test/support/start-test-api.ts';
import {
  courierSays,
  type Deal,
  dealAt,
  deliver,
  lapse,
  newTrackingNumber,
  payFor,
  ship,
} from '../../../test/support/trade-steps.ts';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { fetchNewsOfParcel } from './fetch-news-of-parcel.ts';

/**
 * Parcels that couriers bring back or lose (E54, E55, E55b, E72, E73), by the webhook of the courier service, with the
 * money by the ledger.
 */

const world = tradeWorld();
afterEach(async () => {
  await world.settle();
  await world.expectSound();
});

const { back, lost, wayBack } = { back: 'exception010', lost: 'exception007', wayBack: 'exception011' };

const orderOf = async ({ buyer, orderId }: Deal) =>
  (await world.api.callAs(buyer, 'getOrder', { params: { id: orderId } })).answer();
const totalOf = async (deal: Deal) => (await orderOf(deal)).buyerQuote?.total ?? 0;
const statusOf = async (deal: Deal) => (await orderOf(deal)).status;
const running = async ({ orderId }: Deal) =>
  (await timersOf(world.pool, 'order', [orderId])).map(({ kind }) => kind).sort();
const eventsOf = async ({ orderId }: Deal, from: string) => {
  const events = await world.eventsOf(orderId);
  return events.slice(events.indexOf(from) + 1);
};
const alertsOf = async ({ orderId }: Deal) => {
  const { rows } = await world.pool.query<{ event: string }>(
    `select event from staff_alerts where entity_id = $1 and queue = 'warehouse' order by at, event`,
    [orderId],
  );
  return rows.map(({ event }) => event);
};
/** Amounts that the ledger has put onto a wallet, by posting code, without deposits that came back. */
const earnedBy = async (userId: string) => {
  const { rows } = await world.pool.query<{ code: string; amount: string }>(
    `select code, amount from postings join journal_entries on id = journal_entry_id where account = $1 and code in ('deposit_deducted', 'seller_paid', 'item_compensated')`,
    [`wallet:${userId}`],
  );
  return rows.map(({ code, amount }) => [code, Number(amount)]);
};
const moneyOf = async ({ orderId, seller }: Deal) => ({
  escrow: await world.balance(`escrow:${orderId}`),
  seller: await earnedBy(seller.userId),
  refunded: (await refundsOfOrder(world.pool, orderId)).map(({ amount }) => amount),
});
const depositOf = async ({ seller, askId }: Deal) =>
  (await world.api.callAs(seller, 'getAsk', { params: { id: askId } })).answer().deposit?.status;
const give = ({ seller, orderId }: Deal, trackingNumber: string) =>
  world.api.callAs(seller, 'sellerDeliver', {
    params: { orderId },
    body: { courier: 'jtexpress-ph', trackingNumber },
  });
/** The seller's income of a sale at ₱5,000, after the fees. */
const incomeOf = async ({ orderId }: Deal): Promise<number> =>
  (await world.pool.query<{ income: string }>('select income from orders where id = $1', [orderId])).rows.map(
    ({ income }) => Number(income),
  )[0] ?? 0;

/** A parcel to us that the courier has in hand. */
async function onTheWay() {
  const deal = await dealAt(world, 'seller_to_ship');
  const number = await deliver(world, deal);
  await courierSays(world, number, 'transit');
  return { deal, number };
}

async function toTheBuyer() {
  const deal = await dealAt(world, 'platform_to_ship');
  const number = await ship(world, deal);
  await courierSays(world, number, 'transit');
  return { deal, number };
}

describe('a parcel to us that the courier brings back to the seller', () => {
  test('gives the seller a day to send it again, once however often it is said (E55)', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, wayBack);
    expect([await statusOf(deal), await alertsOf(deal)]).toEqual(['on_way_to_warehouse', ['parcel_in_trouble']]);
    for (let count = 0; count < 3; count += 1) await courierSays(world, number, back);
    expect(await eventsOf(deal, 'E46')).toEqual(['E46s', 'E55']);
    expect([await statusOf(deal), await running(deal)]).toEqual(['seller_to_ship', ['shipment']]);
    const messages = (await world.api.callAs(deal.seller, 'listOrderMessages')).answer().items;
    expect(messages.filter(({ kind }) => kind === 'ask-resend')).toHaveLength(1);
    expect(await alertsOf(deal)).toEqual(['parcel_in_trouble']);
  });

  test('is no proof of a loss: the seller who keeps it is late and pays the fine, and is paid nothing (E49)', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, back);
    await lapse(world, 'shipment', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'seller_ship_timeout' },
    });
    expect([await depositOf(deal), (await moneyOf(deal)).seller]).toEqual(['deducted', []]);
  });

  test('ends the order the second time: refund and deposit in full, and nobody is paid for it (E55b)', async () => {
    const { deal, number } = await onTheWay();
    const total = await totalOf(deal);
    await courierSays(world, number, back);
    const next = await deliver(world, deal);
    expect(await running(deal)).toEqual(['first_scan', 'inbound_transit']);
    await courierSays(world, next, 'transit');
    for (let count = 0; count < 2; count += 1) await courierSays(world, next, back);
    expect(await orderOf(deal)).toMatchObject({
      status: 'transaction_closed',
      closure: { detail: 'inbound_returned' },
    });
    expect(await eventsOf(deal, 'E55')).toEqual(['E46', 'E46s', 'E55b']);
    expect(await moneyOf(deal)).toEqual({ escrow: 0, seller: [], refunded: [total] });
    expect([await depositOf(deal), await running(deal)]).toEqual(['returned', []]);
  });

  test('is one return, by ten jobs that hear of it at once', async () => {
    const { deal, number } = await onTheWay();
    const { id } = (await orderOf(deal)).trackings[0] ?? {};
    await world.api.sandbox.control(`/parcels/${number}/event`, { status: 'exception', substatus: back });
    const job = () => fetchNewsOfParcel(id as TrackingId, world.api.dependencies);
    await Promise.all(Array.from({ length: 10 }, job));
    expect([await eventsOf(deal, 'E46'), await alertsOf(deal)]).toEqual([['E46s', 'E55'], []]);
  });

  test('has used up its number: given again it is refused, and by a correction it ends nothing', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, back);
    expect(refusalIn(await give(deal, number))).toMatchObject({
      reason: 'TRACKING_NUMBER_INVALID',
      details: { problem: 'used_before' },
    });
    await deliver(world, deal);
    (await give(deal, number)).answer();
    await world.settle();
    expect([await statusOf(deal), await running(deal)]).toEqual([
      'on_way_to_warehouse',
      ['first_scan', 'inbound_transit'],
    ]);
    expect(await alertsOf(deal)).toEqual(['parcel_unexpected']);
  });
});

describe('a parcel to us that the courier loses', () => {
  test('is searched for once, then refunded; the seller is paid by the courier’s own word (E54)', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const total = await totalOf(deal);
    const number = await deliver(world, deal);
    await courierSays(world, number, lost);
    const [search] = await timersOf(world.pool, 'order', [deal.orderId]);
    world.api.clock.advance(3_600_000);
    await courierSays(world, number, lost);
    expect(await timersOf(world.pool, 'order', [deal.orderId])).toEqual([search]);
    expect([search?.kind, await alertsOf(deal)]).toEqual(['inbound_search', ['E54-courier']]);
    await lapse(world, 'inbound_search', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({ closure: { detail: 'lost_inbound' } });
    expect(await moneyOf(deal)).toEqual({
      escrow: 0,
      seller: [['item_compensated', await incomeOf(deal)]],
      refunded: [total],
    });
    expect(await depositOf(deal)).toBe('returned');
  });

  test('after thirty days without a scan is searched for (expired, E54)', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, 'expired');
    expect([await running(deal), await alertsOf(deal)]).toEqual([['inbound_search'], ['E54-courier']]);
  });

  test('and brings back while it is searched for goes on with the seller (E55)', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, lost);
    await courierSays(world, number, back);
    expect([await statusOf(deal), await running(deal)]).toEqual(['seller_to_ship', ['shipment']]);
  });

  test('was cancelled before the courier had it: that is no scan, and the seller’s two days run on', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    await courierSays(world, await deliver(world, deal), 'exception008');
    expect([await running(deal), await alertsOf(deal)]).toEqual([
      ['first_scan', 'inbound_transit'],
      ['parcel_in_trouble'],
    ]);
  });
});

describe('a parcel to the buyer', () => {
  test('that comes back waits for the buyer, and after two silent weeks is refunded less both ways (E72)', async () => {
    const { deal, number } = await toTheBuyer();
    const total = await totalOf(deal);
    for (let count = 0; count < 3; count += 1) await courierSays(world, number, 'undelivered002');
    expect([await statusOf(deal), await alertsOf(deal)]).toEqual(['to_receive', []]);
    for (let count = 0; count < 2; count += 1) await courierSays(world, number, back);
    expect(await eventsOf(deal, 'E67')).toEqual(['E72']);
    expect([await statusOf(deal), await running(deal)]).toEqual(['platform_to_ship', ['redelivery']]);
    await lapse(world, 'redelivery', deal.orderId);
    expect(await orderOf(deal)).toMatchObject({ closure: { detail: 'undeliverable' } });
    const money = await moneyOf(deal);
    expect(money).toMatchObject({ escrow: 0, seller: [['seller_paid', await incomeOf(deal)]] });
    expect(money.refunded).toEqual([total - 2 * pesos(120)]);
  });

  test('that came back costs its way again, no more, and is sent when that is paid (E32, E72)', async () => {
    const { deal, number } = await toTheBuyer();
    await courierSays(world, number, back);
    expect(await orderOf(deal)).toMatchObject({
      amount: pesos(120),
      next: { actions: expect.arrayContaining(['pay_order']) },
    });
    await payFor(world, deal);
    expect((await orderOf(deal)).attempt).toMatchObject({ amount: pesos(120), status: 'SUCCEEDED' });
    expect(await running(deal)).toEqual(['platform_to_ship', 'send_sla']);
    await courierSays(world, await ship(world, deal), 'delivered');
    expect([await statusOf(deal), await running(deal)]).toEqual(['to_receive', ['receipt']]);
  });

  test('that the courier loses is refunded in full at once, and the seller keeps the income (E73)', async () => {
    const { deal, number } = await toTheBuyer();
    const total = await totalOf(deal);
    for (let count = 0; count < 2; count += 1) await courierSays(world, number, lost);
    expect(await orderOf(deal)).toMatchObject({ status: 'transaction_closed', closure: { detail: 'lost_outbound' } });
    expect(await moneyOf(deal)).toEqual({
      escrow: 0,
      seller: [['seller_paid', await incomeOf(deal)]],
      refunded: [total],
    });
    expect(await alertsOf(deal)).toEqual(['E73-courier']);
  });

  test('that was taken for lost and is delivered is owed by the buyer, once (E79)', async () => {
    const { deal, number } = await toTheBuyer();
    const total = await totalOf(deal);
    await courierSays(world, number, lost);
    for (let count = 0; count < 2; count += 1) await courierSays(world, number, 'delivered');
    expect(await alertsOf(deal)).toEqual(['E73-courier']);
    expect(0 - (await world.balance(`receivable:${deal.buyer.userId}`))).toBe(total);
  });

  test('that is delivered and comes back all the same ends nothing: the warehouse is told', async () => {
    const { deal, number } = await toTheBuyer();
    await courierSays(world, number, 'delivered');
    await courierSays(world, number, back);
    expect([await statusOf(deal), await running(deal), await alertsOf(deal)]).toEqual([
      'to_receive',
      ['receipt'],
      ['parcel_unexpected'],
    ]);
    expect((await orderOf(deal)).trackings.at(-1)).toMatchObject({ deliveryStatus: 'exception', substatus: back });
  });
});

describe('what the courier says', () => {
  test('of the parcel of an order that closed without a scan is told to the warehouse once', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const number = await deliver(world, deal);
    await lapse(world, 'first_scan', deal.orderId);
    await courierSays(world, number, 'transit001');
    await courierSays(world, number, 'transit002');
    expect([await statusOf(deal), await alertsOf(deal)]).toEqual(['transaction_closed', ['parcel_unexpected']]);
  });

  test('later of an earlier moment is only noted: a parcel that is back is not on its way again', async () => {
    const { deal, number } = await onTheWay();
    await courierSays(world, number, back);
    await courierSays(world, number, 'transit002');
    const [tracking] = (await orderOf(deal)).trackings;
    expect(tracking).toMatchObject({ deliveryStatus: 'exception', substatus: back });
    expect(tracking?.events.map(({ status }) => status)).toContain('transit');
    expect(await eventsOf(deal, 'E46')).toEqual(['E46s', 'E55']);
  });

  test('of a number that the seller has replaced meanwhile moves nothing', async () => {
    const deal = await dealAt(world, 'seller_to_ship');
    const first = await deliver(world, deal);
    (await give(deal, newTrackingNumber())).answer();
    await world.settle();
    await courierSays(world, first, back);
    expect([await statusOf(deal), await alertsOf(deal)]).toEqual(['on_way_to_warehouse', []]);
  });
});
