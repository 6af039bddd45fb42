import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: idText('id', 'usr').primaryKey(),
    firebaseUid: text('firebase_uid').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    name: text('name'),
    /** Filled by a proof alone: a verified token, or the link of a verification mail (ADR 0084). */
    email: text('email'),
    /** Real time of that proof. Of two proofs of an address, or of two addresses of an account, the newer one wins. */
    emailProvedAt: moment('email_proved_at'),
    /** When a mail server said that nobody reads mail at `email`; a new proof clears it. */
    emailUnreachableAt: moment('email_unreachable_at'),
    phoneNumber: text('phone_number'),
    phoneVerifiedAt: moment('phone_verified_at'),
    /** Number of one of the twelve pictures. */
    avatar: smallint('avatar').notNull(),
    locale: enumText('locale', 'locale').notNull(),
    region: text('region'),
    // No foreign keys here: both tables point at the user, and a circle would have to be deferred on every insert. The
    // queries that delete an address or an account clear these columns in one statement with it.
    defaultAddressId: idText('default_address_id', 'adr'),
    defaultWithdrawalAccountId: idText('default_withdrawal_account_id', 'wac'),
    defaultPaymentMethodId: idText('default_payment_method_id', 'pmt'),
    isBalanceHidden: boolean('is_balance_hidden').notNull(),
    suspendedAt: moment('suspended_at'),
    /** Real time: sessions that began before are refused. Set when a guest registers, and by a suspension. */
    sessionsSince: moment('sessions_since'),
    /** The moment from which tax is withheld from this person's sales; null when it never was. */
    taxWithheldSince: moment('tax_withheld_since'),
    /** When finance filed a declaration or certificate against withholding; it overrides the mark. */
    taxDeclaredAt: moment('tax_declared_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_firebase_uid_key').on(table.firebaseUid),
    uniqueIndex('users_phone_number_key').on(table.phoneNumber),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    check('users_email_check', sql`(${table.email} is null) = (${table.emailProvedAt} is null)`),
    check('users_email_unreachable_check', sql`${table.emailUnreachableAt} is null or ${table.email} is not null`),
    // Support finds people by the beginning of a name.
    index('users_name_idx').on(sql`lower(${table.name}) text_pattern_ops`),
    index('users_visitors_idx').on(table.createdAt).where(sql`is_anonymous`),
    check('users_avatar_check', sql`${table.avatar} between 1 and 12`),
  ],
);

/** Tokens of this identity that were issued before `valid_after` are refused (ADR 0007). */
export const revocations = pgTable(
  'revocations',
  {
    firebaseUid: text('firebase_uid').primaryKey(),
    validAfter: moment('valid_after').notNull(),
  },
  // Each process reads the recent ones at its start.
  (table) => [index('revocations_recent_idx').on(table.validAfter)],
);

/**
 * Mails with a link that were asked for, to verify an address or to choose a new password, to count them per caller and
 * address. Kept for a day (ADR 0092). The code of the link is not stored: the identity service keeps it.
 */
export const verificationMails = pgTable(
  'verification_mails',
  {
    id: idText('id', 'vml').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('verification_mails_user_idx').on(table.userId, table.createdAt),
    index('verification_mails_email_idx').on(sql`lower(${table.email})`, table.createdAt),
    index('verification_mails_created_idx').on(table.createdAt),
  ],
);
