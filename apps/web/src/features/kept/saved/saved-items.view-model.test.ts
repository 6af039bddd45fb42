import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { priceDrop, toggled } from './saved-items.view-model.ts';

const [low, high] = [pesos(5_000), pesos(6_000)];

describe('the price drop of a saved item', () => {
  test.each([
    ['fell', low, high, pesos(1_000)],
    ['stayed', low, low, null],
    ['rose', high, low, null],
    ['is gone', null, high, null],
    ['was not there when it was saved', low, null, null],
  ])('when the price %s', (_, lowestAsk, priceWhenSaved, expected) => {
    expect(priceDrop({ item: { lowestAsk, flashLowestAsk: null }, priceWhenSaved })).toBe(expected);
  });

  test('counts the flash lane too', () => {
    expect(priceDrop({ item: { lowestAsk: high, flashLowestAsk: low }, priceWhenSaved: high })).toBe(pesos(1_000));
  });
});

test('a press chooses an item, and another press takes it back', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
