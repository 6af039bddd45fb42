import { pesos } from '@suki/domain/money/centavos';
import type { ItemCard, Search, SearchResults } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { FORGET, startsOf, suggestionsOf } from './suggestions.view-model.ts';

const visitor = { region: 'NCR', now: null } as const;
const item = (number: number, lowestAsk: number | null = null): ItemCard =>
  ({
    id: `itm_000000000${number}`,
    name: `Jordan ${number}`,
    styleCode: number === 1 ? 'DZ5485-612' : '',
    art: { url: '/art', views: [], ground: { light: 'white', dark: 'black' } },
    lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
    lowestAskRegion: null,
    flashLowestAsk: null,
    lastSale: null,
  }) as unknown as ItemCard;

const results = (given: Partial<SearchResults> = {}): SearchResults =>
  ({
    items: [item(1, 8_450), item(2)],
    total: 2,
    isTotalExact: true,
    corrected: null,
    facets: { brand: [{ value: 'jordan', name: 'Jordan', count: 2 }] },
    ...given,
  }) as unknown as SearchResults;

test('suggestions lead to all results, to items and to brands, with what is behind each', () => {
  const groups = suggestionsOf('jord', results(), visitor);
  expect(
    groups.flatMap(({ options }) => options.map(({ label, detail, end, href }) => [label, detail, end, href])),
  ).toEqual([
    ['jord', undefined, '2 items', '/search?keyword=jord'],
    ['Jordan 1', 'DZ5485-612', '₱8,570', '/item/itm_0000000001'],
    ['Jordan 2', undefined, undefined, '/item/itm_0000000002'],
    ['Jordan', undefined, '2 items', '/search?keyword=jord&brand=jordan'],
  ]);
});

test('a corrected word is suggested as it is searched', () => {
  expect(suggestionsOf('jrodan', results({ corrected: 'jordan' }), visitor)[0]?.options[0]?.label).toBe('jordan');
});

test('without a result nothing is suggested', () => {
  const facets = { brand: [] } as unknown as SearchResults['facets'];
  expect(suggestionsOf('xyzzyq', results({ items: [], total: 0, facets }), visitor)).toEqual([]);
});

test('an empty field offers the last searches, a way to forget them, and the models that trend', () => {
  const searches = [{ id: 'kpt_1', keyword: 'samba' }] as unknown as readonly Search[];
  const groups = startsOf(searches, [
    { id: 1, title: 'Air Jordan 1', keyword: 'air jordan 1', saleCount: 3, prices: [], item: item(1) },
  ]);
  expect(groups.map(({ options }) => options.map(({ id, href }) => [id, href]))).toEqual([
    [
      ['kpt_1', '/search?keyword=samba'],
      [FORGET, null],
    ],
    [['trending-1', '/search?keyword=air+jordan+1']],
  ]);
  expect(startsOf([], [])).toEqual([]);
});
