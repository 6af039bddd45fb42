import { afterEach, expect, test } from 'vitest';
import { idempotency } from '../http/idempotency.ts';
import type { CallResult } from '../testing/call-operation.ts';
import { liveOrdersOfAsk } from '../testing/live-orders.ts';
import { refusalIn } from '../testing/start-test-api.ts';
import { newTrader } from '../testing/trade-people.ts';
import { buyCall, listAsk, maxTotalOf, newKey, payBody, postAsk, startDeposit } from '../testing/trade-steps.ts';
import { tradeWorld } from '../testing/trade-world.ts';

/** R4 of the test plan: one intent, one effect, however often it is sent. */

const world = tradeWorld();
afterEach(() => world.expectSound());

const times = <Result>(count: number, run: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, run));
const distinctBodies = (results: readonly CallResult<unknown>[]) =>
  new Set(results.map(({ status, body }) => JSON.stringify([status, body]))).size;

test('the same purchase sent fifty times at once is one order, and fifty times the same answer', async () => {
  const listing = await listAsk(world);
  await listAsk(world, { itemId: listing.itemId, skuId: listing.skuId, price: listing.price });
  const buyer = await newTrader(world.api.dependencies);
  const key = newKey();
  const results = await times(50, () => buyCall(world, buyer, listing, key));
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
  expect(distinctBodies(results)).toBe(1);
  expect(results.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
  expect(await liveOrdersOfAsk(world.pool, listing.askId)).toBe(1);
  const list = (await world.api.callAs(buyer, 'listOrders', { query: { tabId: 'to_pay' } })).answer();
  expect(list.items).toHaveLength(1);
});

test('after a lost answer the same key gets it again, also from a process that has just started', async () => {
  const listing = await listAsk(world);
  const buyer = await newTrader(world.api.dependencies);
  const key = newKey();
  const first = await buyCall(world, buyer, listing, key);
  const again = await buyCall(world, buyer, listing, key);
  expect(again.body).toEqual(first.body);
  // What another process does with the key: it has nothing in memory, only the row.
  const { rows } = await world.pool.query<{ hash: string }>(
    'select request_hash as hash from idempotency_keys where key = $1',
    [key],
  );
  const elsewhere = await idempotency(world.api.dependencies).run({
    userId: buyer.userId,
    key,
    requestHash: rows[0]?.hash ?? '',
    run: () => Promise.reject(new Error('must not run')),
    serialise: () => ({ status: 500, body: '' }),
    refusalAnswer: () => undefined,
  });
  expect(elsewhere).toMatchObject({ status: 201, isReplayed: true });
  expect(JSON.parse(elsewhere.body)).toEqual(first.body);
});

test('the same key with another body is refused with 422, and nothing is done', async () => {
  const listing = await listAsk(world);
  const buyer = await newTrader(world.api.dependencies);
  const key = newKey();
  expect((await buyCall(world, buyer, listing, key)).status).toBe(201);
  const body = {
    skuId: listing.skuId,
    lane: 'standard',
    maxTotal: maxTotalOf(listing.price) + 1,
    addressId: buyer.addressId,
  };
  const other = await world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: key });
  expect(other.status).toBe(422);
  expect(refusalIn(other).reason).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('the key of one person says nothing about the key of another', async () => {
  const listing = await listAsk(world);
  const [one, other] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const key = newKey();
  expect((await buyCall(world, one, listing, key)).status).toBe(201);
  const result = await buyCall(world, other, listing, key);
  expect(result.status).toBe(409);
  expect(refusalIn(result).reason).toBe('ASK_GONE');
});

test('a refusal of the business is kept for its key, and a new key may go better', async () => {
  const listing = await listAsk(world);
  const [first, second] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const order = (await buyCall(world, first, listing)).answer();
  const key = newKey();
  const refused = await buyCall(world, second, listing, key);
  expect(refusalIn(refused).reason).toBe('ASK_GONE');
  const params = { orderId: order.id };
  (await world.api.callAs(first, 'cancelOrder', { params, body: { isSeller: false } })).answer();
  expect((await buyCall(world, second, listing, key)).body).toEqual(refused.body);
  expect((await buyCall(world, second, listing)).status).toBe(201);
});

test('the same offer sent fifty times is one ask with one deposit', async () => {
  const { itemId, skuId, price } = await listAsk(world);
  const seller = await newTrader(world.api.dependencies);
  const body = { itemId, skuId, price, expiryDays: 30, returnAddressId: seller.addressId };
  const key = newKey();
  const results = await times(50, () => world.api.callAs(seller, 'postAsk', { body, idempotencyKey: key }));
  expect(distinctBodies(results)).toBe(1);
  const { items } = (await world.api.callAs(seller, 'listAsks')).answer();
  expect(items).toHaveLength(1);
});

test('a payment that the gateway could not answer is asked for again under the same key, and is one payment', async () => {
  const seller = await newTrader(world.api.dependencies);
  const { itemId, skuId, price } = await listAsk(world);
  const askId = await postAsk(world, { seller, itemId, skuId, price });
  const key = newKey();
  const press = () =>
    world.api.callAs(seller, 'payAskDeposit', { params: { askId }, body: payBody(), idempotencyKey: key });
  await world.api.sandbox.control('/faults', { provider: 'xendit', path: '/payment_requests', status: 500 });
  const failed = await press();
  expect(failed.status).toBe(503);
  expect(refusalIn(failed).reason).toBe('GATEWAY_UNAVAILABLE');
  const again = (await press()).answer();
  const other = await startDeposit(world, { seller, askId });
  expect(other.id).toBe(again.attempt.id);
});

test.each([
  { what: 'no key', key: undefined, status: 400, reason: 'IDEMPOTENCY_KEY_MISSING' },
  { what: 'a key of seven characters', key: '1234567', status: 400, reason: 'VALIDATION' },
])('a purchase with $what is refused and makes nothing', async ({ key, status, reason }) => {
  const listing = await listAsk(world);
  const buyer = await newTrader(world.api.dependencies);
  const body = {
    skuId: listing.skuId,
    lane: 'standard',
    maxTotal: maxTotalOf(listing.price),
    addressId: buyer.addressId,
  };
  const result = await world.api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: key });
  expect(result.status).toBe(status);
  expect(refusalIn(result).reason).toBe(reason);
  expect(await liveOrdersOfAsk(world.pool, listing.askId)).toBe(0);
});
