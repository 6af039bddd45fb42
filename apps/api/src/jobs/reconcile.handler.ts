import { claimOpenAttempts } from '@suki/db/queries/attempts';
import { openPayouts } from '@suki/db/queries/payouts';
import { claimOpenRefunds } from '@suki/db/queries/refunds';
import { openTrackings } from '@suki/db/queries/trackings';
import type { Dependencies } from '../dependencies.ts';
import { reconcileAttempt } from '../features/payments/reconcile-attempt.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { settlePayout } from '../features/payouts/settle-payout.ts';
import { handleFollowParcel } from './follow-parcel.handler.ts';

/** A webhook normally comes within seconds; what is open longer is asked about. */
const QUIET_MS = 2 * 60_000;
/** Parcels move slowly, and the courier service counts calls. */
const PARCEL_QUIET_MS = 60 * 60_000;
const BATCH = 100;

/**
 * Webhooks get lost, and processes die between a call and its answer. Whatever has been open for a while is asked about at the hosted
 * service, so that a paid order is found without any webhook.
 */
export async function handleReconcile(_payload: unknown, dependencies: Dependencies): Promise<void> {
  const { pool, clock, gateway } = dependencies;
  const before = (quietMs: number): Date => new Date(clock.now().getTime() - quietMs);
  const inquiry = { now: clock.now(), quietMs: QUIET_MS, limit: BATCH };
  for (const { id } of await claimOpenAttempts(pool, inquiry)) {
    await quietly(reconcileAttempt(id, dependencies), { id }, dependencies);
  }
  for (const { id, gatewayRefundId } of await claimOpenRefunds(pool, inquiry)) {
    if (gatewayRefundId === null) continue;
    const settled = gateway.getRefund(gatewayRefundId).then((answer) => settleRefund(answer, dependencies));
    await quietly(settled, { id }, dependencies);
  }
  for (const { id, gatewayPayoutId } of await openPayouts(pool, before(QUIET_MS), BATCH)) {
    if (gatewayPayoutId === null) continue;
    const settled = gateway.getPayout(gatewayPayoutId).then((answer) => settlePayout(answer, dependencies));
    await quietly(settled, { id }, dependencies);
  }
  for (const { id } of await openTrackings(pool, before(PARCEL_QUIET_MS), BATCH)) {
    await quietly(handleFollowParcel({ trackingId: id }, dependencies), { id }, dependencies);
  }
}

/** One that cannot be settled now must not keep the others from it. */
async function quietly(work: Promise<void>, about: object, { log }: Pick<Dependencies, 'log'>): Promise<void> {
  await work.catch((err: unknown) =>
    log.warn({ err, ...about }, 'Could not be reconciled now; the next run tries again.'),
  );
}
