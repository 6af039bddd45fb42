import { describe, expect, test } from 'vitest';
import { seededCharts } from '../../test/support/seeded-charts.ts';
import { itemFields, type RowTexts } from './fields.table.ts';
import { readItem, readRow } from './read-row.ts';

const empty = Object.fromEntries(itemFields.map((field) => [field, ''])) as RowTexts;
const shoe: RowTexts = {
  ...empty,
  name: 'Jordan 1 Retro High OG Chicago',
  brand: 'Jordan',
  styleCode: 'DZ5485-612',
  category: 'shoes',
  gender: 'men',
};

/** The charts of the seed, of which no editor has chosen another one. */
const charts = seededCharts();

const itemOf = (texts: Partial<RowTexts>) => {
  const row = readRow(2, { ...shoe, ...texts }, charts);
  if (!row.ok) throw new Error(`Expected an item, got ${row.field}: ${row.why}`);
  return row.value;
};

test.each<[string, Partial<RowTexts>, object]>([
  ['a name loses its double blanks', { name: '  Jordan  1\tHigh ' }, { name: 'Jordan 1 High' }],
  ['a brand is known by its slug', { brand: 'ADIDAS' }, { brand: { slug: 'adidas', name: 'ADIDAS' } }],
  ['a line of a brand is the brand', { brand: 'Yeezy' }, { brand: { slug: 'adidas', name: 'adidas' } }],
  [
    'without a brand a name begins with one of several words',
    { brand: '', name: 'Peter England Men Blue Jeans' },
    { brand: { slug: 'peter-england', name: 'Peter England' } },
  ],
  [
    'without a brand the first word of the name is the brand',
    { brand: '', name: 'Turtle Check Men Navy Shirt' },
    { brand: { slug: 'turtle', name: 'Turtle' } },
  ],
  ['a brand may be written with an accent or apostrophe', { brand: 'Levi’s' }, { brand: { slug: 'levis' } }],
  ['no model is told by no column', { model: '' }, { model: null }],
  ['a word for "not known" is no colorway', { colorway: 'NA' }, { colourway: '' }],
  ['"undefined" is no price', { retailPrice: 'undefined' }, { retailPrice: null }],
  ['a price of 0 is no price', { retailPrice: '0' }, { retailPrice: null }],
  ['a price without a currency is in pesos', { retailPrice: '10,495' }, { retailPrice: 1_049_500 }],
  ['dollars become pesos', { retailPrice: '180', currency: 'usd' }, { retailPrice: 1_044_000 }],
  ['a sign is a currency', { retailPrice: '78,73 €' }, { retailPrice: 495_999 }],
  ['the column of the currency wins over a sign', { retailPrice: '$100', currency: 'SGD' }, { retailPrice: 430_000 }],
  ['a day of a release is ISO', { releaseDate: '2022-11-19T00:00:00' }, { releaseDate: '2022-11-19' }],
  ['a day of a release in words', { releaseDate: 'August 5, 2020' }, { releaseDate: '2020-08-05' }],
  ['unisex goods are for men and women', { gender: 'Unisex' }, { genders: ['men', 'women'] }],
  ['children of each age are kids', { gender: 'preschool' }, { genders: ['kids'] }],
  ['genders of an export', { gender: 'men/kids' }, { genders: ['men', 'kids'] }],
  ['a word of another shop is a category', { category: 'Handbags' }, { category: 'handbags' }],
  ['a Filipino word is a category', { category: 'tsinelas' }, { category: 'shoes' }],
  ['watches are collectibles', { category: 'Watches' }, { category: 'collectibles', tabs: ['forYou', 'men'] }],
  ['a luxury brand stands under luxury', { brand: 'Gucci', category: 'bags' }, { tabs: ['forYou', 'men', 'luxury'] }],
  ['a picture has an https address', { imageUrl: 'https://a.example/1.jpg' }, { imageUrl: 'https://a.example/1.jpg' }],
])('%s', (_, texts, expected) => {
  expect(itemOf(texts)).toMatchObject(expected);
});

