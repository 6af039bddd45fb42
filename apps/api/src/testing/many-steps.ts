import { insertListedAsk, insertTestSku } from '@suki/db/testing/test-trade';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { atMost } from '../concurrency/at-most.ts';
import { newTrader, type Trader } from './trade-people.ts';
import { buy, type Deal, type Listing } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** So many steps of a preparation at a time: more would only wait for connections. */
const AT_A_TIME = 8;

/** Does a step for each thing, some of them side by side; the answers stand in the order of the things. */
export function forEachOf<Thing, Result>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const inLine = atMost(AT_A_TIME);
  return Promise.all(things.map((thing) => inLine(() => step(thing))));
}

export const newTraders = ({ api }: TradeWorld, count: number): Promise<Trader[]> =>
  forEachOf(Array.from({ length: count }), () => newTrader(api.dependencies));

/**
 * An ask that is live without a call and without a payment of its deposit, for tests that need hundreds: the rows are those of E01 and E03.
 * Whoever tests a deposit takes `listAsk`.
 */
export async function quickListing(world: TradeWorld, offer: Partial<Omit<Listing, 'askId'>> = {}): Promise<Listing> {
  const { pool, api } = world;
  const seller = offer.seller ?? (await newTrader(api.dependencies));
  const { itemId, skuId } =
    offer.itemId === undefined || offer.skuId === undefined
      ? await insertTestSku(pool)
      : { itemId: offer.itemId, skuId: offer.skuId };
  const price = offer.price ?? pesos(5000);
  const at = api.clock.now();
  const { askId } = await insertListedAsk(pool, { sellerId: seller.userId, itemId, skuId, price, at });
  return { seller, itemId, skuId, price, askId };
}

/** Orders that wait for their payment, each of a buyer and a pair of its own. */
export const quickDeals = (world: TradeWorld, count: number): Promise<Deal[]> =>
  forEachOf(Array.from({ length: count }), async () => buy(world, await quickListing(world)));

/** What a buyer in NCR is shown for a price. */
export const shownTotal = (price: Centavos): Centavos =>
  buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' }).total;
