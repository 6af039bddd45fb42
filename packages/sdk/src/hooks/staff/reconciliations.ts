import { type Command, useCommand } from '../../command.ts';
import { listReconciliations, reconcilePayments, startReconciliation } from '../../generated/staff-reconciliations.ts';
import type { Reconciliation, ReconciliationRun } from '../../generated/suki.schemas.ts';
import { isAbout, staffKeys } from '../../keys.ts';
import { type List, useList } from '../../list.ts';

const LOOK_AGAIN_MS = 2_000;

/** The last full comparisons with the gateway, newest first; polled while a run is under way. */
export function useReconciliations(): List<ReconciliationRun> {
  return useList(
    staffKeys.reconciliations(),
    (lastItemId) => listReconciliations(lastItemId === null ? {} : { lastItemId }),
    { pollMs: (runs) => (runs.some(isUnderWay) ? LOOK_AGAIN_MS : 0) },
  );
}

/** Starts a full comparison, or returns a run that a colleague started. */
export function useStartReconciliation(): Command<void, ReconciliationRun> {
  return useCommand(async (_nothing, mutate) => {
    const run = await startReconciliation();
    void mutate(isAbout('reconciliation'));
    return run;
  });
}

/** Compares everything open with the gateway now. */
export function useReconcilePayments(): Command<void, Reconciliation> {
  return useCommand(async (_nothing, mutate) => {
    const result = await reconcilePayments();
    void mutate(isAbout('staff-refund', 'staff-payout', 'order'));
    return result;
  });
}

const isUnderWay = ({ finishedAt, failedAt }: ReconciliationRun): boolean => finishedAt === null && failedAt === null;
