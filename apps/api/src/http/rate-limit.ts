import { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import { routes } from '@suki/contract/routes';
import { webhooksPerMinute } from '@suki/domain/config/webhooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal.ts';
import type {} from './authenticate.ts';

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
    max: (request) => Math.max(callsPerMinute, providerLimitOf(request) ?? 0),
    timeWindow: WINDOW_MS,
    cache: KEPT_MAX,
    // Runs after the route's own onRequest, which has identified the caller.
    hook: 'preParsing',
    keyGenerator: bucketOf,
    // Our own web server calls for everybody, once it is authenticated.
    allowList: ({ authentication }: FastifyRequest) => authentication?.kind === 'service',
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

/** The limit of a hosted service that has shown its signature: it calls for everybody, so it has its own. */
function providerLimitOf({ authentication, routeOptions }: FastifyRequest): number | undefined {
  if (authentication?.kind !== 'provider') return undefined;
  return routeOptions.url === routes.receiveCourierWebhook.path
    ? webhooksPerMinute.trackingMore
    : webhooksPerMinute.xendit;
}

/** The bucket of callers whose connection was gone before they were counted: nobody reads their answer. */
const GONE = 'gone';

function bucketOf(request: FastifyRequest): string {
  const { authentication, routeOptions } = request;
  if (authentication?.kind === 'provider') return `provider ${routeOptions.url}`;
  if (authentication?.kind === 'caller' && !authentication.caller.isAnonymous) return authentication.caller.userId;
  if (authentication?.kind === 'bearer' && !authentication.token.isAnonymous) return authentication.token.firebaseUid;
  return addressBucket(request.ip);
}

/** The address under which callers are counted: the network of an IPv6 address. */
export function addressBucket(ip: string | undefined): string {
  if (ip === undefined) return GONE;
  return ip.includes(':') ? normalizeIP(ip, IPV6_BITS) : ip;
}
