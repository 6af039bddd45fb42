import { flashFeeTiers } from '@suki/domain/fees/flash-fee.table';
import type { ItemId } from '@suki/domain/ids/id';
import { FLASH_TERM } from '@suki/domain/search/filter-terms';
import { type SearchedItem, searchDocumentOf } from '@suki/domain/search/search-document';
import { deletionsOf } from '@suki/domain/search/spelling';
import type { Pool } from 'pg';
import { type Db, json, many, statement, touch } from '../statement.ts';
import { type Tx, withTransaction } from '../tx.ts';
import { regionOfLowestAsk } from './first-ask-region.ts';

/** Documents of one transaction: about 300 kB of words. */
const BATCH_ITEMS = 500;

type ItemRow = SearchedItem & { readonly id: ItemId };

const itemsStatement = statement<ItemRow, [ItemId[]]>(
  'search-documents.items',
  `select i.id, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.condition, i.genders, i.tabs, i.release_date as "releaseDate",
  (select coalesce(jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name) order by wanted.position), '[]')
    from unnest(i.brand_ids) with ordinality as wanted (id, position) join brands b on b.id = wanted.id) as brands,
  (select coalesce(jsonb_agg(s.sizes order by s.position), '[]') from skus s where s.item_id = i.id) as sizes
from items i where i.id = any($1::text[]) and i.status = 'listed'`,
);

/** SQL of a flash price with its fee, made of the domain's tiers. */
const withFlashFee = (price: string): string =>
  `${price} + case ${flashFeeTiers
    .toReversed()
    .map(({ from, fee }) => `when ${price} >= ${from} then ${fee}`)
    .join(' ')} end`;

type WordChange = { readonly word: string; readonly change: number };

// `old` locks the documents, so that two refreshes of one item count its words after each other.
const writeStatement = statement<WordChange, [ItemId[], string]>(
  'search-documents.write',
  `with given as (
  select * from jsonb_to_recordset($2::jsonb) as g ("itemId" text, name text, other text, code text, "brandSlugs" text[], colors text[], tabs text[],
    sizes jsonb, "releaseYear" smallint, terms text[], words text[])
), old as materialized (
  select item_id, words from search_documents where item_id = any($1::text[]) for update
), fresh as materialized (
  select g.*, i.category, i.condition, i.genders, i.sold_count, i.rank, i.created_at, best.lowest_ask, best.flash_lowest_ask,
    least(best.lowest_ask, ${withFlashFee('best.flash_lowest_ask')}) as lowest_price,
    ${regionOfLowestAsk('i.id', 'best.lowest_ask')} as region
  from given g join items i on i.id = g."itemId" and i.status = 'listed' cross join lateral (
    select min(b.lowest_ask) as lowest_ask, min(b.flash_lowest_ask) as flash_lowest_ask from books b where b.item_id = i.id
  ) best
), gone as (
  delete from search_documents d where d.item_id = any($1::text[]) and not exists (select from fresh f where f."itemId" = d.item_id)
), written as (
  insert into search_documents (item_id, terms, name, other, code, words, brand_slugs, category, condition, genders, tabs, colors, sizes, release_year,
    is_flash, sale_count, rank, created_at, lowest_ask, lowest_ask_region, flash_lowest_ask, lowest_price)
  select "itemId", array_to_tsvector(case when flash_lowest_ask is null then terms else terms || '${FLASH_TERM}'::text end), name, other, code, words,
    "brandSlugs", category, condition, genders, tabs, colors, sizes, "releaseYear", flash_lowest_ask is not null, sold_count, rank, created_at, lowest_ask,
    region, flash_lowest_ask, lowest_price
  from fresh order by "itemId"
  on conflict (item_id) do update set terms = excluded.terms, name = excluded.name, other = excluded.other, code = excluded.code, words = excluded.words,
    brand_slugs = excluded.brand_slugs, category = excluded.category, condition = excluded.condition, genders = excluded.genders, tabs = excluded.tabs,
    colors = excluded.colors, sizes = excluded.sizes, release_year = excluded.release_year, is_flash = excluded.is_flash, sale_count = excluded.sale_count,
    rank = excluded.rank, created_at = excluded.created_at, lowest_ask = excluded.lowest_ask, lowest_ask_region = excluded.lowest_ask_region,
    flash_lowest_ask = excluded.flash_lowest_ask, lowest_price = excluded.lowest_price
), counted as (
  select unnest(words) as word, 1 as change from fresh union all select unnest(words), -1 from old
)
select word, sum(change)::int as change from counted group by word having sum(change) <> 0`,
);

// In the order of the words, so that two refreshes do not wait for each other in a circle.
const countStatement = statement<never, [string]>(
  'search-documents.count-words',
  `insert into search_words (word, frequency, deletions)
select word, change, deletions from jsonb_to_recordset($1::jsonb) as c (word text, change int, deletions text[]) order by word collate "C"
on conflict (word) do update set frequency = search_words.frequency + excluded.frequency`,
);

/**
 * Makes the search documents of these items anew: of a listed item from its words, sizes and books as they are now; an
 * item that is unlisted, discontinued or unknown has none. Any number of items: batches of a transaction each on a
 * pool, all in the caller’s transaction otherwise.
 */
export async function refreshSearchDocuments(db: Db, itemIds: readonly ItemId[]): Promise<void> {
  const ids = [...new Set(itemIds)].sort();
  for (let from = 0; from < ids.length; from += BATCH_ITEMS) {
    const batch = ids.slice(from, from + BATCH_ITEMS);
    if (isPool(db)) await withTransaction(db, (tx) => refreshBatch(tx, batch));
    else await refreshBatch(db, batch);
  }
}

const isPool = (db: Db): db is Pool => 'options' in db;

async function refreshBatch(tx: Tx, ids: readonly ItemId[]): Promise<void> {
  const items = await many(tx, itemsStatement, [[...ids]]);
  const documents = items.map(({ id, ...item }) => ({ itemId: id, ...searchDocumentOf(item) }));
  const changes = await many(tx, writeStatement, [[...ids], json(documents)]);
  if (changes.length === 0) return;
  const counts = changes.map(({ word, change }) => ({ word, change, deletions: change > 0 ? deletionsOf(word) : [] }));
  await touch(tx, countStatement, [json(counts)]);
}

const listedStatement = statement<{ id: ItemId }, [ItemId | null, number]>(
  'search-documents.listed-items',
  `select id from items where id > coalesce($1::text, '') and status = 'listed' order by id limit $2::int`,
);

/** Makes the documents of the whole catalogue anew, after a seed or a change of what a document holds. */
export async function refreshAllSearchDocuments(db: Db): Promise<void> {
  for (let after: ItemId | null = null; ; ) {
    const page: readonly { id: ItemId }[] = await many(db, listedStatement, [after, BATCH_ITEMS]);
    await refreshSearchDocuments(
      db,
      page.map(({ id }) => id),
    );
    after = page.at(-1)?.id ?? null;
    if (page.length < BATCH_ITEMS) return;
  }
}
