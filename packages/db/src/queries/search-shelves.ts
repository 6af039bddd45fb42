import type { Category } from '@suki/domain/catalogue/categories';
import type { SearchTab } from '@suki/domain/catalogue/tabs';
import type { CategoryId, ItemId } from '@suki/domain/ids/id';
import { filterTerm } from '@suki/domain/search/filter-terms';
import { type Db, first, many, statement } from '../statement.ts';

export type Navigation = { readonly index: number; readonly tab: SearchTab; readonly title: string };

const navigationsStatement = statement<Navigation>(
  'search-shelves.navigations',
  `select index, tab, title from navigations where is_visible order by index`,
);

/** The tabs of search, in the editor's order. */
export async function navigations(db: Db): Promise<readonly Navigation[]> {
  return await many(db, navigationsStatement, []);
}

const countsStatement = statement<{ term: string; count: number }, [string[], number]>(
  'search-shelves.counts',
  `select wanted.term, counted.count::int as count from unnest($1::text[]) as wanted (term) cross join lateral (
  select count(*) from (select from search_documents d where d.terms @@ ('''' || wanted.term || '''')::tsquery limit $2::int) found
) counted`,
);

/** Returns the number of items of each tab, counted up to `max`. */
export async function tabCounts(db: Db, tabs: readonly SearchTab[], max: number): Promise<ReadonlyMap<string, number>> {
  const rows = await many(db, countsStatement, [tabs.map((tab) => filterTerm('tab', tab)), max]);
  return new Map(rows.map(({ term, count }) => [term.slice('tab='.length), count]));
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

// Items without sales of the last days fill up the list by what ever sold, so that it is never empty.
const trendingStatement = statement<Trending, [Date, number]>(
  'search-shelves.trending',
  `with recent as (
  select s.item_id, count(*)::int as sales from sales s where s.created_at >= $1::timestamptz group by s.item_id
), sold as (
  select i.model, i.id, r.sales, i.sold_count, i.rank from recent r join items i on i.id = r.item_id and i.status = 'listed'
), ever as (
  select i.model, i.id, 0 as sales, i.sold_count, i.rank from items i where i.status = 'listed' order by i.sold_count desc, i.rank limit 20 * $2::int
), best as (
  select distinct on (model) model, id as item_id, sum(sales) over (partition by model)::int as sales,
    sum(sold_count) over (partition by model)::int as ever_sold, rank
  from (select * from sold union all select * from ever where id not in (select id from sold)) every
  order by model, sales desc, sold_count desc, rank
)
select model, item_id as "itemId", sales from best order by sales desc, ever_sold desc, rank, model limit $2::int`,
);

/** Returns the models that sold most since a moment, then those that ever sold most. */
export async function trendingModels(db: Db, since: Date, limit: number): Promise<readonly Trending[]> {
  return await many(db, trendingStatement, [since, limit]);
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
