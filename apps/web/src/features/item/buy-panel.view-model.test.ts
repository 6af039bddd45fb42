import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { BLANK, buyPanel, type Choice, initialSku, type SkuPrices } from './buy-panel.view-model.ts';

const id = (size: string) => toId('sku', `sku_00000000${size.padStart(2, '0')}`);
const sku = (size: string, lowestAsk: number | null, flashLowestAsk: number | null = null): SkuPrices => ({
  id: id(size),
  sizes: { us_m: size, eu: String(Number(size) + 33) },
  lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
  sellerRegion: null,
  flashLowestAsk: flashLowestAsk === null ? null : pesos(flashLowestAsk),
});

// Saturday 21 November 2026, noon in Manila; the 30th is Bonifacio Day.
const now = new Date('2026-11-21T04:00:00Z');
const choice = (change: Partial<Choice> = {}): Choice => ({
  skuId: id('9'),
  lane: 'standard',
  system: 'us_m',
  region: 'NCR',
  now,
  ...change,
});
const skus = [sku('8', 8_700), sku('9', 8_450, 8_400), sku('10', null), sku('11', null, 9_000)];

describe('the price on a size is its total', () => {
  test.each([
    ['standard', 0, { detail: '₱8,820', tagged: false, muted: false, best: false }],
    ['standard and flash: the standard total, with the tag', 1, { detail: '₱8,570', tagged: true, best: true }],
    ['nobody sells it', 2, { detail: 'None', tagged: false, muted: true, best: false }],
    ['flash only: its total with the flash fee', 3, { detail: '₱9,495', tagged: true, muted: false }],
  ])('%s', (_, index, expected) => {
    expect(buyPanel(skus, choice()).cells[index]).toMatchObject(expected);
  });

  test('it follows the region', () => {
    expect(buyPanel(skus, choice({ region: 'VISAYAS' })).cells[1]?.detail).toBe('₱8,650');
  });

  test('the switch changes labels, not prices', () => {
    const cell = buyPanel(skus, choice({ system: 'eu' })).cells[1];
    expect(cell).toMatchObject({ label: '42', detail: '₱8,570' });
  });
});

describe('lanes', () => {
  test.each([
    ['standard only', '8', 'standard', ['standard'], 'standard'],
    ['flash only, though standard was chosen', '11', 'standard', ['flash'], 'flash'],
    ['both', '9', 'flash', ['standard', 'flash'], 'flash'],
    ['nobody sells it', '10', 'flash', [], 'standard'],
  ] as const)('%s', (_, size, lane, lanes, counted) => {
    const panel = buyPanel(skus, choice({ skuId: id(size), lane }));
    expect(panel.lanes.map(({ value }) => value)).toEqual(lanes);
    expect(panel.lane).toBe(counted);
  });
});

describe('the receipt adds up to the total and shows what is free', () => {
  test.each([
    ['standard to NCR', {}, '₱8,570', ['price ₱8,450', 'shipping ₱120', 'inspection ₱0', 'processing ₱0']],
    [
      'flash to the Visayas',
      { lane: 'flash', region: 'VISAYAS' },
      '₱8,975',
      ['price ₱8,400', 'shipping ₱200', 'flash ₱375', 'inspection ₱0', 'processing ₱0'],
    ],
  ] as const)('%s', (_, change, total, lines) => {
    const panel = buyPanel(skus, choice(change));
    expect(panel.total).toBe(total);
    expect(panel.seenTotal).toBe(Number(total.replaceAll(/\D/g, '')) * 100);
    expect(panel.receipt.map((line) => `${line.id} ${line.amount}`)).toEqual(lines);
  });

  test('a size that nobody sells has no total and no lines', () => {
    expect(buyPanel(skus, choice({ skuId: id('10') }))).toMatchObject({ total: null, receipt: [] });
  });
});

describe('arrival', () => {
  test('two dates, and the days without courier by name', () => {
    const { arrival } = buyPanel(skus, choice({ region: 'VISAYAS' }));
    expect(arrival.dates).toBe('Tue 1 – Fri 4 Dec');
    expect(arrival.note).toBe('No courier on Sun 22 Nov, Sun 29 Nov and Mon 30 Nov.');
  });

  test('the way from the seller counts as soon as it is known', () => {
    const far = skus.map((each) => ({ ...each, sellerRegion: 'MINDANAO' as const }));
    expect(buyPanel(far, choice()).arrival.dates).toBe('Sat 28 Nov – Thu 3 Dec');
    expect(buyPanel(far, choice({ lane: 'flash' })).arrival.dates).toBe('Tue 24 Nov');
  });

  test('room is kept while the time is not known', () => {
    const panel = buyPanel(skus, choice({ now: null }));
    expect(panel.arrival).toEqual({ dates: BLANK, note: BLANK });
    expect(panel.lanes[0]?.dates).toBe(BLANK);
  });
});

test.each([
  ['the cheapest in total', skus, '9'],
  ['the smaller one among equals', [sku('8', 8_000), sku('9', 8_000)], '8'],
  ['flash fees count', [sku('8', null, 8_000), sku('9', 8_200)], '9'],
  ['nobody sells any: the first', [sku('8', null), sku('9', null)], '8'],
])('the size shown at first: %s', (_, given, size) => {
  expect(initialSku(given)).toBe(id(size));
});

test('the bar on phones says what the price is for', () => {
  expect(buyPanel(skus, choice({ lane: 'flash' })).sticky).toBe('US M 9, flash, in total');
});
