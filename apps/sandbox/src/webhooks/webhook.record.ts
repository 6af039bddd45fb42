import { z } from 'zod';

export const webhookRecord = z.object({
  /** Xendit's `webhook-id` header, equal for every repetition. */
  id: z.string(),
  provider: z.enum(['xendit', 'trackingmore']),
  event: z.string(),
  subjectId: z.string(),
  body: z.string(),
  status: z.enum(['waiting', 'held', 'delivered', 'dropped', 'gave_up']),
  /** Deliveries still to make after the first accepted one. */
  repeatsLeft: z.int(),
  failures: z.int(),
  attempts: z.array(z.object({ at: z.string(), statusCode: z.number().nullable(), error: z.string().nullable() })),
  createdAt: z.string(),
});

export type Webhook = z.infer<typeof webhookRecord>;
