import { sortOrders } from '@suki/domain/catalogue/sort-options';
import { searchLimits } from '@suki/domain/config/search';
import type { ItemId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { filterTerm, sizeTerm } from '@suki/domain/search/filter-terms';
import { rankDocuments } from '@suki/domain/search/rank';
import {
  type Corrections,
  keywordWords,
  partsOf,
  type SearchPlan,
  searchPlan,
  unknownWords,
  type WordFacts,
  wordsToLookUp,
} from '@suki/domain/search/search-plan';
import {
  type FacetCount,
  isFiltered,
  type SearchFacet,
  type SearchRequest,
  searchFacets,
} from '@suki/domain/search/search-request';
import { deletionsOf, editsAllowed } from '@suki/domain/search/spelling';
import type { Db } from '../statement.ts';
import {
  completionsOf,
  type FindOptions,
  type FoundDocuments,
  findDocuments,
  wordFrequencies,
  wordsWithDeletions,
} from './search.ts';
import { type QueryTextOptions, searchQueryText } from './search-query-text.ts';

export type FoundItems = {
  readonly itemIds: readonly ItemId[];
  /** At most `searchLimits.results`. */
  readonly total: number;
  /** False when there are more than `total`; the counts of facets are then lower bounds. */
  readonly isTotalExact: boolean;
  readonly facets: Readonly<Record<SearchFacet, readonly FacetCount[]>>;
  /** Lowest and highest price before shipping among the results. */
  readonly lowestPrice: Centavos | null;
  readonly highestPrice: Centavos | null;
  /** The keyword that was searched when words were corrected. */
  readonly corrected: string | null;
  /** Typed words that nothing has together with the others, and that were left out. */
  readonly dropped: readonly string[];
  readonly hasMore: boolean;
};

/** Searches the listed items (ADR 0155). */
export async function searchItems(db: Db, request: SearchRequest): Promise<FoundItems> {
  const words = keywordWords(request.keyword);
  const { plan, found, leniency } = await matching(db, words, request);
  const facets = await facetsOf(db, plan, leniency, request, found);
  const isRanked = isRankedSearch(words, request);
  const kept = found.documents.slice(0, searchLimits.results);
  const ordered = isRanked ? rankDocuments(plan, kept) : kept;
  const start =
    request.lastItemId === undefined ? 0 : ordered.findIndex(({ itemId }) => itemId === request.lastItemId) + 1;
  // An unknown last item has no page after it, as in every list.
  const isGone = request.lastItemId !== undefined && start === 0;
  const page = isGone ? [] : ordered.slice(start, start + request.limit);
  return {
    itemIds: page.map(({ itemId }) => itemId as ItemId),
    total: kept.length,
    isTotalExact: found.documents.length <= searchLimits.results,
    facets,
    lowestPrice: found.lowest,
    highestPrice: found.highest,
    ...toldOf(plan, ordered[0], leniency.missing ?? 0),
    hasMore: !isGone && start + page.length < ordered.length,
  };
}

const isRankedSearch = (words: readonly string[], { sort }: SearchRequest): boolean =>
  sort === 'default' && words.length > 0;

type Leniency = Pick<QueryTextOptions, 'missing' | 'needsFillers'>;
type Matching = { readonly plan: SearchPlan; readonly found: FoundDocuments; readonly leniency: Leniency };
const exact: Leniency = { missing: 0, needsFillers: true };

/**
 * Finds the documents with all typed words, then with corrections of every word, then without one and more of the
 * words: the first of these that finds anything.
 */
async function matching(db: Db, words: readonly string[], request: SearchRequest): Promise<Matching> {
  const facts = await factsOf(db, words);
  const unknown = unknownWords(words, facts);
  const spelled = await withCorrections(db, unknown, facts);
  const plan = searchPlan(words, spelled.facts, spelled);
  const first = { plan, found: await find(db, plan, exact, request), leniency: exact };
  if (first.found.documents.length > 0 || words.length === 0) return first;
  const all = await withCorrections(
    db,
    words.filter((word) => editsAllowed(word) > 0),
    spelled.facts,
  );
  const wide = searchPlan(words, all.facts, { ...all, isWide: true });
  const needed = wide.slots.filter(({ isOptional }) => !isOptional).length;
  for (let missing = 0; missing < Math.min(needed, MISSING_MAX + 1); missing += 1) {
    const found = await find(db, wide, { missing }, request);
    if (found.documents.length > 0) return { plan: wide, found, leniency: { missing } };
  }
  return first;
}

/** With more words left out the results have little to do with the keyword. */
const MISSING_MAX = 3;

async function factsOf(db: Db, words: readonly string[]): Promise<WordFacts> {
  const last = words.at(-1);
  const [frequency, completions] = await Promise.all([
    wordFrequencies(db, wordsToLookUp(words)),
    last === undefined || last.length < 2 ? [] : completionsOf(db, last, 1),
  ]);
  return { frequency, isLastPrefix: completions.length > 0 };
}

async function withCorrections(
  db: Db,
  words: readonly string[],
  facts: WordFacts,
): Promise<{ facts: WordFacts; corrections: Corrections }> {
  if (words.length === 0) return { facts, corrections: new Map() };
  const parts = words.flatMap(partsOf).filter((part) => !facts.frequency.has(part));
  const [frequency, candidates] = await Promise.all([
    wordFrequencies(db, parts),
    wordsWithDeletions(db, [...new Set(words.flatMap(deletionsOf))]),
  ]);
  return {
    facts: { ...facts, frequency: new Map([...facts.frequency, ...frequency]) },
    corrections: new Map(words.map((word) => [word, candidates])),
  };
}

function find(
  db: Db,
  plan: SearchPlan,
  leniency: Leniency,
  request: SearchRequest,
  without?: SearchFacet,
): Promise<FoundDocuments> {
  const { filters, sizeSystem, sort } = request;
  const price = without === 'price' ? { from: null, to: null } : request.price;
  const kept = (facet: SearchFacet, values: readonly string[]) => (facet === without ? [] : values);
  const terms = [
    ...(['tab', 'category', 'brand', 'gender', 'color', 'condition', 'releaseYear'] as const).map((facet) =>
      kept(facet, filters[facet]).map((value) => filterTerm(facet, value)),
    ),
    kept('size', filters.size).map((label) => filterTerm('size', sizeTerm(sizeSystem, label))),
    kept('flash', filters.isFlash ? [filterTerm('flash', 'true')] : []),
  ];
  const options: FindOptions = {
    query: searchQueryText(plan, { filters: terms, ...leniency }),
    price,
    sizes:
      kept('size', filters.size).length === 0
        ? null
        : { system: sizeSystem, labels: filters.size.map((label) => label.toLowerCase()) },
    sizeSystem,
    order: orderOf(sort),
    limit: searchLimits.results + 1,
    isRanked: without === undefined && isRankedSearch(plan.words, request),
  };
  return findDocuments(db, options);
}

function orderOf(sort: SearchRequest['sort']): FindOptions['order'] {
  return sortOrders[sort] === null || sort === 'default' ? 'popular' : sort;
}

/** The counts of each facet among the results; a facet that is filtered by is counted as without its filter. */
async function facetsOf(
  db: Db,
  plan: SearchPlan,
  leniency: Leniency,
  request: SearchRequest,
  found: FoundDocuments,
): Promise<FoundItems['facets']> {
  const counted = await Promise.all(
    searchFacets.map(async (facet) => {
      const counts = isFiltered(request, facet) ? await find(db, plan, leniency, request, facet) : found;
      const values = (counts.facets[facet] ?? []).map(([value, count]) => ({ value, count }));
      return [facet, values.slice(0, searchLimits.facetValues)] as const;
    }),
  );
  return Object.fromEntries(counted) as unknown as FoundItems['facets'];
}

/** Tells which words the best result has in place of the typed ones, and which it lacks. */
function toldOf(
  plan: SearchPlan,
  best: { readonly name: string; readonly other: string } | undefined,
  missing: number,
): Pick<FoundItems, 'corrected' | 'dropped'> {
  if (best === undefined) return { corrected: null, dropped: [] };
  const known = [...best.name.split(' '), ...best.other.split(' ')];
  const hasWord = (word: string, isPrefix: boolean) =>
    known.some((text) => (isPrefix ? text.startsWith(word) : text === word));
  const told = plan.slots.map(({ typed, readings, isOptional }) => {
    const fitting = readings.filter(
      ({ words, isPrefix, term }) => term !== null || words.every((word) => hasWord(word, isPrefix)),
    );
    const cheapest = fitting.toSorted((a, b) => a.cost - b.cost)[0];
    const isDropped = cheapest === undefined && !isOptional && missing > 0;
    const isCorrected = cheapest !== undefined && cheapest.cost >= CORRECTION_COST && cheapest.term === null;
    return { typed, isDropped, isCorrected, shown: isCorrected ? cheapest.words.join(' ') : typed };
  });
  const dropped = told.filter(({ isDropped }) => isDropped).map(({ typed }) => typed);
  const isCorrected = told.some((slot) => slot.isCorrected);
  const corrected = told
    .filter(({ isDropped }) => !isDropped)
    .map(({ shown }) => shown)
    .join(' ');
  return { corrected: isCorrected ? corrected : null, dropped };
}

/** Readings from this cost on are corrections; a plural, an alias or a completed word is not told. */
const CORRECTION_COST = 4;
