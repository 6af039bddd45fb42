import type { SomeHandlers } from '../../http/handler.ts';
import { getCategory } from './get-category.route.ts';
import { listDiscovers } from './list-discovers.route.ts';
import { listNavigations } from './list-navigations.route.ts';
import { listSearchKeywords } from './list-search-keywords.route.ts';
import { listSuggestions } from './list-suggestions.route.ts';
import { listTrendings } from './list-trendings.route.ts';
import { searchItems } from './search-items.route.ts';

export const searchHandlers = {
  searchItems,
  listSuggestions,
  listNavigations,
  listDiscovers,
  listSearchKeywords,
  listTrendings,
  getCategory,
} satisfies SomeHandlers;
