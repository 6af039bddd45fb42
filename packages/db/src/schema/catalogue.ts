import type { Category } from '@suki/domain/catalogue/categories';
import type { ShoeGender } from '@suki/domain/catalogue/charts/chart-of-brand';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { enumText, idText, moment, money } from './columns.ts';

/** A size in each system that its template knows: `{ us_m: '9', eu: '42.5' }`. */
export type SizeLabels = Readonly<Record<string, string>>;
export type ItemDetail = { readonly name: string; readonly value: string };
/** The parameters of the product art, in the names of the art package; the pictures themselves are files (ADR 0022). */
export type ItemArt = {
  readonly silhouette: string;
  readonly materials?: { readonly base?: string | undefined; readonly over?: string | undefined } | undefined;
};

export const brands = pgTable(
  'brands',
  {
    id: idText('id', 'brd').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (table) => [uniqueIndex('brands_slug_key').on(table.slug)],
);

export const sizeTemplates = pgTable('size_templates', {
  id: idText('id', 'szt').primaryKey(),
  name: text('name').notNull(),
  baseSystem: text('base_system').notNull(),
  systems: text('systems').array().notNull(),
  rows: jsonb('rows').$type<readonly SizeLabels[]>().notNull(),
});

/** The chart that an editor chose for the shoes of a brand; without a row the brand has its usual one (ADR 0186). */
export const brandCharts = pgTable(
  'brand_charts',
  {
    brandId: idText('brand_id', 'brd')
      .notNull()
      .references(() => brands.id),
    gender: text('gender').$type<ShoeGender>().notNull(),
    sizeTemplateId: idText('size_template_id', 'szt')
      .notNull()
      .references(() => sizeTemplates.id),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.gender] }),
    index('brand_charts_template_idx').on(table.sizeTemplateId),
    check('brand_charts_gender_check', sql`${table.gender} in ('men', 'women', 'kids')`),
  ],
);

