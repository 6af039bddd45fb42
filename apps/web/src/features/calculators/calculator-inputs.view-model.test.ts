import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { describe, expect, test } from 'vitest';
import { defaultInputs, inputsOf, regionOfWord, regionWord, searchOf } from './calculator-inputs.view-model.ts';

test('an address without a query has the usual pair, and the usual pair needs none', () => {
  expect(inputsOf('')).toEqual(defaultInputs);
  expect(searchOf(defaultInputs)).toBe('');
});

test.each([
  '?price=12500',
  '?price=',
  '?to=north-luzon&from=puerto-princesa',
  '?lane=flash&day=2026-12-23',
  '?day=',
  '?case=seller_rejected',
  '?payer=bidder',
  '?payer=bidder&case=before',
])('the address %s comes back as it was', (search) => {
  expect(searchOf(inputsOf(search))).toBe(search);
});

describe('an invalid parameter of an address gets its default', () => {
  test.each([
    ['?price=12a5b00', { price: '12500' }],
    ['?to=atlantis', { to: 'NCR' }],
    ['?from=atlantis', { from: null }],
    ['?lane=slow', { lane: 'standard' }],
    ['?payer=nobody', { payer: 'seller' }],
    ['?case=bid_default', { end: 'seller_ship_timeout' }],
    ['?payer=bidder&case=counterfeit', { end: 'bid_default' }],
  ] as const)('%s', (search, expected) => {
    expect(inputsOf(search)).toMatchObject(expected);
  });
});

test.each(deliveryRegions)('the word for %s leads back to it', (region) => {
  expect(regionWord(region)).toMatch(/^[a-z-]+$/);
  expect(regionOfWord(regionWord(region))).toBe(region);
});
