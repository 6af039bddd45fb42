import type { BidId, HistoryEntry, OrderId } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { isFromBid, pathOfBid } from './bid-of-order.view-model.ts';

const orderId = 'ord_1' as OrderId;
const entry = (event: string): HistoryEntry => ({
  event,
  from: null,
  to: 'to_pay',
  actor: 'seller',
  at: '2026-11-21T00:00:00Z',
});

test.each([
  ['whose seller accepted a bid comes', ['E22a', 'E37a'], true],
  ['whose seller paid the deposit of an acceptance comes', ['E25'], true],
  ['that an ask made when it met a bid comes', ['E20'], true],
  ['that was bought does not come', ['E31', 'E37a'], false],
])('an order %s from a bid', (_words, events, isFrom) => {
  expect(isFromBid({ history: events.map(entry) })).toBe(isFrom);
});

test('the link of an order leads to its own bid among several', () => {
  const bids = [
    { id: 'bid_1' as BidId, orderId: null },
    { id: 'bid_2' as BidId, orderId },
  ];
  expect(pathOfBid({ id: orderId }, bids)).toBe('/bid/bid_2');
});

test('while the bids are read it leads to all bids', () => {
  expect(pathOfBid({ id: orderId }, null)).toBe('/bids');
});
