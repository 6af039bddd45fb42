import { toId } from '@suki/domain/ids/id';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { BLANK, buyPanel, type Choice, onlySku, type SkuPrices } from './buy-panel.view-model.ts';
import { itemTexts } from './item.texts.ts';

const id = (size: string) => toId('sku', `sku_00000000${size.padStart(2, '0')}`);
const sku = (size: string, lowestAsk: number | null, flashLowestAsk: number | null = null): SkuPrices => ({
  id: id(size),
  sizes: { us_m: size, eu: String(Number(size) + 33) },
  lowestAsk: lowestAsk === null ? null : pesos(lowestAsk),
  lowestAskRegion: null,
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
    ['nobody sells it', 2, { detail: 'Bid', tagged: false, muted: true, best: false }],
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
    ['standard to NCR', {}, '₱8,570', ['price ₱8,450', 'shipping ₱120', 'inspection Included', 'processing Free']],
    [
      'flash to the Visayas',
      { lane: 'flash', region: 'VISAYAS' },
      '₱8,975',
      ['price ₱8,400', 'shipping ₱200', 'flash ₱375', 'inspection Included', 'processing Free'],
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
  test('ux 14: two dates, and the days without courier by name', () => {
    const { arrival } = buyPanel(skus, choice({ region: 'VISAYAS' }));
    expect(arrival.dates).toBe('Tue 1 – Fri 4 Dec');
    expect(arrival.note).toBe('No courier on Sun 22 Nov, Sun 29 Nov and Mon 30 Nov.');
  });

  test('the way from the seller counts as soon as it is known', () => {
    const far = skus.map((each) => ({ ...each, lowestAskRegion: 'MINDANAO' }));
    expect(buyPanel(far, choice()).arrival.dates).toBe('Sat 28 Nov – Thu 3 Dec');
    expect(buyPanel(far, choice({ lane: 'flash' })).arrival.dates).toBe('Tue 24 – Wed 25 Nov');
  });

  test('room is kept while the time is not known', () => {
    const panel = buyPanel(skus, choice({ now: null }));
    expect(panel.arrival).toEqual({ dates: BLANK, note: BLANK });
    expect(panel.lanes[0]?.dates).toBe(BLANK);
  });
});

describe('ux 7: without a size', () => {
  const panel = buyPanel(skus, choice({ skuId: null, lane: null }));

  test('nothing is preselected where there is a choice', () => {
    expect(onlySku(skus)).toBeNull();
    expect(onlySku([])).toBeNull();
  });

  test('the total is the lowest over all sizes and nothing can be bought', () => {
    expect(panel).toMatchObject({ total: 'from ₱8,570', seenTotal: null, isSizeChosen: false, size: '' });
    expect(panel.sticky).toBe('Standard, in total');
    expect(panel.lanes.map(({ price }) => price)).toEqual(['from ₱8,570', 'from ₱8,895']);
  });

  test('the lane can be chosen before', () => {
    const flash = buyPanel(skus, choice({ skuId: null, lane: 'flash' }));
    expect(flash).toMatchObject({ total: 'from ₱8,895', lane: 'flash' });
  });

  test('an item that nobody sells has no total', () => {
    expect(buyPanel([sku('8', null)], choice({ skuId: null })).total).toBeNull();
  });
});

test('ux 13: of two lanes the one with the lower total is shown until another is chosen', () => {
  const both = [sku('9', 8_450, 8_000)];
  expect(buyPanel(both, choice({ lane: null }))).toMatchObject({ lane: 'flash', total: '₱8,495' });
  expect(buyPanel(both, choice({ lane: 'standard' }))).toMatchObject({ lane: 'standard', total: '₱8,570' });
  expect(buyPanel(both, choice({ lane: null })).cells[0]).toMatchObject({ detail: '₱8,495', best: true });
});

describe('ux 39: an item that comes in one size', () => {
  const bag: SkuPrices = { ...sku('9', 154_000), sizes: { no_size_conversion: 'One size' } };

  test('is chosen from the start', () => {
    expect(onlySku([bag])).toBe(bag.id);
  });

  test('has no size in its texts', () => {
    const panel = buyPanel([bag], choice());
    expect(panel).toMatchObject({ size: '', sticky: 'Standard, in total', isSizeChosen: true, isOneSize: true });
    expect(panel.receipt[0]?.label).toBe('Price');
    expect([itemTexts.nobody(''), itemTexts.orderBook.title(''), itemTexts.sales.caption('')]).toEqual([
      'No one’s selling this yet. Place a bid or sell yours.',
      'Order book',
      'Last sales',
    ]);
  });
});

test('the bar on phones says what the price is for', () => {
  expect(buyPanel(skus, choice({ lane: 'flash' })).sticky).toBe('US M 9, flash, in total');
});
