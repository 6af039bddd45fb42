import { z } from 'zod';
import { route } from '../route.ts';
import { ItemId, KeptId } from '../shared/brands.ts';
import { Done, pageOf, shelfQuery } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';
import { Search, SeenItem } from './kept.schemas.ts';

const tag = 'kept';
const audience = 'anyone';
const query = z.object(shelfQuery);

/** Lists that write themselves: searches and seen items. A visitor without an account has them too. */
export const seenRoutes = {
  listSearches: route({
    operationId: 'listSearches',
    method: 'GET',
    path: '/user/search-history',
    tag,
    summary: 'The caller’s searches, the last one first.',
    audience,
    query,
    response: pageOf(Search),
    errors: [],
  }),
  addSearch: route({
    operationId: 'addSearch',
    method: 'POST',
    path: '/user/search-history',
    tag,
    summary: 'Notes a search; a repeated one moves to the top.',
    audience,
    body: z.object({ keyword: TypedText }),
    response: Search,
    successStatus: 201,
    errors: [],
  }),
  clearSearches: route({
    operationId: 'clearSearches',
    method: 'DELETE',
    path: '/user/search-history',
    tag,
    summary: 'Deletes all searches.',
    audience,
    response: Done,
    errors: [],
  }),
  deleteSearch: route({
    operationId: 'deleteSearch',
    method: 'DELETE',
    path: '/user/search-history/{id}',
    tag,
    summary: 'Deletes one search.',
    audience,
    params: z.object({ id: KeptId }),
    response: Done,
    errors: ['SEARCH_NOT_FOUND'],
  }),
  listFootprint: route({
    operationId: 'listFootprint',
    method: 'GET',
    path: '/user/footprint',
    tag,
    summary: 'The items that the caller looked at, the last one first.',
    audience,
    query,
    response: pageOf(SeenItem),
    errors: [],
  }),
  addFootprint: route({
    operationId: 'addFootprint',
    method: 'POST',
    path: '/user/footprint',
    tag,
    summary: 'Notes that the caller looked at an item; seen again, it moves to the top.',
    audience,
    body: z.object({ itemId: ItemId }),
    response: Done,
    successStatus: 201,
    errors: ['ITEM_NOT_FOUND'],
  }),
  clearFootprint: route({
    operationId: 'clearFootprint',
    method: 'DELETE',
    path: '/user/footprint',
    tag,
    summary: 'Forgets every item that the caller looked at.',
    audience,
    response: Done,
    errors: [],
  }),
} as const;
