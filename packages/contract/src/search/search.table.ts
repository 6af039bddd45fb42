import { searchLimits } from '@suki/domain/config/search';
import { route } from '../route.ts';
import { SearchResults, searchQuery } from './search.schemas.ts';

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
} as const;
