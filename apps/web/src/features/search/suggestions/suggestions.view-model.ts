import type { SearchResults } from '@suki/sdk/types';
import { itemPath } from '../../../shell/paths.ts';
import { searchTexts } from '../search.texts.ts';
import { readSearch, searchPath } from '../search-address.ts';
import type { SuggestionGroup } from './suggestions.types.ts';

const ITEMS_MAX = 5;
const BRANDS_MAX = 3;

/** What a search suggests while somebody types: all its results, its first items, and brands. */
export function suggestionsOf(text: string, results: SearchResults): readonly SuggestionGroup[] {
  const { total, isTotalExact, items, facets, corrected } = results;
  const keyword = corrected ?? text;
  const search = readSearch({ keyword });
  const all = { id: 'all', label: searchTexts.all(search.keyword), detail: searchTexts.items(total, isTotalExact) };
  const groups: readonly SuggestionGroup[] = [
    { label: searchTexts.groups.words, options: total === 0 ? [] : [{ ...all, href: searchPath(search) }] },
    {
      label: searchTexts.groups.items,
      options: items.slice(0, ITEMS_MAX).map(({ id, name, styleCode }) => ({
        id,
        label: name,
        detail: styleCode === '' ? undefined : styleCode,
        href: itemPath(id),
      })),
    },
    {
      label: searchTexts.groups.brands,
      options: facets.brand.slice(0, BRANDS_MAX).map(({ value, name, count }) => ({
        id: `brand-${value}`,
        label: name,
        detail: searchTexts.items(count, isTotalExact),
        href: searchPath({ ...search, brand: [value] }),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
