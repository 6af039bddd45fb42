import assert from 'node:assert/strict';
import { BuyerQuote } from '@suki/contract/orders/orders.schemas';
import { insertTestSku } from '@suki/db/testing/test-trade';
import type { OrderId, SkuId } from '@suki/domain/ids/id';
import { centavos, pesos } from '@suki/domain/money/centavos';
import { forEachOf, newTraders, shownTotal } from '../../support/many-steps.ts';
import { pressUntilAnswered } from '../../support/press-until-answered.ts';
import { type Listing, quickListing } from '../../support/quick-listing.ts';
import { shuffled } from '../../support/random-choices.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import type { Trader } from '../../support/trade-people.ts';
import { newKey, startPayment } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

export type RaceForASizeSize = { readonly buyers: number; readonly asks: number };

type Bought = { readonly buyer: Trader; readonly orderId: OrderId; readonly shown: number; readonly amount: number };

/**
 * R2: more buyers than pairs of one size at different prices. A buyer who loses a pair is shown the next price and
 * tries again, until no pair is left. Every pair is sold once, and each buyer pays the price shown. Returns how often
 * somebody was told of another price.
 */
export async function raceForASize(
  world: TradeWorld,
  { buyers, asks }: RaceForASizeSize,
  random: SeededRandom,
): Promise<number> {
  const { itemId, skuId } = await insertTestSku(world.pool);
  const steps = shuffled(
    random,
    Array.from({ length: asks }, (_, index) => index),
  );
  const prices = steps.map((step) => pesos(3000 + 50 * step));
  const listings: Listing[] = [];
  // One after the other, because they wait for one book anyway.
  for (const price of prices) listings.push(await quickListing(world, { itemId, skuId, price }));
  const crowd = await newTraders(world, buyers);
  const tries = await Promise.all(crowd.map((buyer) => buyWhatIsShown(world, { itemId, skuId, buyer })));
  const sold = tries.flatMap(({ bought }) => (bought === undefined ? [] : [bought]));
  assert.equal(sold.length, asks);
  assert.equal(new Set(sold.map(({ orderId }) => orderId)).size, asks);
  for (const { amount, shown } of sold) assert.equal(amount, shown);
  assert.deepEqual(
    sold.map(({ amount }) => amount).sort((one, other) => one - other),
    prices.map((price) => shownTotal(price)).sort((one, other) => one - other),
  );
  const askIds = listings.map(({ askId }) => askId);
  assert.deepEqual(await statusesOf(world, askIds), [{ status: 'buyer_to_pay', count: asks }]);
  await forEachOf(sold, async ({ buyer, orderId }) => {
    const { id } = await startPayment(world, { buyer, orderId });
    await world.api.sandbox.control(`/payments/${id}/approve`);
  });
  await world.settle();
  assert.deepEqual(await statusesOf(world, askIds), [{ status: 'confirming_buyer_order', count: asks }]);
  await world.expectSound();
  return tries.reduce((sum, { changes }) => sum + changes, 0);
}

type Wish = { readonly itemId: string; readonly skuId: SkuId; readonly buyer: Trader };

async function buyWhatIsShown({ api }: TradeWorld, { itemId, skuId, buyer }: Wish) {
  const look = { params: { id: itemId }, query: { skuId } };
  const book = (await pressUntilAnswered(() => api.callAs(buyer, 'getSkuBook', look))).answer();
  let shown = book.lowestAsk === null ? centavos(0) : shownTotal(book.lowestAsk);
  for (let changes = 0; ; changes += 1) {
    const body = { skuId, lane: 'standard', maxTotal: shown, addressId: buyer.addressId };
    const call = { body, idempotencyKey: newKey() };
    const result = await pressUntilAnswered(() => api.callAs(buyer, 'buyAtLowestAsk', call));
    if (result.status === 201) {
      const { id: orderId, amount } = result.answer();
      return { bought: { buyer, orderId, shown, amount } satisfies Bought, changes };
    }
    assert.equal(result.status, 409);
    const { reason, details } = refusalIn(result);
    if (reason === 'ASK_GONE') return { bought: undefined, changes };
    assert.equal(reason, 'PRICE_CHANGED');
    shown = BuyerQuote.parse(details?.quote).total;
  }
}

async function statusesOf({ pool }: TradeWorld, askIds: readonly string[]) {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from asks where id = any($1) group by status',
    [askIds],
  );
  return rows;
}
