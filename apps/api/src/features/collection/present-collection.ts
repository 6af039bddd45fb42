import type { CollectionEntry as Presented } from '@suki/contract/collection/collection.schemas';
import { itemCards, skusById } from '@suki/db/queries/catalogue';
import type { CollectionEntry } from '@suki/db/queries/collection';
import { gainOf, worthOf } from '@suki/domain/collection/worth';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { presentSku } from '../catalogue/present-item.ts';
import { presentItemCard } from '../catalogue/present-item-card.ts';

/** Reads the items and sizes of entries, and values each by their last sales. */
export async function presentCollection(
  entries: readonly CollectionEntry[],
  { pool, environment }: Pick<Dependencies, 'pool' | 'environment'>,
): Promise<z.output<typeof Presented>[]> {
  const skus = await skusById(
    pool,
    entries.map(({ skuId }) => skuId),
  );
  const cards = await itemCards(
    pool,
    [...skus.values()].map(({ itemId }) => itemId),
  );
  return entries.flatMap(({ id, skuId, orderId, paid, boughtOn, passesAsNew, at }) => {
    const sku = skus.get(skuId);
    const card = sku && cards.get(sku.itemId);
    if (sku === undefined || card === undefined) return [];
    const worth = worthOf({ ofSize: sku.lastSale, ofItem: card.lastSale });
    const amount = worth?.amount ?? null;
    return [
      {
        id,
        item: presentItemCard(card, environment),
        sku: presentSku(sku),
        orderId,
        paid,
        boughtOn,
        worth: amount,
        worthBy: worth?.by ?? null,
        gain: gainOf(amount, paid),
        passesAsNew,
        createdAt: at.toISOString(),
      },
    ];
  });
}
