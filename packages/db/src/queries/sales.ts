import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Sale } from '@suki/domain/trade/facts/decision';
import { sales } from '../schema/sales.ts';
import { columnsOf, type Db, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type RecordedSale = typeof sales.$inferSelect;

// The sale, the last price of its book and the item's count change in one statement.
const recordStatement = statement<unknown, [string, ItemId, SkuId, string, number, Date]>(
  'sales.record',
  `with sale as (
  insert into sales (order_id, item_id, sku_id, lane, price, created_at)
  values ($1::text, $2::text, $3::text, $4::text, $5::bigint, $6::timestamptz)
  on conflict (order_id) do nothing
  returning item_id, sku_id, price
), book as (
  update books set last_sale = sale.price from sale where books.sku_id = sale.sku_id
)
update items set sold_count = items.sold_count + 1 from sale where items.id = sale.item_id`,
);

/** Enters a sale into the purchase history, once per order. */
export async function recordSale(tx: Tx, sale: Sale): Promise<void> {
  await touch(tx, recordStatement, [sale.orderId, sale.itemId, sale.skuId, sale.lane, sale.price, sale.at]);
}

const ofItemStatement = statement<RecordedSale, [ItemId, SkuId | null, number]>(
  'sales.of-item',
  `select ${columnsOf(sales, 's')} from sales s
where s.item_id = $1::text and ($2::text is null or s.sku_id = $2::text)
order by s.created_at desc, s.order_id desc limit $3::int`,
);

/** The sales of an item, or of one of its sizes, newest first. */
export async function salesOf(
  db: Db,
  itemId: ItemId,
  options: { skuId?: SkuId | undefined; limit: number },
): Promise<readonly RecordedSale[]> {
  return await many(db, ofItemStatement, [itemId, options.skuId ?? null, options.limit]);
}
