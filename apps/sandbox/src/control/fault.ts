import { z } from 'zod';
import type { SandboxContext } from '../context.ts';

/** A failure that the next calls of a provider meet, for testing what the API does when a service is down. */
export const faultRecord = z.object({
  provider: z.enum(['xendit', 'trackingmore', 'semaphore', 'mail']),
  method: z.string().optional(),
  /** Beginning of the path after the provider's prefix, as `/refunds`; none means every call. */
  path: z.string().optional(),
  status: z.int().min(400).max(599),
  code: z.string().min(1),
  message: z.string(),
  /**
   * `refuse`: before anything is done. The others do what was asked first: `lose` answers the status, `garbage` something that is no JSON,
   * `hang` nothing until the caller gives up, `pageless` an answer without the page where the payer goes on. Only Xendit's calls know these.
   */
  how: z.enum(['refuse', 'lose', 'garbage', 'hang', 'pageless']).default('refuse'),
  count: z.int().min(1),
});

export type Fault = z.infer<typeof faultRecord>;

/** The fault that this call meets, if one is set; each call uses one up. */
export function takeFault(
  context: SandboxContext,
  call: { provider: Fault['provider']; method: string; path: string },
): Fault | undefined {
  const { state, changed } = context.store;
  const fault = state.faults.find(
    (candidate) =>
      candidate.provider === call.provider &&
      (candidate.method === undefined || candidate.method.toUpperCase() === call.method) &&
      (candidate.path === undefined || call.path.startsWith(candidate.path)),
  );
  if (fault) {
    fault.count -= 1;
    state.faults = state.faults.filter((candidate) => candidate.count > 0);
    changed();
  }
  return fault;
}
