import { type OrderId, typedId } from '@suki/domain/ids/id';
import { type OrderNumber, readOrderNumber } from '@suki/domain/orders/order-number';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';
import { type Db, exactlyOne, many, statement } from '../statement.ts';

const numberUsedStatement = statement<{ used: boolean }, [string, OrderId]>(
  'orders.is-tracking-number-used',
  `select exists (
  select from orders where (inbound_tracking_number = $1::text or outbound_tracking_number = $1::text) and id <> $2::text
) or exists (
  select from trackings join orders on orders.id = order_id where tracking_number = $1::text and orders.id = $2::text
    and case leg when 'inbound' then inbound_tracking_number else outbound_tracking_number end is null
) as used`,
);

/** Returns true when another order has this parcel number, or a returned parcel of this order had it. */
export async function isTrackingNumberUsed(db: Db, trackingNumber: string, exceptOrderId: OrderId): Promise<boolean> {
  return (await exactlyOne(db, numberUsedStatement, [trackingNumber, exceptOrderId])).used;
}

const idsByParcelStatement = statement<{ id: OrderId }, [string]>(
  'orders.by-inbound-number',
  `select id from orders where inbound_tracking_number = $1::text or id = $1::text`,
);

const idsBySentParcelStatement = statement<{ id: OrderId }, [string]>(
  'orders.by-outbound-number',
  `select order_id as id from trackings where leg = 'outbound' and tracking_number = $1::text`,
);

/** Returns the order of a parcel that we sent. The order of a returned parcel no longer carries its number (E72). */
export async function orderOfSentParcel(db: Db, code: string): Promise<OrderId | undefined> {
  return (await many(db, idsBySentParcelStatement, [code]))[0]?.id;
}

/** Returns the order of a parcel at the warehouse door: by inbound tracking number, or by the id on the slip. */
export async function orderOfParcel(db: Db, code: string): Promise<OrderId | undefined> {
  return (await many(db, idsByParcelStatement, [code]))[0]?.id;
}

const idByNumberStatement = statement<{ id: OrderId }, [OrderNumber]>(
  'orders.by-order-number',
  `select id from orders where order_number = $1::int`,
);

/** Returns the order of a number as people type it. */
async function orderOfNumber(db: Db, text: string): Promise<OrderId | undefined> {
  const read = readOrderNumber(text);
  return read.kind === 'number' ? (await many(db, idByNumberStatement, [read.number]))[0]?.id : undefined;
}

/**
 * Returns the order of a code at the door: the courier's number, or the order's number or id that its seller tells. A
 * courier's number may have the form of an order's, so it is looked for first.
 */
export async function orderOfCode(
  db: Db,
  code: string,
): Promise<{ readonly orderId: OrderId; readonly isByOrderNumber: boolean } | undefined> {
  const typed = typedId('ord', code);
  const found = (await orderOfParcel(db, typed ?? code)) ?? (await orderOfParcel(db, normaliseTrackingNumber(code)));
  if (found !== undefined) return { orderId: found, isByOrderNumber: found === typed };
  const numbered = await orderOfNumber(db, code);
  return numbered === undefined ? undefined : { orderId: numbered, isByOrderNumber: true };
}
