import { listMessages } from '@suki/db/queries/inbox';
import { timersOf } from '@suki/db/queries/timers';
import { testId } from '@suki/db/testing/test-ids';
import { insertTestSku } from '@suki/db/testing/test-trade';
import { HOUR_MS } from '@suki/domain/config/durations';
import { sellerFees } from '@suki/domain/config/fees';
import type { OrderId, UserId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { sellerQuote } from '@suki/domain/quote/seller-quote';
import type { MessageTab } from '@suki/domain/trade/facts/statuses';
import { proves } from '@suki/evidence/proves';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { carriesOut, shows } from '../support/evidence.ts';
import type { Listing } from '../support/quick-listing.ts';
import { inspector, newTrader, type Trader, warehouseStaff } from '../support/trade-people.ts';
import {
  courierSays,
  newKey,
  newTrackingNumber,
  passBody,
  payBody,
  postAsk,
  startDeposit,
} from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';

/*
 * One pair of shoes goes from a seller to a buyer, call by call over HTTP, with the sandbox's payments, parcels and
 * payouts. The tests of this file build on each other; after each one all invariants are checked.
 */

const world = tradeWorld();
const price = pesos(5000);
const bought = buyerQuote({ price, lane: 'standard', buyerRegion: 'VISAYAS' });
const sold = sellerQuote({ price, feeRules: sellerFees });

let seller: Trader;
let buyer: Trader;
let listing: Listing;
let orderId: OrderId;
let listener: PoolClient;
const notified: string[] = [];

beforeAll(async () => {
  const { dependencies } = world.api;
  seller = await newTrader(dependencies, { region: 'NCR' });
  buyer = await newTrader(dependencies, { region: 'VISAYAS' });
  listing = { seller, ...(await insertTestSku(world.pool)), price, askId: testId('ask') };
  listener = await world.pool.connect();
  listener.on('notification', ({ channel }) => notified.push(channel));
  await listener.query('listen trade; listen "jobs:insert"; listen revoked; listen clock');
});
afterAll(() => listener.release(true));

afterEach(() => world.expectSound());

const askOf = async () => (await world.api.callAs(seller, 'getAsk', { params: { id: listing.askId } })).answer();
const orderOf = async (person: Trader) =>
  (await world.api.callAs(person, 'getOrder', { params: { id: orderId } })).answer();
const kinds = async (userId: UserId, tab: MessageTab) =>
  (await listMessages(world.pool, userId, tab, { limit: 180, order: 'asc' })).items.map(({ kind }) => kind);
const running = async (entity: 'ask' | 'order', id: string) =>
  (await timersOf(world.pool, entity, [id])).map(({ kind }) => kind).sort();

test('the seller offers a pair: it waits for its deposit (E01)', async () => {
  proves('Sellers post asks (offers to sell) and pay a deposit.');
  shows('postAsk success');
  carriesOut('E01');
  listing = { ...listing, askId: await postAsk(world, listing) };
  const ask = await askOf();
  expect(ask).toMatchObject({
    status: 'to_pay',
    price,
    income: sold.income,
    deposit: { amount: sold.deposit, status: 'due', deductedAmount: 0, needToRepay: false },
    orderId: null,
    queuePosition: null,
    next: { step: 2, nextActor: 'seller', actions: ['pay_deposit', 'cancel_ask', 'change_return_address'] },
  });
  expect(ask.next.deadline).toBe(new Date(world.api.clock.now().getTime() + HOUR_MS).toISOString());
  expect(await running('ask', ask.id)).toEqual(['ask_deposit']);
  expect(await kinds(seller.userId, 'payment')).toEqual(['ask-to-pay']);
});

test('the deposit is paid at the gateway: the ask is live (E02, E03)', async () => {
  shows('getSkuBook success', 'payAskDeposit success');
  carriesOut('E02', 'E03');
  const attempt = await startDeposit(world, listing);
  expect(attempt).toMatchObject({ status: 'PENDING', amount: sold.deposit });
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
  const ask = await askOf();
  expect(ask).toMatchObject({ status: 'listed', deposit: { status: 'under_hold' }, queuePosition: 1 });
  expect(ask.history.map(({ event }) => event)).toEqual(['E01', 'E02', 'E03']);
  expect(await running('ask', ask.id)).toEqual(['listing']);
  expect(await kinds(seller.userId, 'order')).toEqual(['ask-live']);
  expect(await world.balance('platform:gateway_clearing')).toBe(-sold.deposit);
  const params = { id: listing.itemId };
  const book = (await world.api.callAs(buyer, 'getSkuBook', { params, query: { skuId: listing.skuId } })).answer();
  expect(book).toMatchObject({ lowestAsk: price, asks: [{ price, count: 1 }] });
});

test('the buyer reserves it at the total that was shown (E31); the answer is the one of a later look', async () => {
  proves('Buyers place orders on listed items, place bids, or buy at the lowest ask.');
  shows('buyAtLowestAsk success', 'getOrder success', 'getOrder ORDER_NOT_FOUND');
  carriesOut('E31');
  const body = { skuId: listing.skuId, lane: 'standard', maxTotal: bought.total, addressId: buyer.addressId };
  const result = await world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });
  expect(result.status).toBe(201);
  const order = result.answer();
  orderId = order.id;
  expect(order).toMatchObject({
    status: 'to_pay',
    role: 'buyer',
    amount: bought.total,
    price,
    buyerQuote: { total: bought.total, lines: bought.lines },
    next: { nextActor: 'buyer', deadline: new Date(world.api.clock.now().getTime() + HOUR_MS / 4).toISOString() },
    askId: null,
    payout: null,
    deposit: null,
  });
  // The prices on the card differ: one answer is from before the sale, the other from after.
  const { item: _before, ...first } = order;
  const { item: _after, ...later } = await orderOf(buyer);
  expect(first).toEqual(later);
  expect((await askOf()).status).toBe('buyer_to_pay');
  expect(await running('ask', listing.askId)).toEqual([]);
  expect(await running('order', orderId)).toEqual(['payment_window']);
  // Its ask names the order, so the seller can read it before the payment, and acts on nothing yet.
  expect((await world.api.callAs(seller, 'getOrder', { params: { id: orderId } })).status).toBe(200);
  const stranger = await newTrader(world.api.dependencies);
  expect((await world.api.callAs(stranger, 'getOrder', { params: { id: orderId } })).status).toBe(404);
});

