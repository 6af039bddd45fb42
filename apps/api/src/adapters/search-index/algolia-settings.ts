import { fillerWords, searchAliases } from '@suki/domain/catalogue/search-aliases.table';
import { sizeSystems } from '@suki/domain/catalogue/size-systems';
import { type SortKey, sortKeys, sortOrders } from '@suki/domain/catalogue/sort-options';
import { searchLimits } from '@suki/domain/config/search';
import type { IndexSettings, SynonymHit } from 'algoliasearch';

/** The name of the index, or of its replica, that has the order of a sort: `NewItems_saleCount_desc`. */
export function indexOfSort(index: string, sort: SortKey): string {
  const order = sortOrders[sort];
  return order === null ? index : `${index}_${order.field}_${order.direction}`;
}

/** Criteria after typing errors: the defaults of the service, then what sells, as in our own index. */
const bestMatch = ['typo', 'words', 'filters', 'exact', 'attribute', 'proximity', 'custom'];
const customRanking = ['desc(saleCount)', 'asc(rank)'];

const shared: IndexSettings = {
  searchableAttributes: ['name', 'other', 'code'],
  attributesForFaceting: [
    'brand',
    'category',
    'gender',
    'tab',
    'color',
    'condition',
    'releaseYear',
    'flash',
    'lowestAskPrice',
    'priceStep',
    'filterOnly(sizeTerms)',
    ...sizeSystems.map((system) => `sizes.${system}`),
  ],
  customRanking,
  // Style codes and numbers of models are never corrected: 90 and 95 are two shoes.
  disableTypoToleranceOnAttributes: ['code'],
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional',
  optionalWords: [...fillerWords],
  maxValuesPerFacet: searchLimits.facetValues,
  paginationLimitedTo: searchLimits.results,
};

export type NamedSettings = { readonly name: string; readonly settings: IndexSettings };

/** The settings of the index and of each replica, the index first: it names its replicas. */
export function algoliaSettings(index: string): readonly NamedSettings[] {
  const sorted = sortKeys.filter((sort) => sortOrders[sort] !== null);
  return [
    {
      name: index,
      settings: { ...shared, ranking: bestMatch, replicas: sorted.map((sort) => indexOfSort(index, sort)) },
    },
    ...sorted.map((sort) => {
      const order = sortOrders[sort];
      const first = order === null ? [] : [`${order.direction}(${order.field})`];
      return {
        name: indexOfSort(index, sort),
        settings: { ...shared, ranking: [...first, 'asc(rank)', ...bestMatch] },
      };
    }),
  ];
}

/** Nicknames, Filipino words and names of categories; every record of a category has its name among its words. */
export function algoliaSynonyms(): SynonymHit[] {
  return [...searchAliases].flatMap(([typed, { readings, term }]) => {
    const meant = [
      ...readings.map((reading) => reading.join(' ')),
      ...(term === null ? [] : [term.slice(term.indexOf('=') + 1)]),
    ].filter((text) => text !== typed);
    const objectID = typed.replaceAll(' ', '-');
    return meant.length === 0 ? [] : [{ objectID, type: 'oneWaySynonym', input: typed, synonyms: meant }];
  });
}
