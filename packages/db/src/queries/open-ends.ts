import type { OrderId } from '@suki/domain/ids/id';
import { openReturnStatuses } from '@suki/domain/trade/view/open-ends';
import { type Db, many, statement } from '../statement.ts';

/*
 * The reasons that keep a finished record in the list of its owner (docs/lifecycle.md#finished-records): `hasOpenEnd`
 * of the domain in SQL.
 */

const returning = openReturnStatuses.map((status) => `'${status}'`).join(', ');

/** SQL that is true while the fine of a deposit `d` waits for its release. */
const fineWaits = `exists (select from timers t where t.entity = 'deposit' and t.entity_id = d.id and t.kind = 'penalty_release')`;

/** SQL that is true while the item of an ask is on its way back. The argument is the SQL of its id. */
const isReturning = (askId: string) =>
  `exists (select from return_legs r where r.id = ${askId} and r.status in (${returning}))`;

/** SQL that is true while a deposit is held or its fine waits. The argument is SQL that finds it, for `deposits d`. */
const isUnsettled = (isIt: string) =>
  `exists (select from deposits d where ${isIt} and (d.status = 'under_hold' or ${fineWaits}))`;

/** SQL that is true while a finished ask has an open end. */
export const askHasOpenEnd = (askId: string) => `(${isUnsettled(`d.ask_id = ${askId}`)} or ${isReturning(askId)})`;

/** SQL that is true while a finished bid has an open end. */
export const bidHasOpenEnd = (bidId: string) => isUnsettled(`d.bid_id = ${bidId}`);

/**
 * SQL that is true when one side's part of a finished order `o` has an open end: for the bidder a fine, for the seller
 * a fine or the item on its way back. An ask that was sold again belongs to its newer order.
 */
export const orderHasOpenEnd = (isSeller: string) => `case when ${isSeller}
  then (${isReturning('o.ask_id')} or exists (select from deposits d where d.ask_id = o.ask_id and ${fineWaits}))
    and not exists (select from orders n where n.ask_id = o.ask_id and (n.created_at, n.id) > (o.created_at, o.id))
  else exists (select from deposits d where d.bid_id = o.bid_id and ${fineWaits})
end`;

const ofOrdersStatement = statement<{ id: OrderId }, [OrderId[], boolean]>(
  'open-ends.of-orders',
  `select o.id from orders o where o.id = any($1::text[]) and ${orderHasOpenEnd('$2::boolean')}`,
);

/** Returns those of these finished orders whose part of one side has an open end. */
export async function ordersWithOpenEnd(
  db: Db,
  orderIds: readonly OrderId[],
  { isSeller }: { readonly isSeller: boolean },
): Promise<ReadonlySet<OrderId>> {
  const rows = orderIds.length === 0 ? [] : await many(db, ofOrdersStatement, [[...orderIds], isSeller]);
  return new Set(rows.map(({ id }) => id));
}
