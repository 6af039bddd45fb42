import { type SearchedItem, searchDocumentOf } from '@suki/domain/search/search-document';
import { deletionsOf } from '@suki/domain/search/spelling';
import { beside, connected, LANES, query } from './connections.ts';
import { withoutIndexes } from './without-indexes.ts';

const BATCH_ITEMS = 10_000;

/**
 * Writes the search documents of a filled market as `refreshSearchDocuments` would, in batches without the locks that a
 * running shop needs, and with the indexes made afterwards: an hour for a million items otherwise.
 */
export function fillSearch(url: string): Promise<void> {
  return withoutIndexes(url, ['search_documents'], () => writeAll(url));
}

async function writeAll(url: string): Promise<void> {
  const frequency = new Map<string, number>();
  const ends = await query<{ readonly id: string }>(url, endsOfLanes);
  await beside(url, async (client, lane) => {
    const last = ends[lane]?.id ?? '';
    for (let after = ends[lane - 1]?.id ?? ''; ; ) {
      const { rows } = await client.query<SearchedItem & { readonly id: string }>(itemsAfter, [
        after,
        BATCH_ITEMS,
        last,
      ]);
      const documents = rows.map(({ id, ...item }) => ({ itemId: id, ...searchDocumentOf(item) }));
      for (const word of documents.flatMap(({ words }) => words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
      await client.query(writeDocuments, [JSON.stringify(documents)]);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < BATCH_ITEMS) break;
    }
  });
  const words = [...frequency].map(([word, count]) => ({ word, frequency: count, deletions: deletionsOf(word) }));
  await connected(url, (client) => client.query(writeWords, [JSON.stringify(words)]));
}

const itemsAfter = `select i.id, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.condition, i.genders, i.tabs,
  i.release_date::text as "releaseDate", (select jsonb_agg(jsonb_build_object('slug', b.slug, 'name', b.name)) from brands b where b.id = any(i.brand_ids)) as brands,
  (select jsonb_agg(s.sizes order by s.position) from skus s where s.item_id = i.id) as sizes
from items i where i.id > $1 and i.id <= $3 order by i.id limit $2`;

/** Each lane takes a stretch of ids: chosen by a remainder, each batch read all of the items. */
const endsOfLanes = `select max(id) as id from (select id, ntile(${LANES}) over (order by id) as lane from items) i group by lane order by lane`;

const writeDocuments = `insert into search_documents (item_id, terms, name, other, code, words, brand_slugs, category, condition, genders, tabs, colors,
  sizes, release_year, is_flash, sale_count, rank, created_at, lowest_ask, lowest_ask_region, lowest_price)
select i.id, array_to_tsvector(terms), g.name, other, code, words, "brandSlugs", i.category, i.condition, i.genders, g.tabs, colors, g.sizes, "releaseYear", false,
  i.sold_count, i.rank, i.created_at, best.ask, 'NCR', best.ask
from jsonb_to_recordset($1::jsonb) as g ("itemId" text, name text, other text, code text, "brandSlugs" text[], colors text[], tabs text[], sizes jsonb,
  "releaseYear" smallint, terms text[], words text[])
  join items i on i.id = g."itemId" cross join lateral (select min(b.lowest_ask) as ask from books b where b.item_id = i.id) best`;

const writeWords = `insert into search_words (word, frequency, deletions)
select word, frequency, deletions from jsonb_to_recordset($1::jsonb) as w (word text, frequency int, deletions text[])`;
