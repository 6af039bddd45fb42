import { bidDepth } from '@suki/db/queries/bid-queue';
import { bookDepth, bookOfSku, lowestAskRegion } from '@suki/db/queries/books';
import { skuFacts } from '@suki/db/queries/sku-facts';
import type { Handler } from '../../http/handler.ts';

export const getSkuBook: Handler<'getSkuBook'> = async ({ params, query, refuse }, { pool }) => {
  const [sku, book, asks, bids, region] = await Promise.all([
    skuFacts(pool, query.skuId),
    bookOfSku(pool, query.skuId),
    bookDepth(pool, query.skuId),
    bidDepth(pool, query.skuId),
    lowestAskRegion(pool, query.skuId, 'standard'),
  ]);
  if (sku === undefined || book === undefined || sku.status === 'unlisted') throw refuse('SKU_NOT_FOUND');
  if (sku.itemId !== params.id) throw refuse('SKU_NOT_FOUND');
  const { lowestAsk, flashLowestAsk, highestBid, lastSale, version } = book;
  const { skuId, itemId } = sku;
  const prices = { lowestAsk, lowestAskRegion: region, flashLowestAsk, highestBid, lastSale };
  return { skuId, itemId, ...prices, asks: [...asks], bids: [...bids], version };
};
