import { ports } from '@suki/local-stack/ports';
import { StackError } from '@suki/local-stack/stack-error';
import { busyServices, type StackService } from '../preflight/busy-ports.ts';

/** Tried in this order: addresses are part of a build, so a repeated base finds the last build in the cache. */
const bases = [20_000, 20_200, 20_400, 20_600, 20_800, 22_000, 22_200, 22_400, 22_600, 22_800] as const;

/**
 * Returns a free base for a stack beside other programs of this machine.
 * @throws StackError when none is free.
 */
export async function freeBase(services: readonly StackService[]): Promise<number> {
  for (const base of bases) {
    if ((await busyServices(ports(base), services)).length === 0) return base;
  }
  throw new StackError(
    `A temporary stack needs free ports, but none of the bases ${bases.join(', ')} has them: stop what uses them.`,
  );
}
