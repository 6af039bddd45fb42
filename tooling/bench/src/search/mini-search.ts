import { joinedStyleCode, searchWords } from '@suki/domain/search/search-words';
import MiniSearch from 'minisearch';
import type { NamedRow } from './read-names.ts';

/** MiniSearch over the same fields, with the options that its guide recommends for names, and our way to part words. */
export function miniSearchOver(rows: readonly NamedRow[]): (keyword: string) => readonly string[] {
  const index = new MiniSearch<NamedRow & { readonly code: string }>({
    fields: ['name', 'brand', 'model', 'colorway', 'styleCode', 'code'],
    tokenize: searchWords,
    processTerm: (term) => term,
  });
  index.addAll(rows.map((row) => ({ ...row, code: joinedStyleCode(row.styleCode) })));
  return (keyword) =>
    index
      .search(keyword, { prefix: true, fuzzy: 0.2, boost: { name: 2 } })
      .slice(0, 5)
      .map(({ id }) => String(id));
}