export const items = pgTable(
  'items',
  {
    id: idText('id', 'itm').primaryKey(),
    name: text('name').notNull(),
    brandIds: text('brand_ids').array().notNull(),
    model: text('model').notNull(),
    colourway: text('colourway').notNull(),
    styleCode: text('style_code').notNull(),
    category: enumText('category', 'category').notNull(),
    condition: enumText('condition', 'item_condition').notNull(),
    status: enumText('status', 'item_status').notNull(),
    releaseDate: date('release_date', { mode: 'string' }),
    retailPrice: money('retail_price'),
    description: text('description').notNull(),
    details: jsonb('details').$type<readonly ItemDetail[]>().notNull(),
    genders: text('genders').array().notNull(),
    /** Discover tabs of the home page on which the item may stand. */
    tabs: text('tabs').array().notNull(),
    sizeTemplateId: idText('size_template_id', 'szt')
      .notNull()
      .references(() => sizeTemplates.id),
    soldCount: integer('sold_count').notNull(),
    art: jsonb('art').$type<ItemArt>().notNull(),
    /** Files of photographs, which are shown instead of drawings; the first one stands for the item. */
    photos: text('photos').array().notNull().default([]),
    /** Place in lists that an editor ordered; lower is earlier. */
    rank: integer('rank').notNull(),
    /** Where the maker or shop of an imported item shows it; kept for photographs, and on no page. */
    imageUrl: text('image_url'),
    /** Raised by each edit, so that of two editors who saw one version the second is refused; sales do not raise it. */
    version: integer('version').notNull().default(0),
    /** When the item came into the catalogue; by the database's clock, because no rule reads it. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Style codes are the maker's: two brands may use one code, and people write it with or without hyphens (ADR 0167).
    uniqueIndex('items_style_code_key')
      .on(sql`(brand_ids[1])`, sql`upper(regexp_replace(style_code, '[^A-Za-z0-9]', '', 'g'))`)
      .where(sql`style_code <> ''`),
    // An import finds items without a code, or named by a row without one.
    index('items_name_idx').on(sql`(brand_ids[1])`, sql`lower(name)`, sql`lower(colourway)`),
    index('items_release_idx').on(sql`${table.releaseDate} desc nulls last`, table.id).where(sql`status = 'listed'`),
    // The list of the catalogue desk.
    index('items_status_idx').on(table.status, table.id),
    // The sitemap.
    index('items_listed_idx').on(table.id).where(sql`status = 'listed'`),
    // Best sellers first, for the sell page.
    index('items_sold_idx').on(sql`${table.soldCount} desc`, table.rank).where(sql`status = 'listed'`),
    index('items_rank_idx').on(table.rank, table.id).where(sql`status = 'listed'`),
    // Related items, by what they share.
    index('items_model_idx').on(table.category, table.model, table.rank).where(sql`status = 'listed'`),
    index('items_brand_idx').on(table.category, sql`(brand_ids[1])`, table.rank).where(sql`status = 'listed'`),
    index('items_second_brand_idx')
      .on(table.category, sql`(brand_ids[2])`, table.rank)
      .where(sql`status = 'listed' and brand_ids[2] is not null`),
    // Words of name and style code, as the staff search for them.
    index('items_words_idx').using(
      'gin',
      sql`to_tsvector('simple', translate(lower(${table.name} || ' ' || ${table.styleCode}), '-/.''', '    '))`,
    ),
    // The items whose sizes follow an edit of their chart.
    index('items_size_template_idx').on(table.sizeTemplateId, table.id),
    index('items_category_idx').on(table.category, table.rank).where(sql`status = 'listed'`),
    check('items_sold_count_check', sql`${table.soldCount} >= 0`),
  ],
);

/** An item in one size. A used item has exactly one. */
export const skus = pgTable(
  'skus',
  {
    id: idText('id', 'sku').primaryKey(),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
    position: smallint('position').notNull(),
    sizes: jsonb('sizes').$type<SizeLabels>().notNull(),
  },
  (table) => [uniqueIndex('skus_item_position_key').on(table.itemId, table.position)],
);

/** The home page: which items stand in which section, in the editor's order. */
export const sectionItems = pgTable(
  'section_items',
  {
    section: text('section').notNull(),
    /** Place of the section on the page. */
    sectionPosition: smallint('section_position').notNull(),
    position: smallint('position').notNull(),
    itemId: idText('item_id', 'itm')
      .notNull()
      .references(() => items.id),
  },
  (table) => [primaryKey({ columns: [table.section, table.itemId] }), index('section_items_item_idx').on(table.itemId)],
);

/**
 * A missing category or brand means "any"; the most specific rule wins: both, brand, category, neither. A rule of one
 * kind, category and brand has versions: the newest one that has begun is in force, unless it says that the rule ended.
 */
export const feeRules = pgTable(
  'fee_rules',
  {
    kind: enumText('kind', 'fee_kind').notNull(),
    category: text('category').$type<Category>(),
    brandId: idText('brand_id', 'brd').references(() => brands.id),
    feeType: enumText('fee_type', 'fee_type').notNull(),
    /** Per cent (4 = 4 %) or, with `fixed`, centavos. */
    feeAmount: doublePrecision('fee_amount').notNull(),
    discountFeeAmount: doublePrecision('discount_fee_amount'),
    minFee: money('min_fee'),
    maxFee: money('max_fee'),
    /** When this version begins; the first ones have always been in force. */
    effectiveFrom: moment('effective_from').notNull(),
    /** True for a version that ends the rule: a less specific one holds from then on. */
    isEnded: boolean('is_ended').notNull(),
  },
  (table) => [
    uniqueIndex('fee_rules_key').on(
      table.kind,
      sql`coalesce(${table.category}, '')`,
      sql`coalesce(${table.brandId}, '')`,
      table.effectiveFrom,
    ),
    check('fee_rules_amount_check', sql`${table.feeAmount} >= 0`),
  ],
);