test('the buyer pays: the seller has to confirm (E32, E37a)', async () => {
  shows('payOrder success');
  carriesOut('E32');
  const started = await world.api.callAs(buyer, 'payOrder', {
    params: { orderId },
    body: payBody(`/order/${orderId}`),
    idempotencyKey: newKey(),
  });
  const { attempt, redirectUrl } = started.answer();
  expect(redirectUrl).toContain(`${world.api.sandbox.url}/checkout/`);
  await world.api.sandbox.control(`/payments/${attempt.id}/approve`);
  await world.settle();
  expect(await orderOf(buyer)).toMatchObject({
    status: 'confirming_buyer_order',
    attempt: { status: 'SUCCEEDED' },
    paymentInfo: { paymentMethod: 'GCASH', paidAt: world.api.clock.now().toISOString() },
  });
  expect(await orderOf(seller)).toMatchObject({
    role: 'seller',
    amount: sold.income,
    buyerAddress: null,
    buyerQuote: null,
  });
  expect((await askOf()).status).toBe('confirming_buyer_order');
  expect(await running('order', orderId)).toEqual(['confirmation']);
  expect(await kinds(seller.userId, 'order')).toEqual(['ask-live', 'order-confirm']);
  expect(await kinds(buyer.userId, 'order')).toEqual(['order-paid']);
  expect(await world.balance(`escrow:${orderId}`)).toBe(bought.total);
});

test('the seller confirms and has to ship (E41)', async () => {
  shows('confirmOrder success');
  carriesOut('E41');
  const answer = (await world.api.callAs(seller, 'confirmOrder', { params: { id: orderId } })).answer();
  expect(answer).toMatchObject({ status: 'seller_to_ship', order: { next: { nextActor: 'seller' } } });
  expect(answer.order.warehouseAddress).toContain('Suki');
  expect((await askOf()).status).toBe('to_ship');
  expect(await running('order', orderId)).toEqual(['shipment']);
  expect(await kinds(buyer.userId, 'order')).toEqual(['order-paid', 'order-confirmed']);
});

