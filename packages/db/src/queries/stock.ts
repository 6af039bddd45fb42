import type { ItemId, SkuId, StockId, UserId } from '@suki/domain/ids/id';
import type { StockSnapshot } from '@suki/domain/trade/facts/snapshot';
import { stockItems } from '../schema/stock.ts';
import { columnsOf, type Db, first, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type StockItem = typeof stockItems.$inferSelect;

const insertStatement = statement<unknown, [StockId, UserId, ItemId, SkuId, string, number, Date]>(
  'stock.insert',
  `insert into stock_items (id, seller_id, item_id, sku_id, status, value, version, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, 1, $7, $7)`,
);

/** Inserts an item in the warehouse (S1, RT1-flash); `applyDecision` calls it before any move. */
export async function insertStock(tx: Tx, row: StockSnapshot, at: Date): Promise<void> {
  const { id, sellerId, itemId, skuId, status, value } = row;
  await touch(tx, insertStatement, [id, sellerId, itemId, skuId, status, value, at]);
}

const lockStatement = statement<StockSnapshot, [StockId]>(
  'stock.lock',
  `select s.id, s.seller_id as "sellerId", s.item_id as "itemId", s.sku_id as "skuId", s.status,
  greatest(s.value, (
    select a.income from asks a
    where a.stock_id = s.id and a.status not in ('transaction_closed', 'transaction_successful')
  ))::bigint as value
from stock_items s where s.id = $1::text for no key update of s`,
);

/**
 * Returns the facts of an item in the warehouse, locked; its ask and order are locked before. `value` is the income of
 * its own ask when that exceeds the fixed value (S8).
 */
export async function lockStock(tx: Tx, id: StockId): Promise<StockSnapshot | undefined> {
  return await first(tx, lockStatement, [id]);
}

const byIdStatement = statement<StockItem, [StockId]>(
  'stock.by-id',
  `select ${columnsOf(stockItems, 's')} from stock_items s where s.id = $1::text`,
);

export async function stockById(db: Db, id: StockId): Promise<StockItem | undefined> {
  return await first(db, byIdStatement, [id]);
}

const liveAskStatement = statement<{ id: string }, [StockId]>(
  'stock.live-ask',
  `select a.id from asks a where a.stock_id = $1::text and a.status not in ('transaction_closed', 'transaction_successful')`,
);

/** The open ask that sells it; undefined when there is none. */
export async function liveAskOfStock(db: Db, id: StockId): Promise<string | undefined> {
  return (await first(db, liveAskStatement, [id]))?.id;
}
