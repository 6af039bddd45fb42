import { brandsById, type DeskItem, itemsWithTakenCode, lockDeskItems } from '@suki/db/queries/catalogue-desk';
import { withTransaction } from '@suki/db/tx';
import { differenceOf } from '@suki/domain/catalogue/catalogue-changes';
import { type ItemChangeRefusal, refuseItemChange } from '@suki/domain/catalogue/item-change';
import { tabsOfItem } from '@suki/domain/catalogue/tabs-of-item';
import type { ItemId } from '@suki/domain/ids/id';
import type { Handler } from '../../../http/handler.ts';
import { factsOfItem } from './facts-of-item.ts';
import { type ItemEdit, saveItems } from './save-items.ts';

type Judged = {
  readonly itemId: ItemId;
  readonly name: string;
  readonly outcome: 'changed' | 'unchanged' | ItemChangeRefusal;
  readonly edit?: ItemEdit;
};

/**
 * `POST /staff/catalogue/item-changes`: one transaction. An item that cannot be changed stays and is told of; it stops
 * no other. A preview judges the same rows by the same rules and writes nothing.
 */
export const changeCatalogueItems: Handler<'changeCatalogueItems'> = async (
  { body, caller, refuse },
  { pool, clock },
) => {
  const { change, reason, isPreview } = body;
  const judged = await withTransaction(pool, async (tx) => {
    const wanted = [...new Map(body.items.map((item) => [item.itemId, item])).values()];
    const items = new Map(
      (
        await lockDeskItems(
          tx,
          wanted.map(({ itemId }) => itemId),
        )
      ).map((item) => [item.id, item]),
    );
    const { brandId } = change;
    const brand = brandId === undefined ? undefined : (await brandsById(tx, [brandId])).get(brandId);
    if (brandId !== undefined && brand === undefined) throw refuse('BRAND_NOT_FOUND');

    const changedItem = (item: DeskItem): DeskItem => {
      const category = change.category ?? item.category;
      return {
        ...item,
        status: change.status ?? item.status,
        category,
        tabs: change.category === undefined ? item.tabs : tabsOfItem({ category, genders: item.genders }, item.tabs),
        releaseDate: change.releaseDate === undefined ? item.releaseDate : change.releaseDate,
        ...(brand === undefined ? {} : { brandIds: [brand.id], brandNames: [brand.name] }),
      };
    };
    const taken =
      brand === undefined ? new Set<ItemId>() : await itemsWithTakenCode(tx, [...items.values()].map(changedItem));
    const codes = new Set<string>();

    const rows = wanted.map(({ itemId, version }): Judged => {
      const before = items.get(itemId);
      if (before === undefined) return { itemId, name: '', outcome: 'not_found' };
      const { name } = before;
      if (before.version !== version) return { itemId, name, outcome: 'changed_meanwhile' };
      const refusal = refuseItemChange(before, change);
      if (refusal !== null) return { itemId, name, outcome: refusal };
      const after = changedItem(before);
      if (differenceOf(factsOfItem(before), factsOfItem(after)) === null) return { itemId, name, outcome: 'unchanged' };
      const code = after.styleCode.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
      // Two items of this very edit may come under one brand with one code.
      if (brand !== undefined && code !== '' && (taken.has(itemId) || codes.has(code)))
        return { itemId, name, outcome: 'code_taken' };
      codes.add(code);
      return { itemId, name, outcome: 'changed', edit: { before, after } };
    });
    const edits = rows.flatMap(({ edit }) => edit ?? []);
    if (!isPreview) await saveItems(tx, edits, { byId: caller.userId, at: clock.now(), reason });
    return rows;
  });
  return {
    changed: judged.filter(({ outcome }) => outcome === 'changed').length,
    items: judged.map(({ edit: _edit, ...row }) => row),
  };
};
