import { toId } from '@suki/domain/ids/id';
import { type Centavos, pesos, zero } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { entryWords, gainWords, totalsWords } from './collection.view-model.ts';

const item = { id: toId('itm', 'itm_0000000001'), status: 'listed', category: 'shoes' } as const;
const sku = { id: toId('sku', 'sku_0000000001') };
const entry = {
  item,
  sku,
  paid: pesos(5_000),
  boughtOn: '2025-12-24',
  worth: pesos(6_250),
  worthBy: 'size',
  gain: pesos(1_250),
  passesAsNew: true,
} as const;

describe('a gain', () => {
  test.each([
    [pesos(1_250), '+₱1,250', 'positive'],
    [pesos(-500), '−₱500', 'critical'],
    [zero, '₱0', 'soft'],
  ])('of %s centavos says its sign in words too', (gain, text, tone) => {
    expect(gainWords(gain)).toEqual({ text, tone });
  });
});

describe('an entry of the collection', () => {
  test('tells worth, gain, price and day, and leads to the way to sell with item and size chosen', () => {
    expect(entryWords(entry)).toEqual({
      worth: '₱6,250',
      worthNote: 'Last sale',
      gain: { text: '+₱1,250', tone: 'positive' },
      bought: 'Paid ₱5,000 · Bought 24 Dec 2025',
      sell: { href: `/sell/${item.id}?sku=${sku.id}`, label: 'Sell this pair' },
    });
  });

  test('says when its worth comes from other sizes, or when nobody has sold it', () => {
    expect(entryWords({ ...entry, worthBy: 'item' }).worthNote).toBe('Last sale, any size');
    const unsold = entryWords({ ...entry, worth: null, worthBy: null, gain: null });
    expect(unsold).toMatchObject({ worth: null, worthNote: 'No sale yet', gain: null });
  });

  test.each([
    [null, null, 'Price not noted'],
    [zero, null, 'Got it for free'],
    [null, '2025-12-24', 'Price not noted · Bought 24 Dec 2025'],
  ])('paid with %s on %s says so', (paid: Centavos | null, boughtOn, expected) => {
    expect(entryWords({ ...entry, paid, boughtOn }).bought).toBe(expected);
  });

  test('of an item that is not traded now, or was kept with a defect, offers no sale', () => {
    expect(entryWords({ ...entry, item: { ...item, status: 'discontinued' } }).sell).toBeNull();
    expect(entryWords({ ...entry, passesAsNew: false }).sell).toBeNull();
  });
});

describe('the sums of the collection', () => {
  const totals = {
    count: 2,
    compared: 2,
    worth: pesos(9_000),
    paid: pesos(10_000),
    gain: pesos(-1_000),
    isWhole: true,
  };

  test('say worth, price and loss of all items', () => {
    const gain = { text: '−₱1,000', tone: 'critical' };
    const sums = { worth: '₱9,000', paid: 'Paid ₱10,000', gain };
    expect(totalsWords(totals)).toEqual({ sums, note: '2 items' });
  });

  test('say which items they leave out', () => {
    expect(totalsWords({ ...totals, compared: 1 }).note).toMatch(/^For 1 of 2 items:/);
    expect(totalsWords({ ...totals, count: 1_000, isWhole: false }).note).toBe('For your newest 1000 items.');
  });

  test('are not there while no item has both worth and price', () => {
    const none = { ...totals, compared: 0, worth: zero, paid: zero, gain: zero };
    expect(totalsWords(none)).toMatchObject({ sums: null });
  });
});
