import type { Category } from '@suki/domain/catalogue/categories';
import type { BrandId, ItemId, SkuId } from '@suki/domain/ids/id';
import type { ItemStatus } from '../schema/enums.ts';
import { type Db, first, statement } from '../statement.ts';

/** Facts of a size that a trade needs: its item, the item's status, and the inputs of the fee rules. */
export type SkuFacts = {
  readonly skuId: SkuId;
  readonly itemId: ItemId;
  readonly status: ItemStatus;
  readonly category: Category;
  /** The first of the item's brands; null when it has none. */
  readonly brandId: BrandId | null;
};

const factsStatement = statement<SkuFacts, [SkuId]>(
  'skus.facts',
  `select s.id as "skuId", i.id as "itemId", i.status, i.category, i.brand_ids[1] as "brandId"
from skus s join items i on i.id = s.item_id where s.id = $1::text`,
);

/** One read by two primary keys; undefined when there is no such size. */
export async function skuFacts(db: Db, id: SkuId): Promise<SkuFacts | undefined> {
  return await first(db, factsStatement, [id]);
}
