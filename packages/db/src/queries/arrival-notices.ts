import type { SkuId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { many, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';

/** SQL of the lowest ask of both lanes of a book; null when nobody sells. */
const lowest = (book: string): string => `least(${book}.lowest_ask, ${book}.flash_lowest_ask)`;

const waits = (book: string): string =>
  `k.kind = 'arrival_notice' and k.deleted_at is null and k.subject_id = ${book}.sku_id and (k.price is null or k.price >= ${lowest(book)})`;

/**
 * SQL that writes the job `tell-arrivals` when a changed book has a price that somebody waits for. It stands in the
 * statement that changes the book, so every row of the life cycle that brings an ask is heard (ADR 0161).
 */
export function arrivalJobSql(book: string): string {
  return `case when ${lowest(book)} is not null and exists (select from kept_entries k where ${waits(book)})
    then ${jobAbout('tell-arrivals', `${book}.sku_id`)} end`;
}

/** A notice that is answered: the lowest price that its person can pay, and the one that they asked for. */
export type MetNotice = { readonly userId: UserId; readonly price: Centavos; readonly wished: Centavos | null };

// A person is not told of an ask of their own, on any account. The first to ask is the first to be told.
const answerStatement = statement<MetNotice, [SkuId, Date, number]>(
  'arrival-notices.answer',
  `with met as materialized (
  select k.id, k.user_id, k.price as wished, best.price
  from books b join items i on i.id = b.item_id and i.status = 'listed' join kept_entries k on ${waits('b')}
  cross join lateral (
    select min(first.price) as price from unnest(array['standard', 'flash']) as lanes (lane) cross join lateral (
      select a.price from asks a
      where a.sku_id = b.sku_id and a.lane = lanes.lane and a.status = 'listed' and a.seller_id not in (select * from linked_to(k.user_id))
      order by a.price limit 1
    ) first
  ) best
  where b.sku_id = $1::text and best.price <= coalesce(k.price, best.price)
  order by k.updated_at, k.id limit $3::int for update of k skip locked
), told as (
  update kept_entries k set deleted_at = $2::timestamptz from met where k.id = met.id returning k.id
)
select met.user_id as "userId", met.price, met.wished from met join told on told.id = met.id`,
);

/**
 * Ends at most `limit` notices of a size whose price is met, and returns them. The caller tells their people in the same
 * transaction, so that each notice is answered once.
 */
export async function answerNotices(
  tx: Tx,
  skuId: SkuId,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly MetNotice[]> {
  return await many(tx, answerStatement, [skuId, at, limit]);
}
