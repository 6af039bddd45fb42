import { searchLimits } from '@suki/domain/config/search';
import { z } from 'zod';
import { route } from '../route.ts';
import { CategoryId } from '../shared/brands.ts';
import {
  CategoryDetail,
  Discover,
  Keyword,
  Navigation,
  SearchResults,
  Suggestions,
  searchQuery,
  Trending,
} from './search.schemas.ts';

const tag = 'search';
const audience = 'public-catalogue';

export const searchRoutes = {
  searchItems: route({
    operationId: 'searchItems',
    method: 'GET',
    path: '/search/item',
    tag,
    summary:
      'Listed items by words and filters, with counts for each filter. Several values of one filter are alternatives.',
    audience,
    callsPerMinute: searchLimits.callsPerMinute,
    query: searchQuery,
    response: SearchResults,
    errors: [],
  }),
  listSuggestions: route({
    operationId: 'listSuggestions',
    method: 'GET',
    path: '/search/suggestion/list',
    tag,
    summary: 'Completed words, brands and items for what somebody types.',
    audience,
    callsPerMinute: searchLimits.callsPerMinute,
    query: z.object({ keyword: Keyword }),
    response: Suggestions,
    errors: [],
  }),
  listNavigations: route({
    operationId: 'listNavigations',
    method: 'GET',
    path: '/navigation/list',
    tag,
    summary: 'The tabs of search; `count=1` adds the number of their items.',
    audience,
    query: z.object({ count: z.enum(['0', '1']).optional() }),
    response: z.object({ navigations: z.array(Navigation) }),
    errors: [],
  }),
  listDiscovers: route({
    operationId: 'listDiscovers',
    method: 'GET',
    path: '/search/discover/list',
    tag,
    summary: 'Ideas for people who have not typed yet.',
    audience,
    response: z.object({ discovers: z.array(Discover) }),
    errors: [],
  }),
  listSearchKeywords: route({
    operationId: 'listSearchKeywords',
    method: 'GET',
    path: '/search/keyword/list',
    tag,
    summary: 'Words that an editor suggests under the search field.',
    audience,
    response: z.object({ keywords: z.array(z.string()) }),
    errors: [],
  }),
  listTrendings: route({
    operationId: 'listTrendings',
    method: 'GET',
    path: '/search/trending/list',
    tag,
    summary: 'Models by the interest in them, then by their sales of two weeks, then by all sales, then the newest.',
    audience,
    response: z.object({ trendings: z.array(Trending) }),
    errors: [],
  }),
  getCategory: route({
    operationId: 'getCategory',
    method: 'GET',
    path: '/category/{id}',
    tag,
    summary: 'A category with those under it.',
    audience,
    params: z.object({ id: CategoryId }),
    response: CategoryDetail,
    errors: ['CATEGORY_NOT_FOUND'],
  }),
} as const;
