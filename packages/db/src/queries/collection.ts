import type { CountedEntry } from '@suki/domain/collection/collection-totals';
import type { KeptId, OrderId, SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { CalendarDate } from '@suki/domain/time/manila';
import { type Db, exactlyOne, many, statement, touch } from '../statement.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/** An item that a person owns, made by hand or bought here (ADR 0182). */
export type CollectionEntry = {
  readonly id: KeptId;
  readonly skuId: SkuId;
  /** The order that brought it; null for an entry made by hand. */
  readonly orderId: OrderId | null;
  readonly paid: Centavos | null;
  readonly boughtOn: CalendarDate | null;
  /** False for a purchase that its buyer kept with a defect. */
  readonly passesAsNew: boolean;
  /** When it came into the collection. */
  readonly at: Date;
};

// The entry of a purchase has the tail of its order's id, so that it needs no row of its own.
const orderIdOf = (entryId: string): string => `('ord_' || substr(${entryId}, 5))`;
const entryIdOf = (orderId: string): string => `('kpt_' || substr(${orderId}, 5))`;

// An unlisted item is in no list (security S4).
const isShown = (skuId: string): string =>
  `exists (select from skus s join items i on i.id = s.item_id where s.id = ${skuId} and i.status <> 'unlisted')`;

/** SQL of the entries of the person $1 that stand behind `after`, newest first, at most `limit`. */
const entries = ({ after, limit }: { readonly after: (at: string, id: string) => string; readonly limit: string }) =>
  `select e.* from (
  (select t.id, t.sku_id as "skuId", null::text as "orderId", t.paid, t.bought_on as "boughtOn", true as "passesAsNew", t.created_at as at
    from collection_entries t
    where t.user_id = $1::text and t.order_id is null and ${isShown('t.sku_id')} ${after('t.created_at', 't.id')}
    order by t.created_at desc, t.id desc limit ${limit})
  union all
  (select ${entryIdOf('o.id')}, o.sku_id, o.id, o.total - o.refunded_amount,
      (coalesce(o.paid_at, o.created_at) at time zone 'Asia/Manila')::date,
      not exists (select from verifications v where v.order_id = o.id and v.result <> 'pass'), o.updated_at
    from orders o
    where o.buyer_id = $1::text and o.status = 'transaction_successful' and ${isShown('o.sku_id')}
      and not exists (select from collection_entries t where t.order_id = o.id)
      and not exists (select from claims c where c.order_id = o.id and c.status = 'upheld')
      ${after('o.updated_at', entryIdOf('o.id'))}
    order by o.updated_at desc, o.id desc limit ${limit})
) e order by e.at desc, e.id desc limit ${limit}`;

const listStatement = statement<CollectionEntry, [UserId, string | null, number]>(
  'collection.list',
  `with cursor as (
  select t.id, t.created_at as at from collection_entries t where t.id = $2::text and t.order_id is null
  union all
  select ${entryIdOf('o.id')}, o.updated_at from orders o where o.id = ${orderIdOf('$2::text')}
)
${entries({
  after: (at, id) => `and ($2::text is null or (${at}, ${id}) < (select c.at, c.id from cursor c))`,
  limit: '$3::int',
})}`,
);

/** A page of a person's collection, what came last first. */
export async function listCollection(
  db: Db,
  userId: UserId,
  { limit, lastItemId }: ShelfPage,
): Promise<ListPage<CollectionEntry>> {
  return pageFrom(await many(db, listStatement, [userId, lastItemId ?? null, limit + 1]), limit);
}

const countedStatement = statement<CountedEntry, [UserId, number]>(
  'collection.counted',
  `select n.paid, b.last_sale as "ofSize",
  (select x.price from sales x where x.item_id = b.item_id order by x.created_at desc limit 1) as "ofItem"
from (${entries({ after: () => '', limit: '$2::int' })}) n join books b on b.sku_id = n."skuId"`,
);

/** The newest entries of a person with the last sales that say what they are worth, for the sums. */
export async function countedEntries(db: Db, userId: UserId, max: number): Promise<readonly CountedEntry[]> {
  return await many(db, countedStatement, [userId, max]);
}

export type NewOwnedItem = Omit<CollectionEntry, 'orderId' | 'passesAsNew'> & { readonly userId: UserId };

const addStatement = statement<unknown, [KeptId, UserId, SkuId, Centavos | null, CalendarDate | null, Date]>(
  'collection.add',
  `insert into collection_entries (id, user_id, sku_id, paid, bought_on, created_at)
values ($1::text, $2::text, $3::text, $4::bigint, $5::date, $6::timestamptz)`,
);

export async function addOwnedItem(db: Db, { id, userId, skuId, paid, boughtOn, at }: NewOwnedItem): Promise<void> {
  await touch(db, addStatement, [id, userId, skuId, paid, boughtOn, at]);
}

const countStatement = statement<{ count: number }, [UserId]>(
  'collection.count-by-hand',
  `select count(*)::int as count from collection_entries t where t.user_id = $1::text and t.order_id is null`,
);

/** Counts the entries made by hand. Call it under the lock of the person, so that nothing is added meanwhile. */
export async function ownedItemCountOf(db: Db, userId: UserId): Promise<number> {
  return (await exactlyOne(db, countStatement, [userId])).count;
}

const removeStatement = statement<unknown, [KeptId, UserId]>(
  'collection.remove',
  `delete from collection_entries t where t.id = $1::text and t.user_id = $2::text and t.order_id is null`,
);

// A purchase that was taken out is passed over, so that a repeated call is refused like the removal of any other entry.
const takeOutStatement = statement<unknown, [KeptId, UserId, Date]>(
  'collection.take-out',
  `insert into collection_entries (id, user_id, sku_id, order_id, created_at)
select $1::text, o.buyer_id, o.sku_id, o.id, $3::timestamptz from orders o
where o.id = ${orderIdOf('$1::text')} and o.buyer_id = $2::text and o.status = 'transaction_successful'
on conflict do nothing`,
);

/** Removes an entry of a person; false when they have none with this id. */
export async function removeFromCollection(db: Db, id: KeptId, userId: UserId, at: Date): Promise<boolean> {
  if ((await touch(db, removeStatement, [id, userId])) > 0) return true;
  return (await touch(db, takeOutStatement, [id, userId, at])) > 0;
}
