import { DAY_MS } from './durations.ts';

/** Limits of tracking events (ADR 0174). */
export const itemEventLimits = {
  /** Events of one call. */
  batch: 50,
  /** Places of a search that can be reached. */
  position: 1_000,
  /** Calls a minute of one address: a phone network has one for thousands of people. */
  callsPerMinute: 600,
} as const;

/** Counters of interest in items, and of items that people look at in one visit (ADR 0175). */
export const interestRules = {
  /** Anything counts half after this time. */
  halfLifeMs: 7 * DAY_MS,
  /** A view is a look, a click chooses among others, a sale costs money. */
  weights: { view: 1, click: 2, sale: 30 },
  /** Sales that are counted anew with each run; older ones stay as they were counted. */
  salesMs: 28 * DAY_MS,
  /** Events of one run and transaction. */
  eventsAtOnce: 2_000,
  /** The last items of a visit that a further item is paired with: somebody who opens everything prefers nothing. */
  itemsOfVisit: 20,
  /** Visits that saw both items before one is shown beside the other: nobody's own way through the shop is shown. */
  visitsMin: 3,
} as const;
