import { insertListedAsk, insertTestSku } from '@suki/db/testing/test-trade';
import type { AskId, ItemId, SkuId } from '@suki/domain/ids/id';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { newTrader, type Trader } from './trade-people.ts';
import type { TradeWorld } from './trade-world-on.ts';

export type Listing = {
  readonly seller: Trader;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly price: Centavos;
  readonly askId: AskId;
};

/**
 * Makes a live ask without a call and without a payment of its deposit, which goes back into the seller's wallet: the
 * rows are those of E01 and E03, written by these decisions. It takes a tenth of the work of `listAsk`; tests of
 * deposits use `listAsk`.
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
