import { expect, test } from 'vitest';
import { placeIn, withPlace } from './list-place.ts';

const place = { key: 'ord_7' };

test('a place that was kept is found again', () => {
  expect(placeIn(withPlace(null, 'orders', place), 'orders')).toEqual(place);
});

test('what the router keeps in the same entry stays', () => {
  expect(withPlace({ tree: ['home'] }, 'orders', place)).toMatchObject({ tree: ['home'] });
});

test('two lists of a page have a place each', () => {
  const state = withPlace(withPlace(null, 'orders', place), 'asks', { key: 'ask_1' });
  expect(placeIn(state, 'orders')).toEqual(place);
  expect(placeIn(state, 'asks')).toEqual({ key: 'ask_1' });
});

test.each([
  ['an entry without state', null],
  ['a state of somebody else', { key: 'x' }],
  ['a place of another list', withPlace(null, 'asks', place)],
  ['a place that is not one', { sukiListPlaces: { orders: { key: 3 } } }],
])('%s has no place', (_title, state) => {
  expect(placeIn(state, 'orders')).toBeUndefined();
});
