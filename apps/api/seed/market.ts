import { type Sku, skusOfItem } from '@suki/db/queries/catalogue';
import type { CatalogueItem } from '@suki/db/seed/catalogue/catalogue.types';
import { toId } from '@suki/domain/ids/id';
import { centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import { atMost } from '../src/concurrency/at-most.ts';
import { chance } from './chance.ts';
import { type Deal, listAsk, type Stage } from './trade.ts';
import { offeredItems, tradedItems } from './traded-items.ts';

const STEP = 5_000;
/** Items that are listed at a time: an ask mostly waits, for the database and for the sandbox. */
const AT_A_TIME = 4;

/** A price around the item's market price, on the price step: cheaper by up to 10 %, dearer by up to 15 %. */
export function priceNear(marketPriceCentavos: number, seed: string): Deal['price'] {
  const factor = 0.9 + chance(seed) * 0.25;
  return centavos(Math.max(50_000, Math.round((marketPriceCentavos * factor) / STEP) * STEP));
}

/**
 * Lists asks on about two thirds of all sizes of the traded items, one to three on each, so that size grids and ladders
 * are not empty; and on one or two sizes of most other items, so that lists show prices.
 */
export async function fillMarket(stage: Stage, pool: Pool): Promise<number> {
  const inLine = atMost(AT_A_TIME);
  const counts = await Promise.all([
    ...tradedItems.map((item) => inLine(() => listSizes(stage, pool, item, asksOfLadder))),
    ...offeredItems.map((item) => inLine(() => listSizes(stage, pool, item, asksOfFew))),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The number of asks for a size of an item. */
type Asks = (sku: Sku, skus: readonly Sku[]) => number;

const asksOfLadder: Asks = ({ id }) => Math.min(3, Math.floor(chance(`${id} asks`) * 3.4));

/** One item in six has none: a page without asks is part of the shop too. */
const asksOfFew: Asks = ({ id }, skus) => {
  const [first] = skus;
  const draw = chance(`${first?.id} few`);
  const places = [draw, (draw * 7) % 1].slice(0, draw < 1 / 6 ? 0 : draw < 0.6 ? 1 : 2);
  return places.some((place) => skus[Math.floor(place * skus.length)]?.id === id) ? 1 : 0;
};

async function listSizes(stage: Stage, pool: Pool, item: CatalogueItem, asksOf: Asks): Promise<number> {
  const itemId = toId('itm', item.id);
  const skus = await skusOfItem(pool, itemId);
  let listed = 0;
  for (const sku of skus) {
    const count = asksOf(sku, skus);
    for (let number = 0; number < count; number += 1) {
      const seller = stage.cast.sellers[Math.floor(chance(`${sku.id} ${number} seller`) * stage.cast.sellers.length)];
      if (seller === undefined) continue;
      const price = priceNear(item.marketPriceCentavos, `${sku.id} ${number} price`);
      await listAsk(stage, { itemId, skuId: sku.id, price, seller });
      listed += 1;
    }
  }
  return listed;
}
