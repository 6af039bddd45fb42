import type { ItemCard, Search, SearchResults, Trending } from '@suki/sdk/types';
import { itemPath } from '../../../shell/paths.ts';
import { tileOf, type Visitor } from '../../item/tile/tile.view-model.ts';
import { searchTexts } from '../search.texts.ts';
import { readSearch, searchPath } from '../search-address.ts';
import type { Suggestion, SuggestionGroup } from './suggestions.types.ts';

const ITEMS_MAX = 5;
const BRANDS_MAX = 3;
const RECENT_MAX = 5;
const TRENDING_MAX = 6;

export const FORGET = 'forget';

/** The suggestions while somebody types: all results, the first items with what they cost, and brands. */
export function suggestionsOf(text: string, results: SearchResults, visitor: Visitor): readonly SuggestionGroup[] {
  const { total, isTotalExact, items, facets, corrected } = results;
  const search = readSearch({ keyword: corrected ?? text });
  const all: Suggestion = {
    id: 'all',
    label: search.keyword,
    picture: 'search',
    end: searchTexts.items(total, isTotalExact),
    href: searchPath(search),
  };
  return filled([
    { label: searchTexts.groups.words, options: total === 0 ? [] : [all] },
    {
      label: searchTexts.groups.items,
      options: items.slice(0, ITEMS_MAX).map((item) => itemSuggestion(item, visitor)),
    },
    {
      label: searchTexts.groups.brands,
      options: facets.brand.slice(0, BRANDS_MAX).map(({ value, name, count }) => ({
        id: `brand-${value}`,
        label: name,
        picture: 'tag' as const,
        end: searchTexts.items(count, isTotalExact),
        href: searchPath({ ...search, brand: [value] }),
      })),
    },
  ]);
}

/** The entries of an empty field: the person's last searches, and the models that trend. */
export function startsOf(searches: readonly Search[], trendings: readonly Trending[]): readonly SuggestionGroup[] {
  const recent = searches.slice(0, RECENT_MAX).map(({ id, keyword }) => ({
    id,
    label: keyword,
    picture: 'clock' as const,
    href: searchPath(readSearch({ keyword })),
  }));
  const forget = { id: FORGET, label: searchTexts.forget, picture: 'trash' as const, href: null };
  return filled([
    { label: searchTexts.groups.recent, options: recent.length === 0 ? [] : [...recent, forget] },
    {
      label: searchTexts.groups.trending,
      options: trendings.slice(0, TRENDING_MAX).map(({ id, title, keyword, item }) => ({
        id: `trending-${id}`,
        label: title,
        picture: item.art,
        href: searchPath(readSearch({ keyword })),
      })),
    },
  ]);
}

function itemSuggestion(item: ItemCard, visitor: Visitor): Suggestion {
  const { price } = tileOf(item, visitor);
  return {
    id: item.id,
    label: item.name,
    detail: item.styleCode === '' ? undefined : item.styleCode,
    picture: item.art,
    end: price ?? undefined,
    href: itemPath(item.id),
  };
}

const filled = (groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] =>
  groups.filter(({ options }) => options.length > 0);
