import { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal.ts';

const WINDOW_MS = 60_000;
const KEPT_MAX = 20_000;
/** A home or a phone network gives out IPv6 addresses in blocks of this prefix length. */
const IPV6_BITS = 64;

/**
 * Calls a minute, per user, or per address when the caller is anonymous (anonymous identities cost nothing to make).
 * Each process keeps its own counts: with N processes a caller can reach N times the limit, which is still a limit. A
 * shared store comes with the first deployment that runs more than a few processes.
 */
export function rateLimitOptions(callsPerMinute: number): RateLimitPluginOptions {
  return {
    global: true,
    max: callsPerMinute,
    timeWindow: WINDOW_MS,
    cache: KEPT_MAX,
    // Runs after the route's own onRequest, which has identified the caller.
    hook: 'preParsing',
    keyGenerator: bucketOf,
    // Our own web server and the hosted services call for everybody, once they are authenticated.
    allowList: ({ authentication }: FastifyRequest) =>
      authentication?.kind === 'service' || authentication?.kind === 'provider',
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
  };
}

/**
 * Counts calls that were refused before their caller was known, under their address. Above the limit the answer is 429.
 * A good token from that address is still let in: a phone network gives one address to thousands of people, and none of
 * them may shut out the others.
 */
export function countRefusals(app: FastifyInstance): (request: FastifyRequest, error: unknown) => Promise<void> {
  const count = app.createRateLimit();
  return async (request, error) => {
    if (!(error instanceof ApiRefusal)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl);
  };
}

function tooManyCalls(waitMs: number): ApiRefusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiRefusal('TOO_MANY_CALLS', {
    message: `Too many calls. Wait ${seconds} s, then try again.`,
    retryAfterSeconds: seconds,
  });
}

function bucketOf({ authentication, ip }: FastifyRequest): string {
  if (authentication?.kind === 'caller' && !authentication.caller.isAnonymous) return authentication.caller.userId;
  if (authentication?.kind === 'bearer' && !authentication.token.isAnonymous) return authentication.token.firebaseUid;
  return ip.includes(':') ? normalizeIP(ip, IPV6_BITS) : ip;
}
