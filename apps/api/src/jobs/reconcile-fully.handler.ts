import { addJob } from '@suki/db/queries/jobs';
import { beginReconciliation, finishReconciliation } from '@suki/db/queries/reconciliations';
import { withTransaction } from '@suki/db/tx';
import { fullReconciliation } from '@suki/domain/config/reconciliation';
import { manilaDate, manilaTimeOfDay } from '@suki/domain/time/manila';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { reconcileFully } from '../features/payments/reconcile-fully.ts';
import { reconcileFullyJob } from './reconcile-fully.definition.ts';

/** Compares everything of the last days with the gateway and keeps what came of it. Run twice it tells nobody twice. */
export async function handleReconcileFully(
  { day }: z.output<typeof reconcileFullyJob.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const result = await reconcileFully(dependencies);
  await finishReconciliation(dependencies.pool, day, dependencies.clock.now(), result);
  dependencies.log.info({ day, result }, 'The night’s full reconciliation is done.');
}

/** Begins the night's full reconciliation when its hour has come in Manila, once a day, whichever worker looks first. */
export async function beginFullReconciliation({ pool, clock }: Pick<Dependencies, 'pool' | 'clock'>): Promise<void> {
  const now = clock.now();
  if (manilaTimeOfDay(now).hour < fullReconciliation.fromHour) return;
  const day = manilaDate(now);
  const { name } = reconcileFullyJob;
  await withTransaction(pool, async (tx) => {
    if (await beginReconciliation(tx, day, now)) await addJob(tx, name, { day }, `${name}:${day}`);
  });
}
