import { z } from 'zod';

/** A call that was answered, so that its repetition gets the same answer. */
export const idempotencyRecord = z.object({
  /** Method, path and key: the same key on another call is another key. */
  scope: z.string(),
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown(),
});
