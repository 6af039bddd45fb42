import { pesos } from '@suki/domain/money/centavos';
import { expect, test } from 'vitest';
import { buyerAnswer } from './buyer.view-model.ts';

test('every line stands with where it comes from, and they add up to the total', () => {
  const { total, lines } = buyerAnswer(pesos(8_000), { to: 'VISAYAS', from: null, lane: 'flash' });
  expect(lines.map(({ label, note, amount }) => [label, note, amount])).toEqual([
    ['Price', undefined, '₱8,000'],
    ['Delivery to the Visayas', 'From our warehouse to your region.', '₱200'],
    ['Flash fee', 'By price: the item is already verified and leaves our warehouse within a day.', '₱375'],
    ['Inspection and certificate', undefined, 'Included'],
    ['Processing fee', undefined, 'Free'],
    ['You pay in total', undefined, '₱8,575'],
  ]);
  expect(total).toBe('₱8,575');
});

test.each([
  [
    'NCR',
    null,
    [
      ['₱8,120', '6 courier days'],
      ['₱8,495', '2 courier days'],
    ],
  ],
  [
    'BATANES',
    'MINDANAO',
    [
      ['₱8,280', '8–13 courier days'],
      ['₱8,655', '4–6 courier days'],
    ],
  ],
] as const)('to %s, sent from %s: each lane with its total and its days', (to, from, expected) => {
  const { lanes } = buyerAnswer(pesos(8_000), { to, from, lane: 'standard' });
  expect(lanes.map(({ price, dates }) => [price, dates])).toEqual(expected);
});

test('without a price the lanes keep their days and the amounts are dashes', () => {
  const { total, lines, lanes } = buyerAnswer(null, { to: 'NCR', from: null, lane: 'standard' });
  expect([total, ...lines.map(({ amount }) => amount), ...lanes.map(({ price }) => price)]).toEqual(Array(8).fill('–'));
  expect(lanes[1]?.dates).toBe('2 courier days');
});
