import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Sections of the home page in the editor's order; a section without a row stands where the seed placed it. */
export const homeSections = pgTable('home_sections', {
  section: text('section').primaryKey(),
  position: smallint('position').notNull(),
  isVisible: boolean('is_visible').notNull(),
});

/** The version of each list that an editor orders: of two who saw one version the second is refused. */
export const catalogueShelves = pgTable('catalogue_shelves', {
  shelf: text('shelf').primaryKey(),
  version: integer('version').notNull(),
});
