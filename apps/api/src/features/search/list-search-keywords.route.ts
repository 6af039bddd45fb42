import { suggestedKeywords } from '@suki/db/queries/search-shelves';
import { searchLimits } from '@suki/domain/config/search';
import type { Handler } from '../../http/handler.ts';

export const listSearchKeywords: Handler<'listSearchKeywords'> = async (_request, { pool }) => {
  return { keywords: [...(await suggestedKeywords(pool, searchLimits.keywords))] };
};
