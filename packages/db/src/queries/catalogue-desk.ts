import type { Category } from '@suki/domain/catalogue/categories';
import type { ItemStatus } from '@suki/domain/catalogue/item-status';
import { OPEN_ORDERS_COUNT_MAX } from '@suki/domain/config/catalogue-desk';
import type { BrandId, FileId, ItemId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { endedOrderStatuses } from '@suki/domain/trade/facts/statuses';
import type { SizeLabels } from '../schema/catalogue.ts';
import { type Db, exactlyOne, first, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import type { Brand, SizeTemplate } from './catalogue.ts';
import { jobAbout } from './jobs.ts';
import { type ListPage, pageFrom, type ShelfPage } from './lists.ts';

/** As the partial index of open orders has them. */
const ended = endedOrderStatuses.map((status) => `'${status}'`).join(', ');

export type DeskSearch = {
  /** A text query over name and style code; null for all items. */
  readonly words: string | null;
  /** Brands that the typed words name; their items are found as well. */
  readonly brandIds: readonly BrandId[];
  readonly status: ItemStatus | null;
  readonly category: Category | null;
  readonly brandId: BrandId | null;
};

type SearchValues = [string | null, BrandId[], string | null, string | null, string | null, string | null, number];

// Planned for its values: a search by words reads their index, a list by status the index of the status.
const pageStatement = statement<{ id: ItemId; version: number }, SearchValues>(
  'catalogue-desk.page',
  `select i.id, i.version from items i
where ($1::text is null or i.brand_ids[1] = any($2::text[])
    or to_tsvector('simple', translate(lower(i.name || ' ' || i.style_code), '-/.''', '    ')) @@ to_tsquery('simple', $1::text))
  and ($3::text is null or i.status = $3::text) and ($4::text is null or i.category = $4::text)
  and ($5::text is null or i.brand_ids[1] = $5::text) and ($6::text is null or i.id < $6::text)
order by i.id desc limit $7::int`,
  { isPlannedForValues: true },
);

/** One page of items in any status, the newest first, with the version of each. */
export async function deskItems(
  db: Db,
  { words, brandIds, status, category, brandId }: DeskSearch,
  { limit, lastItemId }: ShelfPage,
): Promise<ListPage<{ readonly id: ItemId; readonly version: number }>> {
  const values: SearchValues = [words, [...brandIds], status, category, brandId, lastItemId ?? null, limit + 1];
  return pageFrom(await many(db, pageStatement, values), limit);
}

/** The fields of an item that the desk changes, and the facts by which a change is judged. */
export type DeskItem = {
  readonly id: ItemId;
  readonly version: number;
  readonly name: string;
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly category: Category;
  readonly status: ItemStatus;
  readonly genders: readonly string[];
  readonly tabs: readonly string[];
  readonly brandIds: readonly BrandId[];
  readonly brandNames: readonly string[];
  readonly releaseDate: string | null;
  readonly retailPrice: Centavos | null;
  readonly description: string;
  readonly photos: readonly FileId[];
  readonly sizeCount: number;
  readonly isTraded: boolean;
};

// Not `exists`, which PostgreSQL answers for all items at once by reading every book.
const lockStatement = statement<DeskItem, [ItemId[]]>(
  'catalogue-desk.lock',
  `select i.id, i.version, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.status, i.genders, i.tabs, i.brand_ids as "brandIds",
  array(select b.name from unnest(i.brand_ids) with ordinality as wanted (id, position) join brands b on b.id = wanted.id order by wanted.position) as "brandNames",
  i.release_date as "releaseDate", i.retail_price as "retailPrice", i.description, i.photos,
  (select count(*)::int from skus s where s.item_id = i.id) as "sizeCount",
  (select b.sku_id from books b where b.item_id = i.id and (b.ask_count > 0 or b.bid_count > 0) limit 1) is not null
    or (select o.id from orders o where o.item_id = i.id and o.status not in (${ended}) limit 1) is not null as "isTraded"
from items i where i.id = any($1::text[]) order by i.id for no key update of i`,
);

/** Locks items in the order of their ids, so that two edits of many items do not wait for each other in a circle. */
export async function lockDeskItems(tx: Tx, ids: readonly ItemId[]): Promise<readonly DeskItem[]> {
  return await many(tx, lockStatement, [[...new Set(ids)].sort()]);
}

const takenStatement = statement<{ id: ItemId }, [string]>(
  'catalogue-desk.taken-codes',
  `select w.id from jsonb_to_recordset($1::jsonb) as w (id text, "brandId" text, "styleCode" text)
where w."styleCode" <> '' and exists (
  select from items i where i.brand_ids[1] = w."brandId" and i.style_code <> '' and i.id <> w.id
    and upper(regexp_replace(i.style_code, '[^A-Za-z0-9]', '', 'g')) = upper(regexp_replace(w."styleCode", '[^A-Za-z0-9]', '', 'g'))
)`,
);

/** Returns the items whose brand has their style code in another item already, however it is written (ADR 0167). */
export async function itemsWithTakenCode(
  db: Db,
  items: readonly Pick<DeskItem, 'id' | 'brandIds' | 'styleCode'>[],
): Promise<ReadonlySet<ItemId>> {
  const wanted = items.map(({ id, brandIds, styleCode }) => ({ id, brandId: brandIds[0] ?? null, styleCode }));
  return new Set((await many(db, takenStatement, [json(wanted)])).map(({ id }) => id));
}

const writeStatement = statement<unknown, [string]>(
  'catalogue-desk.write',
  `update items set name = c.name, model = c.model, colourway = c.colourway, style_code = c."styleCode", category = c.category, status = c.status,
  genders = c.genders, tabs = c.tabs, brand_ids = c."brandIds", release_date = c."releaseDate", retail_price = c."retailPrice", description = c.description,
  photos = c.photos, version = items.version + 1
from jsonb_to_recordset($1::jsonb) as c (id text, name text, model text, colourway text, "styleCode" text, category text, status text, genders text[],
  tabs text[], "brandIds" text[], "releaseDate" date, "retailPrice" bigint, description text, photos text[])
where items.id = c.id`,
);

const renewStatement = statement<unknown, [ItemId[]]>(
  'catalogue-desk.renew-pages',
  `select ${jobAbout('renew-item-pages', 'item.id')} from unnest($1::text[]) as item (id)`,
);

/** Writes locked items with the next version of each, and the jobs that renew their pages in the shop. */
export async function writeDeskItems(tx: Tx, items: readonly DeskItem[]): Promise<void> {
  if (items.length === 0) return;
  await touch(tx, writeStatement, [json(items)]);
  await touch(tx, renewStatement, [items.map(({ id }) => id)]);
}

export type DeskCounts = { readonly version: number; readonly openOrders: number };

const countsStatement = statement<DeskCounts, [ItemId, number]>(
  'catalogue-desk.counts',
  `select i.version, (select count(*)::int from (
  select from orders o where o.item_id = i.id and o.status not in (${ended}) limit $2::int
) open) as "openOrders" from items i where i.id = $1::text`,
);

/** The version of an item and its open orders, counted up to `OPEN_ORDERS_COUNT_MAX`. */
export async function deskCounts(db: Db, id: ItemId): Promise<DeskCounts | undefined> {
  return await first(db, countsStatement, [id, OPEN_ORDERS_COUNT_MAX]);
}

export type DeskSize = {
  readonly skuId: string;
  readonly sizes: Readonly<Record<string, string>>;
  readonly askCount: number;
  readonly bidCount: number;
};

const sizesStatement = statement<DeskSize, [ItemId]>(
  'catalogue-desk.sizes',
  `select s.id as "skuId", s.sizes, b.ask_count as "askCount", b.bid_count as "bidCount"
from skus s join books b on b.sku_id = s.id where s.item_id = $1::text order by s.position`,
);

/** The sizes of an item with the asks and bids that are live on each. */
export async function deskSizes(db: Db, itemId: ItemId): Promise<readonly DeskSize[]> {
  return await many(db, sizesStatement, [itemId]);
}

const chartStatement = statement<Pick<SizeTemplate, 'baseSystem' | 'rows'>, [ItemId]>(
  'catalogue-desk.chart',
  `select t.base_system as "baseSystem", t.rows from items i join size_templates t on t.id = i.size_template_id where i.id = $1::text`,
);

/** The size chart of an item. */
export async function sizeChartOf(db: Db, itemId: ItemId): Promise<Pick<SizeTemplate, 'baseSystem' | 'rows'>> {
  return await exactlyOne(db, chartStatement, [itemId]);
}

/** Above every place of a size, for the moment in which the sizes of an item change places. */
const ASIDE = 10_000;

const addSizesStatement = statement<unknown, [ItemId, string]>(
  'catalogue-desk.add-sizes',
  `with sku as (
  insert into skus (id, item_id, position, sizes)
  select s.id, $1::text, s.line + ${2 * ASIDE}, s.sizes from jsonb_to_recordset($2::jsonb) as s (id text, line int, sizes jsonb)
  returning id, item_id
)
insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from sku`,
);
const setAsideStatement = statement<unknown, [ItemId]>(
  'catalogue-desk.set-sizes-aside',
  `update skus set position = position + ${ASIDE} where item_id = $1::text and position < ${ASIDE}`,
);
const placeStatement = statement<unknown, [ItemId, string, string[]]>(
  'catalogue-desk.place-sizes',
  `update skus set position = place.position - 1
from unnest($3::text[]) with ordinality as place (label, position)
where skus.item_id = $1::text and skus.sizes ->> $2::text = place.label`,
);

type AddedSizes = {
  readonly sizes: readonly { readonly id: SkuId; readonly line: number; readonly sizes: SizeLabels }[];
  /** The labels of the chart's base system, in the order of its lines. */
  readonly order: readonly string[];
  readonly baseSystem: string;
};

/** Adds sizes with an empty book each, and brings all sizes of the item into the order of the chart. */
export async function addDeskSizes(tx: Tx, itemId: ItemId, { sizes, order, baseSystem }: AddedSizes): Promise<void> {
  await touch(tx, addSizesStatement, [itemId, json(sizes)]);
  await touch(tx, setAsideStatement, [itemId]);
  await touch(tx, placeStatement, [itemId, baseSystem, [...order]]);
}

const brandsStatement = statement<Brand, [BrandId[]]>(
  'catalogue-desk.brands-by-id',
  `select b.id, b.slug, b.name from brands b where b.id = any($1::text[])`,
);

export async function brandsById(db: Db, ids: readonly BrandId[]): Promise<ReadonlyMap<BrandId, Brand>> {
  return new Map((await many(db, brandsStatement, [[...ids]])).map((brand) => [brand.id, brand]));
}
