import { navigations, tabCounts } from '@suki/db/queries/search-shelves';
import { searchLimits } from '@suki/domain/config/search';
import type { Handler } from '../../http/handler.ts';

export const listNavigations: Handler<'listNavigations'> = async ({ query }, { pool }) => {
  const [rows, counts] = await Promise.all([
    navigations(pool),
    query.count === '1' ? tabCounts(pool, searchLimits.results + 1) : undefined,
  ]);
  return { navigations: rows.map((row) => ({ ...row, itemCount: counts?.[row.tab] ?? null })) };
};
