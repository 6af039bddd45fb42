/**
 * Limits of the shop by address, in requests a minute (security 11). Thousands of people share one address of a phone
 * network, so only requests that cost the API something count: a page that is in the cache is free for everybody. A
 * visit of a kept page costs the API nothing, the first visit of an item two calls, an unknown item one.
 */
export const shopLimits = {
  /** Pages that do not exist: old links are rare, ids that somebody makes up are not. */
  unknownPages: 120,
  /** First visits of pages that no cache holds: 50 a second from one address, a whole town in a drop. */
  freshPages: 3_000,
  /** Sign-ins at the shop; each asks the API about the token. */
  sessions: 600,
  /** Beacons with tracking events: a visit sends one when its page is hidden, and each is a call. */
  itemEvents: 600,
  /** Paths that were answered lately, open to everybody also of an address above its limit. */
  knownPathsKept: 20_000,
} as const;

/** Limits of the event streams of one process of the API. */
export const streamLimits = {
  /** Of guests at one address: a phone network has one for many, and each closes in the background after a minute. */
  guestsOfAddress: 500,
  /** All streams; each takes about 20 kB. */
  ofProcess: 5_000,
} as const;
