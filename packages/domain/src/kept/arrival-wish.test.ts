import { describe, expect, test } from 'vitest';
import { pesos } from '../money/centavos.ts';
import { isWishMet, lowestOfLanes } from './arrival-wish.ts';

const [low, high] = [pesos(5_000), pesos(6_000)];

describe('the lowest ask of both lanes', () => {
  test.each([
    [null, null, null],
    [low, null, low],
    [null, high, high],
    [low, high, low],
    [high, low, low],
  ])('of %s and %s is %s', (lowestAsk, flashLowestAsk, expected) => {
    expect(lowestOfLanes({ lowestAsk, flashLowestAsk })).toBe(expected);
  });
});

describe('a wish to be told of a size', () => {
  test.each([
    ['nobody sells', null, null, false],
    ['somebody sells, and any price will do', high, null, true],
    ['the lowest ask is above the price', high, low, false],
    ['the lowest ask is the price', low, low, true],
    ['the lowest ask is below the price', low, high, true],
  ])('when %s', (_, lowestAsk, price, expected) => {
    expect(isWishMet({ lowestAsk, flashLowestAsk: null }, price)).toBe(expected);
  });
});
