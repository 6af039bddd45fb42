import type { AuditDetails } from '@suki/domain/trade/facts/decision';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';

/**
 * A deadline as a row. Stopping deletes it; starting it again raises `version`, so that a sweeper that read the old row
 * does nothing.
 */
export const timers = pgTable(
  'timers',
  {
    id: idText('id', 'tmr').primaryKey(),
    entity: enumText('entity', 'timer_entity').notNull(),
    entityId: text('entity_id').notNull(),
    kind: enumText('kind', 'timer_kind').notNull(),
    fireAt: moment('fire_at').notNull(),
    /** The time of the next warning; null when none is left. A sweeper takes the row then, or at `fireAt`. */
    warnAt: moment('warn_at'),
    version: integer('version').notNull(),
    /** True after the one extension, which is given when a payment is under way at the deadline. */
    isExtended: boolean('is_extended').notNull(),
    startedAt: moment('started_at').notNull(),
    /**
     * The first moment at which it would have fired, while no call can answer it (docs/lifecycle.md#missing-answers);
     * null for a timer that runs. Once there is a call, it gets its whole window anew.
     */
    waitsSince: moment('waits_since'),
    /** Real time (not the Clock's) of a sweeper's claim; 30 s later another sweeper may claim the row. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    uniqueIndex('timers_subject_key').on(table.entity, table.entityId, table.kind),
    // Deadlines of all orders from the earliest on, for the work lists of the staff.
    index('timers_order_fire_idx').on(table.fireAt, table.entityId).where(sql`entity = 'order'`),
    // Parcels that are looked for.
    index('timers_search_idx')
      .on(table.entityId)
      .where(sql`entity = 'order' and kind in ('inbound_search', 'outbound_search')`),
    index('timers_due_idx').on(sql`least(${table.warnAt}, ${table.fireAt})`),
  ],
);

/**
 * The history: one row for each status that was set, written by the statement that set it, and one for each row of the
 * life cycle that set no status, with `from` equal to `to` (ADR 0070).
 */
export const transitions = pgTable(
  'transitions',
  {
    id: idText('id', 'his').primaryKey(),
    entity: enumText('entity', 'transition_entity').notNull(),
    entityId: text('entity_id').notNull(),
    from: text('from_status'),
    to: text('to_status').notNull(),
    event: text('event').notNull(),
    actor: enumText('actor', 'actor').notNull(),
    actorId: text('actor_id'),
    at: moment('at').notNull(),
    /** Details of the actor: the side at fault, an amount. Null without details. */
    said: jsonb('said').$type<AuditDetails>(),
  },
  (table) => [index('transitions_entity_idx').on(table.entity, table.entityId, table.at, table.id)],
);

/**
 * The allowed moves (docs/lifecycle.md#allowed-moves) as the database sees them: a trigger refuses any other pair.
 * `migrate` fills the table from the domain's own, so there is no second list. '' stands for "created" (a key cannot
 * hold null).
 */
export const allowedMoves = pgTable(
  'allowed_moves',
  {
    entity: text('entity').notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.from, table.to] })],
);
