import { z } from 'zod';
import { returnUrlsRecord } from '../xendit/return-urls.ts';

const looseObject = z.record(z.string(), z.unknown());

/** A payment of a shopper. Both generations of Xendit's API are stored alike and differ on the wire only. */
export const paymentRecord = z.object({
  id: z.string(),
  /** `request`: POST /payment_requests; `charge`: the older POST /ewallets/charges. */
  generation: z.enum(['request', 'charge']),
  referenceId: z.string(),
  customerId: z.string().nullable(),
  paymentMethodId: z.string().nullable(),
  /** A key of the channel table, without the country. */
  channelCode: z.string(),
  /** Decimal pesos, as on the wire. */
  amount: z.number(),
  description: z.string().nullable(),
  initiator: z.enum(['CUSTOMER', 'MERCHANT']).nullable(),
  status: z.enum(['PENDING', 'REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'CANCELED', 'EXPIRED']),
  failureCode: z.string().nullable(),
  metadata: looseObject.nullable(),
  items: z.array(looseObject).nullable(),
  shippingInformation: looseObject.nullable(),
  channelProperties: looseObject.nullable(),
  /** Id of the payment itself (py-… or ddpy-…), set with the first try to move money. */
  paymentId: z.string().nullable(),
  checkoutUrl: z.string().nullable(),
  returnUrls: returnUrlsRecord,
  /** False amount of webhooks, set on demand. */
  claimedAmount: z.number().nullable(),
  /** Other false claims; null in a field is the truth. */
  lie: z
    .object({
      currency: z.string().nullable(),
      referenceId: z.string().nullable(),
      /** True when readers of the payment get them as well, not only webhooks. */
      isEverywhere: z.boolean(),
    })
    .nullable()
    .default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Payment = z.infer<typeof paymentRecord>;
