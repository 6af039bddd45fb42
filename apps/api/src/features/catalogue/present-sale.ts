import type { Sale as Answer } from '@suki/contract/catalogue/catalogue.schemas';
import type { RecordedSale } from '@suki/db/queries/sales';
import type { z } from 'zod';

/** Presents an entry of the purchase history, without the order behind it. */
export function presentSale({
  itemId,
  skuId,
  price,
  lane,
  createdAt,
}: Omit<RecordedSale, 'orderId'>): z.output<typeof Answer> {
  return { itemId, skuId, price, lane, createdAt: createdAt.toISOString() };
}
