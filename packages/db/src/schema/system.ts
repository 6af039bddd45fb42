import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idText, moment } from './columns.ts';
import { users } from './users.ts';

/** One key per intent (ADR 0015). `answer` is null while the first request is still at work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    /** Hash of operation and input: other input under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    status: smallint('status'),
    /** The body as it was sent, kept as text so that a repeat is identical byte for byte. */
    answer: text('answer'),
    /** Real time: a claim ends after a minute, also that of a crashed process. */
    claimedAt: moment('claimed_at').notNull(),
    /** Lease name of the working process; once the lease is free (`queries/leases.ts`) the claim ends at once. */
    claimedBy: text('claimed_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
    check('idempotency_keys_answer_check', sql`(${table.status} is null) = (${table.answer} is null)`),
  ],
);

/**
 * Six digits sent by SMS or mail, kept as a hash: five minutes, five tries, used once. A code belongs to the person who
 * asked for it: nobody else can use it or use up its tries. Rows are kept for a day after they expire.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    channel: text('channel').$type<'phone' | 'email'>().notNull(),
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A new code replaces the one before it.
    primaryKey({ columns: [table.userId, table.channel, table.target, table.purpose] }),
    index('one_time_codes_expires_idx').on(table.expiresAt),
    check('one_time_codes_tries_check', sql`${table.triesLeft} >= 0`),
  ],
);

/**
 * One row for each code that was sent and each wrong try, from which the limits over time are counted. The number
 * stands here as a keyed hash. Rows are kept for a day: no limit looks back further.
 */
export const codeEvents = pgTable(
  'code_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'sent' | 'wrong'>().notNull(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    targetMark: text('target_mark').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('code_events_target_idx').on(table.targetMark, table.at),
    index('code_events_user_idx').on(table.userId, table.kind, table.at),
    index('code_events_at_idx').on(table.at),
  ],
);

/**
 * Codes that sellers show at the counter, as keyed hashes. `seen_by` is the employee who looked the code up and
 * confirms the name; only they book with it, once. Rows are kept for a day.
 */
export const dropOffCodes = pgTable(
  'drop_off_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    seenBy: idText('seen_by', 'usr').references(() => users.id),
    deskUntil: moment('desk_until'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('drop_off_codes_expires_idx').on(table.expiresAt),
    check('drop_off_codes_seen_check', sql`(${table.seenBy} is null) = (${table.deskUntil} is null)`),
  ],
);

/** By how much the Clock of all processes is ahead of real time. One row; never moved in production. */
export const clockOffset = pgTable(
  'clock_offset',
  {
    isOnly: boolean('is_only').primaryKey(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('clock_offset_one_row', sql`${table.isOnly}`)],
);
