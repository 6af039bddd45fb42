import { type Command, useCommand } from '../command.ts';
import { type Fetched, useFetched } from '../fetched.ts';
import { listReconciliations, startReconciliation } from '../generated/staff.ts';
import type { ListReconciliations200, ReconciliationRun } from '../generated/suki.schemas.ts';
import { isAbout, keys } from '../keys.ts';

const LOOK_AGAIN_MS = 2_000;

/** The last full comparisons with the gateway, newest first; read again and again while one is under way. */
export function useReconciliations(): Fetched<ListReconciliations200> {
  return useFetched(
    keys.reconciliations(),
    () => listReconciliations(),
    (latest) => (latest?.items.some(isUnderWay) === true ? LOOK_AGAIN_MS : 0),
  );
}

/** Begins one, or finds the one that somebody began a moment before. */
export function useStartReconciliation(): Command<void, ReconciliationRun> {
  return useCommand(async (_nothing, mutate) => {
    const run = await startReconciliation();
    void mutate(isAbout('reconciliation'));
    return run;
  });
}

const isUnderWay = ({ finishedAt, failedAt }: ReconciliationRun): boolean => finishedAt === null && failedAt === null;
