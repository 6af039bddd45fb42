import { pesos } from '../money/centavos.ts';

/** Limits of search (ADR 0155). */
export const searchLimits = {
  /** Characters of a keyword; longer texts are refused. */
  keywordLength: 100,
  /** Words of a keyword that count. */
  words: 10,
  /** Results that are counted exactly and can be reached page by page; a screen then says "1,000+". */
  results: 1_000,
  /** Values of one facet. */
  facetValues: 100,
  /** Values of one filter in one search. */
  filterValues: 20,
  /** Corrections of one word. */
  corrections: 6,
  /** Of the field while somebody types: names that are read, and what is shown. */
  suggestions: { names: 60, items: 4, brands: 3, keywords: 6 },
  trendings: 8,
  keywords: 12,
  /** Calls a minute of one person, or of one address of guests: a phone network has one for thousands of people. */
  callsPerMinute: 1_200,
  /** Trending: items by their sales of this many days. */
  trendingDays: 14,
} as const;

const every = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: (to - from) / by }, (_, place) => from + place * by);

/**
 * Where the steps of the histogram of prices begin: all in, delivered to a region that nobody told. Most goods cost
 * less than ₱10,000, so the steps grow with the price.
 */
export const priceSteps = [
  0,
  ...every(1_000, 10_000, 500),
  ...every(10_000, 20_000, 1_000),
  ...every(20_000, 50_000, 5_000),
  50_000,
  75_000,
  100_000,
  200_000,
].map(pesos);

/** Bars of the histogram at most; more steps are joined. */
export const priceBarsMax = 16;
