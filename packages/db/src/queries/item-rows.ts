import type { Category } from '@suki/domain/catalogue/categories';
import type { BrandId, ItemId, SkuId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { ItemArt, SizeLabels } from '../schema/catalogue.ts';
import { type Db, json, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { jobAbout } from './jobs.ts';

/** The fields of an item that a row of a file or a form can tell. */
export type ItemFacts = {
  readonly name: string;
  readonly model: string;
  readonly colourway: string;
  readonly styleCode: string;
  readonly genders: readonly string[];
  readonly tabs: readonly string[];
  readonly retailPrice: Centavos | null;
  readonly releaseDate: string | null;
  readonly imageUrl: string | null;
};

export type FoundItem = ItemFacts & {
  readonly id: ItemId;
  /** The slug of its first brand. */
  readonly brand: string;
  readonly category: Category;
  readonly templateId: string;
  readonly sizes: readonly SizeLabels[];
};

/** The words by which a row means an item; `code` is a style code without hyphens and blanks, in capitals. */
export type WantedItem = {
  readonly brand: string;
  readonly code: string;
  readonly name: string;
  readonly colourway: string;
};

/** SQL of a style code without hyphens and blanks, as the unique index has it. */
const bareCodeOf = (column: string): string => `upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;

const foundStatement = statement<FoundItem, [string]>(
  'item-rows.found',
  `with wanted as (
  select distinct b.id as brand_id, w.code, lower(w.name) as name, lower(w.colourway) as colourway
  from jsonb_to_recordset($1::jsonb) as w (brand text, code text, name text, colourway text) join brands b on b.slug = w.brand
), found as (
  select i.id from wanted w join items i
    on i.brand_ids[1] = w.brand_id and ${bareCodeOf('i.style_code')} = w.code and i.style_code <> '' where w.code <> ''
  union
  select i.id from wanted w join items i
    on i.brand_ids[1] = w.brand_id and lower(i.name) = w.name and lower(i.colourway) = w.colourway
    and (w.code = '' or i.style_code = '')
)
select i.id, b.slug as brand, i.name, i.model, i.colourway, i.style_code as "styleCode", i.category, i.genders, i.tabs,
  i.retail_price as "retailPrice", i.release_date as "releaseDate", i.image_url as "imageUrl",
  i.size_template_id as "templateId",
  (select coalesce(jsonb_agg(s.sizes), '[]') from skus s where s.item_id = i.id) as sizes
from found join items i on i.id = found.id join brands b on b.id = i.brand_ids[1]
where i.condition = 'new' order by i.id`,
);

/** Returns the new goods of the catalogue that rows may mean, oldest first: one statement for all rows. */
export async function itemsOfRows(tx: Tx, wanted: readonly WantedItem[]): Promise<readonly FoundItem[]> {
  return await many(tx, foundStatement, [json(wanted)]);
}

/** A new item of a brand that is there, with the name of its drawing and its size chart. */
export type NewItem = ItemFacts & {
  readonly id: ItemId;
  readonly brand: string;
  readonly category: Category;
  readonly templateId: string;
  readonly description: string;
  readonly art: ItemArt;
};

const brandsStatement = statement<unknown, [string]>(
  'item-rows.add-brands',
  `insert into brands (id, slug, name) select id, slug, name from jsonb_to_recordset($1::jsonb) as b (id text, slug text, name text)
on conflict (slug) do nothing`,
);

/** Adds those brands that are not there by their slug. */
export async function addBrandsOfRows(
  tx: Tx,
  brands: readonly { readonly id: BrandId; readonly slug: string; readonly name: string }[],
): Promise<void> {
  await touch(tx, brandsStatement, [json(brands)]);
}

/** Behind the items that an editor placed. */
const RANK = 1_000_000;

const addStatement = statement<unknown, [string]>(
  'item-rows.add-items',
  `insert into items (id, name, brand_ids, model, colourway, style_code, category, condition, status, release_date, retail_price, description, details,
  genders, tabs, size_template_id, sold_count, art, rank, image_url)
select i.id, i.name, array[b.id], i.model, i.colourway, i."styleCode", i.category, 'new', 'listed', i."releaseDate", i."retailPrice", i.description, '[]',
  i.genders, i.tabs, i."templateId", 0, i.art, ${RANK}, i."imageUrl"
from jsonb_to_recordset($1::jsonb) as i (id text, name text, brand text, model text, colourway text, "styleCode" text, category text,
  "releaseDate" date, "retailPrice" bigint, description text, genders text[], tabs text[], "templateId" text, art jsonb, "imageUrl" text)
join brands b on b.slug = i.brand`,
);

/** Writes new items, listed and without a size. */
export async function addItemsOfRows(tx: Tx, items: readonly NewItem[]): Promise<void> {
  await touch(tx, addStatement, [json(items)]);
}

const changeStatement = statement<unknown, [string]>(
  'item-rows.change-items',
  `update items set name = i.name, model = i.model, colourway = i.colourway, style_code = i."styleCode", genders = i.genders, tabs = i.tabs,
  retail_price = i."retailPrice", release_date = i."releaseDate", image_url = i."imageUrl", version = items.version + 1
from jsonb_to_recordset($1::jsonb) as i (id text, name text, model text, colourway text, "styleCode" text, genders text[], tabs text[],
  "retailPrice" bigint, "releaseDate" date, "imageUrl" text)
where items.id = i.id`,
);

export async function changeItemsOfRows(
  tx: Tx,
  items: readonly (ItemFacts & { readonly id: ItemId })[],
): Promise<void> {
  await touch(tx, changeStatement, [json(items)]);
}

/** Above every place of a size, for the moment in which the sizes of an item change places. */
const ASIDE = 10_000;

const asideStatement = statement<unknown, [ItemId[]]>(
  'item-rows.set-sizes-aside',
  `update skus set position = position + ${ASIDE} where item_id = any($1::text[])`,
);
const placeStatement = statement<unknown, [string]>(
  'item-rows.place-sizes',
  `update skus set position = p.position
from jsonb_to_recordset($1::jsonb) as p ("itemId" text, system text, label text, position int)
where skus.item_id = p."itemId" and skus.sizes ->> p.system = p.label`,
);

export type SizePlace = {
  readonly itemId: ItemId;
  readonly system: string;
  readonly label: string | undefined;
  readonly position: number;
};

/** Moves the sizes of items to their places, so that a new size finds its own between them. */
export async function placeSizesOfRows(tx: Tx, ids: readonly ItemId[], places: readonly SizePlace[]): Promise<void> {
  await touch(tx, asideStatement, [[...ids]]);
  await touch(tx, placeStatement, [json(places)]);
}

const sizesStatement = statement<unknown, [string]>(
  'item-rows.add-sizes',
  `with sku as (
  insert into skus (id, item_id, position, sizes)
  select id, "itemId", position, sizes from jsonb_to_recordset($1::jsonb) as s (id text, "itemId" text, position int, sizes jsonb)
  returning id, item_id
)
insert into books (sku_id, item_id, ask_count, bid_count, version, log_hash) select id, item_id, 0, 0, 0, '' from sku`,
);

export type NewSize = {
  readonly id: SkuId;
  readonly itemId: ItemId;
  readonly position: number;
  readonly sizes: SizeLabels;
};

/** Adds sizes with an empty book each. */
export async function addSizesOfRows(tx: Tx, sizes: readonly NewSize[]): Promise<void> {
  if (sizes.length > 0) await touch(tx, sizesStatement, [json(sizes)]);
}

const renewStatement = statement<unknown, [ItemId[]]>(
  'item-rows.renew-pages',
  `select ${jobAbout('renew-item-pages', 'item.id')} from unnest($1::text[]) as item (id)`,
);

/** Writes the jobs that renew the pages of changed items in a running shop. */
export async function renewPagesOfRows(tx: Tx, ids: readonly ItemId[]): Promise<void> {
  if (ids.length > 0) await touch(tx, renewStatement, [[...ids]]);
}

const slugsStatement = statement<{ slug: string; name: string }>(
  'item-rows.brand-slugs',
  `select b.slug, b.name from brands b`,
);

/** The slugs and names of all brands: an editor may have chosen a slug that is not made of the name. */
export async function brandSlugs(db: Db): Promise<readonly { readonly slug: string; readonly name: string }[]> {
  return await many(db, slugsStatement, []);
}

const lockStatement = statement<unknown, [number]>('item-rows.lock', `select pg_advisory_xact_lock($1::bigint)`);

/** Any number that no other advisory lock of the database has. */
const ONE_AT_A_TIME = 7_258_064;

/** Waits until no other form adds an item: two of one name and colorway at once would make it twice. */
export async function lockNewItems(tx: Tx): Promise<void> {
  await touch(tx, lockStatement, [ONE_AT_A_TIME]);
}
