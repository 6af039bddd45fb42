import { skusOfItem } from '@suki/db/queries/catalogue';
import { DAY_MS } from '@suki/domain/config/durations';
import { toId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { chance } from './chance.ts';
import { priceNear } from './market.ts';
import { playDeal, type Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/** Sales of the past year of the best-known items: enough for a price history, few for a quick first start. */
const SALES = 48;
const ITEMS = 6;
/** The ages of the first and of the last sale, in days. */
const OLDEST = 360;
const NEWEST = 7.5;

/** The demo's people are there a day before their first sale. */
export const PAST_DAYS = OLDEST + 1;

/** Days before the present: ever closer, half of all sales in the last three months. */
function ageOf(number: number): number {
  return NEWEST + (OLDEST - NEWEST) * (1 - number / (SALES - 1)) ** 2;
}

/** The price level of an item at an age: within the year it rose from 82 % of today's, or fell from 115 %. */
function levelAt(itemId: string, age: number): number {
  const began = chance(`${itemId} trend`) < 0.6 ? 0.82 : 1.15;
  return 1 + (began - 1) * (age / OLDEST);
}

/** Plays finished trades of a year; each takes three days, and those of one size never overlap. */
export async function playPastSales(stage: Stage, pool: Pool, present: Date): Promise<number> {
  const items = tradedItems.slice(0, ITEMS);
  for (let number = 0; number < SALES; number += 1) {
    const item = items[number % items.length];
    if (item === undefined) continue;
    const age = ageOf(number);
    stage.clock.moveTo(new Date(present.getTime() - age * DAY_MS));
    const itemId = toId('itm', item.id);
    const skus = await skusOfItem(pool, itemId);
    // Mostly one size of an item, so that this size has a history to draw.
    const sku = skus[Math.floor(skus.length / 2) + (chance(`sale ${number}`) > 0.7 ? 1 : 0)];
    const seller = stage.cast.sellers[number % stage.cast.sellers.length];
    const buyer = stage.cast.buyers[number % stage.cast.buyers.length];
    if (sku === undefined || seller === undefined || buyer === undefined) continue;
    const price = priceNear(item.marketPriceCentavos * levelAt(item.id, age), `sale ${number} price`);
    await playDeal(
      stage,
      { itemId, skuId: sku.id, category: item.category, price, seller, buyer },
      'transaction_successful',
    );
  }
  return SALES;
}
