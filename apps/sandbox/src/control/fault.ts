import type { SandboxContext } from '../context.ts';
import type { Fault } from './fault.record.ts';

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
