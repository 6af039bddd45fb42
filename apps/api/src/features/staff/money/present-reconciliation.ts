import type { ReconciliationRun as Answer } from '@suki/contract/staff/reconciliations.table';
import type { ReconciliationRun } from '@suki/db/queries/reconciliation-runs';
import type { z } from 'zod';

const nothing = { checked: 0, settled: 0, differs: 0, unanswered: 0 };

/** Presents a full comparison with the gateway; a comparison that has just begun has no counts yet. */
export function presentReconciliation(run: ReconciliationRun): z.output<typeof Answer> {
  const { id, day, begunAt, begunByName, finishedAt, failedAt, result } = run;
  return {
    id,
    day,
    begunAt: begunAt.toISOString(),
    begunByName,
    finishedAt: finishedAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    payments: result?.payments ?? nothing,
    refunds: result?.refunds ?? nothing,
    payouts: result?.payouts ?? nothing,
  };
}
