import { addJob } from '@suki/db/queries/jobs';
import { beginReconciliation, finishReconciliation } from '@suki/db/queries/reconciliations';
import { clearWebhookEvents } from '@suki/db/queries/webhook-events';
import { withTransaction } from '@suki/db/tx';
import { fullReconciliation, webhookEventsKeptMs } from '@suki/domain/config/reconciliation';
import { manilaDate, manilaTimeOfDay } from '@suki/domain/time/manila';
import type { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { reconcileFully } from '../features/payments/reconcile-fully.ts';
import { reconcileFullyJob } from './reconcile-fully.definition.ts';

/** So many rows at a time, so that nobody waits for the first night of a long-lived database. */
const CLEARED_AT_ONCE = 5_000;

/**
 * Compares everything of the last days with the gateway and keeps what came of it; then clears away what hosted services told us long ago. Run twice it
 * tells nobody twice.
 */
export async function handleReconcileFully(
  { day }: z.output<typeof reconcileFullyJob.payload>,
  dependencies: Dependencies,
): Promise<void> {
  const result = await reconcileFully(dependencies);
  await finishReconciliation(dependencies.pool, day, dependencies.clock.now(), result);
  dependencies.log.info({ day, result }, 'The night’s full reconciliation is done.');
  await clearOldEvents(dependencies);
}

async function clearOldEvents({ pool, clock, log }: Pick<Dependencies, 'pool' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookEventsKeptMs);
  let cleared = 0;
  for (;;) {
    const count = await clearWebhookEvents(pool, before, CLEARED_AT_ONCE);
    cleared += count;
    if (count < CLEARED_AT_ONCE) break;
  }
  if (cleared > 0) log.info({ cleared }, 'Handled webhooks of long ago are cleared away.');
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
