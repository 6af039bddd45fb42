import type { TrustedProxies } from '@suki/serving/trusted-proxies';
import type { FastifyServerOptions } from 'fastify';

/**
 * Decides which proxies are believed about a call's address. Never everybody: a caller who writes the header would
 * choose the address under which they are counted. With a number of hops, the caller's own entries always lie beyond
 * that number.
 */
export function trustProxy(proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (proxies === false) return false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return [...proxies];
}
