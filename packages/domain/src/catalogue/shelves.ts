import { homeSections } from './sections.ts';
import { searchTabs } from './tabs.ts';

/** Lists of the shop that an editor orders: sections of home, tabs of search, ideas and words on the search page. */
export const shelves = ['sections', 'navigation', 'discovers', 'keywords'] as const;
export type Shelf = (typeof shelves)[number];

/** One entry. `key` is its section, tab or number; empty for a new idea and for words. */
export type ShelfRow = {
  readonly key: string;
  readonly title: string;
  /** The words that it searches for; empty for sections and tabs. */
  readonly keyword: string;
  readonly isVisible: boolean;
};

/** Entries of the lists that grow. */
export const SHELF_ROWS_MAX = 30;
const TITLE_MAX = 40;
const KEYWORD_MAX = 80;

/** The keys of the lists that neither grow nor shrink; null for the others. */
const fixedKeys: Readonly<Record<Shelf, readonly string[] | null>> = {
  sections: homeSections,
  navigation: searchTabs,
  discovers: null,
  keywords: null,
};

/** Returns true for a list to which entries can be added. */
export function growsShelf(shelf: Shelf): boolean {
  return fixedKeys[shelf] === null;
}

export type ShelfProblem = { readonly row: number; readonly field: 'key' | 'title' | 'keyword' };

/** Returns what is wrong with the entries of a list; a list without a problem can be saved. */
export function problemsOfShelf(shelf: Shelf, rows: readonly ShelfRow[]): readonly ShelfProblem[] {
  const keys = fixedKeys[shelf];
  const misses = (text: string, max: number): boolean => text.trim() === '' || text.length > max;
  const problems = rows.flatMap(({ key, title, keyword }, row): ShelfProblem[] => [
    ...(keys !== null && !keys.includes(key) ? [{ row, field: 'key' as const }] : []),
    ...(shelf !== 'sections' && shelf !== 'keywords' && misses(title, TITLE_MAX)
      ? [{ row, field: 'title' as const }]
      : []),
    ...(keys === null && misses(keyword, KEYWORD_MAX) ? [{ row, field: 'keyword' as const }] : []),
  ]);
  // Each section and tab stands in its list once.
  const isWhole =
    keys === null || (rows.length === keys.length && new Set(rows.map(({ key }) => key)).size === keys.length);
  return isWhole ? problems : [...problems, { row: 0, field: 'key' }];
}

/** The list in the words of the history: each entry with what it searches for, hidden ones in brackets. */
export function shelfText(rows: readonly ShelfRow[]): string {
  return rows
    .map(({ key, title, keyword, isVisible }) => {
      const name = title === '' ? (keyword === '' ? key : keyword) : keyword === '' ? title : `${title} = ${keyword}`;
      return isVisible ? name : `(${name})`;
    })
    .join(', ');
}
