import { BOOK_PRICES_MAX } from '@suki/domain/config/lists';
import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { queueAt } from './queue.view-model.ts';

const step = (price: number, count = 1, lane: 'standard' | 'flash' = 'standard') => ({
  price: pesos(price),
  count,
  lane,
});
const asks = [step(8_450), step(8_500, 2), step(8_700), step(8_000, 1, 'flash')];
const bids = [
  { price: pesos(8_000), count: 2 },
  { price: pesos(8_200), count: 1 },
  { price: pesos(7_500), count: 1 },
];

describe('a new ask stands behind everyone at its price or below, in its lane', () => {
  test.each([
    [8_400, 'You’re first: no one sells this size for the same or less.', [1]],
    [8_450, 'Place 2: one item sells before yours.', [2]],
    [8_500, 'Place 4: 3 items sell before yours.', [4]],
    [8_600, 'Place 4: 3 items sell before yours.', [4]],
    [9_000, 'Place 5: 4 items sell before yours.', [5]],
  ])('at ₱%i: %s', (price, sentence, mine) => {
    const queue = queueAt('ask', pesos(price), asks);
    expect(queue.sentence).toBe(sentence);
    expect(queue.entries.filter((entry) => entry.mine).map(({ position }) => position)).toEqual(mine);
  });
});

describe('a new bid stands behind everyone at its price or above', () => {
  test.each([
    [8_300, 'You’re first: no one bids this much for this size.'],
    [8_200, 'Place 2: one bid goes before yours.'],
    [8_050, 'Place 2: one bid goes before yours.'],
    [8_000, 'Place 4: 3 bids go before yours.'],
    [500, 'Place 5: 4 bids go before yours.'],
  ])('at ₱%i: %s', (price, sentence) => {
    expect(queueAt('bid', pesos(price), bids).sentence).toBe(sentence);
  });
});

test('three ahead and one behind are shown, the first to be served first', () => {
  expect(queueAt('ask', pesos(8_600), asks).entries.map(({ position, price }) => `${position} ${price}`)).toEqual([
    '1 ₱8,450',
    '2 ₱8,500',
    '3 ₱8,500',
    '4 ₱8,600',
    '5 ₱8,700',
  ]);
  const rows = queueAt('bid', pesos(8_000), bids).entries.map(({ position, price, mine }) => [position, price, mine]);
  expect(rows).toEqual([
    [1, '₱8,200', false],
    [2, '₱8,000', false],
    [3, '₱8,000', false],
    [4, '₱8,000', true],
    [5, '₱7,500', false],
  ]);
});

test('beyond every price that the book shows, the place is a lower bound', () => {
  const deep = Array.from({ length: BOOK_PRICES_MAX }, (_, index) => step(8_000 + index * 50, 3));
  expect(queueAt('ask', pesos(9_000), deep).sentence).toBe('At least 30 items sell before yours.');
  const full = Array.from({ length: BOOK_PRICES_MAX }, (_, index) => ({ price: pesos(8_000 + index * 50), count: 1 }));
  expect(queueAt('bid', pesos(500), full).sentence).toBe('At least 10 bids go before yours.');
});

test.each(['ask', 'bid'] as const)('in an empty book the first %s is alone', (of) => {
  expect(queueAt(of, pesos(9_000), []).entries).toEqual([{ position: 1, detail: 'You', price: '₱9,000', mine: true }]);
});
