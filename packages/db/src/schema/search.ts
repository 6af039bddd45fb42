import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { items } from './catalogue.ts';
import { enumText, idText, moment, money } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Text that compares by its bytes: words sort and prefixes match alike on every machine. */
const word = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A listed item as search sees it: everything that a search filters, sorts, ranks and counts by. Made from the item and
 * its books by `refreshSearchDocuments`; a guard deletes the row as soon as the item is not listed any more.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    itemId: idText('item_id', 'itm')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Words and terms of filters (`brand=nike`), without positions: the order of words counts in `name`. */
    terms: tsvector('terms').notNull(),
    name: text('name').notNull(),
    other: text('other').notNull(),
    /** The style code without hyphens, in lower case. */
    code: text('code').notNull(),
    /** The distinct words of name and other that `search_words` counts. */
    words: text('words').array().notNull(),
    brandSlugs: text('brand_slugs').array().notNull(),
    category: enumText('category', 'category').notNull(),
    condition: enumText('condition', 'item_condition').notNull(),
    genders: text('genders').array().notNull(),
    tabs: text('tabs').array().notNull(),
    colors: text('colors').array().notNull(),
    /** Its labels in each system of the size chart: `{ us_m: ['9', '9.5'] }`. */
    sizes: jsonb('sizes').$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    releaseYear: smallint('release_year'),
    isFlash: boolean('is_flash').notNull(),
    saleCount: integer('sale_count').notNull(),
    rank: integer('rank').notNull(),
    createdAt: moment('created_at').notNull(),
    lowestAsk: money('lowest_ask'),
    lowestAskRegion: text('lowest_ask_region'),
    flashLowestAsk: money('flash_lowest_ask'),
    /** The cheapest way to buy before shipping: the lowest ask, or the lowest flash ask with its fee. */
    lowestPrice: money('lowest_price'),
  },
  (table) => [
    index('search_documents_terms_idx').using('gin', table.terms),
    // The orders of a search; the keyset of a page is the same columns.
    index('search_documents_popular_idx').on(sql`${table.saleCount} desc`, table.rank, table.itemId),
    index('search_documents_newest_idx').on(sql`${table.createdAt} desc`, table.itemId),
    index('search_documents_price_idx').on(table.lowestPrice, table.itemId),
    index('search_documents_price_desc_idx').on(sql`${table.lowestPrice} desc nulls last`, table.itemId),
  ],
);

/** The distinct words of all search documents, for spelling and for completing what is typed. */
export const searchWords = pgTable(
  'search_words',
  {
    word: word('word').primaryKey(),
    /** The number of documents with this word. */
    frequency: integer('frequency').notNull(),
    /** The word with letters left out (ADR 0155). */
    deletions: text('deletions').array().notNull(),
  },
  (table) => [index('search_words_deletions_idx').using('gin', table.deletions)],
);

/** Categories of the catalogue; a row without a parent is one of the specification, others have words. */
export const categories = pgTable(
  'categories',
  {
    id: idText('id', 'cat').primaryKey(),
    category: enumText('category', 'category').notNull(),
    parentId: idText('parent_id', 'cat').references((): AnyPgColumn => categories.id),
    name: text('name').notNull(),
    /** The words that find it within its category; null finds the whole category. */
    keyword: text('keyword'),
    position: smallint('position').notNull(),
  },
  (table) => [index('categories_parent_idx').on(table.parentId, table.position)],
);

/** The tabs of search, in the editor's order. */
export const navigations = pgTable('navigations', {
  index: smallint('index').primaryKey(),
  tab: text('tab').notNull(),
  title: text('title').notNull(),
  isVisible: boolean('is_visible').notNull(),
});

/** Ideas on the empty search page: a title and the words that it searches. */
export const searchDiscovers = pgTable('search_discovers', {
  id: integer('id').primaryKey(),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  keyword: text('keyword').notNull(),
  isVisible: boolean('is_visible').notNull(),
});

/** Words that an editor suggests under the search field. */
export const searchKeywords = pgTable('search_keywords', {
  position: smallint('position').primaryKey(),
  keyword: text('keyword').notNull(),
  isVisible: boolean('is_visible').notNull(),
});
