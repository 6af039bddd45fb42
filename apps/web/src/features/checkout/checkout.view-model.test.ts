import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { regionOf } from '../../region/region-of.ts';
import { arrivalFor, billOf, checkoutQuery, priceIn, riseOf } from './checkout.view-model.ts';

describe('what the item page hands over', () => {
  test.each([
    ['sku=sku_1&lane=flash&total=857000', { sku: 'sku_1', lane: 'flash', seenTotal: 857_000 }],
    ['sku=sku_1', { lane: 'standard', seenTotal: null }],
    ['lane=rocket&total=-5', { lane: 'standard', seenTotal: null }],
  ])('%s', (search, expected) => {
    expect(checkoutQuery(new URLSearchParams(search))).toMatchObject(expected);
  });
});

const choice = { price: pesos(8_450), lane: 'standard', region: 'NCR', size: 'US men 9', seenTotal: null } as const;

test('the lines add up to the total and show what is free', () => {
  const { total, lines } = billOf({ ...choice, lane: 'flash', region: 'VISAYAS' });
  expect(total).toBe('₱9,025');
  expect(lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Price, US men 9 ₱8,450',
    'Delivery to the Visayas ₱200',
    'Flash fee ₱375',
    'Inspection and certificate ₱0',
    'Processing fee ₱0',
  ]);
});

test.each([
  ['nothing was seen before', null, null],
  ['the same was seen', pesos(8_570), null],
  ['another address costs more', pesos(8_500), /You saw ₱8,500 before.*it is ₱8,570/],
] as const)('old and new total: %s', (_, seenTotal, expected) => {
  const { changed } = billOf({ ...choice, seenTotal });
  if (expected === null) {
    expect(changed).toBeNull();
  } else {
    expect(changed).toMatch(expected);
  }
});

test('each lane has its own price', () => {
  const book = { lowestAsk: pesos(8_450), flashLowestAsk: null };
  expect(priceIn(book, 'standard')).toBe(845_000);
  expect(priceIn(book, 'flash')).toBeNull();
});

test.each([
  ['VISAYAS', 'VISAYAS'],
  ['Atlantis', null],
  [null, null],
])('the region of an address: %s', (region, expected) => {
  expect(regionOf(region)).toBe(expected);
});

describe('arrival dates are those that the order will have', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const route = { lane: 'standard', sellerRegion: null, region: 'NCR', now } as const;

  test.each([
    ['a seller nobody knows where', {}, 'Sat 28 Nov'],
    ['a seller next door', { sellerRegion: 'NCR' }, 'Thu 26 Nov'],
    ['a seller far away', { sellerRegion: 'MINDANAO' }, 'Sat 28 Nov – Thu 3 Dec'],
    ['in our warehouse already, wherever the seller lives', { lane: 'flash', sellerRegion: 'MINDANAO' }, 'Tue 24 Nov'],
  ] as const)('%s', (_, change, dates) => {
    expect(arrivalFor({ ...route, ...change })?.dates).toBe(dates);
  });

  test('with the days without courier by name', () => {
    expect(arrivalFor(route)?.note).toContain('Sun 22 Nov');
  });

  test('none until the time is known', () => {
    expect(arrivalFor({ ...route, now: null })).toBeNull();
  });
});

test.each([
  [
    { maxTotal: 857_000, total: 880_000 },
    { before: 857_000, now: 880_000 },
  ],
  [{ maxTotal: 857_000, total: '880000' }, null],
  [{}, null],
])('old and new total out of a refusal: %o', (details, expected) => {
  expect(riseOf(details)).toEqual(expected);
});
