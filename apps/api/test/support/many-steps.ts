import type { Centavos } from '@suki/domain/money/centavos';
import { buyerQuote } from '@suki/domain/quote/buyer-quote';
import { atMost } from '../../src/concurrency/at-most.ts';
import { quickListing } from './quick-listing.ts';
import { newTrader, type Trader } from './trade-people.ts';
import { buy, type Deal } from './trade-steps.ts';
import type { TradeWorld } from './trade-world-on.ts';

/** Concurrent steps of a preparation: more would only wait for connections. */
const AT_A_TIME = 8;

/** Runs a step for each thing, eight side by side; the results stand in the order of the things. */
export function forEachOf<Thing, Result>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const inLine = atMost(AT_A_TIME);
  return Promise.all(things.map((thing) => inLine(() => step(thing))));
}

export const newTraders = ({ api }: TradeWorld, count: number): Promise<Trader[]> =>
  forEachOf(Array.from({ length: count }), () => newTrader(api.dependencies));

/** Makes unpaid orders, each with a buyer and a pair of its own. */
export const quickDeals = (world: TradeWorld, count: number): Promise<Deal[]> =>
  forEachOf(Array.from({ length: count }), async () => buy(world, await quickListing(world)));

/** Returns the total that a buyer in NCR is shown for a price. */
export const shownTotal = (price: Centavos): Centavos =>
  buyerQuote({ price, lane: 'standard', buyerRegion: 'NCR' }).total;
