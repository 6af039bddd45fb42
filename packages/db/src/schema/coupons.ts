import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumText, idText, moment, money } from './columns.ts';
import { users } from './users.ts';

/**
 * A coupon of one person. Its terms are copied when it is given, so that a later change of an offer does not change the
 * promise (ADR 0042).
 */
export const claimedCoupons = pgTable(
  'claimed_coupons',
  {
    id: idText('id', 'cpn').primaryKey(),
    userId: idText('user_id', 'usr')
      .notNull()
      .references(() => users.id),
    /** The origin; `apology` is that of E42 and E43. */
    source: enumText('source', 'coupon_source').notNull(),
    promoCode: text('promo_code'),
    scope: enumText('scope', 'coupon_scope').notNull(),
    /** Names of categories, or ids of items. */
    scopeValues: text('scope_values').array().notNull(),
    promotionType: enumText('promotion_type', 'promotion_type').notNull(),
    amount: money('amount'),
    percent: doublePrecision('percent'),
    maxAmount: money('max_amount'),
    minSpend: money('min_spend').notNull(),
    isDisabled: boolean('is_disabled').notNull(),
    expiresAt: moment('expires_at'),
    /** The order that an apology is for; an order gets one apology. */
    givenForOrderId: idText('given_for_order_id', 'ord'),
    // No foreign keys to orders: an order points at its coupon, and a circle would have to be deferred on every insert.
    heldByOrderId: idText('held_by_order_id', 'ord'),
    usedAt: moment('used_at'),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    index('claimed_coupons_user_idx').on(table.userId, table.claimedAt, table.id),
    uniqueIndex('claimed_coupons_held_key').on(table.heldByOrderId),
    uniqueIndex('claimed_coupons_given_key').on(table.givenForOrderId),
    uniqueIndex('claimed_coupons_promo_key').on(table.userId, table.promoCode),
    check(
      'claimed_coupons_value_check',
      sql`case ${table.promotionType} when 'fixed' then ${table.amount} > 0 and ${table.percent} is null and ${table.maxAmount} is null
        else ${table.amount} is null and ${table.percent} > 0 and ${table.percent} <= 100 end`,
    ),
    check('claimed_coupons_used_check', sql`${table.usedAt} is null or ${table.heldByOrderId} is not null`),
    check('claimed_coupons_code_check', sql`(${table.source} = 'promoCode') = (${table.promoCode} is not null)`),
    check('claimed_coupons_apology_check', sql`(${table.source} = 'apology') = (${table.givenForOrderId} is not null)`),
  ],
);
