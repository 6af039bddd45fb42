import { attemptById, claimOpenAttempts } from '@suki/db/queries/attempts';
import { claimOpenPaymentMethods, paymentMethodById } from '@suki/db/queries/payment-methods';
import { openPayouts, type Payout, payoutById } from '@suki/db/queries/payouts';
import { claimOpenRefunds, refundById } from '@suki/db/queries/refunds';
import type { Dependencies } from '../../dependencies.ts';
import { settlePaymentMethod } from '../payment-methods/settle-payment-method.ts';
import { reconcilePayout } from '../payouts/reconcile-payout.ts';
import type { Outcome, Reconciled } from './ask-about-each.ts';
import { askInBatches, type OpenRecords, openRecords } from './ask-in-batches.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { reconcileRefund } from './reconcile-refund.ts';

export type Reconciliation = Readonly<Record<'payments' | 'refunds' | 'paymentMethods' | 'payouts', Reconciled>>;

type Limits = {
  /** Least milliseconds since the last question about a record, or its last change. */
  readonly quietMs: number;
  /** Asked between two batches; by default a run ends after one batch of each kind, as a caller waits for it. */
  readonly isTimeUp?: (() => boolean) | undefined;
};

/**
 * Asks the gateway about every payment, refund, payment method and payout that is open here and was left alone for
 * `quietMs`, brings its answers in, and counts the results.
 */
export function reconcileGateway(
  { quietMs, isTimeUp = () => true }: Limits,
  dependencies: Dependencies,
): Promise<Reconciliation> {
  return askInBatches(gatewayRecords(quietMs, dependencies), isTimeUp);
}

/** Open records at the gateway, by kind. A claimed record counts as asked about, so no batch has it again. */
export function gatewayRecords(quietMs: number, dependencies: Dependencies): Record<keyof Reconciliation, OpenRecords> {
  const { pool, clock, gateway } = dependencies;
  const now = clock.now();
  const before = new Date(now.getTime() - quietMs);
  let lastPayout: Payout | null = null;
  return {
    payments: openRecords(
      (limit) => claimOpenAttempts(pool, { now, quietMs, limit }),
      async ({ id }) => {
        await reconcileAttempt(id, dependencies);
        const attempt = await attemptById(pool, id);
        return outcomeOf(attempt?.status, attempt?.failureCode);
      },
      dependencies,
    ),
    refunds: openRecords(
      (limit) => claimOpenRefunds(pool, { now, quietMs, limit }),
      async (open) => {
        await reconcileRefund(open, dependencies);
        return outcomeOf((await refundById(pool, open.id))?.status, null);
      },
      dependencies,
    ),
    paymentMethods: openRecords(
      (limit) => claimOpenPaymentMethods(pool, { now, quietMs, limit }),
      async (open) => {
        if (open.gatewayMethodId === null) return 'open';
        await settlePaymentMethod(await gateway.getMethod(open.gatewayMethodId), dependencies);
        return outcomeOf((await paymentMethodById(pool, open.id))?.status, null);
      },
      dependencies,
    ),
    payouts: openRecords(
      async (limit) => {
        const payouts = await openPayouts(pool, { before, after: lastPayout, limit });
        lastPayout = payouts.at(-1) ?? lastPayout;
        return payouts;
      },
      async (open) => {
        await reconcilePayout(open, dependencies);
        const payout = await payoutById(pool, open.id);
        return outcomeOf(payout?.status, payout?.failureReason);
      },
      dependencies,
    ),
  };
}

const openStatuses = ['PENDING', 'REQUESTED', 'ACCEPTED', 'REQUIRES_ACTION'];

/** A row that stays open although the gateway named a contradiction needs a person. */
function outcomeOf(status: string | undefined, trouble: string | null | undefined): Outcome {
  if (status === undefined || !openStatuses.includes(status)) return 'settled';
  return trouble == null ? 'open' : 'differs';
}
