import type { CouponId, OrderId, UserId } from '@suki/domain/ids/id';
import type { CouponChange } from '@suki/domain/trade/facts/decision';
import { ConflictError } from '../conflict-error.ts';
import { claimedCoupons } from '../schema/coupons.ts';
import { columnsOf, type Db, many, statement, touch } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type ClaimedCouponRow = typeof claimedCoupons.$inferSelect;

const reserveStatement = statement<unknown, [CouponId, OrderId]>(
  'coupons.reserve',
  `update claimed_coupons set held_by_order_id = $2::text
where id = $1::text and used_at is null and (held_by_order_id is null or held_by_order_id = $2::text)`,
);

const useStatement = statement<unknown, [CouponId, OrderId, Date]>(
  'coupons.use',
  `update claimed_coupons set used_at = $3::timestamptz where id = $1::text and held_by_order_id = $2::text`,
);

const freeStatement = statement<unknown, [CouponId, OrderId]>(
  'coupons.free',
  `update claimed_coupons set held_by_order_id = null, used_at = null where id = $1::text and held_by_order_id = $2::text`,
);

const giveStatement = statement<unknown, [UserId, number, OrderId, Date]>(
  'coupons.give',
  `insert into claimed_coupons (id, user_id, source, scope, scope_values, promotion_type, amount, min_spend, is_disabled, given_for_order_id, claimed_at)
values (new_id('cpn'), $1, 'apology', 'all', '{}', 'fixed', $2, 0, false, $3, $4)
on conflict (given_for_order_id) do nothing`,
);

/**
 * Reserves, uses, frees or gives a coupon. Only the order that holds a coupon can free it. An apology is given once for
 * an order (`forOrderId`).
 * @throws ConflictError when the coupon to reserve is held by another order or used.
 */
export async function changeCoupon(
  tx: Tx,
  change: CouponChange,
  { at, forOrderId }: { readonly at: Date; readonly forOrderId: OrderId | undefined },
): Promise<void> {
  switch (change.change) {
    case 'reserve':
      if ((await touch(tx, reserveStatement, [change.id, change.orderId])) === 0)
        throw new ConflictError('coupon', change.id, 'free');
      return;
    case 'use':
      if ((await touch(tx, useStatement, [change.id, change.orderId, at])) === 0)
        throw new ConflictError('coupon', change.id, `held by ${change.orderId}`);
      return;
    case 'free':
      await touch(tx, freeStatement, [change.id, change.orderId]);
      return;
    case 'give':
      if (forOrderId === undefined) throw new TypeError('Expected a coupon to be given for an order, got none.');
      await touch(tx, giveStatement, [change.userId, change.amount, forOrderId, at]);
      return;
    default:
      change satisfies never;
  }
}

const ofUserStatement = statement<ClaimedCouponRow, [UserId]>(
  'coupons.of-user',
  `select ${columnsOf(claimedCoupons, 'c')} from claimed_coupons c where c.user_id = $1::text order by c.claimed_at desc, c.id desc`,
);

/** Returns a person's coupons, newest first. */
export async function couponsOf(db: Db, userId: UserId): Promise<readonly ClaimedCouponRow[]> {
  return await many(db, ofUserStatement, [userId]);
}
