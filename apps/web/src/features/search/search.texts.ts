import type { SearchSort } from '@suki/domain/search/search-sorts';
import type { ChoiceFilter } from './search-address.ts';

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const searchTexts = {
  search: 'Search',
  placeholder: 'Brand, model, style code',
  titleOf: (keyword: string) => (keyword === '' ? 'Everything' : keyword),
  pageTitle: (keyword: string) => (keyword === '' ? 'Search' : `“${keyword}”`),
  items: (count: number, isExact: boolean) =>
    isExact ? plural(count, 'item', 'items') : `${count.toLocaleString('en')}+ items`,
  corrected: (words: string) => `Showing ${words}.`,
  dropped: (words: readonly string[]) =>
    `Without ${words.map((word) => `“${word}”`).join(', ')}, which nothing here has.`,
  filters: 'Filters',
  filter: 'Filter',
  close: 'Close',
  show: (count: string) => `Show ${count}`,
  clearAll: 'Clear all',
  applied: 'Chosen filters',
  remove: (value: string) => `Remove ${value}`,
  sort: 'Sort',
  inYourSize: (count: number | null, size: string) =>
    count === null ? `In your size (${size})` : `${count.toLocaleString('en')} in your size (${size})`,
  sorts: {
    default: 'Best match',
    popular: 'Most sold',
    newest: 'Newest',
    price_asc: 'Price, low to high',
    price_desc: 'Price, high to low',
  } satisfies Record<SearchSort, string>,
  facets: {
    size: 'Size',
    brand: 'Brand',
    color: 'Color',
    category: 'Category',
    condition: 'Condition',
    gender: 'For',
    releaseYear: 'Released',
  } satisfies Record<ChoiceFilter, string>,
  conditions: { new: 'New, unworn', used: 'Used, graded by us' } as Readonly<Record<string, string>>,
  price: 'Price, all in',
  priceHint: (from: string, to: string) => `${from} to ${to}`,
  bars: (from: string, to: string | null) =>
    to === null ? `Most of these cost ${from} or more` : `Most of these cost ${from} to ${to}`,
  from: 'From, pesos',
  to: 'To, pesos',
  between: 'to',
  set: 'Set price',
  priceRange: (from: string | null, to: string | null) =>
    from === null ? `Up to ${to}` : to === null ? `From ${from}` : `${from} to ${to}`,
  flash: 'Checked, ready to leave',
  flashOnly: 'Flash only',
  more: (count: number) => `${count} more`,
  /** Said behind the number of a filter's value. */
  itemsOf: (count: number) => (count === 1 ? 'item' : 'items'),
  pages: 'Pages of results',
  nextPage: (page: number) => `Page ${page}`,
  first: 'First page',
  shown: (from: number, to: number, total: string) => `${from} to ${to} of ${total}`,
  moreFailed: 'The next items did not load. Check your connection, then press again.',
  results: 'Results',
  empty: (keyword: string) => (keyword === '' ? 'Nothing like this today.' : `No “${keyword}” today.`),
  emptyLead: 'This is what we looked for, and what you would find with one condition less.',
  none: 'none',
  withoutFilters: 'Without filters',
  withoutValue: (value: string) => `Without “${value}”`,
  everything: 'Everything in the shop',
  popular: 'Popular now',
  tellTitle: 'Tell me when it comes',
  tellText:
    'We write about an item in a size, not about words. Choose the item that comes nearest, then your size: one message when somebody sells it.',
  sellTitle: 'Have one? Sell yours',
  sellText: 'Name your price. Someone who looks for it sees your listing first.',
  sell: 'Sell yours',
  failedTitle: 'The search does not answer',
  failedText: 'Nothing is wrong with your words. Try again in a moment.',
  retry: 'Try again',
  suggestions: (count: number) => (count === 0 ? '' : plural(count, 'suggestion', 'suggestions')),
  searching: 'Searching',
  nothing: 'Nothing found. Try the brand or the style code on the box.',
  noAnswer: 'No suggestions now. Press Enter to search.',
  clear: 'Clear the search',
  groups: {
    words: 'Search for',
    items: 'Items',
    brands: 'Brands',
    recent: 'You searched',
    trending: 'Trending',
  },
  forget: 'Forget all searches',
} as const;
