import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idText, moment } from './columns.ts';
import { users } from './users.ts';

/** The authenticator of a member of the staff (ADR 0091). Kept until it is reset or the account ends. */
export const secondFactors = pgTable('second_factors', {
  userId: idText('user_id', 'usr')
    .primaryKey()
    .references(() => users.id),
  /** Sealed by the secrets port. */
  secret: text('secret').notNull(),
  /** Null until the first code was right: a sign-in is asked for codes only then. */
  confirmedAt: moment('confirmed_at'),
  /** The newest time step whose code was used; this one and older ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
  triesLeft: smallint('tries_left').notNull(),
  /** Real time: after too many wrong tries no code is looked at before. */
  waitsUntil: moment('waits_until'),
  createdAt: moment('created_at').notNull(),
});

/** Codes for a lost device, hashed, each for one sign-in. They go with the authenticator. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The sign-ins whose second step was done. They go with the authenticator; an ended session needs no row. */
export const secondFactorSessions = pgTable(
  'second_factor_sessions',
  {
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    /** `auth_time` of the tokens of the sign-in, in real time. */
    signedInAt: moment('signed_in_at').notNull(),
    verifiedAt: moment('verified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.signedInAt] })],
);
