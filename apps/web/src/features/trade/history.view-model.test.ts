import { keysOf } from '@suki/domain/keys-of';
import { isOfSide } from '@suki/domain/trade/table/history-of-side';
import { bidRows } from '@suki/domain/trade/table/transitions/bids.table';
import { eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { expect, test } from 'vitest';
import { historyLines } from './history.view-model.ts';

const entry = (event: string, at: string) => ({ event, from: null, to: 'to_pay', actor: 'buyer', at });

test('the history is sorted latest first, in Manila time', () => {
  const lines = historyLines([
    entry('E31', '2026-11-21T04:00:00.000Z'),
    entry('E37a', '2026-11-21T04:05:00.000Z'),
    entry('E41', '2026-11-21T12:30:00.000Z'),
  ]);
  expect(lines.map(({ what, time }) => `${what}: ${time}`)).toEqual([
    'Seller confirmed: Sat 21 Nov, 8:30 PM',
    'Paid: Sat 21 Nov, 12:05 PM',
    'Bought and reserved: Sat 21 Nov, 12:00 PM',
  ]);
});

test('of two events at one moment the later one stands first', () => {
  const lines = historyLines([entry('E57', '2026-11-21T04:00:00.000Z'), entry('E59', '2026-11-21T04:00:00.000Z')]);
  expect(lines.map(({ what }) => what)).toEqual(['Small defect found: the buyer decides', 'Inspection started']);
});

test('an event without words is left out', () => {
  expect(historyLines([entry('E79', '2026-11-21T04:00:00.000Z')])).toEqual([]);
});

/** Refusals, and events that only start a timer or a payment attempt: the bidder would not look for them. */
const silent = ['E14', 'T3x', 'E18x', 'E11b-bid-late', 'E24', 'T5x'];

test.each(keysOf(bidRows).filter((event) => !silent.includes(event)))('%s of a bid has its words', (event) => {
  expect(historyLines([entry(event, '2026-11-21T04:00:00.000Z')])).toHaveLength(1);
});

test.each(['E36', 'E36-accept', 'E36-cancel', 'E36-cancel-accept', 'E37b', 'E37b-flash', 'E37-bid'])(
  'how a bid ends by its order or another one has its words: %s',
  (event) => {
    expect(historyLines([entry(event, '2026-11-21T04:00:00.000Z')])).toHaveLength(1);
  },
);

/** A payer need not be told that they began a payment; its end is told. */
const begun: readonly string[] = ['E32', 'E32-redelivery'];

const seen = eventIds.filter((event) => {
  const { order, refuses } = transition(event);
  const fact = { event, from: order?.from[0] ?? null, to: order?.to === 'stays' ? (order.from[0] ?? '') : '' };
  const isSeen = isOfSide(fact, 'buyer') || isOfSide(fact, 'seller');
  return order !== undefined && refuses === undefined && isSeen && !begun.includes(event);
});

test.each(seen)('each event that a side of an order sees has its words: %s', (event) => {
  expect(historyLines([entry(event, '2026-11-21T04:00:00.000Z')])).toHaveLength(1);
});
