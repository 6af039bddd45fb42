import type { WarnedSubject } from '@suki/domain/trade/effects/warning-of';
import type { TimerSubject } from '@suki/domain/trade/facts/decision';
import { type Db, first, statement } from '../statement.ts';

// Only one branch reads a table, because the entity is compared first.
const subjectStatement = statement<WarnedSubject, [TimerSubject['entity'], string]>(
  'warned-subjects.of',
  `select o.seller_id as "sellerId", o.buyer_id as "buyerId", o.ask_id as "askId", null as "bidId", o.id as "orderId", null as "stockId", false as "isRaise",
  o.cancel_requested as "cancelRequested", o.hold ->> 'why' as hold from orders o where $1::text = 'order' and o.id = $2::text
union all
select a.seller_id, null, a.id, null, null, null, a.status = 'listed', false, null from asks a where $1::text = 'ask' and a.id = $2::text
union all
select null, b.buyer_id, null, b.id, null, null, b.status = 'bid_active', false, null from bids b where $1::text = 'bid' and b.id = $2::text
union all
select r.seller_id, null, r.ask_id, null, null, r.stock_id, false, false, null from return_legs r where $1::text = 'return' and r.id = $2::text
union all
select s.seller_id, null, null, null, null, s.id, false, false, null from stock_items s where $1::text = 'stock' and s.id = $2::text
union all
select null, c.buyer_id, null, null, c.order_id, null, false, false, null from claims c where $1::text = 'claim' and c.id = $2::text`,
);

/**
 * Returns the subject of a timer for its warning. Undefined for a subject that is gone, and for a deposit, whose timer
 * warns nobody.
 */
export function warnedSubject(
  db: Db,
  { entity, id }: Pick<TimerSubject, 'entity' | 'id'>,
): Promise<WarnedSubject | undefined> {
  return first(db, subjectStatement, [entity, id]);
}
