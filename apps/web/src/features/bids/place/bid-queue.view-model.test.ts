import { BOOK_PRICES_MAX } from '@suki/domain/config/lists';
import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { bidQueueAt } from './bid-queue.view-model.ts';

const bids = [
  { price: pesos(8_000), count: 2 },
  { price: pesos(8_200), count: 1 },
  { price: pesos(7_500), count: 1 },
];

test.each([
  [8_300, 'First: nobody bids this much for this size.'],
  [8_200, 'Place 2: one bid is served before yours.'],
  [8_050, 'Place 2: one bid is served before yours.'],
  [8_000, 'Place 4: 3 bids are served before yours.'],
  [500, 'Place 5: 4 bids are served before yours.'],
])('a bid of ₱%i: %s', (price, sentence) => {
  expect(bidQueueAt(pesos(price), bids).sentence).toBe(sentence);
});

test('the queue shows who is served before, and the one behind, dearest first', () => {
  const rows = bidQueueAt(pesos(8_000), bids).entries.map(({ position, price, mine }) => [position, price, mine]);
  expect(rows).toEqual([
    [1, '₱8,200', false],
    [2, '₱8,000', false],
    [3, '₱8,000', false],
    [4, '₱8,000', true],
    [5, '₱7,500', false],
  ]);
});

test('below every price that the book shows, the place is a lower bound', () => {
  const full = Array.from({ length: BOOK_PRICES_MAX }, (_, index) => ({ price: pesos(8_000 + index * 50), count: 1 }));
  expect(bidQueueAt(pesos(500), full).sentence).toBe('At least 10 bids are served before yours.');
});
