import { homeSections } from '@suki/domain/catalogue/sections';
import type { CatalogueShelf, ShelfRow } from '@suki/sdk/types';
import { sectionWords, shelvesTexts as words } from './catalogue.texts.ts';

/** An entry with a number of its own, by which the screen knows it while it is moved and renamed. */
export type Entry = ShelfRow & { readonly id: number };

export function entriesOf(rows: readonly ShelfRow[]): readonly Entry[] {
  return rows.map((row, id) => ({ ...row, id }));
}

export function rowsOf(entries: readonly Entry[]): readonly ShelfRow[] {
  return entries.map(({ id: _id, ...row }) => row);
}

export function newEntry(entries: readonly Entry[]): Entry {
  return { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, key: '', title: '', keyword: '', isVisible: true };
}

/** The name of an entry for its buttons. */
export function entryName(shelf: CatalogueShelf['shelf'], { key, title, keyword }: ShelfRow): string {
  if (shelf === 'sections') return sectionWords[homeSections.find((section) => section === key) ?? 'featured'];
  return [title, keyword].find((text) => text !== '') ?? words.newEntry;
}
