import type { Category } from '@suki/domain/catalogue/categories';
import { editedSections } from '@suki/domain/catalogue/sections';
import { interestRules } from '@suki/domain/config/item-events';
import { shelfSizes } from '@suki/domain/config/lists';
import type { FileId, ItemId, SizeTemplateId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { type brands, type ItemArt, type ItemDetail, type SizeLabels, sizeTemplates } from '../schema/catalogue.ts';
import type { ItemCondition, ItemStatus } from '../schema/enums.ts';
import { columnsOf, type Db, first, many, statement } from '../statement.ts';
import { firstAskRegion, regionOfLowestAsk } from './first-ask-region.ts';
import { type ListOptions, type ListPage, pageFrom } from './lists.ts';

export type Brand = typeof brands.$inferSelect;
export type SizeTemplate = typeof sizeTemplates.$inferSelect;

/** The fields on the card of an item; prices are the best over its sizes. */
export type ItemCard = {
  readonly id: ItemId;
  readonly name: string;
  readonly brands: readonly Brand[];
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly category: Category;
  readonly condition: ItemCondition;
  readonly status: ItemStatus;
  readonly releaseDate: string | null;
  readonly retailPrice: Centavos | null;
  readonly soldCount: number;
  readonly art: ItemArt;
  /** Files of photographs, shown instead of drawings; empty for a drawn item. */
  readonly photos: readonly FileId[];
  readonly lowestAsk: Centavos | null;
  /** The region of the seller of `lowestAsk`; null when there is none, or where the statement does not read it. */
  readonly lowestAskRegion: string | null;
  readonly flashLowestAsk: Centavos | null;
  readonly highestBid: Centavos | null;
  readonly lastSale: Centavos | null;
};

export type Item = ItemCard & {
  readonly description: string;
  readonly details: readonly ItemDetail[];
  readonly genders: readonly string[];
  readonly tabs: readonly string[];
  readonly sizeTemplateId: SizeTemplateId;
};

export type Sku = {
  readonly id: SkuId;
  readonly itemId: ItemId;
  readonly position: number;
  readonly sizes: SizeLabels;
  readonly lowestAsk: Centavos | null;
  /** The region of the seller of `lowestAsk`; null when there is none, or where the statement does not read it. */
  readonly lowestAskRegion: string | null;
  readonly flashLowestAsk: Centavos | null;
  readonly highestBid: Centavos | null;
  readonly lastSale: Centavos | null;
  readonly askCount: number;
};

/** The columns of a card without the region of its lowest ask, over `cardTables`. */
export const cardColumnsWithoutRegion = `i.id, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.condition, i.status,
  i.release_date as "releaseDate", i.retail_price as "retailPrice", i.sold_count as "soldCount", i.art, i.photos,
  (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name) order by wanted.position), '[]')
    from unnest(i.brand_ids) with ordinality as wanted (id, position) join brands b on b.id = wanted.id) as brands,
  best."lowestAsk", best."flashLowestAsk", best."highestBid",
  (select s.price from sales s where s.item_id = i.id order by s.created_at desc limit 1) as "lastSale"`;
/** The columns of a card, over `cardTables`. */
export const cardColumns = `${cardColumnsWithoutRegion}, ${regionOfLowestAsk('i.id', 'best."lowestAsk"')} as "lowestAskRegion"`;
/** The tables of a card: the item as `i`. */
export const cardTables = `items i cross join lateral (
  select min(b.lowest_ask) as "lowestAsk", min(b.flash_lowest_ask) as "flashLowestAsk", max(b.highest_bid) as "highestBid"
  from books b where b.item_id = i.id
) best`;
const card = `select ${cardColumns} from ${cardTables}`;

const cardsStatement = statement<ItemCard, [ItemId[]]>('catalogue.cards', `${card} where i.id = any($1::text[])`);

/** Returns cards of items by id, for lists of asks and orders. In any status: a trade outlives its listing. */
export async function itemCards(db: Db, ids: readonly ItemId[]): Promise<ReadonlyMap<ItemId, ItemCard>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, cardsStatement, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

const itemStatement = statement<Item, [ItemId]>(
  'catalogue.item',
  `select ${cardColumns}, i.description, i.details, i.genders, i.tabs, i.size_template_id as "sizeTemplateId" from ${cardTables} where i.id = $1::text`,
);

/** Returns an item of any status; the caller decides who may see an unlisted one. */
export async function itemById(db: Db, id: ItemId): Promise<Item | undefined> {
  return await first(db, itemStatement, [id]);
}

const skuColumns = `s.id, s.item_id as "itemId", s.position, s.sizes, b.lowest_ask as "lowestAsk", b.flash_lowest_ask as "flashLowestAsk",
  b.highest_bid as "highestBid", b.last_sale as "lastSale", b.ask_count as "askCount",
  ${firstAskRegion('b.sku_id')} as "lowestAskRegion"`;

const skusStatement = statement<Sku, [ItemId]>(
  'catalogue.skus-of-item',
  `select ${skuColumns} from skus s join books b on b.sku_id = s.id where s.item_id = $1::text order by s.position`,
);

/** The sizes of an item with their books, in the order of the size grid. */
export async function skusOfItem(db: Db, itemId: ItemId): Promise<readonly Sku[]> {
  return await many(db, skusStatement, [itemId]);
}

const skusByIdStatement = statement<Sku, [SkuId[]]>(
  'catalogue.skus-by-id',
  `select ${skuColumns} from skus s join books b on b.sku_id = s.id where s.id = any($1::text[])`,
);

export async function skusById(db: Db, ids: readonly SkuId[]): Promise<ReadonlyMap<SkuId, Sku>> {
  if (ids.length === 0) return new Map();
  const rows = await many(db, skusByIdStatement, [[...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}

const sectionsStatement = statement<ItemCard & { section: string }, [string | null, string[]]>(
  'catalogue.home-sections',
  `select placed.section, ${cardColumns}
from section_items placed left join home_sections h on h.section = placed.section
  left join home_section_rules r on r.section = placed.section join ${cardTables} on true
  left join item_interest n on n.item_id = i.id
where i.id = placed.item_id and coalesce(h.is_visible, true) and i.status = 'listed' and ($1::text is null or $1::text = any(i.tabs))
order by coalesce(h.position, placed.section_position), placed.section,
  case when coalesce(r.rule, case when placed.section = any($2::text[]) then 'chosen' else 'interest' end) = 'interest' then coalesce(n.score, 0) else 0 end desc,
  placed.position`,
);

/**
 * The home page: sections in the editor's order with their listed items; a section without items is left out. The rule
 * of a section (ADR 0187) keeps its order or puts the items with the most interest first (ADR 0175).
 */
export async function homeSections(
  db: Db,
  tab: string | null,
): Promise<readonly { section: string; items: readonly ItemCard[] }[]> {
  const rows = await many(db, sectionsStatement, [tab, [...editedSections]]);
  const sections = new Map<string, ItemCard[]>();
  for (const { section, ...item } of rows) sections.set(section, [...(sections.get(section) ?? []), item]);
  return [...sections].map(([section, items]) => ({ section, items }));
}

type ShelfOptions = Pick<ListOptions, 'limit' | 'lastItemId'>;

// `coalesce` gives the index one end to start from: the date of the last row that the caller has, or today.
const releasedStatement = statement<ItemCard, [string, string | null, number]>(
  'catalogue.recently-released',
  `${card} where i.status = 'listed'
  and i.release_date <= coalesce((select c.release_date from items c where c.id = $2::text), case when $2::text is null then $1::date end)
  and ($2::text is null or i.release_date < (select c.release_date from items c where c.id = $2::text) or i.id > $2::text)
order by i.release_date desc nulls last, i.id limit $3::int`,
);

/** Listed items by release date, newest first; `today` is a calendar date of Asia/Manila. */
export async function recentlyReleasedItems(
  db: Db,
  today: string,
  { limit, lastItemId }: ShelfOptions = { limit: shelfSizes.released },
): Promise<ListPage<ItemCard>> {
  return pageFrom(await many(db, releasedStatement, [today, lastItemId ?? null, limit + 1]), limit);
}

const toSellStatement = statement<ItemCard, [string | null, number]>(
  'catalogue.to-sell',
  `${card} where i.status = 'listed'
  and i.sold_count <= coalesce((select c.sold_count from items c where c.id = $1::text), case when $1::text is null then 2147483647 end)
  and ($1::text is null or (-i.sold_count, i.rank, i.id) > (select -c.sold_count, c.rank, c.id from items c where c.id = $1::text))
order by i.sold_count desc, i.rank, i.id limit $2::int`,
);

/** Returns the best sellers, for the start of the sell page. */
export async function itemsToSell(
  db: Db,
  { limit, lastItemId }: ShelfOptions = { limit: shelfSizes.toSell },
): Promise<ListPage<ItemCard>> {
  return pageFrom(await many(db, toSellStatement, [lastItemId ?? null, limit + 1]), limit);
}

/** SQL of the best listed items of a category that fulfil a condition, read along an index by rank. */
const nearest = (condition: string): string => `cross join lateral (
    select i.id from items i where i.status = 'listed' and i.category = mine.category ${condition} order by i.rank limit $2::int + 1
  ) near`;

// Sorting the whole category by its likeness took 504 ms at 400,000 items. The first $2 of each likeness hold the
// answer, and each has an index, so about fifty ids are sorted whatever the size of the catalogue. An item has one
// brand, or two when they made it together; each position has its index.
const relatedStatement = statement<ItemCard, [ItemId, number]>(
  'catalogue.related',
  `with mine as (
  select * from items where id = $1::text
), near as (
  select near.id from mine ${nearest('and i.model = mine.model')}
  union select near.id from mine cross join unnest(mine.brand_ids) as brand (id) ${nearest('and i.brand_ids[1] = brand.id')}
  union select near.id from mine cross join unnest(mine.brand_ids) as brand (id) ${nearest('and i.brand_ids[2] = brand.id')}
  union select near.id from mine ${nearest('')}
), page as (
  select i.id, i.model = mine.model as same_model, i.brand_ids && mine.brand_ids as same_brand, i.rank
  from near join items i on i.id = near.id cross join mine where i.id <> mine.id
  order by same_model desc, same_brand desc, i.rank limit $2::int
)
select ${cardColumns} from page join ${cardTables} on true
where i.id = page.id order by page.same_model desc, page.same_brand desc, page.rank`,
);

/** Listed items of the same category: the best of the same model first, then those of a brand of the item. */
export async function relatedItems(
  db: Db,
  itemId: ItemId,
  limit: number = shelfSizes.related,
): Promise<readonly ItemCard[]> {
  return await many(db, relatedStatement, [itemId, limit]);
}

const othersViewedStatement = statement<ItemCard, [ItemId, number, number]>(
  'catalogue.others-viewed',
  `with seen as materialized (
  select v.other_id, v.weight from viewed_together v where v.item_id = $1::text and v.visits >= $3::int order by v.weight desc limit 4 * $2::int
)
select ${cardColumns} from seen join ${cardTables} on true
where i.id = seen.other_id and i.status = 'listed' order by seen.weight desc, i.id limit $2::int`,
);

/** Listed items that visits of this item looked at too, the most common first (ADR 0175); empty while too few did. */
export async function othersViewed(
  db: Db,
  itemId: ItemId,
  limit: number = shelfSizes.related,
): Promise<readonly ItemCard[]> {
  return await many(db, othersViewedStatement, [itemId, limit, interestRules.visitsMin]);
}

const templateStatement = statement<SizeTemplate, [SizeTemplateId]>(
  'catalogue.size-template',
  `select ${columnsOf(sizeTemplates, 't')} from size_templates t where t.id = $1::text`,
);

export async function sizeTemplateById(db: Db, id: SizeTemplateId): Promise<SizeTemplate | undefined> {
  return await first(db, templateStatement, [id]);
}

const brandsStatement = statement<Brand>(
  'catalogue.brands',
  `select b.id, b.slug, b.name from brands b order by b.name`,
);

export async function allBrands(db: Db): Promise<readonly Brand[]> {
  return await many(db, brandsStatement, []);
}
