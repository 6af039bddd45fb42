import { afterEach, expect, test } from 'vitest';
import type { CallResult } from '../support/call-operation.ts';
import { liveOrdersOfAsk } from '../support/live-orders.ts';
import { quickListing } from '../support/quick-listing.ts';
import { startBeside } from '../support/start-beside.ts';
import { refusalIn, type TestApi } from '../support/start-test-api.ts';
import { newTrader } from '../support/trade-people.ts';
import { buyCall, maxTotalOf, newKey, payBody, postAsk, startDeposit } from '../support/trade-steps.ts';
import { tradeWorld } from '../support/trade-world.ts';
import { pressAgain } from './scenarios/press-again.ts';

/** R4 (docs/test-plan.md#races): one idempotency key, one effect, however often it is sent. */

const world = tradeWorld({ isCrowd: true });
afterEach(() => world.expectSound());

const times = <Result>(count: number, run: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, run));
const distinctBodies = (results: readonly CallResult<unknown>[]) =>
  new Set(results.map(({ status, body }) => JSON.stringify([status, body]))).size;

test('R4: a purchase sent 50 times at once and again after a restart is one order; another body under its key is refused', async () => {
  let restarted: TestApi | undefined;
  try {
    await pressAgain(world, { presses: 50 }, async () => {
      restarted = await startBeside(world);
      return restarted;
    });
  } finally {
    await restarted?.close();
  }
});

test('the key of one person says nothing about the key of another', async () => {
  const listing = await quickListing(world);
  const [one, other] = [await newTrader(world.api.dependencies), await newTrader(world.api.dependencies)];
  const key = newKey();
  expect((await buyCall(world, one, listing, key)).status).toBe(201);
  const result = await buyCall(world, other, listing, key);
  expect(result.status).toBe(409);
  expect(refusalIn(result).reason).toBe('ASK_GONE');
});

test('a refusal of the business is kept for its key, and a new key may go better', async () => {
  const listing = await quickListing(world);
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

test('R4: the same offer sent fifty times is one ask with one deposit', async () => {
  const { itemId, skuId, price } = await quickListing(world);
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
  const { itemId, skuId, price } = await quickListing(world);
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
  const listing = await quickListing(world);
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
