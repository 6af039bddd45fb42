import { bookOfSku } from '@suki/db/queries/books';
import { skusOfItem } from '@suki/db/queries/catalogue';
import { MINUTE_MS } from '@suki/domain/config/durations';
import { priceLimits } from '@suki/domain/config/prices';
import { toId } from '@suki/domain/ids/id';
import { centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import type { CastMember } from './cast.ts';
import { chance } from './chance.ts';
import type { Deal, Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

const gcash = { paymentMethod: 'GCASH', checkoutMethod: 'ONE_TIME_PAYMENT' } as const;
/** Share of the offered sizes that get bids. A size without asks gets none: its first ask would be sold at once. */
const SHARE_OF_SIZES = 0.3;

/** Puts one or two bids on about a third of the offered sizes, so that sellers find somebody to sell to. */
export async function fillBids(stage: Stage, pool: Pool): Promise<number> {
  let count = 0;
  for (const item of tradedItems) {
    const itemId = toId('itm', item.id);
    for (const { id: skuId } of await skusOfItem(pool, itemId)) {
      const book = await bookOfSku(pool, skuId);
      if (book?.lowestAsk == null || chance(`${skuId} bids`) >= SHARE_OF_SIZES) continue;
      for (const bidder of biddersOf(stage, skuId)) {
        const price = bidNear(item.marketPriceCentavos, `${skuId} ${bidder.name} bid`);
        if (price >= book.lowestAsk) continue;
        await bid(stage, { itemId, skuId, price }, bidder);
        count += 1;
      }
    }
  }
  return count;
}

function biddersOf({ cast }: Stage, skuId: string): readonly CastMember[] {
  const first = Math.floor(chance(`${skuId} bidder`) * cast.buyers.length);
  const size = chance(`${skuId} bidders`) < 0.5 ? 1 : 2;
  return [...cast.buyers, ...cast.buyers].slice(first, first + Math.min(size, cast.buyers.length));
}

/** Returns a price well below asks (90 % of the market price and more), so that the demo's own asks do not match. */
function bidNear(marketPriceCentavos: number, seed: string): Deal['price'] {
  const { min, step } = priceLimits;
  const price = Math.floor((marketPriceCentavos * (0.66 + chance(seed) * 0.14)) / step) * step;
  return centavos(Math.max(min, price));
}

/** Posts a live bid (E13 to E15). */
async function bid(
  { act, services, clock }: Stage,
  { itemId, skuId, price }: Pick<Deal, 'itemId' | 'skuId' | 'price'>,
  bidder: CastMember,
): Promise<void> {
  const { bidId } = await act(bidder, 'postBid', {
    body: { itemId, skuId, price, expiryDays: 30, addressId: bidder.addressId },
  });
  clock.advance(MINUTE_MS);
  await act(bidder, 'payBidDeposit', { params: { bidId }, body: { ...gcash, returnPath: `/bid/${bidId}` } });
  await services.approve({ entity: 'bid', id: bidId });
}
