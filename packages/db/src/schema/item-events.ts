import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { items } from './catalogue.ts';
import { idText, moment } from './columns.ts';

/**
 * Clicks, conversions and views that visitors allowed us to count. No row leads to a person: there is no user and no
 * address, and `visit` is a random text that a tab forgets when it is closed (ADR 0174).
 */
export const itemEvents = pgTable(
  'item_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The call that brought it. */
    batchId: text('batch_id').notNull(),
    visit: text('visit').notNull(),
    kind: text('kind').$type<'click' | 'conversion' | 'view'>().notNull(),
    // No reference: an event must not lock its item, and goes after a month.
    itemId: idText('item_id', 'itm').notNull(),
    /** The search whose result was clicked or bought. */
    queryId: text('query_id'),
    /** The place of a clicked item in the results, from 1. */
    position: smallint('position'),
    at: moment('at').notNull(),
    isCounted: boolean('is_counted').notNull(),
  },
  (table) => [
    // A visit counts once for an item and search, however often the page is opened again.
    unique('item_events_visit_key').on(table.visit, table.itemId, table.kind, table.queryId).nullsNotDistinct(),
    index('item_events_at_idx').on(table.at),
    index('item_events_batch_idx').on(table.batchId),
    index('item_events_uncounted_idx').on(table.id).where(sql`not is_counted`),
  ],
);

/** Sums of interest in an item, each event weighed by `interestWeight` of its moment. */
export const itemInterest = pgTable(
  'item_interest',
  {
    itemId: idText('item_id', 'itm')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    views: doublePrecision('views').notNull(),
    clicks: doublePrecision('clicks').notNull(),
    sales: doublePrecision('sales').notNull(),
    /** All of them by the weights of `interestRules`. */
    score: doublePrecision('score').notNull(),
  },
  (table) => [index('item_interest_score_idx').on(sql`${table.score} desc`)],
);

/** Items that were looked at in one visit, in both directions. */
export const viewedTogether = pgTable(
  'viewed_together',
  {
    itemId: idText('item_id', 'itm').notNull(),
    otherId: idText('other_id', 'itm').notNull(),
    /** The visits with both, each weighed by its moment. */
    weight: doublePrecision('weight').notNull(),
    visits: integer('visits').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.otherId] }),
    index('viewed_together_weight_idx').on(table.itemId, sql`${table.weight} desc`),
    index('viewed_together_seen_idx').on(table.seenAt),
  ],
);
