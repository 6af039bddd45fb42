import { pesos } from '@suki/domain/money/centavos';
import { describe, expect, test } from 'vitest';
import { orderBook } from './order-book.view-model.ts';

const ask = (price: number, count = 1, lane: 'standard' | 'flash' = 'standard') => ({
  price: pesos(price),
  count,
  lane,
});
const bid = (price: number, count = 1) => ({ price: pesos(price), count });
const size = 'US M 9';

test('a ladder has its dearest price at the top, and says how far the sides are apart', () => {
  const book = { asks: [ask(8_450), ask(8_700, 2)], bids: [bid(7_900), bid(7_850, 3)] };
  expect(orderBook(book, 'standard', size)).toEqual({
    above: [
      { price: '₱8,700', quantity: 2 },
      { price: '₱8,450', quantity: 1 },
    ],
    below: [
      { price: '₱7,900', quantity: 1 },
      { price: '₱7,850', quantity: 3 },
    ],
    between: '₱550 apart',
  });
});

test('of a deep book the prices nearest to the gap are shown', () => {
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { above, below } = orderBook(
    { asks: nine.map((each) => ask(9_000 + 50 * each)), bids: nine.map((each) => bid(9_000 - 50 * each)) },
    'standard',
    size,
  );
  expect([above.length, above.at(-1)?.price]).toEqual([6, '₱9,050']);
  expect([below.length, below[0]?.price]).toEqual([6, '₱8,950']);
});

describe('lanes have books of their own', () => {
  const book = { asks: [ask(8_300, 1, 'flash'), ask(8_450)], bids: [bid(8_400)] };

  test('a flash ask that is cheaper than a bid does not stand in the way of the standard lane', () => {
    const { above, between } = orderBook(book, 'standard', size);
    expect(above).toEqual([{ price: '₱8,450', quantity: 1 }]);
    expect(between).toBe('₱50 apart');
  });

  test('nobody bids in the flash lane', () => {
    const { above, below, between } = orderBook(book, 'flash', size);
    expect(above).toEqual([{ price: '₱8,300', quantity: 1 }]);
    expect(below).toEqual([]);
    expect(between).toBe('Bids are for standard delivery.');
  });
});

test.each([
  ['nobody sells', [], [bid(7_900)], 'No one is selling US M 9 right now. Bid, and sellers see it.'],
  ['nobody bids', [ask(8_450)], [], 'No bid on US M 9 yet.'],
  ['neither', [], [], 'No one is selling or bidding on US M 9 yet.'],
])('the gap says when %s', (_who, asks, bids, expected) => {
  expect(orderBook({ asks, bids }, 'standard', size).between).toBe(expected);
});
