import { z } from 'zod';

const looseObject = z.record(z.string(), z.unknown());

/** The planned outcome of a payout. `hold` stays ACCEPTED and can be cancelled; `reverse` succeeds first. */
export const payoutPlanRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('succeed') }),
  z.object({ kind: z.literal('fail'), failureCode: z.string() }),
  z.object({ kind: z.literal('hold') }),
  z.object({ kind: z.literal('reverse') }),
]);

export type PayoutPlan = z.infer<typeof payoutPlanRecord>;

/** A payout to a seller. Amounts in decimal pesos, as on the wire. */
export const payoutRecord = z.object({
  id: z.string(),
  referenceId: z.string(),
  channelCode: z.string(),
  accountHolderName: z.string().nullable(),
  accountNumber: z.string(),
  accountType: z.string().nullable(),
  amount: z.number(),
  description: z.string().nullable(),
  receiptNotification: looseObject.nullable(),
  metadata: looseObject.nullable(),
  status: z.enum(['ACCEPTED', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'REVERSED']),
  failureCode: z.string().nullable(),
  /** Decided when the payout is accepted, because it may depend on the balance of that moment. */
  plan: payoutPlanRecord,
  /** True when the amount has left the balance. */
  isFunded: z.boolean(),
  estimatedArrivalAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Payout = z.infer<typeof payoutRecord>;
