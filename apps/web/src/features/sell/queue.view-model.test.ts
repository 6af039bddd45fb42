import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { queueAt } from './queue.view-model.ts';

const step = (price: number, count = 1, lane: 'standard' | 'flash' = 'standard') => ({
  price: pesos(price),
  count,
  lane,
});
const book = [step(8_450), step(8_500, 2), step(8_700), step(8_000, 1, 'flash')];

describe('a new ask stands behind everyone at its price or below, in its lane', () => {
  test.each([
    [8_400, 'First: nobody sells this size for less or the same.', [1]],
    [8_450, 'Second: one item sells before yours.', [2]],
    [8_500, 'Fourth: 3 items sell before yours.', [4]],
    [8_600, 'Fourth: 3 items sell before yours.', [4]],
    [9_000, 'Fifth: 4 items sell before yours.', [5]],
  ])('at ₱%i', (price, sentence, mine) => {
    const queue = queueAt(pesos(price), book);
    expect(queue.sentence).toBe(sentence);
    expect(queue.entries.filter((entry) => entry.mine).map(({ position }) => position)).toEqual(mine);
  });
});

test('three ahead and one behind are shown, in order', () => {
  expect(queueAt(pesos(8_600), book).entries.map(({ position, price }) => `${position} ${price}`)).toEqual([
    '1 ₱8,450',
    '2 ₱8,500',
    '3 ₱8,500',
    '4 ₱8,600',
    '5 ₱8,700',
  ]);
});

test('behind the ten prices that are known the place is "at least"', () => {
  const deep = Array.from({ length: 10 }, (_, index) => step(8_000 + index * 50, 3));
  expect(queueAt(pesos(9_000), deep).sentence).toBe('At least 30 items sell before yours.');
});

test('in an empty book one is first and alone', () => {
  expect(queueAt(pesos(9_000), []).entries).toEqual([{ position: 1, detail: 'You', price: '₱9,000', mine: true }]);
});
