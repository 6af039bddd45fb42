import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { enumText } from './columns.ts';

/** The Philippine Standard Geographic Code, 43,700 rows. */
export const places = pgTable(
  'places',
  {
    psgc: text('psgc').primaryKey(),
    level: enumText('level', 'place_level').notNull(),
    name: text('name').notNull(),
    /** "Guadalupe, Cebu City, Cebu" */
    fullName: text('full_name').notNull(),
    /** The full name in lower case without accents, for comparison with typed text. */
    searchText: text('search_text').notNull(),
    deliveryRegion: text('delivery_region'),
    postalCode: text('postal_code'),
  },
  (table) => [index('places_search_text_idx').using('gin', sql`${table.searchText} gin_trgm_ops`)],
);
