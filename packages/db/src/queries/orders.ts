import { payoutHold } from '@suki/domain/config/payouts';
import type { AskId, BidId, OrderId, SkuId, StockId, UserId } from '@suki/domain/ids/id';
import type { CalendarDate } from '@suki/domain/time/manila';
import type { OrderCreation, OrderFields } from '@suki/domain/trade/facts/decision';
import { type OrderStatus, orderStatuses } from '@suki/domain/trade/facts/statuses';
import { orders } from '../schema/orders.ts';
import { columnsOf, type Db, exactlyOne, first, json, many, statement, touch } from '../statement.ts';
import { orderEvent } from '../trade-event.ts';
import type { Tx } from '../tx.ts';
import { type ListOptions, type ListPage, pageOf } from './lists.ts';
import { statusListStatements } from './lists-of-statuses.ts';
import { orderHasOpenEnd } from './open-ends.ts';
import { orderAssignments } from './order-fields.ts';
import { history, type MoveContext } from './transitions.ts';

export type Order = typeof orders.$inferSelect;

/** Values of a new order that only the use case knows; the rest comes from the decision. */
export type NewOrder = Pick<
  Order,
  'orderNumber' | 'buyerAddress' | 'buyerRegion' | 'askRegion' | 'arrivalMin' | 'arrivalMax'
>;

const insertStatement = statement<unknown, (string | number | Date | null)[]>(
  'orders.insert',
  `with made as (
  insert into orders (id, buyer_id, seller_id, ask_id, item_id, sku_id, lane, origin, price, total, shipping_fee, flash_fee, processing_fee,
    coupon_amount, quote_lines, tech_service_fee, payment_fee, operational_fee, income, buyer_address, buyer_region, ask_region, arrival_min, arrival_max,
    cancel_requested, is_buyer_address_changed, reminder_sent, rush_order, version, created_at, updated_at, bid_id, coupon_id, status, paid_by_attempt_id,
    paid_at, is_ship_extended, is_resent, discount_offer, refunded_amount, is_payment_reversed, order_number)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17, $18, $19, $20::jsonb, $21, $22, $23::date, $24::date,
    false, false, false, false, 1, $25::timestamptz, $25, $26, $27, $28::text, $29::text, case when $28::text <> 'to_pay' then $25::timestamptz end,
    false, false, 0, 0, false, $34::integer)
  returning id, buyer_id, seller_id, status
), history as (${history('order', { id: 'id', from: 'null', to: 'status', by: '$30::text, $31::text, $32::text, $33::timestamptz', from_clause: 'made' })}
)
select ${orderEvent('made')} from made`,
);

/**
 * Inserts the order of E31 (or of E20 to E25, E78) with its price, fees and address frozen and the first line of its
 * history, and tells both sides. `applyDecision` calls it before any move.
 * @throws the unique violation `orders_live_ask_key` when the ask is in a live order already, or
 * `orders_order_number_key` when another order has the number; `withTransaction` then runs again and another number is
 * drawn.
 */
export async function insertOrder(
  tx: Tx,
  { row, quoteLines, details }: Omit<OrderCreation, 'entity'> & { readonly details: NewOrder },
  { event, actor, actorId, at }: MoveContext,
): Promise<void> {
  await touch(tx, insertStatement, [
    row.id,
    row.buyerId,
    row.sellerId,
    row.askId,
    row.itemId,
    row.skuId,
    row.lane,
    row.origin,
    row.price,
    row.total,
    row.shippingFee,
    row.flashFee,
    row.processingFee,
    row.couponAmount,
    json(quoteLines),
    row.techServiceFee,
    row.paymentFee,
    row.operationalFee,
    row.income,
    json(details.buyerAddress),
    details.buyerRegion,
    details.askRegion,
    details.arrivalMin,
    details.arrivalMax,
    row.createdAt,
    row.bidId,
    row.couponId,
    row.status,
    row.paidByAttemptId,
    event,
    actor,
    actorId,
    at,
    details.orderNumber,
  ]);
}

const patchStatement = statement<unknown, [OrderId, string, Date]>(
  'orders.patch',
  `with patched as (
  update orders set
${orderAssignments({ fields: '$2', at: '$3' })},
    updated_at = $3::timestamptz
  where id = $1::text
  returning id, buyer_id, seller_id
)
select ${orderEvent('patched')} from patched`,
);

/**
 * Sets fields beside the status and tells both sides.
 * @throws a unique violation when another order has the tracking number.
 */
export async function patchOrder(tx: Tx, id: OrderId, set: OrderFields, at: Date): Promise<void> {
  await touch(tx, patchStatement, [id, json(set), at]);
}

const columns = columnsOf(orders, 'o');

const byIdStatement = statement<Order, [OrderId]>(
  'orders.by-id',
  `select ${columns} from orders o where o.id = $1::text`,
);

/** Returns an order of any person: the caller checks that the person takes part in it (404 for a stranger). */
export async function orderById(db: Db, id: OrderId): Promise<Order | undefined> {
  return await first(db, byIdStatement, [id]);
}

const byIdsStatement = statement<Order, [OrderId[]]>(
  'orders.by-ids',
  `select ${columns} from orders o where o.id = any($1::text[])`,
);

/** Returns these orders, in no order; the caller has chosen them by their parties. */
export async function ordersByIds(db: Db, ids: readonly OrderId[]): Promise<readonly Order[]> {
  return ids.length === 0 ? [] : await many(db, byIdsStatement, [[...ids]]);
}

/** The fields of an order that never change; a command reads them first, to know what to lock. */
export type OrderRefs = {
  readonly skuId: SkuId;
  readonly askId: AskId;
  readonly buyerId: UserId;
  readonly sellerId: UserId;
  readonly bidId: BidId | null;
  /** The item in the warehouse that the ask sells. */
  readonly stockId: StockId | null;
};

