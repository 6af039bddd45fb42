const crawlers = /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|pagespeed/i;

/** True for the user agent of a crawler. Crawlers get no identity. */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
