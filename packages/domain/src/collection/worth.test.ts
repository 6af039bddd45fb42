import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { collectionTotals } from './collection-totals.ts';
import { gainOf, worthOf } from './worth.ts';

const [low, high] = [pesos(5_000), pesos(6_000)];

describe('the worth of an owned item', () => {
  test.each([
    ['its size was sold, and another for more', low, high, { amount: low, by: 'size' }],
    ['its size alone was sold', high, null, { amount: high, by: 'size' }],
    ['another size was sold', null, high, { amount: high, by: 'item' }],
    ['nobody has sold it', null, null, null],
  ])('when %s', (_, ofSize, ofItem, expected) => {
    expect(worthOf({ ofSize, ofItem })).toEqual(expected);
  });
});

describe('the gain of an owned item', () => {
  test.each([
    ['worth more than was paid', high, low, pesos(1_000)],
    ['worth what was paid', low, low, pesos(0)],
    ['worth less than was paid', low, high, pesos(-1_000)],
    ['a gift', low, pesos(0), low],
    ['of unknown worth', null, low, null],
    ['bought at an unknown price', low, null, null],
  ])('that is %s', (_, worth, paid, expected) => {
    expect(gainOf(worth, paid)).toBe(expected);
  });
});

describe('the sums of a collection', () => {
  const entry = (paid: typeof low | null, ofSize: typeof low | null, ofItem: typeof low | null = null) => ({
    paid,
    ofSize,
    ofItem,
  });

  test('are taken over the entries with both a worth and a price', () => {
    const entries = [entry(low, high), entry(high, null, low), entry(null, high), entry(high, null)];
    const total = pesos(11_000);
    expect(collectionTotals(entries)).toEqual({ count: 4, compared: 2, worth: total, paid: total, gain: pesos(0) });
  });

  test('may be a loss', () => {
    expect(collectionTotals([entry(high, low)]).gain).toBe(pesos(-1_000));
  });

  test('of nothing are nothing', () => {
    expect(collectionTotals([])).toEqual({ count: 0, compared: 0, worth: 0, paid: 0, gain: 0 });
  });
});
