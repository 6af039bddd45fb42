import assert from 'node:assert/strict';
import { liveOrdersOfAsk } from '../../support/live-orders.ts';
import { quickListing } from '../../support/quick-listing.ts';
import { refusalIn, type TestApi } from '../../support/start-test-api.ts';
import { newTrader } from '../../support/trade-people.ts';
import { buyCall, maxTotalOf, newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

export type PressAgainSize = { readonly presses: number };

/**
 * R4: one purchase sent many times at once, and again to an API that has started since. One order, one answer for all;
 * another body under its key is refused.
 * @param restarted gives the API after its restart.
 */
export async function pressAgain(
  world: TradeWorld,
  { presses }: PressAgainSize,
  restarted: () => Promise<Pick<TestApi, 'callAs'>>,
): Promise<void> {
  const listing = await quickListing(world);
  // A second pair at that price: nothing but the key keeps the buyer from it.
  await quickListing(world, { itemId: listing.itemId, skuId: listing.skuId, price: listing.price });
  const buyer = await newTrader(world.api.dependencies);
  const key = newKey();
  const results = await Promise.all(Array.from({ length: presses }, () => buyCall(world, buyer, listing, key)));
  const [first] = results;
  assert.equal(first?.status, 201);
  assert.deepEqual(new Set(results.map(({ status, body }) => JSON.stringify([status, body]))).size, 1);
  const replayed = results.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
  assert.equal(replayed.length, presses - 1);
  const { skuId, price } = listing;
  const body = { skuId, lane: 'standard', maxTotal: maxTotalOf(price), addressId: buyer.addressId };
  const api = await restarted();
  const later = await api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: key });
  assert.deepEqual([later.status, later.body], [first.status, first.body]);
  const changed = { ...body, maxTotal: body.maxTotal + 1 };
  const other = await api.callAs(buyer, 'buyAtLowestAsk', { body: changed, idempotencyKey: key });
  assert.deepEqual([other.status, refusalIn(other).reason], [422, 'IDEMPOTENCY_KEY_REUSED']);
  assert.equal(await liveOrdersOfAsk(world.pool, listing.askId), 1);
  const mine = (await api.callAs(buyer, 'listOrders', { query: { tabId: 'to_pay' } })).answer();
  assert.equal(mine.items.length, 1);
  await world.expectSound();
}
