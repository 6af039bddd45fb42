import { itemCards } from '@suki/db/queries/catalogue';
import type { Db } from '@suki/db/statement';
import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemId } from '@suki/domain/ids/id';
import { type Checklist, checklistOf } from '@suki/domain/inspection/checklist';

/** The checklist of an item, with the category that it is for. */
export async function checklistOfItem(db: Db, itemId: ItemId): Promise<Checklist & { readonly category: Category }> {
  const items = await itemCards(db, [itemId]);
  const category = items.get(itemId)?.category ?? 'shoes';
  return { ...checklistOf(category), category };
}
