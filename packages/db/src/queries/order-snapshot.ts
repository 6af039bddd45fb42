import type { AskId, BidId, OrderId } from '@suki/domain/ids/id';
import type { OrderSnapshot } from '@suki/domain/trade/facts/snapshot';
import type { ClosureDetail, ClosureReason } from '@suki/domain/trade/facts/statuses';
import { first, statement } from '../statement.ts';
import type { Tx } from '../tx.ts';
import { toClosure } from './ask-snapshot.ts';
import { isTaxWithheld } from './withheld-tax.ts';

const columns = `o.id, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.ask_id as "askId", o.item_id as "itemId", o.sku_id as "skuId", o.lane,
  o.origin, o.status, o.price, o.total, o.shipping_fee as "shippingFee", o.flash_fee as "flashFee", o.processing_fee as "processingFee",
  o.coupon_amount as "couponAmount", o.tech_service_fee as "techServiceFee", o.payment_fee as "paymentFee",
  o.operational_fee as "operationalFee", o.income, ${isTaxWithheld('o.seller_id')} as "isTaxWithheld", o.created_at as "createdAt", o.paid_by_attempt_id as "paidByAttemptId",
  o.cancel_requested as "cancelRequested", o.delivery_at as "deliveryAt", o.inbound_tracking_number as "inboundTrackingNumber",
  o.inbound_scanned_at as "inboundScannedAt", o.outbound_tracking_number as "outboundTrackingNumber", o.inbound_courier as "inboundCourier",
  o.bid_id as "bidId", o.coupon_id as "couponId", o.hold, o.is_ship_extended as "isShipExtended", o.is_resent as "isResent",
  o.discount_offer as "discountOffer", o.discounted, o.refunded_amount as "refundedAmount", o.redelivery, o.rematch,
  o.is_buyer_address_changed as "isBuyerAddressChanged", o.is_payment_reversed as "isPaymentReversed",
  o.reminder_sent as "reminderSent", o.rush_order as "rushOrder",
  o.closure_reason as "closureReason", o.closure_detail as "closureDetail"`;

type OrderSnapshotRow = Omit<OrderSnapshot, 'closure'> & {
  readonly closureReason: ClosureReason | null;
  readonly closureDetail: ClosureDetail | null;
};

function toOrderSnapshot({ closureReason, closureDetail, ...order }: OrderSnapshotRow): OrderSnapshot {
  return { ...order, closure: toClosure(closureReason, closureDetail) };
}

const lockStatement = statement<OrderSnapshotRow, [OrderId]>(
  'orders.lock',
  `select ${columns} from orders o where o.id = $1::text for no key update`,
);

/** The facts of an order, locked. Its book and ask are locked before it (`lockBook`, `lockAsk`). */
export async function lockOrder(tx: Tx, id: OrderId): Promise<OrderSnapshot | undefined> {
  const row = await first(tx, lockStatement, [id]);
  return row === undefined ? undefined : toOrderSnapshot(row);
}

const lockNewestStatement = statement<OrderSnapshotRow, [AskId]>(
  'orders.lock-newest-of-ask',
  `select ${columns} from orders o where o.ask_id = $1::text order by o.created_at desc, o.id desc limit 1 for no key update`,
);

/** Returns the newest order of an ask, locked: a deducted deposit of the ask belongs to it. */
export async function lockNewestOrderOfAsk(tx: Tx, askId: AskId): Promise<OrderSnapshot | undefined> {
  const row = await first(tx, lockNewestStatement, [askId]);
  return row === undefined ? undefined : toOrderSnapshot(row);
}

const lockNewestOfBidStatement = statement<OrderSnapshotRow, [BidId]>(
  'orders.lock-newest-of-bid',
  `select ${columns} from orders o where o.bid_id = $1::text order by o.created_at desc, o.id desc limit 1 for no key update`,
);

/** Returns the newest order of a bid, locked: a deducted deposit of the bid belongs to it. */
export async function lockNewestOrderOfBid(tx: Tx, bidId: BidId): Promise<OrderSnapshot | undefined> {
  const row = await first(tx, lockNewestOfBidStatement, [bidId]);
  return row === undefined ? undefined : toOrderSnapshot(row);
}
