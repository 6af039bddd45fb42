import { z } from 'zod';
import { returnUrlsRecord } from '../xendit/return-urls.ts';

const looseObject = z.record(z.string(), z.unknown());

/** One payment of a shopper. Both of Xendit's generations are kept alike and differ only in how they are written on the wire. */
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
  /** Id of the payment itself (py-… or ddpy-…), once money was tried to be moved. */
  paymentId: z.string().nullable(),
  checkoutUrl: z.string().nullable(),
  returnUrls: returnUrlsRecord,
  /** What webhooks claim instead of `amount`, when somebody makes the sandbox lie. */
  claimedAmount: z.number().nullable(),
  /** What is said besides the amount that is not so; null in a field leaves the truth. */
  lie: z
    .object({
      currency: z.string().nullable(),
      referenceId: z.string().nullable(),
      /** Also to whoever reads the payment again, not only by webhooks. */
      isEverywhere: z.boolean(),
    })
    .nullable()
    .default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Payment = z.infer<typeof paymentRecord>;
