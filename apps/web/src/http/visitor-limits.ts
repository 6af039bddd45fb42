import type { IncomingMessage, ServerResponse } from 'node:http';
import { shopLimits } from '@suki/domain/config/shop-limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isUnknownPage } from './unknown-page.ts';

const WINDOW_SECONDS = 60;
/** Requests under way may all turn out to be unknown; their answers take less than this. */
const BUSY_SECONDS = 2;

type Limits = Readonly<Record<keyof typeof shopLimits, number>>;

export type VisitorLimitsOptions = {
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limits?: Limits;
};

/** Answers a request, or returns the seconds after which its address may ask again. */
export type VisitorLimits = (request: IncomingMessage, response: ServerResponse) => Promise<number | null>;

/** Pages of one thing, like `/item/itm_…`. Every other page is made with the build and costs no call. */
const isOfOneThing = (path: string): boolean => /^\/[^/]+\/./.test(path);

/** Files of the build and of `public`: they cost a read of the disk. */
const isFile = (path: string): boolean => path.startsWith('/_next/') || /\.[a-z0-9]{2,5}$/.test(path);

/**
 * Limits the requests of an address that reach the API behind the shop: the shop's own token is free of the API's
 * limits, and carried every stranger's requests there. Nobody is refused a page that the shop has answered lately, so
 * one scraper does not shut out the others at an address of a phone network.
 */
export function visitorLimits({ addressOf, limits = shopLimits }: VisitorLimitsOptions): VisitorLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  const unknown = limiter(limits.unknownPages);
  const fresh = limiter(limits.freshPages);
  const sessions = limiter(limits.sessions);
  const itemEvents = limiter(limits.itemEvents);
  const known = new Set<string>();
  const underWay = new Map<string, number>();

  /** Seconds until the window of an address ends, if it is used up. */
  const waitOf = async (counter: RateLimiterMemory, address: string): Promise<number> => {
    const used = await counter.get(address);
    return used !== null && used.consumedPoints >= counter.points
      ? Math.max(1, Math.ceil(used.msBeforeNext / 1000))
      : 0;
  };
  const keep = (path: string): void => {
    known.delete(path);
    known.add(path);
    const [oldest] = known;
    if (known.size > limits.knownPathsKept && oldest !== undefined) known.delete(oldest);
  };
  const count = (counter: RateLimiterMemory, address: string): void => void counter.penalty(address);

  return async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (isFile(path)) return null;
    const address = addressOf(request);
    if (path.startsWith('/api/')) {
      const counter =
        path === '/api/item-events' ? itemEvents : path === '/api/login' && request.method === 'GET' ? sessions : null;
      if (counter === null) return null;
      const wait = await waitOf(counter, address);
      if (wait === 0) count(counter, address);
      return wait === 0 ? null : wait;
    }
    if (!isOfOneThing(path)) return null;
    if (!known.has(path)) {
      const wait = Math.max(await waitOf(unknown, address), await waitOf(fresh, address));
      if (wait > 0) return wait;
      const used = (await unknown.get(address))?.consumedPoints ?? 0;
      // A burst is counted before its first answer comes.
      const others = underWay.get(address) ?? 0;
      if (others + used >= limits.unknownPages) return BUSY_SECONDS;
      underWay.set(address, others + 1);
      response.once('close', () => {
        const left = (underWay.get(address) ?? 1) - 1;
        if (left === 0) underWay.delete(address);
        else underWay.set(address, left);
      });
    }
    const saysUnknown = known.has(path) ? () => false : watchForUnknown(request, response);
    response.once('finish', () => {
      if (response.statusCode === 404 || saysUnknown()) {
        known.delete(path);
        count(unknown, address);
      } else if (response.statusCode < 400) {
        // A page that was rendered for this request; of a kept one the header says HIT, STALE or PRERENDER.
        if (!known.has(path) && (response.getHeader('x-nextjs-cache') ?? 'MISS') === 'MISS') count(fresh, address);
        keep(path);
      }
    });
    return null;
  };
}

/** Router data comes in pieces with the status of a good page; the mark in them says that there is no such page. */
function watchForUnknown(request: IncomingMessage, response: ServerResponse): () => boolean {
  if (request.headers.rsc === undefined) return () => false;
  let isUnknown = false;
  const look = (chunk: unknown): void => {
    const text = typeof chunk === 'string' ? chunk : chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : '';
    isUnknown ||= isUnknownPage(text);
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  // Next must not compress what has to be read here.
  request.headers['accept-encoding'] = 'identity';
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    look(chunk);
    return write(...([chunk, ...rest] as Parameters<typeof write>));
  }) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    look(chunk);
    return end(...([chunk, ...rest] as Parameters<typeof end>));
  }) as typeof response.end;
  return () => isUnknown;
}
