import { skusOfItem } from '@suki/db/queries/catalogue';
import { DAY_MS } from '@suki/domain/config/durations';
import { toId } from '@suki/domain/ids/id';
import { manilaDate } from '@suki/domain/time/manila';
import type { Pool } from 'pg';
import type { Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/** Bea had the first item in its smallest size for two years: a collection of purchases and of an entry by hand. */
export async function addOwnedPair({ act, cast, clock }: Stage, pool: Pool): Promise<void> {
  const [item] = tradedItems;
  if (item === undefined) throw new Error('Expected items to trade.');
  const [sku] = await skusOfItem(pool, toId('itm', item.id));
  const boughtOn = manilaDate(new Date(clock.now().getTime() - 2 * 365 * DAY_MS));
  const paid = item.retailPriceCentavos;
  await act(cast.of('bea'), 'addToCollection', { body: { skuId: sku?.id, paid, boughtOn } });
}
