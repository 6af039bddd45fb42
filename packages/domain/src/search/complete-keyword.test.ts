import { expect, test } from 'vitest';
import { completedKeywords } from './complete-keyword.ts';

const names = ['Jordan 1 Mid Panda', 'Jordan 1 Mid Bred', 'Jordan 1 Low Panda', 'Jordan 4 Bred', 'Nike Dunk Low Panda'];

test.each([
  { typed: 'jor', first: 'jordan' },
  { typed: 'jordan 1 m', first: 'jordan 1 mid' },
  { typed: 'pan', first: 'panda' },
])('"$typed" is completed to "$first"', ({ typed, first }) => {
  const fitting = names.filter((name) => name.toLowerCase().includes(typed));
  expect(completedKeywords(typed, fitting, 3)[0]).toBe(first);
});

test('suggests nothing that was typed already, and nothing without names', () => {
  expect(completedKeywords('panda', names, 5)).not.toContain('panda');
  expect(completedKeywords('zz', [], 5)).toEqual([]);
});
