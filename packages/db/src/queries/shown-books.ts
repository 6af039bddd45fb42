import { BOOK_PRICES_MAX } from '@suki/domain/config/lists';
import type { ItemId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { ItemStatus } from '../schema/enums.ts';
import { type Db, many, statement } from '../statement.ts';
import { firstAskRegion } from './first-ask-region.ts';

/** A book as screens show it, in the shape of the contract's `SkuBook`. */
export type ShownBook = {
  readonly skuId: SkuId;
  readonly itemId: ItemId;
  readonly lowestAsk: Centavos | null;
  readonly lowestAskRegion: string | null;
  readonly flashLowestAsk: Centavos | null;
  readonly highestBid: Centavos | null;
  readonly lastSale: Centavos | null;
  /** Best price first. */
  readonly asks: { price: Centavos; count: number; lane: Lane }[];
  readonly bids: { price: Centavos; count: number }[];
  readonly version: number;
};

type Shown = { readonly book: ShownBook; readonly itemStatus: ItemStatus };

// One statement for one moment of the book: read in parts, its version and its prices could be those of two moments.
const shownStatement = statement<Shown, [readonly SkuId[], number]>(
  'shown-books.of-skus',
  `select i.status as "itemStatus", json_build_object('skuId', b.sku_id, 'itemId', b.item_id, 'lowestAsk', b.lowest_ask,
  'lowestAskRegion', ${firstAskRegion('b.sku_id')},
  'flashLowestAsk', b.flash_lowest_ask, 'highestBid', b.highest_bid, 'lastSale', b.last_sale,
  'asks', (select coalesce(json_agg(depth), '[]') from (
    select a.price, count(*) as count, a.lane from asks a where a.sku_id = b.sku_id and a.status = 'listed'
    group by a.lane, a.price order by a.price, a.lane limit $2::int
  ) depth),
  'bids', (select coalesce(json_agg(depth), '[]') from (
    select d.price, count(*) as count from bids d where d.sku_id = b.sku_id and d.status = 'bid_active'
    group by d.price order by d.price desc limit $2::int
  ) depth),
  'version', b.version) as book
from books b join items i on i.id = b.item_id where b.sku_id = any($1::text[])`,
);

/** Returns the books of sizes, each with the status of its item, in any order; without those that do not exist. */
export async function shownBooks(db: Db, skuIds: readonly SkuId[]): Promise<readonly Shown[]> {
  return await many(db, shownStatement, [skuIds, BOOK_PRICES_MAX]);
}

/** Returns the book of a size and the status of its item; undefined when there is no such size. */
export async function shownBook(db: Db, skuId: SkuId): Promise<Shown | undefined> {
  return (await shownBooks(db, [skuId]))[0];
}
