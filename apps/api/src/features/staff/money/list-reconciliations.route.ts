import { listRuns } from '@suki/db/queries/reconciliation-runs';
import { defaultPageSize } from '@suki/domain/config/lists';
import type { Handler } from '../../../http/handler.ts';
import { shelfOptions } from '../../../http/list-options.ts';
import { presentReconciliation } from './present-reconciliation.ts';

export const listReconciliations: Handler<'listReconciliations'> = async ({ query }, { pool }) => {
  const page = await listRuns(pool, shelfOptions(query, defaultPageSize));
  return { ...page, items: page.items.map(presentReconciliation) };
};
