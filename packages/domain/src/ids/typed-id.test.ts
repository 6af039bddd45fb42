import { expect, test } from 'vitest';
import { typedId } from './id.ts';

test.each([
  ['ord_0123456789', 'ord_0123456789'],
  ['ORD_01234ABCDE', 'ord_01234abcde'],
  [' Ord_01234abcde\n', 'ord_01234abcde'],
  ['ask_0123456789', null],
  ['ord_012', null],
  ['JT17954345161100', null],
])('%j typed as an order number is %j', (typed, id) => {
  expect(typedId('ord', typed)).toBe(id);
});
