import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { BLANK, cheapestLane, tileOf } from './tile.view-model.ts';

const now = new Date('2026-11-21T04:00:00Z');
const item = (lowestAsk: number | null, flashLowestAsk: number | null = null, lastSale: number | null = null) => ({
  lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
  flashLowestAsk: flashLowestAsk === null ? null : pesos(flashLowestAsk),
  lastSale: lastSale === null ? null : pesos(lastSale),
});

describe('the price on a card is the total for the visitor’s region', () => {
  test.each([
    ['NCR', item(8450), '₱8,570'],
    ['VISAYAS', item(8450), '₱8,650'],
    ['BATANES', item(8450), '₱8,730'],
    ['NCR', item(null), null],
  ] as const)('%s', (region, given, price) => {
    expect(tileOf(given, { region, now }).price).toBe(price);
  });
});

test.each([
  ['only standard', item(8450), 'standard'],
  ['only flash', item(null, 8450), 'flash'],
  ['flash is dearer by its fee', item(8450, 8450), 'standard'],
  ['flash is cheaper in total', item(8450, 8000), 'flash'],
  ['flash is faster at the same total', item(8375, 8000), 'flash'],
] as const)('the cheaper lane counts: %s', (_, given, lane) => {
  expect(cheapestLane(given, 'NCR')?.lane).toBe(lane);
});

test('without a time the place of the dates is kept', () => {
  expect(tileOf(item(8450), { region: 'NCR', now: null }).arrival).toBe(BLANK);
  expect(tileOf(item(8450), { region: 'NCR', now }).arrival).toMatch(/^\w{3} \d+/);
});

test.each([
  ['under the last sale', item(7200, null, 8100), 11],
  ['a little under', item(8099, null, 8100), null],
  ['at the last sale', item(8100, null, 8100), null],
  ['over it', item(8200, null, 8100), null],
  ['no sale yet', item(8200), null],
] as const)('percent under the last sale: %s', (_, given, percent) => {
  expect(tileOf(given, { region: 'NCR', now }).underLastSale).toBe(percent);
});
