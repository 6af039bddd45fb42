import { expect, test } from 'vitest';
import { filterCount, type RawParams, readSearch, searchPath, toggled, withoutFilters } from './search-address.ts';

const after = 'itm_01jd0000000000000000000001';

test.each<[string, RawParams, string]>([
  ['an empty search', {}, '/search'],
  ['words', { keyword: '  dunk   low ' }, '/search?keyword=dunk+low'],
  ['words with signs', { keyword: 'a&b=ñ' }, '/search?keyword=a%26b%3D%C3%B1'],
  ['values of a link', { brand: 'nike,jordan' }, '/search?brand=nike,jordan'],
  ['values of a form', { brand: ['nike', 'jordan'] }, '/search?brand=nike,jordan'],
  ['a value twice', { brand: 'nike,nike' }, '/search?brand=nike'],
  ['unknown values', { color: 'ube', brand: '<b>', sort: 'best', tab: 'toys', gender: 'x' }, '/search'],
  ['sizes of the usual system', { size: '9,9.5', sizeSystem: 'us_m' }, '/search?size=9,9.5'],
  ['sizes of another system', { size: '42.5', sizeSystem: 'eu' }, '/search?size=42.5&sizeSystem=eu'],
  ['a system without sizes', { sizeSystem: 'eu' }, '/search?sizeSystem=eu'],
  ['the usual system', { sizeSystem: 'us_m' }, '/search'],
  ['prices as people type them', { priceFrom: '₱4,000', priceTo: '14,000.50' }, '/search?priceFrom=4000&priceTo=14000'],
  ['no prices', { priceFrom: 'cheap', priceTo: '' }, '/search'],
  ['flash', { flash: 'true' }, '/search?flash=true'],
  ['a sort', { sort: 'price_asc' }, '/search?sort=price_asc'],
  ['a later page', { keyword: 'x', after, page: '2' }, `/search?keyword=x&after=${after}&page=2`],
  ['a page without its beginning', { page: '7' }, '/search'],
  ['a parameter that is none of ours', { keyword: 'x', utm_source: 'mail' }, '/search?keyword=x'],
])('an address says one search in one way: %s', (_, params, path) => {
  expect(searchPath(readSearch(params))).toBe(path);
});

test('a keyword of any length is cut to what the call takes', () => {
  expect(readSearch({ keyword: 'x'.repeat(500) }).keyword).toHaveLength(100);
});

test('choosing a value adds it on the first page, and choosing it again takes it away', () => {
  const search = readSearch({ keyword: 'dunk', brand: 'nike', after, page: '3' });
  const both = toggled(search, 'brand', 'jordan');
  expect(searchPath(both)).toBe('/search?keyword=dunk&brand=nike,jordan');
  expect(searchPath(toggled(both, 'brand', 'nike'))).toBe('/search?keyword=dunk&brand=jordan');
});

test('without its filters a search keeps its words, tab and order', () => {
  const search = readSearch({
    keyword: 'dunk',
    tab: 'shoes',
    brand: 'nike',
    flash: 'true',
    priceTo: '9000',
    sort: 'newest',
  });
  expect(filterCount(search)).toBe(3);
  expect(searchPath(withoutFilters(search))).toBe('/search?keyword=dunk&tab=shoes&sort=newest');
});
