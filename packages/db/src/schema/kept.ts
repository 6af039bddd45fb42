import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment, money } from './columns.ts';
import { users } from './users.ts';

/** The lists that a person keeps: saved, followed, searched, seen, and waited for (ADR 0160). */
export const keptEntries = pgTable(
  'kept_entries',
  {
    id: idText('id', 'kpt').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    kind: enumText('kind', 'kept_kind').notNull(),
    /** The id of the item, brand, person or size; the lower-case words of a search. */
    subjectId: text('subject_id').notNull(),
    /** The words of a search as they were typed. */
    words: text('words'),
    /** The lowest ask when an item was saved; the highest price that a notice is about, null for any. */
    price: money('price'),
    createdAt: moment('created_at').notNull(),
    /** The last time that the entry was made again; lists are sorted by it. */
    updatedAt: moment('updated_at').notNull(),
    /** Removed by the person, or a notice that was answered. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('kept_entries_key').on(table.userId, table.kind, table.subjectId),
    index('kept_entries_list_idx')
      .on(table.userId, table.kind, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    // Savers of a brand; people who wait for a size.
    index('kept_entries_subject_idx').on(table.kind, table.subjectId).where(sql`deleted_at is null`),
    index('kept_entries_deleted_idx').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('kept_entries_old_idx')
      .on(table.kind, table.updatedAt)
      .where(sql`kind in ('search', 'seen_item', 'arrival_notice')`),
  ],
);