let inbound = '';
test('the seller sends it with a number (E46), and its first scan is believed (E46s)', async () => {
  shows('sellerDeliver success');
  carriesOut('E46', 'E46s');
  inbound = newTrackingNumber();
  const body = { courier: 'jtexpress-ph', trackingNumber: ` ${inbound.toLowerCase().replace('1', '1-')} ` };
  const order = (await world.api.callAs(seller, 'sellerDeliver', { params: { orderId }, body })).answer();
  expect(order).toMatchObject({
    status: 'on_way_to_warehouse',
    trackings: [{ leg: 'inbound', trackingNumber: inbound }],
  });
  expect(await running('order', orderId)).toEqual(['first_scan', 'inbound_transit']);
  await world.settle();
  await courierSays(world, inbound, 'transit');
  expect(await running('order', orderId)).toEqual(['inbound_transit']);
  expect((await orderOf(buyer)).trackings).toMatchObject([
    { deliveryStatus: 'transit', events: [{ status: 'transit' }] },
  ]);
  expect(await kinds(buyer.userId, 'order')).toContain('order-on-way');
});

test('the warehouse scans it at the door (E56) and an inspector takes it (E57)', async () => {
  proves('A platform inspection and warehouse step sits between seller and buyer.');
  shows('receiveAtWarehouse success', 'beginInspection success');
  carriesOut('E56', 'E57');
  const received = await world.api.callAs(warehouseStaff, 'receiveAtWarehouse', { body: { code: inbound } });
  expect(received.answer()).toMatchObject({ id: orderId, status: 'platform_received', role: 'operator' });
  const begun = await world.api.callAs(inspector, 'beginInspection', { params: { id: orderId } });
  expect(begun.answer().status).toBe('under_inspection');
  expect(await kinds(seller.userId, 'order')).toEqual([
    'ask-live',
    'order-confirm',
    'ask-at-warehouse',
    'ask-in-inspection',
  ]);
});

test('it passes: the seller has the income and the deposit back, the price is public (E58)', async () => {
  shows(
    'listPurchaseHistory success',
    'getAsk success',
    'getVerification success',
    'getCertificate success',
    'findCertificate success',
    'getUser success',
    'listTransactions success',
    'passInspection success',
  );
  carriesOut('E58');
  const passed = await world.api.callAs(inspector, 'passInspection', {
    params: { id: orderId },
    body: await passBody(world),
  });
  expect(passed.answer()).toMatchObject({ status: 'platform_to_ship', verification: { result: 'pass' } });
  await world.settle();
  const ask = await askOf();
  expect(ask).toMatchObject({ status: 'transaction_successful', deposit: { status: 'returned' } });
  const me = (await world.api.callAs(seller, 'getUser')).answer();
  expect(me).toMatchObject({ balance: sold.income, withdrawable: 0 });
  const transactions = (await world.api.callAs(seller, 'listTransactions')).answer().items;
  expect(transactions).toMatchObject([
    { kind: 'deposit_refund', amount: sold.deposit, status: 'succeeded', through: 'original_method' },
    { kind: 'sell_income', amount: sold.income, status: 'succeeded', through: 'wallet' },
  ]);
  const sales = await world.api.callAs(undefined, 'listPurchaseHistory', {
    params: { id: listing.itemId },
    headers: { authorization: 'Bearer local-catalogue-service-token' },
  });
  expect(sales.answer().items).toMatchObject([{ price, skuId: listing.skuId }]);
  const report = (await world.api.callAs(buyer, 'getVerification', { params: { id: orderId } })).answer();
  const guest = { uid: 'guest', isAnonymous: true };
  const certificate = await world.api.callAs(guest, 'getCertificate', { params: { id: report.certificateId ?? '' } });
  const { item, verification } = certificate.answer();
  expect(verification).toEqual(report);
  expect(certificate.answer().certificateNumber).toBe(report.certificateNumber);
  const number = report.certificateNumber?.toLowerCase().replaceAll('-', ' ') ?? '';
  const found = await world.api.callAs(guest, 'findCertificate', { params: { number } });
  expect(found.answer()).toEqual({ certificateId: report.certificateId });
  expect(item.id).toBe(listing.itemId);
});

