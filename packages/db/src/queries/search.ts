import type { ItemId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { priceStepStarts } from '@suki/domain/search/price-histogram';
import type { RankedDocument } from '@suki/domain/search/rank';
import { type Db, exactlyOne, many, statement } from '../statement.ts';

const wordsStatement = statement<{ word: string; frequency: number }, [string[]]>(
  'search.words',
  `select word, frequency from search_words where word = any($1::text[]) and frequency > 0`,
);

/** Returns the number of documents with each of these words; words that no document has are left out. */
export async function wordFrequencies(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await many(db, wordsStatement, [[...words]]);
  return new Map(rows.map(({ word, frequency }) => [word, frequency]));
}

const completionsStatement = statement<{ word: string; frequency: number }, [string, string, number]>(
  'search.completions',
  `select word, frequency from search_words where word >= $1::text collate "C" and word < $2::text collate "C" and frequency > 0
order by frequency desc, word limit $3::int`,
);

/** Returns the most common words that begin with a text. */
export async function completionsOf(
  db: Db,
  text: string,
  limit: number,
): Promise<readonly { word: string; frequency: number }[]> {
  return await many(db, completionsStatement, [text, `${text}\u{10ffff}`, limit]);
}

const correctionsStatement = statement<{ word: string; frequency: number }, [string[]]>(
  'search.corrections',
  `select word, frequency from search_words where deletions && $1::text[] and frequency > 0`,
);

/** Returns the words that share a deletion with these; the caller counts their typing errors. */
export async function wordsWithDeletions(
  db: Db,
  deletions: readonly string[],
): Promise<readonly { word: string; frequency: number }[]> {
  if (deletions.length === 0) return [];
  return await many(db, correctionsStatement, [[...deletions]]);
}

/** Bounds of the ask price in each lane, in centavos; null bounds are open. */
export type LaneBounds = {
  readonly from: { readonly standard: Centavos; readonly flash: Centavos } | null;
  readonly to: { readonly standard: Centavos; readonly flash: Centavos } | null;
};

export type SearchOrder = 'popular' | 'newest' | 'priceAscending' | 'priceDescending';

export type FindOptions = {
  /** A tsquery of words and terms; null finds every listed item. */
  readonly query: string | null;
  readonly price: LaneBounds;
  /** With a price: the sizes that must have it, in a system. */
  readonly sizes: { readonly system: string; readonly labels: readonly string[] } | null;
  /** The system whose sizes are counted. */
  readonly sizeSystem: string;
  readonly order: SearchOrder;
  readonly limit: number;
  /** True to get the words of each document, for ranking. */
  readonly isRanked: boolean;
};

export type FoundDocuments = {
  /** At most `limit` documents; without words unless asked for. */
  readonly documents: readonly RankedDocument[];
  /** `[value, count]` by facet, the most common first. */
  readonly facets: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  /** Lowest and highest of the lowest prices before shipping. */
  readonly lowest: Centavos | null;
  readonly highest: Centavos | null;
};

type FoundRow = {
  readonly documents: readonly (readonly [string, string, string, string, number, number])[] | null;
  readonly facets: FoundDocuments['facets'] | null;
  readonly lowest: Centavos | null;
  readonly highest: Centavos | null;
};

type FindValues = [
  query: string | null,
  fromStandard: number | null,
  fromFlash: number | null,
  toStandard: number | null,
  toFlash: number | null,
  priceSystem: string | null,
  priceLabels: string[],
  sizeSystem: string,
  limit: number,
  isRanked: boolean,
];

const fits = (ask: string, flash: string): string =>
  `($2::bigint is null or (coalesce(${ask}, ${flash}) is not null and coalesce(${ask}, $2::bigint) >= $2::bigint and coalesce(${flash}, $3::bigint) >= $3::bigint))
      and ($4::bigint is null or ${ask} <= $4::bigint or ${flash} <= $5::bigint)`;

/** SQL of the beginnings of the steps of prices, made of the domain's. */
const stepStarts = `array[${priceStepStarts.join(', ')}]::bigint[]`;

const facetRows = [
  `select 'brand' as facet, unnest(brand_slugs) as value from matched`,
  `select 'category', category::text from matched`,
  `select 'gender', unnest(genders) from matched`,
  `select 'color', unnest(colors) from matched`,
  `select 'condition', condition::text from matched`,
  `select 'tab', unnest(tabs) from matched`,
  `select 'releaseYear', release_year::text from matched where release_year is not null`,
  `select 'flash', 'true' from matched where is_flash`,
  `select 'size', jsonb_array_elements_text(sizes -> $8::text) from matched`,
  `select 'price', (${stepStarts})[width_bucket(lowest_price, ${stepStarts})]::text from matched where lowest_price is not null`,
].join('\n    union all ');

const orders: Readonly<Record<SearchOrder, string>> = {
  popular: 'd.sale_count desc, d.rank, d.item_id',
  newest: 'd.created_at desc, d.item_id',
  priceAscending: 'd.lowest_price, d.item_id',
  priceDescending: 'd.lowest_price desc nulls last, d.item_id',
};

/*
 * Planned for its values: a common word is read along the order of the answer, a rare one from the text index, and a
 * condition that is not asked for costs nothing.
 */
const findText = (order: string): string =>
  `with matched as materialized (
  select d.item_id, d.name, d.other, d.code, d.sale_count, d.rank, d.brand_slugs, d.category, d.genders, d.colors, d.condition, d.tabs, d.release_year,
    d.is_flash, d.sizes, d.lowest_price, row_number() over (order by ${order}) as place
  from search_documents d
  where ($1::text is null or d.terms @@ $1::tsquery)
    and ($6::text is not null or (${fits('d.lowest_ask', 'd.flash_lowest_ask')}))
    and ($6::text is null or exists (select from books b join skus s on s.id = b.sku_id
      where b.item_id = d.item_id and lower(s.sizes ->> $6::text) = any($7::text[]) and ${fits('b.lowest_ask', 'b.flash_lowest_ask')}))
  order by ${order} limit $9::int
), counted as (
  select facet, value, count(*)::int as count from (
    ${facetRows}
  ) every group by facet, value
)
select (select json_agg(case when $10::boolean then json_build_array(item_id, name, other, code, sale_count, rank) else json_build_array(item_id) end order by place)
    from matched) as documents,
  (select json_object_agg(facet, values) from (
    select facet, json_agg(json_build_array(value, count) order by count desc, value) as values from counted group by facet
  ) grouped) as facets,
  (select min(lowest_price) from matched) as lowest, (select max(lowest_price) from matched) as highest`;

const findStatements = {
  popular: statement<FoundRow, FindValues>('search.find-popular', findText(orders.popular), {
    isPlannedForValues: true,
  }),
  newest: statement<FoundRow, FindValues>('search.find-newest', findText(orders.newest), { isPlannedForValues: true }),
  priceAscending: statement<FoundRow, FindValues>('search.find-cheapest', findText(orders.priceAscending), {
    isPlannedForValues: true,
  }),
  priceDescending: statement<FoundRow, FindValues>('search.find-dearest', findText(orders.priceDescending), {
    isPlannedForValues: true,
  }),
} as const;

/** Returns the first documents of a search in an order, and how many of them have each value of a filter. */
export async function findDocuments(db: Db, options: FindOptions): Promise<FoundDocuments> {
  const { query, price, sizes, sizeSystem, order, limit, isRanked } = options;
  const hasPrice = price.from !== null || price.to !== null;
  const values: FindValues = [
    query,
    price.from?.standard ?? null,
    price.from?.flash ?? null,
    price.to?.standard ?? null,
    price.to?.flash ?? null,
    hasPrice ? (sizes?.system ?? null) : null,
    [...(sizes?.labels ?? [])],
    sizeSystem,
    limit,
    isRanked,
  ];
  const row = await exactlyOne(db, findStatements[order], values);
  const documents = (row.documents ?? []).map(
    ([itemId, name = '', other = '', code = '', saleCount = 0, rank = 0]) => ({
      itemId: itemId as ItemId,
      name,
      other,
      code,
      saleCount,
      rank,
    }),
  );
  return { documents, facets: row.facets ?? {}, lowest: row.lowest, highest: row.highest };
}

const brandNamesStatement = statement<{ slug: string; name: string }, [string[]]>(
  'search.brand-names',
  `select slug, name from brands where slug = any($1::text[])`,
);

/** Returns the names of brands by their slugs. */
export async function brandNames(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await many(db, brandNamesStatement, [[...slugs]]);
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
