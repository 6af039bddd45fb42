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
  /** Calls a minute of one person, or of one address of guests: someone who types makes four a second. */
  callsPerMinute: 240,
  /** Trending: items by their sales of this many days. */
  trendingDays: 14,
} as const;
