import { searchLimits } from '@suki/domain/config/search';
import { sizeTerm } from '@suki/domain/search/filter-terms';
import { keywordWords } from '@suki/domain/search/search-plan';
import { isFiltered, type SearchFacet, type SearchRequest, searchFacets } from '@suki/domain/search/search-request';
import type { SearchForHits } from 'algoliasearch';
import { NO_ASK } from './algolia-record.ts';
import { indexOfSort } from './algolia-settings.ts';

/** The searches of one request, asked in one call. */
export type AlgoliaQueries = {
  readonly main: SearchForHits;
  /** The best match with its found words; null where `main` has it, or nothing was typed. */
  readonly best: SearchForHits | null;
  /** Each filtered facet with the search that counts it as without its filter. */
  readonly counts: readonly (readonly [facet: SearchFacet, query: SearchForHits])[];
};

/** Attributes that may show which words were found. */
const highlighted = ['name', 'other', 'code'];

/** The attribute whose values are counted for a facet. */
export function attributeOfFacet(facet: SearchFacet, { sizeSystem }: Pick<SearchRequest, 'sizeSystem'>): string {
  if (facet === 'price') return 'priceStep';
  return facet === 'size' ? `sizes.${sizeSystem}` : facet;
}

export function algoliaQueries(index: string, request: SearchRequest): AlgoliaQueries {
  const { sort, limit, lastItemId } = request;
  const query = keywordWords(request.keyword).join(' ');
  const base = (without?: SearchFacet): SearchForHits => ({
    indexName: indexOfSort(index, sort),
    query,
    facetFilters: facetFilters(request, without),
    numericFilters: without === 'price' ? [] : priceFilters(request),
    // Only ids: cards come from our own tables.
    attributesToRetrieve: [],
    attributesToHighlight: [],
  });
  const isFirst = lastItemId === undefined;
  const counted = [
    ...searchFacets.filter((facet) => !isFiltered(request, facet)).map((facet) => attributeOfFacet(facet, request)),
    'lowestAskPrice',
  ];
  return {
    main: {
      ...base(),
      facets: counted,
      clickAnalytics: true,
      // A later page begins after an item, whose place only the list tells; ids are short.
      hitsPerPage: isFirst ? limit : searchLimits.results,
      attributesToHighlight: isFirst && query !== '' ? highlighted : [],
    },
    best:
      isFirst || query === ''
        ? null
        : { ...base(), hitsPerPage: 1, attributesToHighlight: highlighted, analytics: false },
    counts: searchFacets
      .filter((facet) => isFiltered(request, facet))
      .map((facet) => {
        const facets = [attributeOfFacet(facet, request)];
        return [facet, { ...base(facet), facets, hitsPerPage: 0, analytics: false }] as const;
      }),
  };
}

function facetFilters({ filters, sizeSystem }: SearchRequest, without?: SearchFacet): string[][] {
  const named = (['tab', 'category', 'brand', 'gender', 'color', 'condition', 'releaseYear'] as const)
    .filter((facet) => facet !== without)
    .map((facet) => filters[facet].map((value) => `${facet}:${value}`));
  const sizes = without === 'size' ? [] : filters.size.map((label) => `sizeTerms:${sizeTerm(sizeSystem, label)}`);
  const flash = filters.isFlash && without !== 'flash' ? ['flash:true'] : [];
  return [...named, sizes, flash].filter((some) => some.length > 0);
}

/** Bounds of the ask price in each lane, in the terms of our own index: see `AskPriceBounds`. */
function priceFilters({ price: { from, to } }: SearchRequest): string[][] {
  const above =
    from === null
      ? []
      : [[`ask>=${from.standard}`], [`flashAsk>=${from.flash}`], [`ask<${NO_ASK}`, `flashAsk<${NO_ASK}`]];
  return [...above, ...(to === null ? [] : [[`ask<=${to.standard}`, `flashAsk<=${to.flash}`]])];
}
