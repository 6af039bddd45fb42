import { z } from 'zod';
import type { SandboxContext } from '../context.ts';

/** A failure of a provider's next calls, to test the API while a service is down. */
export const faultRecord = z.object({
  provider: z.enum(['xendit', 'trackingmore', 'semaphore', 'mail']),
  method: z.string().optional(),
  /** Beginning of the path after the provider's prefix, such as `/refunds`; without it every call fails. */
  path: z.string().optional(),
  status: z.int().min(400).max(599),
  code: z.string().min(1),
  message: z.string(),
  /**
   * `refuse` does nothing and fails. The others do the work first: `lose` answers the status, `garbage` answers
   * something that is no JSON, `hang` answers nothing until the caller gives up, `pageless` answers without the page
   * on which the payer goes on. Only Xendit's calls know these.
   */
  how: z.enum(['refuse', 'lose', 'garbage', 'hang', 'pageless']).default('refuse'),
  count: z.int().min(1),
});

export type Fault = z.infer<typeof faultRecord>;

/** Returns the fault that fits this call, if any, and counts it down. */
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
