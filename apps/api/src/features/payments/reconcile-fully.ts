import { type Attempt, attemptById } from '@suki/db/queries/attempts';
import { raiseMoneyAlert } from '@suki/db/queries/money-alerts';
import { type Payout, payoutById } from '@suki/db/queries/payouts';
import { attemptsToCompare, type Page, payoutsToCompare, refundsToCompare } from '@suki/db/queries/reconciliations';
import { type Refund, refundById } from '@suki/db/queries/refunds';
import { fullReconciliation } from '@suki/domain/config/reconciliation';
import type { Dependencies } from '../../dependencies.ts';
import { settlePayout } from '../payouts/settle-payout.ts';
import { askAboutEach, type Outcome, type Reconciled } from './ask-about-each.ts';
import { attemptAgrees, payoutAgrees, refundAgrees } from './gateway-agrees.ts';
import { reconcileRefund } from './reconcile-refund.ts';
import { settleAttempt } from './settle-attempt.ts';
import { settleRefund } from './settle-refund.ts';

const PAGE = 100;

export type FullReconciliation = Readonly<Record<'payments' | 'refunds' | 'payouts', Reconciled>>;

/**
 * Compares every payment, refund and payout that is open or changed lately with the gateway, brings in what it knows better, and tells finance of
 * each one on which the two differ still.
 */
export async function reconcileFully(dependencies: Dependencies): Promise<FullReconciliation> {
  const { pool, clock, gateway } = dependencies;
  const since = new Date(clock.now().getTime() - fullReconciliation.recentMs);
  const differs = async (entity: 'attempt' | 'refund' | 'payout', id: string, details: object): Promise<Outcome> => {
    const isNew = await raiseMoneyAlert(pool, { entity, id, event: 'differs' }, clock.now());
    if (isNew) dependencies.log.error({ id, ...details }, 'The gateway says something else of this than we do.');
    return 'differs';
  };

  const payments = await compareAll<Attempt>(since, dependencies, {
    page: (page) => attemptsToCompare(pool, page),
    compare: async (attempt) => {
      const { id, gatewayRequestId, status } = attempt;
      const there = await gateway.getPayment(gatewayRequestId ?? '');
      // Nearly all agree: their books are left to those who trade.
      if (attemptAgrees(attempt, there)) return 'open';
      await settleAttempt(id, there, dependencies);
      const here = await attemptById(pool, id);
      if (here === undefined || !attemptAgrees(here, there)) return await differs('attempt', id, { here, there });
      return here.status === status ? 'open' : 'settled';
    },
  });
  const refunds = await compareAll<Refund>(since, dependencies, {
    page: (page) => refundsToCompare(pool, page),
    compare: async (refund) => {
      const { id, status } = refund;
      if (status === 'PENDING') await reconcileRefund(refund, dependencies);
      const gatewayRefundId = (await refundById(pool, id))?.gatewayRefundId ?? null;
      // It was refused there without a trace, and waits for its next sending or lies in the wallet.
      if (gatewayRefundId === null) return 'open';
      const there = await gateway.getRefund(gatewayRefundId);
      await settleRefund(there, dependencies);
      const here = await refundById(pool, id);
      if (here === undefined || !refundAgrees(here, there)) return await differs('refund', id, { here, there });
      return here.status === status ? 'open' : 'settled';
    },
  });
  const payouts = await compareAll<Payout>(since, dependencies, {
    page: (page) => payoutsToCompare(pool, page),
    compare: async ({ id, gatewayPayoutId, status }) => {
      const there = await gateway.getPayout(gatewayPayoutId ?? '');
      if (there.status !== status) await settlePayout(there, dependencies);
      const here = await payoutById(pool, id);
      if (here === undefined || !payoutAgrees(here, there)) return await differs('payout', id, { here, there });
      return here.status === status ? 'open' : 'settled';
    },
  });
  return { payments, refunds, payouts };
}

type Comparison<Row extends { readonly id: string }> = {
  readonly page: (page: Page<Row['id']>) => Promise<readonly Row[]>;
  /** `open`: as it was. */
  readonly compare: (row: Row) => Promise<Outcome>;
};

/** @throws Error when the gateway answered nothing at all: the job comes again. */
async function compareAll<Row extends { readonly id: string }>(
  since: Date,
  dependencies: Dependencies,
  { page, compare }: Comparison<Row>,
): Promise<Reconciled> {
  const sum = { checked: 0, settled: 0, differs: 0, unanswered: 0 };
  let below: Row['id'] | null = null;
  for (;;) {
    const rows: readonly Row[] = await page({ since, below, limit: PAGE });
    const counts = await askAboutEach(rows, dependencies, compare);
    if (rows.length > 0 && counts.checked === counts.unanswered) {
      throw new Error(`The gateway answered none of ${rows.length} questions; the full reconciliation comes again.`);
    }
    sum.checked += counts.checked;
    sum.settled += counts.settled;
    sum.differs += counts.differs;
    sum.unanswered += counts.unanswered;
    below = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return sum;
  }
}
