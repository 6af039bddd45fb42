import type { CatalogueFacts } from '@suki/domain/catalogue/catalogue-changes';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { users } from './users.ts';

/**
 * Changes of the catalogue by the staff: one row for each thing that changed. Append-only, by a trigger, because fee
 * rules and listings decide about money.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: idText('id', 'cch').primaryKey(),
    subject: enumText('subject', 'catalogue_subject').notNull(),
    /** The id of the item, brand or size chart; the name of a shelf, section or fee. */
    subjectId: text('subject_id').notNull(),
    /** The facts that differ, in words and numbers that can be read without the rows of that day. */
    before: jsonb('before').$type<CatalogueFacts>().notNull(),
    after: jsonb('after').$type<CatalogueFacts>().notNull(),
    reason: text('reason'),
    byId: idText('by_id', 'usr')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('catalogue_changes_subject_idx').on(table.subject, table.subjectId, table.at, table.id),
    index('catalogue_changes_at_idx').on(table.at, table.id),
    index('catalogue_changes_by_idx').on(table.byId),
  ],
);
