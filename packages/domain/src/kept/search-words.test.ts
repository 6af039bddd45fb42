import { describe, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX } from '../config/kept.ts';
import { readSearch } from './search-words.ts';

describe('a search', () => {
  test.each([
    ['  Jordan   1 ', 'Jordan 1', 'jordan 1'],
    ['TSINELAS', 'TSINELAS', 'tsinelas'],
    ['niñ̃o', 'niñ̃o', 'niñ̃o'],
    ['x'.repeat(SEARCH_LENGTH_MAX), 'x'.repeat(SEARCH_LENGTH_MAX), 'x'.repeat(SEARCH_LENGTH_MAX)],
  ])('"%s" is shown as it was typed, and found again whatever its capitals and blanks', (typed, shown, key) => {
    expect(readSearch(typed)).toEqual({ ok: true, value: { shown, key } });
  });

  test.each(['', '   ', 'x'.repeat(SEARCH_LENGTH_MAX + 1), 'a\u202Eb', 'a\u0000b'])('"%s" is refused', (typed) => {
    expect(readSearch(typed)).toEqual({ ok: false, messageId: 'field.search' });
  });
});
