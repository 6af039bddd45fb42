import { useEffect } from 'react';
import { type Fetched, useFetched } from '../fetched.ts';
import { getFeeRules } from '../generated/asks.ts';
import { getItem, getSkuBook, listPurchaseHistory, recommendItemsToSell } from '../generated/catalogue.ts';
import type {
  FeeRules,
  GetFeeRulesParams,
  Item,
  ItemCard,
  ItemId,
  Sale,
  SkuBook,
  SkuId,
} from '../generated/suki.schemas.ts';
import { keys } from '../keys.ts';
import { watchSize } from '../watched-sizes.ts';

/** One item with its sizes; for screens that are not cached pages. */
export function useItem(itemId: ItemId): Fetched<Item> {
  return useFetched(keys.item(itemId), () => getItem(itemId, { sizeTemplateDetail: 'true' }));
}

/** Items that buyers look for now, for the start of the sell page. */
export function useItemsToSell(): Fetched<readonly ItemCard[]> {
  return useFetched(keys.itemsToSell(), async () => (await recommendItemsToSell()).items);
}

/** The prices and depth of one size, live: the event stream brings each new book, so nothing is fetched again. */
export function useSkuBook(itemId: ItemId, skuId: SkuId): Fetched<SkuBook> {
  useEffect(() => watchSize(skuId), [skuId]);
  return useFetched(keys.skuBook(itemId, skuId), () => getSkuBook(itemId, { skuId }));
}

/** Sales that passed the inspection, newest first. */
export function usePurchaseHistory(itemId: ItemId, skuId?: SkuId): Fetched<readonly Sale[]> {
  return useFetched(
    keys.purchaseHistory(itemId, skuId),
    async () => (await listPurchaseHistory(itemId, skuId === undefined ? {} : { skuId })).items,
  );
}

/** The three seller fees of a category and brand. */
export function useFeeRules(params: GetFeeRulesParams): Fetched<FeeRules> {
  return useFetched(keys.feeRules(params.category, params.brand), () => getFeeRules(params));
}
