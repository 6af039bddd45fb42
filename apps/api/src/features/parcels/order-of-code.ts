import { orderOfParcel } from '@suki/db/queries/order-parcels';
import type { Db } from '@suki/db/statement';
import { type OrderId, typedId } from '@suki/domain/ids/id';
import { normaliseTrackingNumber } from '@suki/domain/validators/tracking-number';

/** The order that a code at the warehouse door stands for: the order's id on the slip, or the courier's number as the scanner reads it. */
export async function orderOfCode(db: Db, code: string): Promise<OrderId | undefined> {
  return (
    (await orderOfParcel(db, typedId('ord', code) ?? code)) ?? (await orderOfParcel(db, normaliseTrackingNumber(code)))
  );
}
