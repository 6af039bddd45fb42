import type { SearchResults } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { resultsView } from './results.view-model.ts';
import { readSearch } from './search-address.ts';
import { widerSearches } from './wider-searches.ts';

const facet = (...values: readonly string[]) =>
  values.map((value, index) => ({ value, name: value, count: 9 - index }));

const results = (given: Partial<SearchResults> = {}): SearchResults =>
  ({
    items: Array.from({ length: 20 }),
    total: 128,
    isTotalExact: true,
    hasMore: true,
    lastItemId: 'itm_01jd0000000000000000000020',
    corrected: null,
    dropped: [],
    price: null,
    queryId: null,
    facets: {
      tab: [],
      category: facet('shoes'),
      brand: facet('nike', 'jordan'),
      gender: facet('men', 'women'),
      size: facet('9', '10'),
      color: facet('black', 'white'),
      condition: [],
      releaseYear: [],
      flash: [{ value: 'true', name: 'Flash', count: 3 }],
    },
    ...given,
  }) as unknown as SearchResults;

test('a filter with one value is not offered, because it would change nothing', () => {
  const { facets } = resultsView(readSearch({}), results());
  expect(facets.map(({ filter }) => filter)).toEqual(['size', 'brand', 'color', 'gender']);
});

test('a chosen value that nothing has any more can be given up', () => {
  const { facets } = resultsView(readSearch({ brand: 'vans' }), results());
  const brand = facets.find(({ filter }) => filter === 'brand');
  expect(brand?.values.at(-1)).toMatchObject({ value: 'vans', count: 0, isChosen: true, href: '/search' });
});

test('each chip gives up its filter alone', () => {
  const search = readSearch({ keyword: 'dunk', brand: 'nike', size: '9', priceTo: '9000', flash: 'true' });
  expect(resultsView(search, results()).chips).toEqual([
    { label: 'US M 9', href: '/search?keyword=dunk&brand=nike&priceTo=9000&flash=true' },
    { label: 'nike', href: '/search?keyword=dunk&size=9&priceTo=9000&flash=true' },
    { label: 'Up to ₱9,000', href: '/search?keyword=dunk&size=9&brand=nike&flash=true' },
    { label: 'Flash only', href: '/search?keyword=dunk&size=9&brand=nike&priceTo=9000' },
  ]);
});

test('another size system gives up the sizes of the former', () => {
  const [size] = resultsView(readSearch({ size: '9' }), results()).facets;
  expect(size?.systems.find(({ name }) => name === 'EU')?.href).toBe('/search?sizeSystem=eu');
});

test.each([
  [{ keyword: 'x' }, {}, '1 to 20 of 128', '/search?keyword=x&after=itm_01jd0000000000000000000020&page=2'],
  [{ after: 'itm_01jd0000000000000000000001', page: '2' }, { hasMore: false }, '21 to 40 of 128', undefined],
  [
    {},
    { total: 1000, isTotalExact: false },
    '1 to 20 of 1,000+',
    '/search?after=itm_01jd0000000000000000000020&page=2',
  ],
  [
    { after: 'itm_01jd0000000000000000000001', page: '50' },
    { total: 1000, isTotalExact: false },
    '981 to 1000 of 1,000+',
    undefined,
  ],
])('the place in the list and the next page of %o', (params, given, shown, next) => {
  const view = resultsView(readSearch(params), results(given));
  expect([view.shown, view.next?.href]).toEqual([shown, next]);
});

test('a corrected keyword and words that were left out are told', () => {
  expect(resultsView(readSearch({}), results({ corrected: 'samba og', dropped: ['ube'] })).note).toBe(
    'Showing samba og. Without “ube”, which nothing here has.',
  );
});

test('a search that found nothing offers each condition less, the mildest first', () => {
  const search = readSearch({ keyword: 'dunk ube', size: '9', flash: 'true' });
  expect(widerSearches(search).map(({ label }) => label)).toEqual([
    'Without “Flash only”',
    'Without “Size”',
    'Without filters',
    'Without “dunk”',
    'Without “ube”',
  ]);
});

test('a search without conditions offers nothing that is the search itself', () => {
  expect(widerSearches(readSearch({}))).toEqual([]);
});
