import { expect, test } from 'vitest';
import { itemsOfModels } from './items-of-models.ts';
import type { CatalogueModel } from './model.types.ts';
import { readColorways } from './read-colorways.ts';

const brands = [{ id: 'brd_01jd0000000000000000000001', name: 'Jordan', slug: 'jordan' }] as const;
const court: CatalogueModel = {
  brand: 'jordan',
  name: 'Jordan 1 Mid',
  category: 'shoes',
  audience: 'men',
  sizing: 'nike',
  art: { silhouette: 'court-mid' },
  story: 'Nine panels.',
  details: { Upper: 'Leather' },
  colorways: readColorways(`
    901 | Chicago | Black/Gym Red-White | AA-1 | 2020-04-01 | 6395 | 9950
    902 | Sail    | Sail/Sail           | AA-2 | -          | 6395 | 8850 | women
  `),
};

test('an item has its model’s facts, its colorway’s, and the sizes of its audience', () => {
  const [chicago, sail] = itemsOfModels([court], brands);
  expect(chicago).toEqual({
    id: 'itm_01jd0000000000000000000901',
    name: 'Jordan 1 Mid Chicago',
    brandId: 'brd_01jd0000000000000000000001',
    model: 'Jordan 1 Mid',
    colourway: 'Black/Gym Red-White',
    styleCode: 'AA-1',
    category: 'shoes',
    genders: ['men'],
    tabs: ['forYou', 'men', 'shoes'],
    releaseDate: '2020-04-01',
    retailPriceCentavos: 639_500,
    marketPriceCentavos: 995_000,
    description: 'Nine panels. In Black, Gym Red and White.',
    details: [{ name: 'Upper', value: 'Leather' }],
    art: { silhouette: 'court-mid' },
    sizeTemplateId: 'szt_01jd0000000000000000000001',
    sizes: ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'],
    condition: 'new',
    status: 'listed',
    isLuxury: false,
  });
  expect(sail).toMatchObject({
    name: 'Jordan 1 Mid Sail (Women’s)',
    genders: ['women'],
    releaseDate: null,
    description: 'Nine panels. In Sail.',
    sizeTemplateId: 'szt_01jd0000000000000000000002',
  });
});

test('one item of each model comes before the second of any', () => {
  const low = {
    ...court,
    name: 'Jordan 1 Low',
    colorways: readColorways('903 | Grey | Grey | AA-3 | - | 5395 | 5950'),
  };
  expect(itemsOfModels([court, low], brands).map(({ id }) => id.slice(-3))).toEqual(['901', '903', '902']);
});

test('a model of an unknown brand is refused', () => {
  expect(() => itemsOfModels([{ ...court, brand: 'nobody' }], brands)).toThrow(RangeError);
});

test.each([
  ['a missing price', '901 | Chicago | Black | AA-1 | - | 6395'],
  ['a price with a comma', '901 | Chicago | Black | AA-1 | - | 6,395 | 9950'],
  ['a date of another form', '901 | Chicago | Black | AA-1 | 1 April | 6395 | 9950'],
  ['an unknown audience', '901 | Chicago | Black | AA-1 | - | 6395 | 9950 | dogs'],
  ['an empty name', '901 | | Black | AA-1 | - | 6395 | 9950'],
])('a line with %s is refused', (_name, line) => {
  expect(() => readColorways(line)).toThrow(RangeError);
});
