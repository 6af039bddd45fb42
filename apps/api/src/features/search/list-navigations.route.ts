import { navigations, tabCounts } from '@suki/db/queries/search-shelves';
import { searchLimits } from '@suki/domain/config/search';
import type { Handler } from '../../http/handler.ts';

export const listNavigations: Handler<'listNavigations'> = async ({ query }, { pool }) => {
  const rows = await navigations(pool);
  const isCounted = query.count === '1';
  const counts = isCounted
    ? await tabCounts(pool, rows.map(({ tab }) => tab), searchLimits.results + 1)
    : new Map<string, number>();
  return { navigations: rows.map((row) => ({ ...row, itemCount: isCounted ? (counts.get(row.tab) ?? 0) : null })) };
};