describe('sizes', () => {
  const labelsOf = (texts: Partial<RowTexts>) => {
    const { sizes, template } = itemOf(texts);
    return sizes.ok ? sizes.value.map((row) => row[template.baseSystem]) : sizes;
  };

  test.each<[string, Partial<RowTexts>, readonly string[]]>([
    ['one size of a row', { sizes: '9.5' }, ['9.5']],
    ['a list', { sizes: '8;8.5; 9.0' }, ['8', '8.5', '9']],
    ['women’s numbers with their letter', { gender: 'women', sizes: '8W' }, ['8']],
    ['youth', { gender: 'child', sizes: '5.5Y' }, ['5.5Y']],
    ['the usual ones of men', {}, ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12']],
    ['the usual letters of clothes', { category: 'T-Shirts' }, ['S', 'M', 'L', 'XL']],
    ['waists of jeans', { category: 'Jeans', sizes: 'W28 L32' }, ['W28 L32']],
    ['a waist tells that clothes are trousers', { category: 'apparel', sizes: 'W28 L32' }, ['W28 L32']],
    ['one size tells that clothes are a cap', { category: 'apparel', sizes: 'One size' }, ['One size']],
    ['whole sizes of slides', { brand: 'adidas', name: 'adidas Yeezy Slide Bone', sizes: '6;7' }, ['6', '7']],
    ['one size of bags', { category: 'Handbags' }, ['One size']],
  ])('%s', (_, texts, labels) => {
    expect(labelsOf(texts)).toEqual(labels);
  });

  test('a size that no chart of the goods has is a problem that names the chart', () => {
    expect(itemOf({ sizes: '9;47.5' }).sizes).toMatchObject({
      ok: false,
      field: 'sizes',
      why: 'the size chart has no size "47.5" (Nike and Jordan, men)',
    });
  });

  test.each<[string, Partial<RowTexts>, string]>([
    ['Nike, men', { brand: 'Nike' }, 'Nike and Jordan, men'],
    ['Nike, unisex', { brand: 'Nike', gender: 'unisex' }, 'Nike and Jordan, men'],
    ['Nike, women', { brand: 'Nike', gender: 'women' }, 'Nike and Jordan, women'],
    ['adidas, women', { brand: 'adidas', gender: 'women' }, 'adidas, women'],
    ['adidas, kids', { brand: 'adidas', gender: 'kids' }, 'Shoes, house chart, kids'],
    ['a brand without a chart', { brand: 'Puma' }, 'Shoes, house chart'],
    ['a brand named like a property of objects', { brand: 'constructor' }, 'Shoes, house chart'],
    ['shirts', { category: 'shirts' }, 'Clothing, letters'],
  ])('the size template of %s', (_, texts, name) => {
    expect(itemOf(texts).template).toMatchObject({ name });
  });
});

test.each<[string, Partial<RowTexts>, string]>([
  ['a Jordan 1 High', {}, 'court-high'],
  ['a Jordan 1 Mid', { name: 'Jordan 1 Mid Chicago' }, 'court-mid'],
  ['a Dunk Low', { name: 'Nike Dunk Low Retro Panda' }, 'court-low'],
  ['a Samba', { name: 'adidas Samba OG' }, 'terrace'],
  ['a Yeezy 350', { name: 'adidas Yeezy Boost 350 V2' }, 'knit'],
  ['an unknown shoe', { name: 'Blundstone 500' }, 'court-low'],
  ['a hoodie', { category: 'apparel', name: 'Essentials Hoodie' }, 'hoodie'],
  ['a tote', { category: 'bags', name: 'Anya Hindmarch Ebury Tote' }, 'tote'],
  ['a watch', { category: 'watches', name: 'Titan Men Watch' }, 'watch'],
])('%s is drawn as such', (_, texts, silhouette) => {
  expect(itemOf(texts).art).toEqual({ silhouette });
});

test.each<[Partial<RowTexts>, string, RegExp]>([
  [{ name: '' }, 'name', /missing/],
  [{ name: 'NA' }, 'name', /missing/],
  [{ name: 'x'.repeat(201) }, 'name', /longer than 200/],
  [{ name: 'Jordan \u0000' }, 'name', /control/],
  [{ brand: '???' }, 'brand', /letter or digit/],
  [{ styleCode: '—' }, 'styleCode', /letter or digit/],
  [{ category: '' }, 'category', /--default category/],
  [{ category: 'Lipstick' }, 'category', /"Lipstick" is not traded/],
  [{ gender: '' }, 'gender', /--default gender/],
  [{ gender: 'robots' }, 'gender', /"robots"/],
  [{ retailPrice: 'a lot' }, 'retailPrice', /"a lot"/],
  [{ retailPrice: '12k' }, 'retailPrice', /"12k"/],
  [{ retailPrice: '-5' }, 'retailPrice', /"-5"/],
  [{ retailPrice: '90000000' }, 'retailPrice', /above/],
  [{ retailPrice: '5', currency: 'XAU' }, 'currency', /"XAU"/],
  [{ releaseDate: '05/08/2020' }, 'releaseDate', /2022-11-19/],
  [{ releaseDate: '2022-02-30' }, 'releaseDate', /2022-02-30/],
  [{ imageUrl: 'http://a.example/1.jpg' }, 'imageUrl', /https/],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', /https/],
])('a row is refused: %o', (texts, field, why) => {
  expect(readRow(7, { ...shoe, ...texts }, charts)).toEqual({ ok: false, field, why: expect.stringMatching(why) });
});

test('a form is told of every field that is wrong, in one answer', () => {
  const item = readItem(1, { ...shoe, name: '', gender: 'robots', retailPrice: '12k' }, charts);
  expect(item.ok ? [] : item.problems.map(({ field }) => field)).toEqual(['name', 'gender', 'retailPrice']);
});

test('shoes have the chart that an editor chose for their brand and wearer, else the usual one', () => {
  const women = [...charts.byId.values()].find(({ name }) => name === 'Nike and Jordan, women');
  const chosen = new Map([['puma', { women: String(women?.id) }]]);
  const chartOf = (texts: Partial<RowTexts>) => {
    const row = readRow(1, { ...shoe, brand: 'Puma', ...texts }, { ...charts, chosen });
    return row.ok ? row.value.template : row;
  };
  expect(chartOf({ gender: 'women' })).toMatchObject({ name: 'Nike and Jordan, women' });
  expect(chartOf({ gender: 'men' })).toMatchObject({ name: 'Shoes, house chart' });
});
