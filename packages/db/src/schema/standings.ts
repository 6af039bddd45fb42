import type { AlertCause } from '@suki/domain/alerts/alert-causes.table';
import type { AlertDetails } from '@suki/domain/alerts/alert-details';
import type { UserId } from '@suki/domain/ids/id';
import type { TimerSubject } from '@suki/domain/trade/facts/decision';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';
import { users } from './users.ts';

/**
 * Facts that the rules noted about a person. They are rows, not fields of the user, because a decision notes them while
 * it holds a book, and a user's row is locked before any book (ADR 0040).
 */
export const standings = pgTable(
  'standings',
  {
    id: idText('id', 'std').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    change: enumText('change', 'standing_change').notNull(),
    /**
     * The row of the life cycle; the entity below is its subject. `staff`: the staff set it, by the act of
     * `person_acts` that the entity names.
     */
    event: text('event').notNull(),
    entityId: text('entity_id').notNull(),
    at: moment('at').notNull(),
    /** True when the staff set it for fraud, which stops withdrawals (ADR 0090). */
    isFraud: boolean('is_fraud').notNull(),
    /** The moment when the staff lifted it; a suspension holds until then. */
    liftedAt: moment('lifted_at'),
    /** The act of the staff that lifted it. */
    liftedBy: idText('lifted_by', 'act').references(() => personActs.id),
  },
  (table) => [
    index('standings_user_idx').on(table.userId, table.change, table.at),
    uniqueIndex('standings_event_key').on(table.entityId, table.change, table.at),
  ],
);

/**
 * The acts of the staff on a person: suspensions and their end, sessions that were ended, roles, second factors.
 * Append-only, by a trigger. Kept as long as the account, because it is the evidence for each decision.
 */
export const personActs = pgTable(
  'person_acts',
  {
    id: idText('id', 'act').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    act: enumText('act', 'person_act').notNull(),
    /** The role that was granted or taken away; null for other acts. */
    role: enumText('role', 'staff_role'),
    /** Typed by the person who acted; null where no reason is asked for. */
    reason: text('reason'),
    /** Null for a command of the operators (`staff first-admin`). */
    byId: idText('by_id', 'usr').references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('person_acts_user_idx').on(table.userId, table.at, table.id),
    // The nightly deletion of visitors looks for rows that name them.
    index('person_acts_by_idx').on(table.byId),
  ],
);

/**
 * Roles of the staff (ADR 0091). The API reads them here and nowhere else: a token cannot make anybody staff. Rows stay
 * for ever, with who gave and who took.
 */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: idText('id', 'rol').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    role: enumText('role', 'staff_role').notNull(),
    /** Null for the first admin, whom a command made. */
    grantedBy: idText('granted_by', 'usr').references(() => users.id),
    grantedAt: moment('granted_at').notNull(),
    takenBy: idText('taken_by', 'usr').references(() => users.id),
    takenAt: moment('taken_at'),
  },
  (table) => [
    uniqueIndex('staff_roles_held_key').on(table.userId, table.role).where(sql`taken_at is null`),
    index('staff_roles_user_idx').on(table.userId),
    index('staff_roles_granted_by_idx').on(table.grantedBy),
    index('staff_roles_taken_by_idx').on(table.takenBy),
    index('staff_roles_role_idx').on(table.role).where(sql`taken_at is null`),
    check('staff_roles_taken_check', sql`${table.takenBy} is null or ${table.takenAt} is not null`),
  ],
);

/**
 * Marks by which two accounts count as one person: a shared payout account, card or past phone (matching rule 8).
 * `mark` is a keyed hash, so a copy of the table reveals no number.
 */
export const identityMarks = pgTable(
  'identity_marks',
  {
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    kind: enumText('kind', 'identity_mark_kind').notNull(),
    mark: text('mark').notNull(),
    /**
     * When money went through it, or the code that was sent to a phone came back. A link counts when both sides have
     * proof; a mark without proof goes with its number (ADR 0093).
     */
    provenAt: moment('proven_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.mark] }),
    index('identity_marks_mark_idx').on(table.kind, table.mark),
  ],
);

/** One act of an employee on an alert; `at` is ISO 8601. */
export type AlertStep = { readonly at: string; readonly by: UserId; readonly act: 'taken' | 'released' | 'closed' };

/** Alerts of the staff: one open row for each subject and row of the life cycle. */
export const staffAlerts = pgTable(
  'staff_alerts',
  {
    id: idText('id', 'alr').primaryKey(),
    queue: enumText('queue', 'staff_queue').notNull(),
    event: text('event').notNull(),
    /**
     * The subject: of a trade; or an attempt, refund, payout or dispute that the gateway sees differently; or a
     * comparison that did not end; or the codes of one day.
     */
    entity: text('entity')
      .$type<TimerSubject['entity'] | 'attempt' | 'refund' | 'payout' | 'dispute' | 'reconciliation' | 'code_budget'>()
      .notNull(),
    entityId: text('entity_id').notNull(),
    at: moment('at').notNull(),
    /** Further facts for the reader: both sides of a difference, why a deadline was refused. */
    details: jsonb('details').$type<AlertDetails>(),
    doneAt: moment('done_at'),
    doneBy: idText('done_by', 'usr').references(() => users.id),
    /** A note of the employee who handled the alert, for the others. */
    note: text('note'),
    /** Why it came, in the choice of who closed it; null for alerts that the product itself closes. */
    cause: text('cause').$type<AlertCause>(),
    /** The employee who has the alert now; it stays with whoever closed it. */
    takenBy: idText('taken_by', 'usr').references(() => users.id),
    takenAt: moment('taken_at'),
    /** Who took it, gave it back and closed it, the oldest first; null before the first step. */
    steps: jsonb('steps').$type<readonly AlertStep[]>(),
  },
  (table) => [
    index('staff_alerts_open_idx').on(table.queue, table.at, table.id).where(sql`done_at is null`),
    uniqueIndex('staff_alerts_open_key').on(table.entityId, table.event).where(sql`done_at is null`),
    // Handled alerts of several queues at once.
    index('staff_alerts_handled_idx').on(table.doneAt, table.id).where(sql`done_at is not null`),
    index('staff_alerts_handled_at_idx').on(table.at, table.id).where(sql`done_at is not null`),
    index('staff_alerts_done_idx').on(table.queue, table.doneAt, table.id).where(sql`done_at is not null`),
    index('staff_alerts_done_by_idx').on(table.doneBy).where(sql`done_by is not null`),
    index('staff_alerts_taken_by_idx').on(table.takenBy).where(sql`taken_by is not null`),
  ],
);
