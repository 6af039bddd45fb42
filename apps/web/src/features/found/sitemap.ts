import { itemPath, paths, sitemapPartPath, tabPaths } from '../../shell/paths.ts';

/** The part of the sitemap with the pages that are no item. */
export const PAGES_PART = 'pages';

const pages: readonly string[] = [
  ...Object.values(tabPaths),
  paths.drops,
  paths.sell,
  paths.fees,
  paths.calculators,
  paths.inspection,
  paths.certificates,
  paths.terms,
  paths.privacy,
  paths.cookies,
];

/** The addresses are made of our own paths and ids, which hold nothing that XML would have to escape. */
const address = (path: string, webUrl: string): string => `<loc>${new URL(path, webUrl).href}</loc>`;
const document = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the index of the sitemap, which names its parts (sitemaps.org). */
export function sitemapIndex(firstItemIds: readonly string[], webUrl: string): string {
  const parts = [PAGES_PART, ...firstItemIds].map(
    (part) => `<sitemap>${address(sitemapPartPath(part), webUrl)}</sitemap>`,
  );
  return document(`<sitemapindex ${SCHEMA}>\n${parts.join('\n')}\n</sitemapindex>`);
}

/** Returns a part of the sitemap: the pages that are no item, or the items of one part. */
export function sitemapPart(itemIds: readonly string[] | null, webUrl: string): string {
  const all = itemIds === null ? pages : itemIds.map(itemPath);
  const entries = all.map((path) => `<url>${address(path, webUrl)}</url>`);
  return document(`<urlset ${SCHEMA}>\n${entries.join('\n')}\n</urlset>`);
}

/** Answers with XML that a cache may keep as long as the shop keeps its pages. */
export function xml(text: string): Response {
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
