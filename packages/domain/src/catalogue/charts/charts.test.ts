import { describe, expect, test } from 'vitest';
import type { SizeChart } from '../convert-size.ts';
import { adidasSlides } from './adidas.ts';
import { chartOfBrand } from './chart-of-brand.ts';
import { house } from './house.ts';
import { readChart } from './read-chart.ts';

const brands = ['nike', 'jordan', 'adidas', 'asics', 'converse', 'crocs', 'new-balance', 'on', 'salomon', 'vans'];
const genders = ['men', 'women', 'kids'] as const;
const all: readonly (readonly [string, SizeChart])[] = [
  ['adidas slides', adidasSlides],
  ...[...brands, 'nobody knows'].flatMap((brand) =>
    genders.map((gender) => [`${brand}, ${gender}`, chartOfBrand(brand, gender)] as const),
  ),
];

test.each(all)('ux 36: %s: every size has its US, UK, EU, cm, KR and Asia label', (_, { rows }) => {
  for (const row of rows) {
    expect(row).toMatchObject({ uk: expect.any(String), eu: expect.any(String), cm: expect.any(String) });
    expect([row.kr, row.asia]).toEqual([expect.any(String), row.kr]);
    expect(row.us_m ?? row.us_w ?? row.us).toBeDefined();
  }
});

test.each(brands)('ux 6: the women’s chart of %s knows no men’s number', (brand) => {
  const { baseSystem, rows } = chartOfBrand(brand, 'women');
  expect(baseSystem).toBe('us_w');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => row.us_m !== undefined)).toEqual([]);
});

test.each(all)('%s: each label of the box stands for one size, and sizes grow', (_, { baseSystem, rows }) => {
  const labels = rows.map((row) => row[baseSystem]);
  expect(new Set(labels).size).toBe(labels.length);
  const lengths = rows.map(({ cm }) => Number(cm));
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
});

test('a brand without a chart of its own has the house chart, whatever its name', () => {
  expect(chartOfBrand('birkenstock', 'men')).toBe(house);
  expect(chartOfBrand('constructor', 'men')).toBe(house);
});

test.each([
  ['nike', 'women', { us_w: '6', eu: '36.5', uk: '4', cm: '23.5', kr: '235' }],
  ['adidas', 'men', { us_m: '9', eu: '42⅔', kr: '270' }],
  ['asics', 'men', { us_m: '9', us_w: '10.5', eu: '42.5', cm: '27' }],
  ['crocs', 'men', { us_m: '7', us_w: '9', eu: '39-40' }],
  ['jordan', 'kids', { us: '5Y', eu: '37.5' }],
] as const)('a size of %s, %s', (brand, gender, row) => {
  expect(chartOfBrand(brand, gender).rows).toContainEqual(expect.objectContaining(row));
});

describe('a table of words', () => {
  test('leaves out what the maker does not print', () => {
    expect(readChart('us_m', 'us_m us_w cm\n9 - 27').rows).toEqual([{ us_m: '9', cm: '27', kr: '270', asia: '270' }]);
  });

  test.each([
    ['us_m inches\n9 3', /"inches"/],
    ['us_m eu\n9', /Expected 2 labels in the line "9"/],
  ])('is refused when it is wrong: %j', (table, message) => {
    expect(() => readChart('us_m', table)).toThrow(message);
  });
});
