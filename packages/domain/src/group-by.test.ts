import { describe, expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

describe('groups by a key', () => {
  test.each([
    ['of nothing there are none', [], []],
    [
      'keys and values keep their order',
      [3, 1, 4, 2],
      [
        ['odd', [3, 1]],
        ['even', [4, 2]],
      ],
    ],
  ])('%s', (_, values, groups) => {
    expect([...groupBy(values, (value) => (value % 2 === 0 ? 'even' : 'odd'))]).toEqual(groups);
  });
});
