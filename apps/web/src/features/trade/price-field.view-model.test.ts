import { expect, test } from 'vitest';
import { priceState, readablePrice, steppedPrice, typedPrice } from './price-field.view-model.ts';

test.each([
  ['₱8,600', '8600', '8,600'],
  ['0086a00', '8600', '8,600'],
  ['6000.', '6000.', '6,000'],
  ['6,000.0', '6000.0', '6,000'],
  ['6,000.00', '6000.00', '6,000'],
  ['2000.50', '2000.50', '2,000.50'],
  ['6,000,000', '6000000', '6,000,000'],
  ['12345678', '1234567', '1,234,567'],
  ['', '', ''],
])('typed %s is %s', (text, digits, readable) => {
  expect(typedPrice(text)).toBe(digits);
  expect(readablePrice(digits)).toBe(readable);
});

test.each([
  ['', null, undefined],
  ['8600', 860_000, undefined],
  ['8600.', 860_000, undefined],
  ['8600.0', 860_000, undefined],
  ['8600.00', 860_000, undefined],
  ['8600.50', null, 'Use a multiple of ₱50.'],
  ['650.000', null, 'Use a multiple of ₱50.'],
  ['6000000', null, 'The highest price is ₱699,000.'],
  ['8610', null, 'Use a multiple of ₱50.'],
  ['450', null, 'The lowest price is ₱500.'],
  ['699050', null, 'The highest price is ₱699,000.'],
])('the price rule on %s', (digits, price, problem) => {
  expect(priceState(digits)).toEqual({ price, problem });
});

test.each([
  ['8600', 1, '8650'],
  ['8600', -1, '8550'],
  ['8610', 1, '8650'],
  ['8610', -1, '8600'],
  ['8600.00', 1, '8650'],
  ['8600.50', -1, '8600'],
  ['', 1, '500'],
  ['500', -1, '500'],
  ['699000', 1, '699000'],
] as const)('a step from %s by %i', (digits, direction, expected) => {
  expect(steppedPrice(digits, direction)).toBe(expected);
});
