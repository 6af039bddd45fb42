import assert from 'node:assert/strict';
import type { BidId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { payBid, postBid } from '../../support/bid-steps.ts';
import { forEachOf, newTraders, shownTotal } from '../../support/many-steps.ts';
import { type Listing, quickListing } from '../../support/quick-listing.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { refusalIn } from '../../support/start-test-api.ts';
import type { Trader } from '../../support/trade-people.ts';
import { newKey } from '../../support/trade-steps.ts';
import type { TradeWorld } from '../../support/trade-world-on.ts';

export type PricesUnderUpdatesSize = { readonly items: number; readonly updates: number };

type Shelf = { readonly listings: readonly Listing[]; readonly bidder: Trader; readonly bidId: BidId };
type Prices = { readonly lowestAsk: Centavos | null; readonly highestBid: Centavos | null };

const ASKS_OF_EACH = 3;
/** Within one step of the deposit, and above every bid. */
const askPrices = Array.from({ length: 9 }, (_, index) => pesos(4550 + 50 * index));
const bidPrices = Array.from({ length: 9 }, (_, index) => pesos(3550 + 50 * index));

/**
 * R10: asks and bids change their prices while people read lists and items and buy. A reader sees each acknowledged
 * change; after it lists, items and books show the rows; and a checkout goes by the row, whatever its buyer was shown.
 * Returns how many pairs were bought meanwhile.
 */
export async function pricesUnderUpdates(
  world: TradeWorld,
  { items, updates }: PricesUnderUpdatesSize,
  random: SeededRandom,
): Promise<number> {
  const shelves: Shelf[] = [];
  for (let made = 0; made < items; made += 1) shelves.push(await fill(world));
  await world.pool.query('update items set sold_count = 1000000 where id = any($1)', [
    shelves.map(({ listings }) => listings[0]?.itemId),
  ]);
  let bought = 0;
  await forEachOf(
    Array.from({ length: updates }, (_, index) => index),
    async (index) => {
      const shelf = shelves[random.below(shelves.length)];
      if (shelf === undefined) return;
      if (index % 10 !== 9) return change(world, shelf, random);
      // Added after the wait, or the purchases of others meanwhile are lost.
      const count = await buyAsShown(world, shelf);
      bought += count;
    },
  );
  await world.settle();
  for (const shelf of shelves) await expectSamePrices(world, shelf);
  for (const shelf of shelves) await expectCheckoutByTheRow(world, shelf);
  await world.settle();
  await world.expectSound();
  return bought;
}

async function fill(world: TradeWorld): Promise<Shelf> {
  const first = await quickListing(world, { price: pesos(4950) });
  const { itemId, skuId, price } = first;
  const listings = [first];
  for (let more = 1; more < ASKS_OF_EACH; more += 1) listings.push(await quickListing(world, { itemId, skuId, price }));
  const [bidder] = await newTraders(world, 1);
  if (bidder === undefined) throw new Error('Expected a bidder.');
  const bidId = await postBid(world, { bidder, itemId, skuId, price: pesos(3950) });
  await payBid(world, bidder, bidId);
  return { listings, bidder, bidId };
}

/** Changes a price; the book that is read next has this price, or a later one. */
async function change(
  { api, pool }: TradeWorld,
  { listings, bidder, bidId }: Shelf,
  random: SeededRandom,
): Promise<void> {
  const listing = listings[random.below(listings.length)];
  if (listing === undefined) return;
  const { seller, askId, itemId, skuId } = listing;
  const result =
    random.below(4) === 0
      ? await api.callAs(bidder, 'editBid', {
          params: { bidId },
          body: { price: bidPrices[random.below(bidPrices.length)], expiryDays: 14 },
        })
      : await api.callAs(seller, 'editAsk', {
          params: { askId },
          body: { price: askPrices[random.below(askPrices.length)], expiryDays: 30 },
        });
  // A pair that somebody has bought meanwhile keeps its price.
  if (result.status !== 200) assert.equal(result.status, 409, refusalIn(result).reason);
  const { rows } = await pool.query<{ version: number }>('select version from books where sku_id = $1', [skuId]);
  const shown = (await api.callAs(seller, 'getSkuBook', { params: { id: itemId }, query: { skuId } })).answer();
  assert.ok(
    shown.version >= (rows[0]?.version ?? 0),
    `Expected version ${rows[0]?.version} to be shown, got ${shown.version}`,
  );
}

/** Looks and buys while prices move on: the buyer pays at most the shown price. */
async function buyAsShown(world: TradeWorld, shelf: Shelf): Promise<number> {
  const { lowestAsk } = await detailOf(world, shelf);
  if (lowestAsk === null) return 0;
  const shown = shownTotal(lowestAsk);
  const [buyer] = await newTraders(world, 1);
  const result = await buyFor(world, { shelf, buyer, maxTotal: shown });
  if (result.status === 201) {
    assert.ok(result.answer().amount <= shown);
    return 1;
  }
  assert.equal(result.status, 409);
  assert.ok(['PRICE_CHANGED', 'ASK_GONE'].includes(refusalIn(result).reason));
  return 0;
}

type Wish = { readonly shelf: Shelf; readonly buyer: Trader | undefined; readonly maxTotal: number };

function buyFor({ api }: TradeWorld, { shelf: { listings }, buyer, maxTotal }: Wish) {
  const body = { skuId: listings[0]?.skuId, lane: 'standard', maxTotal, addressId: buyer?.addressId };
  return api.callAs(buyer, 'buyAtLowestAsk', { body, idempotencyKey: newKey() });
}

async function detailOf(
  { api }: TradeWorld,
  { listings: [first], bidder }: Shelf,
): Promise<Prices & { lowestInItem: unknown }> {
  if (first === undefined) throw new Error('Expected a shelf to hold a pair.');
  const { itemId, skuId } = first;
  const { lowestAsk, highestBid } = (
    await api.callAs(bidder, 'getSkuBook', { params: { id: itemId }, query: { skuId } })
  ).answer();
  const item = (await api.callAs(bidder, 'getItem', { params: { id: itemId } })).answer();
  return { lowestAsk, highestBid, lowestInItem: item.lowestAsk };
}

async function expectSamePrices(world: TradeWorld, shelf: Shelf): Promise<void> {
  const { itemId, skuId } = shelf.listings[0] ?? {};
  const { rows } = await world.pool.query<Prices>(
    `select (select min(price) from asks where sku_id = $1 and status = 'listed') as "lowestAsk",
       (select max(price) from bids where sku_id = $1 and status = 'bid_active') as "highestBid"`,
    [skuId],
  );
  const [truth] = rows;
  assert.ok(truth !== undefined);
  const { lowestInItem, ...book } = await detailOf(world, shelf);
  assert.deepEqual(book, truth);
  assert.equal(lowestInItem, truth.lowestAsk);
  const list = (await world.api.callAs(shelf.bidder, 'recommendItemsToSell')).answer().items;
  const card = list.find(({ id }) => id === itemId);
  assert.deepEqual({ lowestAsk: card?.lowestAsk, highestBid: card?.highestBid }, truth);
}

/** Expects that a price above the shown one is refused with the new quote, and a lower one is charged. */
async function expectCheckoutByTheRow(world: TradeWorld, shelf: Shelf): Promise<void> {
  const pair = await quickListing(world, { ...shelf.listings[0], price: pesos(4500) });
  const [buyer] = await newTraders(world, 1);
  const shown = shownTotal(pesos(4500));
  const edit = (price: Centavos) =>
    world.api.callAs(pair.seller, 'editAsk', { params: { askId: pair.askId }, body: { price, expiryDays: 30 } });
  (await edit(pesos(4300))).answer();
  const cheaper = (await buyFor(world, { shelf, buyer, maxTotal: shown })).answer();
  assert.equal(cheaper.amount, shownTotal(pesos(4300)));
  const { lowestAsk } = await detailOf(world, shelf);
  if (lowestAsk === null) return;
  const dearer = await buyFor(world, { shelf, buyer, maxTotal: shownTotal(pesos(4300)) });
  assert.deepEqual([dearer.status, refusalIn(dearer).reason], [409, 'PRICE_CHANGED']);
}
