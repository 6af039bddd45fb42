import { transactionKinds } from '@suki/domain/trade/decision';
import { refundStatuses } from '@suki/domain/trade/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, Moment, OrderId, RefundId, UserId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'staff';
const audience = 'staff';
const roles = ['finance'] as const;

const Reconciled = z
  .object({
    /** Asked about at the gateway. */
    checked: z.int(),
    /** Over there, and now here too. */
    settled: z.int(),
    /** The gateway says what does not fit; somebody must look at it. */
    differs: z.int(),
    /** The gateway did not answer. */
    unanswered: z.int(),
  })
  .meta({ id: 'Reconciled' });

export const Reconciliation = z
  .object({
    at: Moment,
    payments: Reconciled,
    refunds: Reconciled,
    paymentMethods: Reconciled,
    payouts: Reconciled,
  })
  .meta({ id: 'Reconciliation' });

export const StaffRefund = z
  .object({
    id: RefundId,
    status: z.enum(refundStatuses),
    kind: z.enum(transactionKinds),
    amount: Centavos,
    userId: UserId,
    /** What the payment was for that goes back. */
    orderId: OrderId.nullable(),
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    tries: z.int(),
    failureCode: z.string().nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'StaffRefund' });

export const staffMoneyRoutes = {
  reconcilePayments: route({
    operationId: 'reconcilePayments',
    method: 'POST',
    path: '/staff/reconcile',
    tag,
    summary:
      'Asks the gateway now about what is still open here, up to a hundred of each kind, and brings its answers in.',
    audience,
    roles,
    response: Reconciliation,
    errors: [],
  }),
  listStaffRefunds: route({
    operationId: 'listStaffRefunds',
    method: 'GET',
    path: '/staff/refund/list',
    tag,
    summary: 'Refunds through the gateway by status, newest first.',
    audience,
    roles,
    query: z.object({ ...listQuery, status: z.enum(refundStatuses).optional() }),
    response: pageOf(StaffRefund),
    errors: [],
  }),
  retryRefund: route({
    operationId: 'retryRefund',
    method: 'PUT',
    path: '/staff/refund/{id}/retry',
    tag,
    summary: 'Sends a refund again that the gateway has not taken yet; under the same key, so never twice.',
    audience,
    roles,
    params: z.object({ id: RefundId }),
    response: StaffRefund,
    errors: ['REFUND_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
} as const;
