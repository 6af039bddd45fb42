import type { FoundItems } from '@suki/db/queries/search-items';
import { fillerWords } from '@suki/domain/catalogue/search-aliases.table';
import { searchLimits } from '@suki/domain/config/search';
import type { ItemId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { keywordWords } from '@suki/domain/search/search-plan';
import {
  type FacetCount,
  type SearchFacet,
  type SearchRequest,
  searchFacets,
} from '@suki/domain/search/search-request';
import { editsAllowed, typingErrors } from '@suki/domain/search/spelling';
import { z } from 'zod';
import type { SearchAnswer } from '../../ports/search-index.ts';
import { type AlgoliaQueries, attributeOfFacet } from './algolia-queries.ts';

const Highlight = z.object({ value: z.string(), matchedWords: z.array(z.string()) });

/** The part of an answer that we read; anything else of the service may change. */
export const AlgoliaResult = z.object({
  hits: z.array(z.object({ objectID: z.string(), _highlightResult: z.record(z.string(), Highlight).optional() })),
  nbHits: z.int(),
  queryID: z.string().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).default({}),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).default({}),
});
export type AlgoliaResult = z.output<typeof AlgoliaResult>;

/** Puts the results of `algoliaQueries`, in their order, together as one answer. */
export function algoliaAnswer(
  request: SearchRequest,
  queries: AlgoliaQueries,
  results: readonly AlgoliaResult[],
): SearchAnswer {
  const [main, ...rest] = results;
  const best = queries.best === null ? main : rest.shift();
  if (main === undefined || best === undefined || rest.length !== queries.counts.length) {
    throw new Error(`Expected a result of Algolia for each search, got ${results.length}.`);
  }
  const total = Math.min(main.nbHits, searchLimits.results);
  const { lastItemId, limit } = request;
  const start = lastItemId === undefined ? 0 : main.hits.findIndex(({ objectID }) => objectID === lastItemId) + 1;
  // An unknown last item has no page after it, as in every list.
  const isGone = lastItemId !== undefined && start === 0;
  const page = isGone ? [] : main.hits.slice(start, start + limit);
  const countsOf = new Map(queries.counts.map(([facet], index) => [facet, rest[index]]));
  const prices = main.facets_stats.lowestAskPrice;
  return {
    itemIds: page.map(({ objectID }) => objectID as ItemId),
    total,
    isTotalExact: main.nbHits <= searchLimits.results,
    facets: Object.fromEntries(
      searchFacets.map((facet) => [facet, countsIn(countsOf.get(facet) ?? main, facet, request)]),
    ) as FoundItems['facets'],
    lowestPrice: (prices?.min ?? null) as Centavos | null,
    highestPrice: (prices?.max ?? null) as Centavos | null,
    ...toldOf(request.keyword, best.hits[0]),
    hasMore: !isGone && start + page.length < total,
    queryId: main.queryID ?? null,
  };
}

function countsIn({ facets }: AlgoliaResult, facet: SearchFacet, request: SearchRequest): readonly FacetCount[] {
  return Object.entries(facets[attributeOfFacet(facet, request)] ?? {})
    .map(([value, count]) => ({ value, count }))
    .filter(({ value }) => facet !== 'flash' || value === 'true')
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, searchLimits.facetValues);
}

/** Tells which words the best match has in place of the typed ones, and which it lacks, by its marked words. */
function toldOf(
  keyword: string,
  best: AlgoliaResult['hits'][number] | undefined,
): Pick<FoundItems, 'corrected' | 'dropped'> {
  const highlights = Object.values(best?._highlightResult ?? {});
  if (highlights.length === 0) return { corrected: null, dropped: [] };
  const found = new Set(highlights.flatMap(({ matchedWords }) => matchedWords));
  const marked = highlights.flatMap(({ value }) =>
    value.split(' ').flatMap((word) => (word.includes('<em>') ? [word.replaceAll(/<\/?em>/g, '').toLowerCase()] : [])),
  );
  const typed = keywordWords(keyword);
  const dropped = typed.filter((word) => !found.has(word) && !fillerWords.has(word));
  const shown = typed.filter((word) => found.has(word)).map((word) => correctionOf(word, marked) ?? word);
  const isCorrected = typed.some((word) => found.has(word) && correctionOf(word, marked) !== undefined);
  return { corrected: isCorrected ? shown.join(' ') : null, dropped };
}

/** The marked word that a mistyped one stands for. */
function correctionOf(typed: string, marked: readonly string[]): string | undefined {
  if (marked.some((word) => word.startsWith(typed))) return undefined;
  const max = editsAllowed(typed);
  return marked
    .map((word) => ({ word, errors: typingErrors(typed, word, max) }))
    .filter(({ errors }) => errors <= max)
    .sort((a, b) => a.errors - b.errors)[0]?.word;
}
