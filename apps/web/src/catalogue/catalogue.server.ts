import { type ItemId, isId, type SkuId } from '@suki/domain/ids/id';
import { type CalendarDate, manilaDate } from '@suki/domain/time/manila';
import { now } from '@suki/sdk/clock';
import { isSukiError } from '@suki/sdk/errors';
import { catalogueOf } from '@suki/sdk/server';
import type {
  Drop,
  FeeRules,
  GetFeeRulesParams,
  HomeSection,
  Item,
  RecentSale,
  RecommendItemsTab,
  Sale,
  ServiceFigures,
  SkuBook,
  Trending,
} from '@suki/sdk/types';
import { cacheLife, cacheTag } from 'next/cache';
import { env } from '../env.server.ts';

const catalogue = () => catalogueOf({ baseUrl: env().API_URL, serviceToken: env().CATALOGUE_SERVICE_TOKEN });

/** How long the shop remembers that an item does not exist, in seconds; a new item renews its own page. */
const UNKNOWN = { stale: 30, revalidate: 300, expire: 301 } as const;

/** The build renders at most this many item pages; the others are rendered at their first visit (ADR 0008). */
const PRERENDERED_MAX = 200;

/** The sections of one discover tab, which do not depend on the visitor. */
export async function readHome(tab: RecommendItemsTab): Promise<readonly HomeSection[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('home');
  const { sections } = await catalogue().home(tab);
  return sections;
}

export type DropCalendar = { readonly drops: readonly Drop[]; readonly today: CalendarDate };

/** Items that are released from today on, and the day on which they were read. */
export async function readDrops(): Promise<DropCalendar> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('home');
  return { drops: await catalogue().drops(), today: manilaDate(now()) };
}

/** The models that sell now, and the words that an editor suggests. */
export async function readTrendings(): Promise<{ trendings: readonly Trending[]; keywords: readonly string[] }> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('home');
  const [trendings, keywords] = await Promise.all([catalogue().trendings(), catalogue().searchKeywords()]);
  return { trendings, keywords };
}

export type RecentSales = { readonly sales: readonly RecentSale[]; readonly at: Date };

/** The newest sales, and the moment at which they were read. */
export async function readRecentSales(): Promise<RecentSales> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('home');
  return { sales: await catalogue().recentSales(), at: now() };
}

/** The fees of a seller of a category and brand. */
export async function readFeeRules(params: GetFeeRulesParams): Promise<FeeRules> {
  'use cache';
  cacheLife('catalogue');
  return await catalogue().feeRules(params);
}

export type ItemFacts = {
  readonly item: Item;
  readonly sales: readonly Sale[];
  /** When these prices were read, ISO 8601. */
  readonly readAt: string;
};

/** One item with its sizes, prices and sales, which do not depend on the visitor; null when there is no such item. */
export async function readItem(itemId: string): Promise<ItemFacts | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(`item:${itemId}`);
  if (!isId('itm', itemId)) {
    // No call: the form of the id says that nothing can have it.
    return null;
  }
  try {
    // One after the other: asked together, an item that does not exist cost the API two calls (security 11).
    const item = await catalogue().item(itemId);
    const sales = await catalogue().sales(itemId);
    return { item, sales, readAt: now().toISOString() };
  } catch (error) {
    if (isSukiError(error, 'ITEM_NOT_FOUND')) {
      cacheLife(UNKNOWN);
      return null;
    }
    throw error;
  }
}

/** The book of one size; null when the size is gone. */
export async function readBook(itemId: ItemId, skuId: SkuId): Promise<SkuBook | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(`item:${itemId}`);
  try {
    return await catalogue().book(itemId, skuId);
  } catch (error) {
    if (isSukiError(error, 'SKU_NOT_FOUND')) {
      return null;
    }
    throw error;
  }
}

/** The items whose pages the build renders: those on the home pages. */
export async function readItemIds(): Promise<readonly string[]> {
  const sections = await readHome('forYou');
  const ids = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)));
  return [...ids].slice(0, PRERENDERED_MAX);
}

/** The figures of our work; null while there is too little to tell. */
export async function readServiceFigures(): Promise<ServiceFigures | null> {
  'use cache';
  return await catalogue().serviceFigures();
}

/** The first item of each part of the sitemap. */
export async function readSitemapParts(): Promise<readonly ItemId[]> {
  'use cache';
  return await catalogue().sitemapParts();
}

/** The items of one part of the sitemap; none for a text that is no id. */
export async function readSitemapItems(firstItemId: string): Promise<readonly ItemId[]> {
  'use cache';
  return isId('itm', firstItemId) ? await catalogue().sitemapItems(firstItemId) : [];
}
