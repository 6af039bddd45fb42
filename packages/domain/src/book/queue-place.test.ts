import { describe, expect, test } from 'vitest';
import { BOOK_PRICES_MAX } from '../config/lists.ts';
import { pesos } from '../money/centavos.ts';
import { queuePlace } from './queue-place.ts';

const steps = [
  { price: pesos(5_100), count: 1 },
  { price: pesos(5_000), count: 2 },
];

describe('a new entry stands behind everything at its price or better (rule 2)', () => {
  test.each([
    { of: 'ask', price: 4_950, place: 1, ahead: [], behind: [5_000, 5_000, 5_100] },
    { of: 'ask', price: 5_000, place: 3, ahead: [5_000, 5_000], behind: [5_100] },
    { of: 'ask', price: 5_150, place: 4, ahead: [5_000, 5_000, 5_100], behind: [] },
    { of: 'bid', price: 5_150, place: 1, ahead: [], behind: [5_100, 5_000, 5_000] },
    { of: 'bid', price: 5_100, place: 2, ahead: [5_100], behind: [5_000, 5_000] },
    { of: 'bid', price: 4_950, place: 4, ahead: [5_100, 5_000, 5_000], behind: [] },
  ] as const)('an $of at $price has place $place', ({ of, price, place, ahead, behind }) => {
    const found = queuePlace(of, pesos(price), steps);
    expect(found).toEqual({ place, ahead: ahead.map(pesos), behind: behind.map(pesos), isBeyond: false });
  });
});

test.each([
  { count: BOOK_PRICES_MAX - 1, price: 9_000, isBeyond: false },
  { count: BOOK_PRICES_MAX, price: 9_000, isBeyond: true },
  { count: BOOK_PRICES_MAX, price: 5_000, isBeyond: false },
])('behind $count known prices, at $price: beyond the book is $isBeyond', ({ count, price, isBeyond }) => {
  const known = Array.from({ length: count }, (_, index) => ({ price: pesos(5_000 + 50 * index), count: 1 }));
  expect(queuePlace('ask', pesos(price), known).isBeyond).toBe(isBeyond);
});
