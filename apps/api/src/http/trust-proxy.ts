import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../trusted-proxies.ts';

/**
 * Whose word counts about where a call comes from. Never everybody's: a caller who writes the header themselves would
 * choose the address that they are counted under. Of hops, the caller's own entries are always the farther ones.
 */
export function trustProxy(proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return [...proxies];
}