test('it goes out to the buyer (E67) and arrives (E69)', async () => {
  shows('handToCourier success');
  carriesOut('E67', 'E69');
  const outbound = newTrackingNumber();
  const body = { courier: 'ninjavan-ph', trackingNumber: outbound };
  const shipped = await world.api.callAs(warehouseStaff, 'handToCourier', { params: { id: orderId }, body });
  expect(shipped.answer().status).toBe('to_receive');
  await world.settle();
  await courierSays(world, outbound, 'transit');
  expect((await orderOf(buyer)).deliveryAt).toBeNull();
  await courierSays(world, outbound, 'delivered');
  expect(await orderOf(buyer)).toMatchObject({
    deliveryAt: world.api.clock.now().toISOString(),
    next: { nextActor: 'buyer', actions: ['confirm_received'] },
    trackings: [{ leg: 'inbound' }, { leg: 'outbound', label: 'Delivered' }],
  });
  expect((await orderOf(seller)).trackings).toMatchObject([{ leg: 'inbound' }]);
  expect(await running('order', orderId)).toEqual(['receipt']);
});

test('the buyer is content: the escrow is empty, every fee is earned (E70)', async () => {
  shows('confirmReceived success');
  carriesOut('E70');
  const done = (await world.api.callAs(buyer, 'confirmReceived', { params: { id: orderId } })).answer();
  expect(done).toMatchObject({ status: 'transaction_successful', next: { actions: ['delete_order'] } });
  await world.settle();
  expect(await world.eventsOf(orderId)).toEqual([
    'E31',
    'E32',
    'E37a',
    'E41',
    'E46',
    'E46s',
    'E56',
    'E57',
    'E58',
    'E67',
    'E69',
    'E70',
  ]);
  expect(await world.eventsOf(listing.askId)).toEqual([
    'E01',
    'E02',
    'E03',
    'E31',
    'E37a',
    'E41',
    'E46',
    'E56',
    'E57',
    'E58',
  ]);
  expect(await running('order', orderId)).toEqual([]);
  expect(await world.balance('platform:fee_revenue')).toBe(price - sold.income);
  expect(await world.balance('platform:shipping_revenue')).toBe(bought.shippingFee);
  expect(await world.balance('platform:gateway_clearing')).toBe(-bought.total);
});

test('after the hold the seller is paid out to a bank, and nothing of the sale is left anywhere', async () => {
  proves('Sellers can withdraw earnings.');
  shows(
    'createWithdrawalAccount success',
    'requestPayout success',
    'requestPayout BALANCE_TOO_LOW',
    'getPayout success',
  );
  const account = { channelCode: 'PH_BDO', accountHolderName: 'Sam Reyes', accountNumber: '1234567890' };
  (await world.api.callAs(seller, 'createWithdrawalAccount', { body: account })).answer();
  const body = { amount: sold.income };
  const tooEarly = await world.api.callAs(seller, 'requestPayout', { body, idempotencyKey: newKey() });
  expect(tooEarly.status).toBe(409);
  world.api.clock.advance(72 * HOUR_MS);
  const payout = await world.api.callAs(seller, 'requestPayout', { body, idempotencyKey: newKey() });
  expect(payout.answer()).toMatchObject({ status: 'PENDING', amount: sold.income });
  expect((await world.api.callAs(seller, 'getUser')).answer()).toMatchObject({ balance: 0, withdrawable: 0 });
  await world.settle();
  const paid = (await world.api.callAs(seller, 'getPayout', { params: { id: payout.answer().id } })).answer();
  expect(paid).toMatchObject({ status: 'SUCCEEDED', account: { maskedAccountNumber: '•••• 7890' } });
  expect(await kinds(seller.userId, 'payment')).toEqual([
    'ask-to-pay',
    'sale-income-held',
    'account-added',
    'payout-succeeded',
  ]);
  // The platform earned the buyer's payment less the seller's income; the rest is zero.
  expect(await world.balance('platform:gateway_clearing')).toBe(sold.income - bought.total);
  expect(await world.balance('platform:payout_transit')).toBe(0);
  const mails = await world.api.sandbox.mails(seller.email ?? '');
  expect(mails.length).toBe(8);
});

// A commit that notifies holds one lock of the whole server until it is on disk (ADR 0098).
test('ops B.2.4: no commit of the whole sale has sent a notification', async () => {
  await world.pool.query(`select pg_notify('clock', 'the last one')`);
  await expect.poll(() => notified).toEqual(['clock']);
});
