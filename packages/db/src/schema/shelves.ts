import type { SectionRule } from '@suki/domain/catalogue/sections';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Sections of the home page in the editor's order; a section without a row stands where the seed placed it. */
export const homeSections = pgTable('home_sections', {
  section: text('section').primaryKey(),
  position: smallint('position').notNull(),
  isVisible: boolean('is_visible').notNull(),
});

/**
 * The version of each list that an editor orders, of `section …` of the home page and of `chart …`: of two who saw one
 * version the second is refused. Without a row nobody has changed it at the desk, and a start of the demo may.
 */
export const catalogueShelves = pgTable('catalogue_shelves', {
  shelf: text('shelf').primaryKey(),
  version: integer('version').notNull(),
});

/**
 * How the items of a section of the home page are chosen (ADR 0187); without a row they are chosen by hand. The items
 * themselves are `section_items` in any case.
 */
export const homeSectionRules = pgTable(
  'home_section_rules',
  {
    section: text('section').primaryKey(),
    rule: text('rule').$type<SectionRule>().notNull(),
  },
  (table) => [check('home_section_rules_rule_check', sql`${table.rule} in ('chosen', 'interest', 'sales', 'newest')`)],
);
