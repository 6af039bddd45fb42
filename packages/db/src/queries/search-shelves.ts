import type { Category } from '@suki/domain/catalogue/categories';
import { type SearchTab, searchTabs } from '@suki/domain/catalogue/tabs';
import type { CategoryId, ItemId } from '@suki/domain/ids/id';
import { filterTerm } from '@suki/domain/search/filter-terms';
import { type Db, exactlyOne, first, many, statement } from '../statement.ts';

export type Navigation = { readonly index: number; readonly tab: SearchTab; readonly title: string };

const navigationsStatement = statement<Navigation>(
  'search-shelves.navigations',
  `select index, tab, title from navigations where is_visible order by index`,
);

/** The tabs of search, in the editor's order. */
export async function navigations(db: Db): Promise<readonly Navigation[]> {
  return await many(db, navigationsStatement, []);
}

const countOf = (tab: SearchTab): string =>
  `(select count(*)::int from (select from search_documents d where d.terms @@ $$'${filterTerm('tab', tab)}'$$::tsquery limit $1::int) found) as "${tab}"`;

// Each tab is planned for its own term: the rows of a common tab are met soon by reading the table, those of a rare one
// are found by the index. With the terms as rows, each count read all that the index has of its term (0.5 s at a
// million items).
const countsStatement = statement<Readonly<Record<SearchTab, number>>, [number]>(
  'search-shelves.counts',
  `select ${searchTabs.map(countOf).join(',\n  ')}`,
);

/** Returns the number of items of each tab, counted up to `max`. */
export async function tabCounts(db: Db, max: number): Promise<Readonly<Record<SearchTab, number>>> {
  return await exactlyOne(db, countsStatement, [max]);
}

export type Discover = { readonly id: number; readonly title: string; readonly keyword: string };

const discoversStatement = statement<Discover>(
  'search-shelves.discovers',
  `select id, title, keyword from search_discovers where is_visible order by position, id`,
);

/** Ideas for people who have not typed yet. */
export async function discovers(db: Db): Promise<readonly Discover[]> {
  return await many(db, discoversStatement, []);
}

const keywordsStatement = statement<{ keyword: string }, [number]>(
  'search-shelves.keywords',
  `select keyword from search_keywords where is_visible order by position limit $1::int`,
);

export async function suggestedKeywords(db: Db, limit: number): Promise<readonly string[]> {
  return (await many(db, keywordsStatement, [limit])).map(({ keyword }) => keyword);
}

/** A model that sells, with its best seller. */
export type Trending = { readonly model: string; readonly itemId: ItemId; readonly sales: number };

// Interest first (ADR 0175), then sales of the last days, then what ever sold, then the newest: never empty. Each
// source is read along its index, and twenty items for each wanted model leave room for models with many items.
const trendingStatement = statement<Trending, [Date, number, string]>(
  'search-shelves.trending',
  `with recent as (
  select s.item_id, count(*)::int as sales from sales s where s.created_at >= $1::timestamptz group by s.item_id
), near as (
  select item_id from recent
  union (select n.item_id from item_interest n order by n.score desc limit 20 * $2::int)
  union (select i.id from items i where i.status = 'listed' order by i.sold_count desc, i.rank limit 20 * $2::int)
  union (select i.id from items i where i.status = 'listed' and i.release_date <= $3::date order by i.release_date desc nulls last, i.id limit 20 * $2::int)
), every as (
  select i.model, i.id, coalesce(n.score, 0) as score, coalesce(r.sales, 0) as sales, i.sold_count, i.release_date, i.rank
  from near join items i on i.id = near.item_id and i.status = 'listed'
    left join item_interest n on n.item_id = i.id left join recent r on r.item_id = i.id
), best as (
  select distinct on (model) model, id as item_id, sum(score) over (partition by model) as score, sum(sales) over (partition by model)::int as sales,
    sum(sold_count) over (partition by model)::int as ever_sold, max(release_date) over (partition by model) as released, rank
  from every e order by e.model, e.score desc, e.sales desc, e.sold_count desc, e.release_date desc nulls last, e.rank
)
select model, item_id as "itemId", sales from best order by score desc, sales desc, ever_sold desc, released desc nulls last, rank, model limit $2::int`,
);

export type TrendingOptions = {
  /** The beginning of the days whose sales count. */
  readonly since: Date;
  /** A calendar day of Asia/Manila: later releases are not there yet. */
  readonly today: string;
  readonly limit: number;
};

/** Returns the models of which people look at, choose and buy most, then those that sold, then the newest. */
export async function trendingModels(db: Db, { since, today, limit }: TrendingOptions): Promise<readonly Trending[]> {
  return await many(db, trendingStatement, [since, limit, today]);
}

export type CategoryRow = {
  readonly id: CategoryId;
  readonly category: Category;
  readonly parentId: CategoryId | null;
  readonly name: string;
  readonly keyword: string | null;
};

const columns = `id, category, parent_id as "parentId", name, keyword`;
const categoryStatement = statement<CategoryRow, [CategoryId]>(
  'search-shelves.category',
  `select ${columns} from categories where id = $1::text`,
);
const childrenStatement = statement<CategoryRow, [CategoryId]>(
  'search-shelves.categories-under',
  `select ${columns} from categories where parent_id = $1::text order by position, id`,
);

/** A category with those under it. */
export async function categoryWithChildren(
  db: Db,
  id: CategoryId,
): Promise<(CategoryRow & { readonly children: readonly CategoryRow[] }) | undefined> {
  const [category, children] = await Promise.all([
    first(db, categoryStatement, [id]),
    many(db, childrenStatement, [id]),
  ]);
  return category === undefined ? undefined : { ...category, children };
}

const namesStatement = statement<{ id: ItemId; name: string }, [ItemId[]]>(
  'search-shelves.item-names',
  `select id, name from items where id = any($1::text[])`,
);

/** Names of items, in the order of their ids. */
export async function itemNames(db: Db, ids: readonly ItemId[]): Promise<readonly string[]> {
  const names = new Map((await many(db, namesStatement, [[...ids]])).map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}
