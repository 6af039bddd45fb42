import { webhookJobs } from '@suki/db/jobs.table';
import { openTrackings, type Tracking } from '@suki/db/queries/trackings';
import { requeueWebhookEvents } from '@suki/db/queries/webhook-events';
import { withTransaction } from '@suki/db/tx';
import { CATCH_UP_MS, unhandledWebhooks } from '@suki/domain/config/reconciliation';
import { keysOf } from '@suki/domain/keys-of';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { fetchNewsOfParcel } from '../features/parcels/fetch-news-of-parcel.ts';
import { askInBatches, type OpenRecords, openRecords } from '../features/payments/ask-in-batches.ts';
import { gatewayRecords } from '../features/payments/reconcile-gateway.ts';
import type { JobWorker } from './job-worker.ts';
import { beginFullReconciliation } from './reconcile-fully.worker.ts';

/** A webhook normally comes within seconds; a record that is open longer is asked about. */
const QUIET_MS = 2 * 60_000;
/** Parcels move slowly, and the courier service counts calls. */
const PARCEL_QUIET_MS = 60 * 60_000;
const BATCH = 100;

/**
 * Webhooks get lost, and processes die between a call and its answer. So each record that has been open for a while is
 * looked up at the hosted service, and a paid order is found without any webhook.
 */
export const reconcile: JobWorker<'reconcile'> = {
  payload: z.unknown(),
  work: async (_payload, dependencies) => {
    const { realClock } = dependencies;
    await beginFullReconciliation(dependencies);
    await requeueUnhandled(dependencies);
    const untilMs = realClock.now().getTime() + CATCH_UP_MS;
    await askInBatches(
      { ...gatewayRecords(QUIET_MS, dependencies), parcels: silentParcels(dependencies) },
      () => realClock.now().getTime() > untilMs,
    );
  },
};

function silentParcels(dependencies: Dependencies): OpenRecords {
  const { pool, clock } = dependencies;
  const before = new Date(clock.now().getTime() - PARCEL_QUIET_MS);
  let after: Tracking | null = null;
  return openRecords(
    async (limit) => {
      const parcels = await openTrackings(pool, { before, after, limit });
      after = parcels.at(-1) ?? after;
      return parcels;
    },
    async ({ id }) => {
      await fetchNewsOfParcel(id, dependencies);
      return 'open';
    },
    dependencies,
  );
}

/** Requeues events without a job: the job gave up while that service was away, or a process died in between. */
async function requeueUnhandled({ pool, clock, log }: Dependencies): Promise<void> {
  const now = clock.now().getTime();
  const [after, before] = [new Date(now - unhandledWebhooks.untilMs), new Date(now - unhandledWebhooks.afterMs)];
  for (const provider of keysOf(webhookJobs)) {
    const unhandled = { provider, after, before, limit: BATCH };
    let count = 0;
    // An event with a job is left out of the next batch.
    for (let queued = BATCH; queued === BATCH; count += queued) {
      queued = await withTransaction(pool, (tx) => requeueWebhookEvents(tx, unhandled));
    }
    if (count > 0) log.warn({ provider, count }, 'Unhandled webhooks are queued again.');
  }
}
