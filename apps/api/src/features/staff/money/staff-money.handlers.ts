import type { SomeHandlers } from '../../../http/handler.ts';
import { listReconciliations } from './list-reconciliations.route.ts';
import { listStaffPayouts } from './list-staff-payouts.route.ts';
import { listStaffRefunds } from './list-staff-refunds.route.ts';
import { reconcilePayments } from './reconcile-payments.route.ts';
import { retryPayout } from './retry-payout.route.ts';
import { retryRefund } from './retry-refund.route.ts';
import { reviewPayout } from './review-payout.route.ts';
import { startReconciliation } from './start-reconciliation.route.ts';

export const staffMoneyHandlers = {
  listReconciliations,
  listStaffPayouts,
  listStaffRefunds,
  reconcilePayments,
  retryPayout,
  retryRefund,
  reviewPayout,
  startReconciliation,
} satisfies SomeHandlers;
