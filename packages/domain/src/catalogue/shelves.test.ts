import { describe, expect, test } from 'vitest';
import { homeSections } from './sections.ts';
import { problemsOfShelf, type ShelfRow, shelfText } from './shelves.ts';

const row = (change: Partial<ShelfRow>): ShelfRow => ({ key: '', title: '', keyword: '', isVisible: true, ...change });
const sections = homeSections.map((key) => row({ key }));

describe('a list of the shop', () => {
  test.each([
    ['sections in any order', 'sections', sections.toReversed(), 0],
    ['sections without one', 'sections', sections.slice(1), 1],
    ['a section twice', 'sections', [...sections.slice(1), row({ key: 'kids' })], 1],
    ['an unknown section', 'sections', [...sections.slice(1), row({ key: 'sale' })], 1],
    ['a tab without a title', 'navigation', [row({ key: 'men' })], 2],
    ['an idea with title and words', 'discovers', [row({ title: 'Pandas', keyword: 'panda' })], 0],
    ['an idea without words', 'discovers', [row({ title: 'Pandas' })], 1],
    ['no idea at all', 'discovers', [], 0],
    ['words', 'keywords', [row({ keyword: 'samba' })], 0],
    ['empty words', 'keywords', [row({ keyword: '  ' })], 1],
    ['words of 81 characters', 'keywords', [row({ keyword: 'x'.repeat(81) })], 1],
  ] as const)('%s: of %s %o has %d problems', (_what, shelf, rows, count) => {
    expect(problemsOfShelf(shelf, rows)).toHaveLength(count);
  });

  test('reads in the history with what is hidden in brackets', () => {
    const rows = [row({ title: 'Pandas', keyword: 'panda' }), row({ keyword: 'samba', isVisible: false })];
    expect(shelfText(rows)).toBe('Pandas = panda, (samba)');
  });
});
