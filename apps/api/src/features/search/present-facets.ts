import type { SearchFacets } from '@suki/contract/search/search.schemas';
import { brandNames } from '@suki/db/queries/search';
import type { Db } from '@suki/db/statement';
import { colorFamilyNames } from '@suki/domain/catalogue/color-families.table';
import { tabNames } from '@suki/domain/catalogue/tabs';
import { facetValueNames } from '@suki/domain/search/facet-names';
import type { FacetCount, SearchFacet } from '@suki/domain/search/search-request';
import type { z } from 'zod';

/** Presents the counts of a search with a name for each value; the steps of prices are presented as a histogram. */
export async function presentFacets(
  db: Db,
  { price: _, ...facets }: Readonly<Record<SearchFacet, readonly FacetCount[]>>,
): Promise<z.output<typeof SearchFacets>> {
  const brands = await brandNames(
    db,
    facets.brand.map(({ value }) => value),
  );
  const names: Partial<Record<SearchFacet, (value: string) => string | undefined>> = {
    brand: (value) => brands.get(value),
    tab: (value) => tabNames[value as keyof typeof tabNames],
    color: (value) => colorFamilyNames[value as keyof typeof colorFamilyNames],
  };
  const named = Object.entries(facets).map(([facet, counts]) => {
    const nameOf = names[facet as SearchFacet] ?? ((value: string) => facetValueNames[value]);
    return [facet, counts.map(({ value, count }) => ({ value, name: nameOf(value) ?? value, count }))];
  });
  return Object.fromEntries(named) as z.output<typeof SearchFacets>;
}
