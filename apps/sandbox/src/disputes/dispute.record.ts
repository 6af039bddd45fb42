import { z } from 'zod';

/**
 * A dispute of a payer's bank. ACTION_REQUIRED and UNDER_REVIEW are open; WON: the money stays; LOST: the bank has
 * taken it back.
 */
export const disputeRecord = z.object({
  id: z.string(),
  paymentRequestId: z.string(),
  paymentId: z.string(),
  /** The merchant's own id of the payment. */
  referenceId: z.string(),
  channelCode: z.string(),
  amount: z.number(),
  status: z.enum(['ACTION_REQUIRED', 'UNDER_REVIEW', 'WON', 'LOST']),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Dispute = z.infer<typeof disputeRecord>;
