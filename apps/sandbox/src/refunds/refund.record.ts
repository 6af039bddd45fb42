import { z } from 'zod';

export const refundReasons = ['FRAUDULENT', 'DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'CANCELLATION', 'OTHERS'] as const;

/** A refund. Amounts in decimal pesos, as on the wire. */
export const refundRecord = z.object({
  id: z.string(),
  paymentRequestId: z.string(),
  paymentId: z.string(),
  amount: z.number(),
  reason: z.enum(refundReasons),
  referenceId: z.string().nullable(),
  status: z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
  failureCode: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  channelCode: z.string(),
  paymentMethodType: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Refund = z.infer<typeof refundRecord>;
