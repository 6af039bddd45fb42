import { catalogueSizeTemplates } from '@suki/db/seed/catalogue/size-templates.table';
import { type Chart, readSize } from '@suki/domain/catalogue/read-size';
import { describe, expect, test } from 'vitest';
import { readDate } from './read-date.ts';
import { readPrice } from './read-price.ts';
import { regionOfText } from './regions.ts';

describe('a price is read in each of its forms, and rounded to a step of the market', () => {
  test.each([
    { text: '$1,097', rate: 1, pesos: 1_100 },
    { text: '1097', rate: 1, pesos: 1_100 },
    { text: '1,097.00', rate: 1, pesos: 1_100 },
    { text: '₱1,097.50', rate: 1, pesos: 1_100 },
    { text: 'PHP 12 500', rate: 1, pesos: 12_500 },
    { text: '1.097,00 €', rate: 1, pesos: 1_100 },
    { text: 'US$ 585', rate: 58, pesos: 33_950 },
    { text: '$1,097', rate: 58, pesos: 63_650 },
    { text: '524.99', rate: 1, pesos: 500 },
    { text: '525', rate: 1, pesos: 550 },
    { text: '475', rate: 1, pesos: 500 },
    { text: '699000', rate: 1, pesos: 699_000 },
  ])('$text at $rate is ₱$pesos', ({ text, rate, pesos }) => {
    expect(readPrice(text, rate)).toEqual({ ok: true, value: pesos * 100 });
  });

  test.each([
    { text: '', reason: 'the price is not a number' },
    { text: 'free', reason: 'the price is not a number' },
    { text: '-500', reason: 'the price is not a number' },
    { text: '12k', reason: 'the price is not a number' },
    { text: '₱12 K', reason: 'the price is not a number' },
    { text: '1,09', reason: 'the price is below ₱500' },
    { text: '12,34,567', reason: 'the price is not a number' },
    { text: '474.99', reason: 'the price is below ₱500' },
    { text: '699025', reason: 'the price is above ₱699,000' },
    { text: '99999999999999999999', reason: 'the price is above ₱699,000' },
  ])('"$text" is refused: $reason', ({ text, reason }) => {
    expect(readPrice(text, 1)).toEqual({ ok: false, reason, came: text });
  });
});

describe('a date is read in each of its forms, in Manila time', () => {
  test.each([
    { text: '2017-09-01', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: '9/1/17', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: '09/01/2017', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: '1.9.2017', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: 'September 1, 2017', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: '1 Sep 2017', at: '2017-08-31T16:00:00.000Z', isWholeDay: true },
    { text: '2017-09-01 13:30', at: '2017-09-01T05:30:00.000Z', isWholeDay: false },
    { text: '2017-09-01T13:30:15Z', at: '2017-09-01T13:30:15.000Z', isWholeDay: false },
    { text: '2017-09-01T13:30:15+02:00', at: '2017-09-01T11:30:15.000Z', isWholeDay: false },
    { text: '9/1/2017 12:05 AM', at: '2017-08-31T16:05:00.000Z', isWholeDay: false },
  ])('$text', ({ text, at, isWholeDay }) => {
    expect(readDate(text)).toEqual({ ok: true, value: { at: new Date(at), isWholeDay } });
  });

  test.each(['', 'yesterday', '2017-02-30', '13/1/2017', '1999-12-31', '2017-09-01 25:00', '2017-09-01 soon'])(
    '"%s" is refused',
    (text) => {
      expect(readDate(text)).toEqual({ ok: false, reason: 'the date is not one', came: text });
    },
  );
});

describe('a size is found in the size chart of its item', () => {
  const chart = (name: string) => catalogueSizeTemplates.find((template) => template.name === name) as Chart;
  test.each([
    { on: 'Nike and Jordan, men', text: '9', label: { us_m: '9' } },
    { on: 'Nike and Jordan, men', text: '9.0', label: { us_m: '9' } },
    { on: 'Nike and Jordan, men', text: 'US 9', label: { us_m: '9' } },
    { on: 'Nike and Jordan, men', text: '9.5 M', label: { us_m: '9.5' } },
    { on: 'Nike and Jordan, men', text: '10.5W', label: { us_m: '9' } },
    { on: 'Nike and Jordan, men', text: 'EU 42,5', label: { us_m: '9' } },
    { on: 'Nike and Jordan, kids (grade school)', text: '4Y', label: { us: '4Y' } },
    { on: 'Shoes, house chart', text: 'US 9', label: { us_m: '9' } },
    { on: 'Clothing, letters', text: 'm', label: { no_size_conversion: 'M' } },
  ])('"$text" of $on', ({ on, text, label }) => {
    expect(readSize(chart(on), text)).toMatchObject(label);
  });

  test.each([
    { on: 'Nike and Jordan, men', text: '21', why: 'the chart has none' },
    { on: 'Nike and Jordan, men', text: 'KR 240', why: 'the label is that of two sizes' },
    { on: 'Nike and Jordan, men', text: 'UK 8', why: 'nothing is converted back from this system' },
    { on: 'Nike and Jordan, men', text: 'large', why: 'it is none of the system' },
    { on: 'Nike and Jordan, men', text: '', why: 'there is none' },
  ])('"$text" of $on is refused: $why', ({ on, text }) => {
    expect(readSize(chart(on), text)).toBeUndefined();
  });
});

test('a region of the Philippines is kept, and a foreign one is always replaced by the same region', () => {
  expect(['Metro Manila', 'ncr', 'mindanao', 'North Luzon'].map(regionOfText)).toEqual([
    'NCR',
    'NCR',
    'MINDANAO',
    'NORTH LUZON',
  ]);
  expect(regionOfText(' california ')).toBe(regionOfText('California'));
});
