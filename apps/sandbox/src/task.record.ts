import { z } from 'zod';

const taskKinds = [
  'payment.settle',
  'refund.settle',
  'payout.request',
  'payout.settle',
  'payout.reverse',
  'webhook.deliver',
  'webhook.release',
] as const;

/** Something that is to happen by itself later. Kept in the state, so that a restart forgets nothing. */
export const taskRecord = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  /** The id of the payment, refund, payout or webhook. */
  subjectId: z.string(),
  dueAtMs: z.number(),
});

export type Task = z.infer<typeof taskRecord>;
export type TaskKind = Task['kind'];
