import { z } from 'zod';

/** A failure that the next calls of a provider meet, for testing what the API does when a service is down. */
export const faultRecord = z.object({
  provider: z.enum(['xendit', 'trackingmore', 'semaphore', 'mail', 'storage', 'algolia']),
  method: z.string().optional(),
  /** Beginning of the path after the provider's prefix, as `/refunds`; none means every call. */
  path: z.string().optional(),
  status: z.int().min(400).max(599),
  code: z.string().min(1),
  message: z.string(),
  /**
   * `refuse` answers before anything is done. The others first do the call: `lose` answers the status, `garbage` a body
   * that is no JSON, `hang` nothing until the caller gives up, `pageless` an answer without the page where the payer
   * goes on. Only Xendit's calls know these.
   */
  how: z.enum(['refuse', 'lose', 'garbage', 'hang', 'pageless']).default('refuse'),
  count: z.int().min(1),
});

export type Fault = z.infer<typeof faultRecord>;