const refsStatement = statement<OrderRefs, [OrderId]>(
  'orders.refs',
  `select o.sku_id as "skuId", o.ask_id as "askId", o.buyer_id as "buyerId", o.seller_id as "sellerId", o.bid_id as "bidId", a.stock_id as "stockId"
from orders o join asks a on a.id = o.ask_id where o.id = $1::text`,
);

/** Returns the fields of an order that never change, without a lock, to lock book, ask and bid before the order. */
export async function orderRefs(db: Db, id: OrderId): Promise<OrderRefs | undefined> {
  return await first(db, refsStatement, [id]);
}

const listsOfBuyer = statusListStatements<Order, OrderStatus>({
  name: 'orders.list-of-buyer',
  select: `select ${columns} from orders o`,
  where: 'o.buyer_id = $1::text and o.hidden_by_buyer_at is null',
  table: 'orders',
  alias: 'o',
});

// An order that a buyer reserved by buying joins the seller's list with its payment (E31): until then its ask says that
// a buyer is paying and leads to it. An order of a bid is there from its start: the seller waits for it (E20, E25).
const listsOfSeller = statusListStatements<Order, OrderStatus>({
  name: 'orders.list-of-seller',
  select: `select ${columns} from orders o`,
  where: "o.seller_id = $1::text and (o.origin = 'bid' or o.paid_at is not null) and o.hidden_by_seller_at is null",
  table: 'orders',
  alias: 'o',
});

/** Returns a person's orders in the given statuses (a tab), as buyer or seller, without hidden ones. */
export async function listOrdersOf(
  db: Db,
  person: { userId: UserId; role: 'buyer' | 'seller' },
  statuses: readonly OrderStatus[],
  options: ListOptions,
): Promise<ListPage<Order>> {
  return await pageOf(db, person.role === 'buyer' ? listsOfBuyer : listsOfSeller, [person.userId, statuses], options);
}

const everyOrderOf = (side: 'buyer' | 'seller') =>
  statusListStatements<Order, OrderStatus>({
    name: `orders.every-of-${side}`,
    select: `select ${columns} from orders o`,
    where: `o.${side}_id = $1::text`,
    table: 'orders',
    alias: 'o',
  });
const everyOrder = { buyer: everyOrderOf('buyer'), seller: everyOrderOf('seller') } as const;

/** Returns every order of a person on one side for the staff, hidden and unpaid ones too. */
export async function listEveryOrderOf(
  db: Db,
  { userId, role }: { readonly userId: UserId; readonly role: 'buyer' | 'seller' },
  options: ListOptions,
): Promise<ListPage<Order>> {
  return await pageOf(db, everyOrder[role], [userId, orderStatuses], options);
}

const hideStatement = statement<unknown, [OrderId, UserId, Date]>(
  'orders.hide',
  `update orders o set
  hidden_by_buyer_at = case when buyer_id = $2::text then coalesce(hidden_by_buyer_at, $3::timestamptz) else hidden_by_buyer_at end,
  hidden_by_seller_at = case when seller_id = $2::text then coalesce(hidden_by_seller_at, $3::timestamptz) else hidden_by_seller_at end
where id = $1::text and $2::text in (buyer_id, seller_id) and status in ('transaction_closed', 'transaction_successful')
  and not ${orderHasOpenEnd('o.seller_id = $2::text')}`,
);

/**
 * Takes a finished order out of one person's list.
 * @returns false when the order is not finished, their part has an open end, or the order is not theirs.
 */
export async function hideOrder(tx: Tx, id: OrderId, userId: UserId, at: Date): Promise<boolean> {
  return (await touch(tx, hideStatement, [id, userId, at])) === 1;
}

// Counts no further than the rule looks: without the limit each check and each payout would read all asks of a seller
// of ten thousand items.
const finishedSalesStatement = statement<{ count: number }, [UserId]>(
  'orders.finished-sales-of-seller',
  `select count(*) as count from (
  select from asks where seller_id = $1::text and status = 'transaction_successful' limit ${payoutHold.trustedAfterSales}
) as finished`,
);

/** Counts a seller's successful asks up to the limit of the payout hold, which applies to new sellers. */
export async function finishedSalesOf(db: Db, sellerId: UserId): Promise<number> {
  return (await exactlyOne(db, finishedSalesStatement, [sellerId])).count;
}

const courierArrivalStatement = statement<unknown, [OrderId, string]>(
  'orders.courier-arrival',
  `update orders set courier_arrival = $2::date where id = $1::text and courier_arrival is distinct from $2::date`,
);

/** Sets the day (Asia/Manila) on which the courier means to deliver the parcel to the buyer. */
export async function setCourierArrival(tx: Tx, id: OrderId, day: CalendarDate): Promise<void> {
  await touch(tx, courierArrivalStatement, [id, day]);
}

const destinationStatement = statement<unknown, [OrderId, string, string | null, string | null, string | null]>(
  'orders.destination',
  `update orders set buyer_address = $2::jsonb, buyer_region = $3::text, arrival_min = $4::date, arrival_max = $5::date where id = $1::text`,
);

/**
 * Sets the destination of an order (E76) and the first and last calendar date (Asia/Manila) of its arrival there. The
 * decision marks the order as changed.
 */
export async function setDestination(
  tx: Tx,
  id: OrderId,
  { buyerAddress, buyerRegion, arrivalMin, arrivalMax }: Omit<NewOrder, 'askRegion' | 'orderNumber'>,
): Promise<void> {
  await touch(tx, destinationStatement, [id, json(buyerAddress), buyerRegion, arrivalMin, arrivalMax]);
}
