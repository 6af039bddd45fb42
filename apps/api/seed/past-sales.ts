import { skusOfItem } from '@suki/db/queries/catalogue';
import { DAY_MS } from '@suki/domain/config/durations';
import { toId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { chance } from './chance.ts';
import { priceNear } from './market.ts';
import { playDeal, type Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/** Sales of the past weeks of the best-known items: enough for a price history, few for a quick first start. */
const SALES = 36;
const ITEMS = 6;

/** Plays finished trades, one every 36 hours; each takes three days, and those of one size never overlap. */
export async function playPastSales(stage: Stage, pool: Pool, start: Date): Promise<number> {
  const items = tradedItems.slice(0, ITEMS);
  for (let number = 0; number < SALES; number += 1) {
    const item = items[number % items.length];
    if (item === undefined) continue;
    stage.clock.moveTo(new Date(start.getTime() + number * 1.5 * DAY_MS));
    const itemId = toId('itm', item.id);
    const skus = await skusOfItem(pool, itemId);
    // Mostly one size of an item, so that this size has a history to draw.
    const sku = skus[Math.floor(skus.length / 2) + (chance(`sale ${number}`) > 0.7 ? 1 : 0)];
    const seller = stage.cast.sellers[number % stage.cast.sellers.length];
    const buyer = stage.cast.buyers[number % stage.cast.buyers.length];
    if (sku === undefined || seller === undefined || buyer === undefined) continue;
    const price = priceNear(item.marketPriceCentavos, `sale ${number} price`);
    await playDeal(
      stage,
      { itemId, skuId: sku.id, category: item.category, price, seller, buyer },
      'transaction_successful',
    );
  }
  return SALES;
}
