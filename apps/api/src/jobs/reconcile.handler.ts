import { claimOpenAttempts } from '@suki/db/queries/attempts';
import { claimOpenPaymentMethods } from '@suki/db/queries/payment-methods';
import { openPayouts } from '@suki/db/queries/payouts';
import { claimOpenRefunds } from '@suki/db/queries/refunds';
import { openTrackings } from '@suki/db/queries/trackings';
import type { Dependencies } from '../dependencies.ts';
import { settlePaymentMethod } from '../features/payment-methods/settle-payment-method.ts';
import { reconcileAttempt } from '../features/payments/reconcile-attempt.ts';
import { settleRefund } from '../features/payments/settle-refund.ts';
import { settlePayout } from '../features/payouts/settle-payout.ts';
import { GatewayError } from '../ports/payment-gateway.ts';
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
  await askAboutEach(await claimOpenAttempts(pool, inquiry), dependencies, ({ id }) =>
    reconcileAttempt(id, dependencies),
  );
  await askAboutEach(await claimOpenRefunds(pool, inquiry), dependencies, async ({ gatewayRefundId }) => {
    if (gatewayRefundId !== null) await settleRefund(await gateway.getRefund(gatewayRefundId), dependencies);
  });
  await askAboutEach(await claimOpenPaymentMethods(pool, inquiry), dependencies, async ({ gatewayMethodId }) => {
    if (gatewayMethodId !== null) await settlePaymentMethod(await gateway.getMethod(gatewayMethodId), dependencies);
  });
  await askAboutEach(await openPayouts(pool, before(QUIET_MS), BATCH), dependencies, async ({ gatewayPayoutId }) => {
    if (gatewayPayoutId !== null) await settlePayout(await gateway.getPayout(gatewayPayoutId), dependencies);
  });
  await askAboutEach(await openTrackings(pool, before(PARCEL_QUIET_MS), BATCH), dependencies, ({ id }) =>
    handleFollowParcel({ trackingId: id }, dependencies),
  );
}

/** One that cannot be settled now must not keep the others from it; a service that hangs is not asked about the rest. */
async function askAboutEach<Open extends { readonly id: string }>(
  open: readonly Open[],
  { log }: Pick<Dependencies, 'log'>,
  ask: (one: Open) => Promise<void>,
): Promise<void> {
  for (const one of open) {
    try {
      await ask(one);
    } catch (err) {
      log.warn({ err, id: one.id }, 'Could not be reconciled now; a later run tries again.');
      if (err instanceof GatewayError && err.isSilence) return;
    }
  }
}
