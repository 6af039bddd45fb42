import {
  addBrandsOfRows,
  addItemsOfRows,
  addSizesOfRows,
  changeItemsOfRows,
  placeSizesOfRows,
  renewPagesOfRows,
} from '@suki/db/queries/item-rows';
import { refreshSearchDocuments } from '@suki/db/queries/search-documents';
import type { Tx } from '@suki/db/tx';
import type { Ids } from '../ports/ids.ts';
import type { PlannedItem } from './plan-batch.ts';
import { placeOf } from './size-rows.ts';

/**
 * Writes the items of a batch: brands, items, their sizes with an empty book each, and the search documents; a running
 * worker then renews the pages of the changed items.
 */
export async function writeBatch(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  const added = items.filter(({ isNew }) => isNew);
  const changed = items.filter(({ isChanged }) => isChanged);
  const grown = items.filter(({ isNew, addedSizes }) => !isNew && addedSizes.length > 0);
  if (added.length > 0) await addItems(tx, added, ids);
  if (changed.length > 0) {
    const facts = changed.map(({ template: _chart, sizes: _sizes, addedSizes: _added, art: _art, ...item }) => item);
    await changeItemsOfRows(tx, facts);
  }
  if (grown.length > 0) await makeRoom(tx, grown);
  await addSizes(tx, items, ids);
  await renewPagesOfRows(
    tx,
    [...new Set([...changed, ...grown])].map(({ id }) => id),
  );
  if (items.length > 0) {
    await refreshSearchDocuments(
      tx,
      items.map(({ id }) => id),
    );
  }
}

async function addItems(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  const brands = new Map(items.map(({ brand, brandName }) => [brand, brandName ?? brand]));
  await addBrandsOfRows(
    tx,
    [...brands].map(([slug, name]) => ({ id: ids.next('brd'), slug, name })),
  );
  await addItemsOfRows(
    tx,
    items.map(({ template, addedSizes: _addedSizes, sizes: _sizes, art, ...item }) => {
      if (art === undefined) throw new RangeError(`Expected a drawing of the new item ${item.id}.`);
      const description = item.colourway === '' ? `${item.name}.` : `${item.name}, in ${item.colourway}.`;
      return { ...item, art, templateId: template.id, description };
    }),
  );
}

/** Moves the sizes that items have to their places in the chart. */
async function makeRoom(tx: Tx, items: readonly PlannedItem[]): Promise<void> {
  await placeSizesOfRows(
    tx,
    items.map(({ id }) => id),
    items.flatMap(({ id, template, sizes }) =>
      sizes.map((labels) => ({
        itemId: id,
        system: template.baseSystem,
        label: labels[template.baseSystem],
        position: placeOf(template, labels),
      })),
    ),
  );
}

async function addSizes(tx: Tx, items: readonly PlannedItem[], ids: Ids): Promise<void> {
  await addSizesOfRows(
    tx,
    items.flatMap(({ id: itemId, template, addedSizes }) =>
      addedSizes.map((sizes) => ({ id: ids.next('sku'), itemId, position: placeOf(template, sizes), sizes })),
    ),
  );
}
