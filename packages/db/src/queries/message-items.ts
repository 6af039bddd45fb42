import type { FileId, ItemId, MessageId } from '@suki/domain/ids/id';
import type { OrderNumber } from '@suki/domain/orders/order-number';
import type { ItemArt, SizeLabels } from '../schema/catalogue.ts';
import { type Db, many, statement } from '../statement.ts';

/** The item, size and order that a message is about. */
export type MessageItem = {
  readonly messageId: MessageId;
  readonly itemId: ItemId;
  readonly name: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly art: ItemArt;
  readonly photos: readonly FileId[];
  readonly sizes: SizeLabels;
  /** Null for a message on an ask, a bid, an item in our warehouse or a size. */
  readonly orderNumber: OrderNumber | null;
};

// One row by key from each table, through `limit 1`: the plan cannot change to a join over all orders.
const itemsStatement = statement<MessageItem, [MessageId[]]>(
  'inbox.items',
  `select m.id as "messageId", i.id as "itemId", i.name, i.colourway, i.style_code as "styleCode", i.art, i.photos, s.sizes, o.order_number as "orderNumber"
from messages m
left join lateral (select order_number, sku_id from orders where id = m.order_id limit 1) o on true
left join lateral (select sku_id from asks where id = m.ask_id limit 1) a on true
left join lateral (select sku_id from bids where id = m.bid_id limit 1) b on true
left join lateral (select sku_id from stock_items where id = m.stock_id limit 1) k on true
cross join lateral (select item_id, sizes from skus where id = coalesce(o.sku_id, a.sku_id, b.sku_id, k.sku_id, m.sku_id) limit 1) s
cross join lateral (select id, name, colourway, style_code, art, photos from items where id = s.item_id limit 1) i
where m.id = any($1::text[])`,
);

/** Returns the items of messages by message; messages on payouts and on the account have none. */
export async function messageItems(db: Db, ids: readonly MessageId[]): Promise<ReadonlyMap<MessageId, MessageItem>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, itemsStatement, [[...ids]]);
  return new Map(rows.map((row) => [row.messageId, row]));
}
