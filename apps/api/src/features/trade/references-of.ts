import { type ItemCard, itemCards, type Sku, skusById } from '@suki/db/queries/catalogue';
import { timersOf } from '@suki/db/queries/timers';
import type { Db } from '@suki/db/statement';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { RunningTimers } from '@suki/domain/trade/view/role';

type Row = { readonly id: string; readonly itemId: ItemId; readonly skuId: SkuId };

/** The records that the rows of a list refer to, read for all rows at once. */
export type References = {
  readonly itemOf: (row: Row) => ItemCard;
  readonly skuOf: (row: Row) => Sku;
  readonly timersOf: (row: Row) => RunningTimers;
};

/** @throws Error when a row refers to an item or size that is gone; their foreign keys forbid it. */
export async function referencesOf(db: Db, rows: readonly Row[], entity: 'ask' | 'bid' | 'order'): Promise<References> {
  const [items, skus, timers] = await Promise.all([
    itemCards(
      db,
      rows.map(({ itemId }) => itemId),
    ),
    skusById(
      db,
      rows.map(({ skuId }) => skuId),
    ),
    timersOf(
      db,
      entity,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    itemOf: ({ itemId }) => existing(items.get(itemId), itemId),
    skuOf: ({ skuId }) => existing(skus.get(skuId), skuId),
    timersOf: ({ id }) => timers.filter((timer) => timer.id === id),
  };
}

function existing<Referenced>(row: Referenced | undefined, id: string): Referenced {
  if (row === undefined) throw new Error(`Expected ${id} to exist, because a trade refers to it.`);
  return row;
}
