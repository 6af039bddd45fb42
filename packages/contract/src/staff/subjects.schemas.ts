import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { z } from 'zod';
import { Centavos, OrderId, UserId } from '../shared/brands.ts';

/** A subject by what people call it: an id is never shown. Parts that it does not have are null. */
export const StaffSubject = z
  .object({
    orderId: OrderId.nullable(),
    orderNumber: z.string().nullable(),
    itemName: z.string().nullable(),
    sizes: z.partialRecord(z.enum(sizeSystems), z.string()).nullable(),
    /** Of a payment, refund, payout or deposit. */
    amount: Centavos.nullable(),
    /** The owner, for support and finance: the seller of an ask, the bidder, or the person who is paid. */
    person: z.object({ id: UserId, name: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'StaffSubject' });
