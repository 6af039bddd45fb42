import type { FindOrders200 } from '@suki/sdk/types';
import { expect, test } from 'vitest';
import { nothingFound, orderToOpen, whyTooShort } from './find-order.view-model.ts';

const found = (items: readonly string[], people = 0, hasMore = false) =>
  ({ isMistyped: false, items: items.map((id) => ({ id })), people: Array(people).fill({}), hasMore }) as FindOrders200;

test.each([
  ['one order', found(['ord_1']), 'ord_1'],
  ['two orders', found(['ord_1', 'ord_2']), null],
  ['one order and a person', found(['ord_1'], 1), null],
  ['one order of many items', found(['ord_1'], 0, true), null],
  ['nothing', found([]), null],
])('ops A.2 A6: a search that finds %s opens the right page', (_, answer, opened) => {
  expect(orderToOpen(answer)).toBe(opened);
});

test('ops A.2 A6: a mistyped order number is said to be so, another text to be unknown', () => {
  expect(nothingFound('SK-2061-1483A', true)).toMatch(/^“SK-2061-1483A” is mistyped/);
  expect(nothingFound('dunk', false)).toMatch(/^Nothing found for “dunk”/);
});

test.each([
  ['', true],
  [' a ', true],
  ['ab', false],
])('"%s" is too short to search for: %s', (typed, isShort) => {
  expect(whyTooShort(typed) !== undefined).toBe(isShort);
});
