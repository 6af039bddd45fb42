import { expect, test } from 'vitest';
import { chartOfBrand } from './charts/chart-of-brand.ts';
import { ownSizeFor, rememberedSku, sizeKindOf } from './size-memory.ts';
import { isKrAndAsia, switchSystems } from './switch-systems.ts';

const skusOf = (brand: string, gender: 'men' | 'women' | 'kids') =>
  chartOfBrand(brand, gender).rows.map((sizes) => ({ sizes }));
const nikeNine = { us_m: '9', us_w: '10.5', eu: '42.5', uk: '8', cm: '27', kr: '270', asia: '270' };

test.each([
  ['the same number at another maker', 'adidas', 'men', nikeNine, 'us_m', { us_m: '9', eu: '42⅔' }],
  ['the number of a person who reads EU', 'new-balance', 'men', nikeNine, 'eu', { eu: '42.5', us_m: '9' }],
  ['the women’s number of women’s goods', 'nike', 'women', nikeNine, 'us_m', { us_w: '10.5' }],
  ['none that the maker does not have', 'adidas', 'men', nikeNine, 'eu', null],
  ['none where two sizes share the label', 'nike', 'men', { cm: '23.5' }, 'cm', null],
  ['none at first', 'nike', 'men', undefined, 'us_m', null],
] as const)('ux 7: the remembered size: %s', (_, brand, gender, remembered, preferred, expected) => {
  const found = rememberedSku(skusOf(brand, gender), remembered, preferred);
  if (expected === null) expect(found).toBeNull();
  else expect(found?.sizes).toMatchObject(expected);
});

test.each([
  ['shoes', nikeNine, 'shoes'],
  ['shoes', { us: '5Y' }, 'kids_shoes'],
  ['apparel', { no_size_conversion: 'M' }, 'clothes'],
  ['apparel', { no_size_conversion: 'W30 L32' }, 'trousers'],
  ['handbags', { no_size_conversion: 'One size' }, null],
] as const)('ux 7: a size is remembered under its kind: %s %o: %s', (category, sizes, kind) => {
  expect(sizeKindOf({ category, sizes })).toBe(kind);
});

test.each([
  ['nike', 'men', ['us_m', 'us_w', 'uk', 'eu', 'cm', 'kr']],
  ['asics', 'men', ['us_m', 'us_w', 'uk', 'eu', 'cm', 'kr']],
  ['nike', 'women', ['us_w', 'uk', 'eu', 'cm', 'kr']],
] as const)('ux 36: every shoe offers the same systems: %s, %s', (brand, gender, offered) => {
  const { rows } = chartOfBrand(brand, gender);
  const chart = { systems: [...offered, 'asia' as const], rows };
  expect(switchSystems(chart)).toEqual(offered);
  expect(isKrAndAsia('kr', chart)).toBe(true);
});

test('ux 36: KR and Asia are two where their numbers differ', () => {
  const chart = { systems: ['kr', 'asia'] as const, rows: [{ kr: '270', asia: '275' }] };
  expect(switchSystems(chart)).toEqual(['kr', 'asia']);
  expect(isKrAndAsia('kr', chart)).toBe(false);
});

test.each([
  ['in the system of the list', { shoes: nikeNine }, ['shoes'], 'eu', { system: 'eu', label: '42.5' }],
  [
    'of women’s goods in the women’s number',
    { shoes: { us_w: '6' } },
    ['shoes'],
    'us_m',
    { system: 'us_w', label: '6' },
  ],
  [
    'of the kind that the list has',
    { shoes: nikeNine, clothes: { no_size_conversion: 'M' } },
    ['apparel'],
    'us_m',
    { system: 'no_size_conversion', label: 'M' },
  ],
  [
    'of a child where nothing else is known',
    { kids_shoes: { us: '5Y' } },
    ['shoes'],
    'us_m',
    { system: 'us', label: '5Y' },
  ],
  ['none of other goods', { shoes: nikeNine }, ['handbags'], 'us_m', null],
  ['none at first', {}, ['shoes'], 'us_m', null],
] as const)('the own size to search by: %s', (_, remembered, categories, system, expected) => {
  expect(ownSizeFor(remembered, { categories, system })).toEqual(expected);
});
