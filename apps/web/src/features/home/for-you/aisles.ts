import type { HomeSection, SearchResults } from '@suki/sdk/types';
import { tabPaths } from '../../../shell/paths.ts';
import { readSearch, searchPath } from '../../search/search-address.ts';
import type { Door } from './doors.client.tsx';

/** The sections that are a kind of goods: each is a door to all of them. */
export const aisleIds = [
  'shoes',
  'apparel',
  'handbags',
  'collectibles',
  'men',
  'women',
  'kids',
  'luxury',
] as const satisfies readonly HomeSection['id'][];
export type AisleId = (typeof aisleIds)[number];

/** The page with everything of an aisle. */
export function aislePath(id: AisleId): string {
  if (id in tabPaths) return tabPaths[id as keyof typeof tabPaths];
  return searchPath(readSearch(id === 'kids' ? { gender: 'kids' } : { tab: id }));
}

/** How many items an aisle has; null where the search does not say it exactly. */
export function aisleCount(id: AisleId, all: SearchResults | null): number | null {
  if (all === null || !all.isTotalExact) return null;
  const facet = id === 'kids' ? all.facets.gender : all.facets.tab;
  return facet.find(({ value }) => value === id)?.count ?? null;
}

/** Brands on the home page. */
const BRANDS = 16;

/** The brands with most goods, each with the search for it. */
export function brandDoors(all: SearchResults): readonly Door[] {
  return all.facets.brand.slice(0, BRANDS).map(({ value, name, count }) => ({
    name,
    href: searchPath(readSearch({ brand: value })),
    count: all.isTotalExact ? count : null,
  }));
}
