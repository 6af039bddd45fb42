import { lastRuns } from '@suki/db/queries/reconciliation-runs';
import { fullReconciliation } from '@suki/domain/config/reconciliation';
import type { Handler } from '../../../http/handler.ts';
import { presentReconciliation } from './present-reconciliation.ts';

export const listReconciliations: Handler<'listReconciliations'> = async (_request, { pool }) => ({
  items: (await lastRuns(pool, fullReconciliation.shownRuns)).map(presentReconciliation),
});
