import { expect, test } from 'vitest';
import { enumeration } from './enumeration.ts';

test.each([
  [[], ''],
  [['Sun 22 Nov'], 'Sun 22 Nov'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j reads as "%s"', (words, sentence) => {
  expect(enumeration(words)).toBe(sentence);
});

test('a choice has "or" before its last', () => {
  expect(enumeration(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
