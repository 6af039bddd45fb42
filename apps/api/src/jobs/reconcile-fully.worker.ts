import type { JobPayload } from '@suki/db/jobs.table';
import { addJob, addJobLater } from '@suki/db/queries/jobs';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { beginNight, finishRun, giveUpRuns, noteProgress, runByKey } from '@suki/db/queries/reconciliation-runs';
import { withTransaction } from '@suki/db/tx';
import { releaseNews } from '@suki/domain/config/kept';
import { fullReconciliation } from '@suki/domain/config/reconciliation';
import type { ReconciliationId } from '@suki/domain/ids/id';
import { manilaDate, manilaMoment, manilaTimeOfDay } from '@suki/domain/time/manila';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { reconcileFully as compareAll } from '../features/payments/reconcile-fully.ts';
import type { JobWorker } from './job-worker.ts';

type Payload = JobPayload<'reconcile-fully'>;
type Needs = Pick<Dependencies, 'pool' | 'clock' | 'log'>;

export const reconcileFully: JobWorker<'reconcile-fully'> = {
  payload: z.union([
    z.object({ runId: z.string() }),
    // A job that an older server wrote names its run by the day.
    z.object({ day: z.iso.date() }).transform(({ day }) => ({ runId: day })),
  ]),
  work: compare,
  gaveUp: async ({ runId }, dependencies) => {
    const run = await runByKey(dependencies.pool, runId);
    if (run !== undefined) await giveUp({ id: run.id, before: dependencies.clock.now() }, dependencies);
  },
};

/** Compares everything of the last days with the gateway and stores the result. A second run sends no alert twice. */
async function compare({ runId }: Payload, dependencies: Dependencies): Promise<void> {
  const { pool, clock, log } = dependencies;
  const run = await runByKey(pool, runId);
  if (run === undefined || run.finishedAt !== null || run.failedAt !== null) return;
  const result = await compareAll(dependencies, (soFar) => noteProgress(pool, run.id, soFar));
  await finishRun(pool, run.id, clock.now(), result);
  log.info({ runId: run.id, day: run.day, result }, 'A full reconciliation is done.');
}

/**
 * Gives up runs that have not ended for hours, and begins the night's work when its hour has come in Manila: once a
 * day, by the first worker that looks. Old rows are deleted by a job of its own, because a gateway that is silent all
 * night must not keep them; people hear of the day's releases in the morning.
 */
export async function beginFullReconciliation(dependencies: Needs): Promise<void> {
  const { pool, clock } = dependencies;
  const now = clock.now();
  await giveUp({ id: null, before: new Date(now.getTime() - fullReconciliation.overdueMs) }, dependencies);
  if (manilaTimeOfDay(now).hour < fullReconciliation.fromHour) return;
  const day = manilaDate(now);
  await withTransaction(pool, async (tx) => {
    const runId = await beginNight(tx, day, now);
    if (runId === undefined) return;
    await addJob(tx, 'reconcile-fully', { runId });
    await addJob(tx, 'delete-old-rows', { day });
    const delayMs = Math.max(0, manilaMoment(day, releaseNews.atHour).getTime() - now.getTime());
    await addJobLater(tx, 'tell-releases', { payload: { day }, delayMs });
  });
}

type Overdue = { readonly id: ReconciliationId | null; readonly before: Date };

/** Gives up overdue runs, each with one alert for finance: nobody would notice a comparison that never ended. */
async function giveUp({ id, before }: Overdue, { pool, clock, log }: Needs): Promise<void> {
  const at = clock.now();
  await withTransaction(pool, async (tx) => {
    for (const runId of await giveUpRuns(tx, { id, before, at })) {
      await raiseMoneyAlert(tx, { entity: 'reconciliation', id: runId, event: 'unreconciled' }, at);
      log.error({ runId }, 'A full reconciliation with the gateway did not end, and was given up.');
    }
  });
}
