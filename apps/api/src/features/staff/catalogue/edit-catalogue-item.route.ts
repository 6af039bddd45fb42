import { brandsById, type DeskItem, itemsWithTakenCode } from '@suki/db/queries/catalogue-desk';
import { withTransaction } from '@suki/db/tx';
import { refuseItemChange } from '@suki/domain/catalogue/item-change';
import { tabsOfItem } from '@suki/domain/catalogue/tabs-of-item';
import type { BrandId } from '@suki/domain/ids/id';
import { validateItemText, validateRetailAmount } from '@suki/domain/validators/item-text';
import type { Handler } from '../../../http/handler.ts';
import { validated } from '../../../http/validated.ts';
import { lockSeenItem } from './lock-seen-item.ts';
import { knownCatalogueItem } from './present-catalogue-item.ts';
import { saveItems } from './save-items.ts';

/**
 * `PUT /staff/catalogue/item/{id}`. Of two editors who saw one version the second is refused and looks again: their
 * form would write back what the first has changed.
 */
export const editCatalogueItem: Handler<'editCatalogueItem'> = async (
  { params, body, caller, refuse },
  dependencies,
) => {
  const { pool, clock } = dependencies;
  const texts = validated({
    name: validateItemText('name', body.name),
    model: validateItemText('model', body.model),
    colourway: validateItemText('colourway', body.colourway),
    styleCode: validateItemText('styleCode', body.styleCode),
    description: validateItemText('description', body.description),
    retailPrice: validateRetailAmount(body.retailPrice),
  });
  await withTransaction(pool, async (tx) => {
    const item = await lockSeenItem(tx, { params, body, refuse });
    const brandIds = [...new Set(body.brandIds)];
    const brands = await brandsById(tx, brandIds);
    if (brands.size < brandIds.length) throw refuse('BRAND_NOT_FOUND');
    if (refuseItemChange(item, body) !== null) throw refuse('ITEM_IN_TRADE');
    const { category, releaseDate } = body;
    const genders = [...new Set(body.genders)];
    const brandNames = brandIds.map((id: BrandId) => brands.get(id)?.name ?? '');
    const tabs = tabsOfItem({ category, genders }, item.tabs);
    const after: DeskItem = { ...item, ...texts, category, genders, tabs, brandIds, brandNames, releaseDate };
    if ((await itemsWithTakenCode(tx, [after])).size > 0) throw refuse('STYLE_CODE_TAKEN');
    await saveItems(tx, [{ before: item, after }], { byId: caller.userId, at: clock.now(), reason: body.reason });
  });
  return await knownCatalogueItem(params.id, dependencies);
};
