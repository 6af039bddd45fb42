import { ConflictError } from '@suki/db/conflict-error';
import { addJob } from '@suki/db/queries/jobs';
import { askedUnderWay, beginAsked, runByKey } from '@suki/db/queries/reconciliation-runs';
import { withTransaction } from '@suki/db/tx';
import type { Handler } from '../../../http/handler.ts';
import { presentReconciliation } from './present-reconciliation.ts';

/**
 * `POST /staff/reconciliation`. The comparison itself is a job: with a slow gateway it takes longer than anybody waits
 * for an answer.
 */
export const startReconciliation: Handler<'startReconciliation'> = async ({ caller }, { pool, clock }) => {
  const runId = await withTransaction(pool, async (tx) => {
    const begun = await beginAsked(tx, caller.userId, clock.now());
    if (begun !== undefined) await addJob(tx, 'reconcile-fully', { runId: begun });
    return begun ?? (await askedUnderWay(tx));
  });
  const run = runId === undefined ? undefined : await runByKey(pool, runId);
  // The run that was under way ended at this very moment.
  if (run === undefined) throw new ConflictError('reconciliation', 'that was asked for', 'under way');
  return presentReconciliation(run);
};
