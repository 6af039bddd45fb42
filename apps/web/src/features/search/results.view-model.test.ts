import type { SearchResults } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { ownSizeChoice } from './own-size-choice.ts';
import { resultsView } from './results.view-model.ts';
import { readSearch } from './search-address.ts';
import { nearestOf, widerSearches } from './wider-searches.ts';

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
    priceSteps: [],
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

const priceSteps = [
  { from: 500_000, to: 549_900, count: 4 },
  { from: 550_000, to: 599_900, count: 0 },
  { from: 600_000, to: 649_900, count: 8 },
  { from: 650_000, to: null, count: 1 },
];
const barsOf = (params: Parameters<typeof readSearch>[0]) =>
  resultsView(readSearch(params), results({ priceSteps } as never)).price.bars;

test('bars of prices are as high as their part of the highest, which is told in words', () => {
  expect(barsOf({})?.bars.map(({ share }) => share)).toEqual([0.5, 0, 1, 0.125]);
  expect(barsOf({})?.label).toBe('Most of these cost ₱6,000 to ₱6,499');
});

test.each([
  [{}, [true, true, true, true]],
  [{ priceFrom: '5499' }, [true, true, true, true]],
  [{ priceFrom: '5500' }, [false, true, true, true]],
  [{ priceTo: '5999' }, [true, true, false, false]],
  [{ priceFrom: '6000', priceTo: '6499' }, [false, false, true, false]],
])('bars of prices within %o are marked', (params, marked) => {
  expect(barsOf(params)?.bars.map(({ chosen }) => chosen)).toEqual(marked);
});

test('two bars of prices are not drawn, because the range says as much', () => {
  expect(resultsView(readSearch({}), results({ priceSteps: priceSteps.slice(0, 2) } as never)).price.bars).toBeNull();
});

test.each([
  [{ keyword: 'x' }, { system: 'us_m', label: '9' }, { name: 'US M 9', href: '/search?keyword=x&size=9', count: 9 }],
  [
    { priceTo: '9000' },
    { system: 'us_m', label: '9' },
    { name: 'US M 9', href: '/search?size=9&priceTo=9000', count: null },
  ],
  [{}, { system: 'us_w', label: '6' }, { name: 'US W 6', href: '/search?sizeSystem=us_w&size=6', count: null }],
  [{ sizeSystem: 'eu' }, { system: 'us_m', label: '9' }, { name: 'US M 9', href: '/search?size=9', count: null }],
  [{}, { system: 'us_m', label: '15' }, null],
  [{ size: '10' }, { system: 'us_m', label: '9' }, null],
  [{}, { system: 'no_size_conversion', label: 'M' }, null],
  [{}, null, null],
] as const)('the quick choice of the own size in %o, with %o remembered', (params, own, expected) => {
  const sizes = resultsView(readSearch(params), results()).facets.find(({ filter }) => filter === 'size');
  expect(ownSizeChoice(own, sizes, { hasPrice: 'priceTo' in params })).toEqual(expected);
});

test('the nearest items of an empty search are those of the mildest wider search, never of the whole shop', () => {
  const wide = (params: Parameters<typeof readSearch>[0], total: number) => ({
    search: readSearch(params),
    results: { total },
  });
  const [none, some, all] = [wide({ keyword: 'dunk ube' }, 0), wide({ keyword: 'dunk' }, 212), wide({}, 776)];
  expect(nearestOf([none, some, all])).toBe(some);
  expect(nearestOf([none, all])).toBeUndefined();
});
