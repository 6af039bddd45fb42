import { bookOfSku } from '@suki/db/queries/books';
import { skusOfItem } from '@suki/db/queries/catalogue';
import { toId } from '@suki/domain/ids/id';
import type { Pool } from 'pg';
import { chance } from './chance.ts';
import { priceNear } from './market.ts';
import type { Stage } from './trade.ts';
import { tradedItems } from './traded-items.ts';

/** Share of the offered sizes that get a flash ask, so that a buyer sees both lanes beside each other. */
const SHARE_OF_SIZES = 0.08;

/** Pairs that sellers brought to the counter: checked, and live in the flash lane. */
export async function fillFlashLane({ act, cast }: Stage, pool: Pool): Promise<number> {
  let stored = 0;
  for (const item of tradedItems) {
    for (const { id: skuId } of await skusOfItem(pool, toId('itm', item.id))) {
      const book = await bookOfSku(pool, skuId);
      if (book?.lowestAsk == null || chance(`${skuId} flash`) >= SHARE_OF_SIZES) continue;
      const seller = cast.sellers[Math.floor(chance(`${skuId} flash seller`) * cast.sellers.length)];
      if (seller === undefined) continue;
      const price = priceNear(item.marketPriceCentavos, `${skuId} flash price`);
      const { code } = await act(seller, 'makeDropOffCode');
      await act(cast.of('ines'), 'identifySeller', { body: { code } });
      await act(cast.of('ines'), 'storeCheckedPair', { body: { code, skuId, price, expiryDays: 30 } });
      stored += 1;
    }
  }
  return stored;
}
