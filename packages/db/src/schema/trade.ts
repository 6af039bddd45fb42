import type { AuditDetails } from '@suki/domain/trade/facts/decision';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';

/** A deadline as a row. Stopping deletes it; starting it again raises `version`, so that a sweeper that saw the old one does nothing. */
export const timers = pgTable(
  'timers',
  {
    id: idText('id', 'tmr').primaryKey(),
    entity: enumText('entity', 'timer_entity').notNull(),
    entityId: text('entity_id').notNull(),
    kind: enumText('kind', 'timer_kind').notNull(),
    fireAt: moment('fire_at').notNull(),
    /** When whoever has to act is warned next; null when no warning is left. Then, or at `fireAt`, a sweeper takes it. */
    warnAt: moment('warn_at'),
    version: integer('version').notNull(),
    /** Whether it was extended once already, because a payment was under way when it fired. */
    isExtended: boolean('is_extended').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Real time (not the Clock's) at which a sweeper took it: another may take it again half a minute later, if the first one died. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    uniqueIndex('timers_subject_key').on(table.entity, table.entityId, table.kind),
    index('timers_due_idx').on(sql`least(${table.warnAt}, ${table.fireAt})`),
  ],
);

/**
 * The history: one row per status that was set, written by the statement that set it; and one per row of the life cycle that set none, from its status
 * to the same (ADR 0070).
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
    /** What whoever did it said with it: the side at fault, an amount. Null: nothing. */
    said: jsonb('said').$type<AuditDetails>(),
  },
  (table) => [index('transitions_entity_idx').on(table.entity, table.entityId, table.at, table.id)],
);

/**
 * The moves of lifecycle section 8 as the database sees them: a trigger refuses any other pair. Filled by `migrate` from the domain's own
 * table, so there is no second list. '' stands for "created" (a key cannot hold null).
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
