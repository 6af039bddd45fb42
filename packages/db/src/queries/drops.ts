import { WAITING_COUNT_MAX } from '@suki/domain/config/kept';
import { type Db, many, statement } from '../statement.ts';
import { cardColumns, cardTables, type ItemCard } from './catalogue.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/** A listed item that is released today or later, with the people who wait for one of its sizes. */
export type Drop = ItemCard & { readonly releaseDate: string; readonly waitingCount: number };

// The days to come are a short end of the index of release days. Each size of a drop is one look-up among the notices.
const dropsStatement = statement<Drop, [string, string | null, number, number]>(
  'drops.upcoming',
  `with page as (
  select i.id, i.release_date from items i
  where i.status = 'listed' and i.release_date >= $1::date
    and ($2::text is null or (i.release_date, i.id) > (select c.release_date, c.id from items c where c.id = $2::text))
  order by i.release_date, i.id limit $3::int
)
select ${cardColumns}, (
  select count(distinct waiting.user_id)::int from (
    select k.user_id from skus s join kept_entries k on k.subject_id = s.id and k.kind = 'arrival_notice' and k.deleted_at is null
    where s.item_id = i.id limit $4::int
  ) waiting
) as "waitingCount"
from page join ${cardTables} on true where i.id = page.id order by page.release_date, page.id`,
);

/** Listed items by release date, the next first; `today` is a calendar date of Asia/Manila. */
export async function upcomingDrops(db: Db, today: string, { limit, lastItemId }: ShelfPage): Promise<ListPage<Drop>> {
  return pageFrom(await many(db, dropsStatement, [today, lastItemId ?? null, limit + 1, WAITING_COUNT_MAX]), limit);
}
