import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { regionOf } from '../../region/region-of.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { arrivalFor, billOf, changeSince, checkoutQuery, holdText, riseOf } from './checkout.view-model.ts';

describe('what the item page hands over', () => {
  test.each([
    ['sku=sku_1&lane=flash&total=857000', { sku: 'sku_1', lane: 'flash', seenTotal: 857_000 }],
    ['sku=sku_1', { lane: 'standard', seenTotal: null }],
    ['lane=rocket&total=-5', { lane: 'standard', seenTotal: null }],
  ])('%s', (search, expected) => {
    expect(checkoutQuery(new URLSearchParams(search))).toMatchObject(expected);
  });
});

const choice = { price: pesos(8_450), lane: 'standard', region: 'NCR', size: 'US M 9 · EU 42.5' } as const;

test('ux 6: the lines name the size in two systems, add up to the total and show what is free', () => {
  const { total, lines } = billOf({ ...choice, lane: 'flash', region: 'VISAYAS' });
  expect(total).toBe('₱9,025');
  expect(lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Price, US M 9 · EU 42.5 ₱8,450',
    'Delivery to the Visayas ₱200',
    'Flash fee ₱375',
    'Inspection and certificate Included',
    'Processing fee Free',
  ]);
});

test('ux 39: the price of an item in one size is just the price', () => {
  expect(billOf({ ...choice, size: '' }).lines[0]?.label).toBe('Price');
  expect([checkoutTexts.barSum('', 'standard'), checkoutTexts.barSum('US M 9', 'flash')]).toEqual([
    'Standard delivery, in total',
    'US M 9, flash, in total',
  ]);
});

test.each([
  ['nothing was seen before', null, 'NCR', null],
  ['the same was seen', pesos(8_570), 'NCR', null],
  ['it costs less now', pesos(8_970), 'NCR', null],
  ['the price went up', pesos(8_170), 'NCR', 'The seller’s price went up by ₱400 since you chose it.'],
  ['the address is farther away', pesos(8_570), 'VISAYAS', 'Delivery to this address adds ₱80.'],
] as const)('ux 8: since the item page: %s', (_, seenTotal, region, expected) => {
  expect(changeSince({ ...choice, region, seenTotal, visitorRegion: 'NCR' })).toBe(expected);
});

test.each([
  ['VISAYAS', 'VISAYAS'],
  ['Atlantis', null],
  [null, null],
])('the region of an address: %s', (region, expected) => {
  expect(regionOf(region)).toBe(expected);
});

describe('ux 14: arrival dates are those that the order will have, always two', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const route = { lane: 'standard', sellerRegion: null, region: 'NCR', now } as const;

  test.each([
    ['a seller nobody knows where', {}, 'Sat 28 Nov – Tue 1 Dec'],
    ['a seller next door', { sellerRegion: 'NCR' }, 'Thu 26 – Fri 27 Nov'],
    ['a seller far away', { sellerRegion: 'MINDANAO' }, 'Sat 28 Nov – Thu 3 Dec'],
    [
      'in our warehouse already, wherever the seller lives',
      { lane: 'flash', sellerRegion: 'MINDANAO' },
      'Tue 24 – Wed 25 Nov',
    ],
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

describe('ux 8: a higher total than the one that was seen', () => {
  const seen = billOf(choice).quote;
  const refusal = (change: Partial<Parameters<typeof billOf>[0]>) => {
    const { total, lines } = billOf({ ...choice, ...change }).quote;
    return { maxTotal: seen.total, total, quote: { skuId: 'sku_0000000009', lane: 'standard', total, lines } };
  };

  test('asks with its cause', () => {
    expect(riseOf(seen, refusal({ price: pesos(8_850) }))).toMatchObject({
      text: 'The seller’s price went up by ₱400. New total ₱8,970. Continue?',
      price: pesos(8_850),
      quote: { total: pesos(8_970) },
    });
    expect(riseOf(seen, refusal({ region: 'VISAYAS' }))?.text).toBe(
      'Delivery went up by ₱80. New total ₱8,650. Continue?',
    );
  });

  test.each([
    ['no quote', {}],
    ['a quote of another form', { quote: { total: '9', lines: [] } }],
    ['lines of another form', { quote: { total: 900_000, lines: [{ id: 'price' }] } }],
    ['a lower total', refusal({ price: pesos(8_000) })],
  ])('asks nothing for %s', (_, details) => {
    expect(riseOf(seen, details)).toBeNull();
  });
});

test.each([
  ['2026-11-23T12:00:00Z', 'We hold it for 15 minutes once you tap Pay.'],
  [
    '2026-11-23T15:52:00Z',
    'We hold it until Tue 24 Nov, 2:15 AM once you tap Pay: BPI is under maintenance until Tue 24 Nov, 2:00 AM.',
  ],
])('ux 29: checkout tells the true end of its hold, at %s', (at, expected) => {
  expect(holdText(new Date(at))).toBe(expected);
});

test('ux 29: without a time checkout tells the usual hold', () => {
  expect(holdText(null)).toMatch(/15 minutes/);
});
