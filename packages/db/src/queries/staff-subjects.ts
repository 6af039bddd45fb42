import type { AskId, BidId, OrderId, UserId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import type { OrderHold } from '@suki/domain/trade/facts/snapshot';
import type { OrderStatus, PayoutStatus, RefundStatus } from '@suki/domain/trade/facts/statuses';
import type { skus } from '../schema/catalogue.ts';
import { type Db, many, statement } from '../statement.ts';

/** A subject of the staff's lists by what people call it: its order, item and person, with its present state. */
export type StaffSubject = {
  readonly id: string;
  readonly orderId: OrderId | null;
  readonly orderNumber: number | null;
  readonly orderStatus: OrderStatus | null;
  readonly hold: OrderHold['why'] | null;
  readonly itemName: string | null;
  readonly sizes: (typeof skus.$inferSelect)['sizes'] | null;
  /** The owner: the seller of an ask, the bidder, the payer or the person who is paid; null for an order. */
  readonly personId: UserId | null;
  readonly personName: string | null;
  /** Of a payment, refund, payout or deposit. */
  readonly amount: Centavos | null;
  readonly refundStatus: RefundStatus | null;
  readonly payoutStatus: PayoutStatus | null;
  readonly payoutFailure: string | null;
};

/** SQL of the newest order of an ask or bid, which may have had several. */
const newest = (column: string, id: string): string =>
  `(select o.id from orders o where o.${column} = ${id} order by o.created_at desc, o.id desc limit 1)`;

// Row by row, so that each branch reads one row by its key; only one branch is carried out.
const subjectsStatement = statement<StaffSubject, [string[], string[]]>(
  'staff-subjects.of',
  `with wanted as (
  select distinct w.entity, w.id from unnest($1::text[], $2::text[]) as w (entity, id)
), found as (
  select w.id, p.order_id, p.ask_id, p.bid_id, p.stock_id, p.user_id, p.amount, p.refund_status, p.payout_status, p.payout_failure
  from wanted w cross join lateral (
    select w.id as order_id, null as ask_id, null as bid_id, null as stock_id, null as user_id, null::bigint as amount, null as refund_status, null as payout_status, null as payout_failure where w.entity = 'order'
    union all select null, w.id, null, null, null, null, null, null, null where w.entity = 'ask'
    union all select null, null, w.id, null, null, null, null, null, null where w.entity = 'bid'
    union all select null, null, null, w.id, null, null, null, null, null where w.entity = 'stock'
    union all select null, r.ask_id, null, r.stock_id, r.seller_id, null, null, null, null from return_legs r where w.entity = 'return' and r.id = w.id
    union all select null, d.ask_id, d.bid_id, null, d.user_id, d.amount, null, null, null from deposits d where w.entity = 'deposit' and d.id = w.id
    union all select c.order_id, null, null, null, c.buyer_id, null, null, null, null from claims c where w.entity = 'claim' and c.id = w.id
    union all select a.order_id, a.ask_id, a.bid_id, null, a.user_id, a.amount, null, null, null from payment_attempts a where w.entity = 'attempt' and a.id = w.id
    union all select a.order_id, a.ask_id, a.bid_id, null, r.user_id, r.amount, r.status, null, null from refunds r join payment_attempts a on a.id = r.attempt_id
      where w.entity = 'refund' and r.id = w.id
    union all select null, null, null, null, y.user_id, y.amount, null, y.status, y.failure_reason from payouts y where w.entity = 'payout' and y.id = w.id
  ) p
)
select f.id, o.id as "orderId", o.order_number as "orderNumber", o.status as "orderStatus", o.hold ->> 'why' as hold, i.name as "itemName", k.sizes,
  u.id as "personId", coalesce(u.name, u.email) as "personName", f.amount, f.refund_status as "refundStatus", f.payout_status as "payoutStatus",
  f.payout_failure as "payoutFailure"
from found f
left join asks a on a.id = f.ask_id
left join bids b on b.id = f.bid_id
left join stock_items s on s.id = f.stock_id
left join orders o on o.id = coalesce(f.order_id, ${newest('ask_id', 'f.ask_id')}, ${newest('bid_id', 'f.bid_id')})
left join skus k on k.id = coalesce(o.sku_id, a.sku_id, b.sku_id, s.sku_id)
left join items i on i.id = k.item_id
left join users u on u.id = coalesce(f.user_id, a.seller_id, b.buyer_id, s.seller_id)`,
);

export type SubjectRef = { readonly entity: string; readonly id: string };

/** Returns what people call these subjects, by id; those without order, item or person are left out. */
export async function staffSubjectsOf(
  db: Db,
  subjects: readonly SubjectRef[],
): Promise<ReadonlyMap<string, StaffSubject>> {
  if (subjects.length === 0) return new Map();
  const rows = await many(db, subjectsStatement, [subjects.map(({ entity }) => entity), subjects.map(({ id }) => id)]);
  return new Map(rows.map((row) => [row.id, row]));
}

export type OfPayment = {
  readonly orderId: OrderId | null;
  readonly askId: AskId | null;
  readonly bidId: BidId | null;
};

/** The reference of what a payment was for. */
export function refOfPayment({ orderId, askId, bidId }: OfPayment): SubjectRef | null {
  if (orderId !== null) return { entity: 'order', id: orderId };
  if (askId !== null) return { entity: 'ask', id: askId };
  return bidId === null ? null : { entity: 'bid', id: bidId };
}
