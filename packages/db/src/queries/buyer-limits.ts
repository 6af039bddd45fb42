import type { UserId } from '@suki/domain/ids/id';
import type { BidStatus } from '@suki/domain/trade/facts/statuses';
import { exactlyOne, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';

export type BuyerCounts = {
  readonly unpaidOrderCount: number;
  readonly lapsesInWindow: number;
  readonly lapsesOnSkuInWindow: number;
  /** A suspension by the rules (E65); a suspended account is a field of the user. */
  readonly isBuyingSuspended: boolean;
  /** Status of the buyer's own live bid on the size, of which there is at most one (rule 10). */
  readonly liveBidStatus: BidStatus | null;
};

/**
 * SQL columns of the counts behind the limits of a buyer (E31) and of their own bid, read under the locks of the user's
 * row and of the book. Unpaid orders and lapses are those of all accounts of the person (ADR 0106). A lapse is an order
 * that was closed unpaid, by time or by the buyer. The arguments are SQL: buyer, an array of the person's accounts,
 * size, and the start of the window in which lapses count, for all sizes and for this size.
 */
export const buyerCountColumns = (of: {
  buyer: string;
  accounts: string;
  sku: string;
  lapsesSince: string;
  skuLapsesSince: string;
}) => `
  (select count(*) from orders where buyer_id = any(${of.accounts}) and status = 'to_pay') as "unpaidOrderCount",
  (select count(*) from orders where buyer_id = any(${of.accounts}) and closure_detail in ('payment_timeout', 'buyer_cancelled')
    and paid_at is null and updated_at > ${of.lapsesSince}) as "lapsesInWindow",
  (select count(*) from orders where buyer_id = any(${of.accounts}) and closure_detail in ('payment_timeout', 'buyer_cancelled')
    and paid_at is null and updated_at > ${of.skuLapsesSince} and sku_id = ${of.sku}) as "lapsesOnSkuInWindow",
  exists (select from standings where user_id = ${of.buyer} and change = 'buying_suspended' and lifted_at is null) as "isBuyingSuspended",
  (select b.status from bids b where b.buyer_id = ${of.buyer} and b.sku_id = ${of.sku} and b.status not in ('bid_closed', 'bid_successful')) as "liveBidStatus"`;

// Counts by the moment of the cancellation: a later change of a closed order, as when the bank takes its payment back,
// must not make it a cancellation of today. No order changes before it is cancelled, so the index serves.
const cancellationsStatement = statement<{ day: number; month: number }, [UserId, Date, Date]>(
  'buyer-limits.cancellations',
  `select
  count(*) filter (where closed.at > $2::timestamptz) as "day",
  count(*) filter (where closed.at > $3::timestamptz) as "month"
from orders o cross join lateral (
  select max(t.at) as at from transitions t
  where t.entity = 'order' and t.entity_id = o.id and t.to_status = 'transaction_closed' and t.from_status <> t.to_status
) closed
where o.buyer_id = $1::text and o.closure_detail = 'buyer_cancelled' and o.paid_at is not null and o.updated_at > $3::timestamptz`,
);

/** Counts the paid orders that a buyer cancelled since two moments: the limits of E44. */
export async function buyerCancellations(
  tx: Tx,
  buyer: { buyerId: UserId; daySince: Date; monthSince: Date },
): Promise<{ day: number; month: number }> {
  return await exactlyOne(tx, cancellationsStatement, [buyer.buyerId, buyer.daySince, buyer.monthSince]);
}
