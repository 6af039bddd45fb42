import { attemptById, claimOpenAttempts } from '@suki/db/queries/attempts';
import { claimOpenPaymentMethods, paymentMethodById } from '@suki/db/queries/payment-methods';
import { openPayouts, payoutById } from '@suki/db/queries/payouts';
import { claimOpenRefunds, refundById } from '@suki/db/queries/refunds';
import type { Dependencies } from '../../dependencies.ts';
import { settlePaymentMethod } from '../payment-methods/settle-payment-method.ts';
import { reconcilePayout } from '../payouts/reconcile-payout.ts';
import { askAboutEach, type Outcome, type Reconciled } from './ask-about-each.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { reconcileRefund } from './reconcile-refund.ts';

const BATCH = 100;

export type Reconciliation = Readonly<Record<'payments' | 'refunds' | 'paymentMethods' | 'payouts', Reconciled>>;

/**
 * Asks the gateway about every payment, refund, payment method and payout that is open here and was left alone for
 * `quietMs` milliseconds, brings its answers in, and counts the results.
 */
export async function reconcileGateway(
  { quietMs }: { readonly quietMs: number },
  dependencies: Dependencies,
): Promise<Reconciliation> {
  const { pool, clock, gateway } = dependencies;
  const inquiry = { now: clock.now(), quietMs, limit: BATCH };
  const payments = await askAboutEach(await claimOpenAttempts(pool, inquiry), dependencies, async ({ id }) => {
    await reconcileAttempt(id, dependencies);
    const attempt = await attemptById(pool, id);
    return outcomeOf(attempt?.status, attempt?.failureCode);
  });
  const refunds = await askAboutEach(await claimOpenRefunds(pool, inquiry), dependencies, async (open) => {
    await reconcileRefund(open, dependencies);
    return outcomeOf((await refundById(pool, open.id))?.status, null);
  });
  const paymentMethods = await askAboutEach(
    await claimOpenPaymentMethods(pool, inquiry),
    dependencies,
    async (open) => {
      if (open.gatewayMethodId === null) return 'open';
      await settlePaymentMethod(await gateway.getMethod(open.gatewayMethodId), dependencies);
      return outcomeOf((await paymentMethodById(pool, open.id))?.status, null);
    },
  );
  const before = new Date(inquiry.now.getTime() - quietMs);
  const payouts = await askAboutEach(await openPayouts(pool, before, BATCH), dependencies, async (open) => {
    await reconcilePayout(open, dependencies);
    const payout = await payoutById(pool, open.id);
    return outcomeOf(payout?.status, payout?.failureReason);
  });
  return { payments, refunds, paymentMethods, payouts };
}

const openStatuses = ['PENDING', 'REQUESTED', 'ACCEPTED', 'REQUIRES_ACTION'];

/** A row that stays open although the gateway named a contradiction needs a person. */
function outcomeOf(status: string | undefined, trouble: string | null | undefined): Outcome {
  if (status === undefined || !openStatuses.includes(status)) return 'settled';
  return trouble == null ? 'open' : 'differs';
}
