import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { buyPanel } from '../buy-panel.view-model.ts';
import { BLANK, tileOf } from './tile.view-model.ts';

const now = new Date('2026-11-21T04:00:00Z');
const prices = (lowestAsk: number | null, flashLowestAsk: number | null, lowestAskRegion: string | null = null) => ({
  lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
  lowestAskRegion,
  flashLowestAsk: flashLowestAsk === null ? null : pesos(flashLowestAsk),
});
const item = (lowestAsk: number | null, flashLowestAsk: number | null = null, lastSale: number | null = null) => ({
  ...prices(lowestAsk, flashLowestAsk),
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
  [
    'the standard lane is cheaper',
    item(8450, 8450),
    { lane: 'standard', price: '₱8,570', arrival: 'Arrives 28 Nov – 1 Dec' },
  ],
  [
    'the flash lane is cheaper in total',
    item(8450, 8000),
    { lane: 'flash', price: '₱8,495', arrival: 'Arrives 24 – 25 Nov' },
  ],
  ['only the flash lane', item(null, 8450), { lane: 'flash', price: '₱8,945', arrival: 'Arrives 24 – 25 Nov' }],
] as const)('ux 13: lane, price and arrival of a card belong together: %s', (_, given, expected) => {
  expect(tileOf(given, { region: 'NCR', now })).toMatchObject(expected);
});

test.each(['NCR', 'MINDANAO', 'Atlantis'])('ux 14: a card and its item page tell the same: a seller in %s', (from) => {
  const sizes = [prices(8_900, null, 'NCR'), prices(8_450, 9_400, from)].map((each, index) => ({
    ...each,
    id: toId('sku', `sku_000000000${index}`),
    sizes: { us_m: String(index + 8) },
  }));
  const visitor = { region: 'VISAYAS', now } as const;
  const card = tileOf({ ...prices(8_450, 9_400, from), lastSale: null }, visitor);
  const page = buyPanel(sizes, { ...visitor, skuId: null, lane: null, system: 'us_m' });
  const [box] = page.lanes;
  expect([page.total, box?.dates, page.lane]).toEqual([`from ${card.price}`, card.arrival, card.lane]);
});

test('ux 14: without a time the place of the dates is kept', () => {
  expect(tileOf(item(8450), { region: 'NCR', now: null }).arrival).toBe(BLANK);
  expect(tileOf(item(8450), { region: 'NCR', now }).arrival).toMatch(/^Arrives \d+/);
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
