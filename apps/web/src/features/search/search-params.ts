import { pesos } from '@suki/domain/money/centavos';
import type { SearchItemsParams } from '@suki/sdk/types';
import type { SearchAddress } from './search-address.ts';

/** The parameters of the call for one page of a search. Equal searches give equal parameters, for the caches. */
export function searchParams(search: SearchAddress, limit: SearchItemsParams['limit']): SearchItemsParams {
  const joined = (values: readonly string[]): string | undefined => values.join(',') || undefined;
  const all = {
    keyword: search.keyword || undefined,
    tab: search.tab ?? undefined,
    category: joined(search.category),
    brand: joined(search.brand),
    gender: joined(search.gender),
    size: joined(search.size),
    // Facets are labels of this system, with or without a chosen size.
    sizeSystem: search.sizeSystem,
    priceFrom: search.priceFrom === null ? undefined : pesos(search.priceFrom),
    priceTo: search.priceTo === null ? undefined : pesos(search.priceTo),
    color: joined(search.color),
    condition: joined(search.condition),
    releaseYear: joined(search.releaseYear),
    flash: search.isFlash ? ('true' as const) : undefined,
    sort: search.sort === 'default' ? undefined : search.sort,
    limit,
    lastItemId: search.after ?? undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as SearchItemsParams;
}
