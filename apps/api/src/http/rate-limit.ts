import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal.ts';

const WINDOW_MS = 60_000;
const KEPT_MAX = 20_000;
/** A home or a phone network gives out addresses of IPv6 by the /64: four groups. */
const IPV6_GROUPS = 4;

/**
 * Calls a minute, per user, or per address when the caller is anonymous (anonymous identities cost nothing to make). The counts are
 * kept in each process: with N processes a caller can reach N times the limit, which is still a limit; a shared store comes with
 * the first deployment that runs more than a few.
 */
export function rateLimitOptions(callsPerMinute: number): RateLimitPluginOptions {
  return {
    global: true,
    max: callsPerMinute,
    timeWindow: WINDOW_MS,
    cache: KEPT_MAX,
    // Runs after the route's own onRequest, which has found out who calls.
    hook: 'preParsing',
    keyGenerator: bucketOf,
    // Our own web server and the hosted services call for everybody.
    allowList: ({ authentication }: FastifyRequest) =>
      authentication?.kind === 'service' || authentication?.kind === 'provider',
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new ApiRefusal('TOO_MANY_CALLS', {
        message: `Too many calls. Wait ${seconds} s, then try again.`,
        retryAfterSeconds: seconds,
      });
    },
  };
}

function bucketOf({ authentication, ip }: FastifyRequest): string {
  if (authentication?.kind === 'caller' && !authentication.caller.isAnonymous) return authentication.caller.userId;
  if (authentication?.kind === 'bearer' && !authentication.token.isAnonymous) return authentication.token.firebaseUid;
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, IPV6_GROUPS).join(':') : ip;
}
