import { skusOfItem } from '@suki/db/queries/catalogue';
import { toId } from '@suki/domain/ids/id';
import { centavos } from '@suki/domain/money/centavos';
import type { Pool } from 'pg';
import { chance } from './chance.ts';
import { type Deal, listAsk, type Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

const STEP = 5_000;

/** A price around the item's market price, on the price step: cheaper by up to 10 %, dearer by up to 15 %. */
export function priceNear(marketPriceCentavos: number, seed: string): Deal['price'] {
  const factor = 0.9 + chance(seed) * 0.25;
  return centavos(Math.max(50_000, Math.round((marketPriceCentavos * factor) / STEP) * STEP));
}

/** Lists asks on about two thirds of all sizes, one to three on each, so that size grids and ladders are not empty. */
export async function fillMarket(stage: Stage, pool: Pool): Promise<number> {
  let listed = 0;
  for (const item of tradedItems) {
    const itemId = toId('itm', item.id);
    for (const sku of await skusOfItem(pool, itemId)) {
      const count = Math.floor(chance(`${sku.id} asks`) * 3.4) - 0;
      for (let number = 0; number < Math.min(count, 3); number += 1) {
        const seller = stage.cast.sellers[Math.floor(chance(`${sku.id} ${number} seller`) * stage.cast.sellers.length)];
        if (seller === undefined) continue;
        const price = priceNear(item.marketPriceCentavos, `${sku.id} ${number} price`);
        await listAsk(stage, { itemId, skuId: sku.id, price, seller });
        listed += 1;
      }
    }
  }
  return listed;
}
