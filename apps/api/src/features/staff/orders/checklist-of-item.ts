import { itemCards } from '@suki/db/queries/catalogue';
import type { Db } from '@suki/db/statement';
import type { ItemId } from '@suki/domain/ids/id';
import { type Checklist, checklistOf } from '@suki/domain/inspection/checklist';

export async function checklistOfItem(db: Db, itemId: ItemId): Promise<Checklist> {
  const items = await itemCards(db, [itemId]);
  return checklistOf(items.get(itemId)?.category ?? 'shoes');
}
