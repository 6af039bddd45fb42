const crawlers = /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|pagespeed/i;

/** Whether a browser says that it is a machine that reads pages; those get no identity (decisions, "Identity"). */
export function isCrawler(userAgent: string): boolean {
  return crawlers.test(userAgent);
}
