import type { SizeLabels } from '@suki/domain/catalogue/size-label';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Sale } from '@suki/domain/trade/facts/decision';
import { sales } from '../schema/sales.ts';
import { columnsOf, type Db, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, pageFrom } from './lists.ts';

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

type Entry = RecordedSale & { readonly id: string };

// The order of a sale is its buyer's and seller's own. A cursor names its moment and a part of a hash instead.
const entryId = (of: string): string =>
  `(extract(epoch from ${of}.created_at) * 1000)::bigint || '.' || left(md5(${of}.order_id), 12)`;

const ofItemStatement = statement<Entry, [ItemId, SkuId | null, Date | null, string | null, number]>(
  'sales.of-item',
  `select ${columnsOf(sales, 's')}, ${entryId('s')} as id from sales s
where s.item_id = $1::text and ($2::text is null or s.sku_id = $2::text)
  and ($3::timestamptz is null or (s.created_at, s.order_id) < (
    select c.created_at, c.order_id from sales c
    where c.item_id = $1::text and c.created_at = $3::timestamptz and ${entryId('c')} = $4::text
  ))
order by s.created_at desc, s.order_id desc limit $5::int`,
);

const CURSOR = /^(\d{1,15})\.[0-9a-f]{12}$/;

/** The sales of an item, or of one of its sizes, newest first. A cursor that is none has no page behind it. */
export async function salesOf(
  db: Db,
  itemId: ItemId,
  { skuId, limit, lastItemId }: Pick<ListOptions, 'limit' | 'lastItemId'> & { skuId?: SkuId | undefined },
): Promise<ListPage<Entry>> {
  const after = lastItemId === undefined ? null : (CURSOR.exec(lastItemId)?.[1] ?? undefined);
  if (after === undefined) return { items: [], hasMore: false, lastItemId: null };
  const moment = after === null ? null : new Date(Number(after));
  const rows = await many(db, ofItemStatement, [itemId, skuId ?? null, moment, lastItemId ?? null, limit + 1]);
  return pageFrom(rows, limit);
}

/** A sale for everybody to see: it names no order and no person. */
export type RecentSale = Pick<RecordedSale, 'itemId' | 'skuId' | 'lane' | 'price' | 'createdAt'> & {
  readonly name: string;
  readonly sizes: SizeLabels;
};

const recentStatement = statement<RecentSale, [number, number]>(
  'sales.recent',
  `with newest as (
  select s.item_id, s.sku_id, s.lane, s.price, s.created_at from sales s order by s.created_at desc, s.item_id desc limit $1::int
), each as (
  select distinct on (n.item_id) n.* from newest n order by n.item_id, n.created_at desc
)
select e.item_id as "itemId", e.sku_id as "skuId", e.lane, e.price, e.created_at as "createdAt", i.name, k.sizes
from each e join items i on i.id = e.item_id and i.status = 'listed' join skus k on k.id = e.sku_id
order by e.created_at desc, e.item_id limit $2::int`,
);

/** The newest sales of listed items, the last of each item, among so many of the newest sales. */
export async function newestSales(
  db: Db,
  { shown, among }: { readonly shown: number; readonly among: number },
): Promise<readonly RecentSale[]> {
  return await many(db, recentStatement, [among, shown]);
}

const lastPricesStatement = statement<{ itemId: ItemId; prices: Centavos[] }, [ItemId[], number]>(
  'sales.last-prices',
  `select wanted.id as "itemId", array(
  select s.price from sales s where s.item_id = wanted.id order by s.created_at desc, s.order_id desc limit $2::int
) as prices from unnest($1::text[]) as wanted (id)`,
);

/** Prices of the last sales of each item, all its sizes together, the oldest first. */
export async function lastPricesOf(
  db: Db,
  itemIds: readonly ItemId[],
  limit: number,
): Promise<ReadonlyMap<ItemId, readonly Centavos[]>> {
  const rows = await many(db, lastPricesStatement, [[...itemIds], limit]);
  return new Map(rows.map(({ itemId, prices }) => [itemId, prices.map(Number).reverse() as Centavos[]]));
}
