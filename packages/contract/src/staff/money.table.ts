import { payoutReviewOutcomes } from '@suki/domain/trade/decide/decide-payout-review';
import { transactionKinds } from '@suki/domain/trade/facts/decision';
import { payoutStatuses, refundStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import {
  AskId,
  BidId,
  Centavos,
  Moment,
  OrderId,
  PayoutId,
  ReconciliationId,
  RefundId,
  UserId,
} from '../shared/brands.ts';
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

export const ReconciliationRun = z
  .object({
    id: ReconciliationId,
    /** Of which night in Manila; null: somebody asked for it. */
    day: z.iso.date().nullable(),
    begunAt: Moment,
    begunByName: z.string().nullable(),
    /** null: it is under way, or was given up. */
    finishedAt: Moment.nullable(),
    /** When it was given up, because the gateway did not answer. */
    failedAt: Moment.nullable(),
    payments: Reconciled,
    refunds: Reconciled,
    payouts: Reconciled,
  })
  .meta({ id: 'ReconciliationRun' });

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
    /** When it is sent anew by itself, after a failure that may pass. */
    retryAt: Moment.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'StaffRefund' });

export const StaffPayout = z
  .object({
    id: PayoutId,
    status: z.enum(payoutStatuses),
    amount: Centavos,
    userId: UserId,
    channelCode: z.string(),
    accountHolderName: z.string(),
    tries: z.int(),
    /** What the gateway said last; null while nothing is wrong. */
    failureReason: z.string().nullable(),
    /** Whether it stays as it is until somebody has decided about it. */
    isHeld: z.boolean(),
    /** Whether the gateway has not taken it: sent again it is no second payout. */
    isUnsent: z.boolean(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'StaffPayout' });

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
    actsOn: 'nothing',
    response: Reconciliation,
    errors: [],
  }),
  startReconciliation: route({
    operationId: 'startReconciliation',
    method: 'POST',
    path: '/staff/reconciliation',
    tag,
    summary:
      'Begins the full comparison with the gateway of everything that is open or changed lately, as each night; while one that somebody asked for is under way, that one is answered.',
    audience,
    roles,
    actsOn: 'nothing',
    response: ReconciliationRun,
    errors: [],
  }),
  listReconciliations: route({
    operationId: 'listReconciliations',
    method: 'GET',
    path: '/staff/reconciliation/last',
    tag,
    summary: 'The last full comparisons with the gateway, newest first: how far they came and what they found.',
    audience,
    roles,
    response: z.object({ items: z.array(ReconciliationRun) }),
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
    actsOn: 'refund',
    params: z.object({ id: RefundId }),
    response: StaffRefund,
    errors: ['REFUND_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
  listStaffPayouts: route({
    operationId: 'listStaffPayouts',
    method: 'GET',
    path: '/staff/payout/list',
    tag,
    summary:
      'Payouts of everybody that wait for somebody to decide (held, the default), or those in one status; newest first.',
    audience,
    roles,
    query: z.object({ ...listQuery, list: z.enum(['held', ...payoutStatuses]).optional() }),
    response: pageOf(StaffPayout),
    errors: [],
  }),
  retryPayout: route({
    operationId: 'retryPayout',
    method: 'PUT',
    path: '/staff/payout/{id}/retry',
    tag,
    summary:
      'Sends a payout again that the gateway has not taken yet, or that waits for its next try; a lost answer is asked for under the same key, so never twice.',
    audience,
    roles,
    actsOn: 'payout',
    params: z.object({ id: PayoutId }),
    response: StaffPayout,
    errors: ['PAYOUT_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
  reviewPayout: route({
    operationId: 'reviewPayout',
    method: 'PUT',
    path: '/staff/payout/{id}/review',
    tag,
    summary:
      'Decides about a held payout, after the gateway was asked once more: the money goes back to the wallet, or it is sent again. What has arrived meanwhile is settled instead.',
    audience,
    roles,
    actsOn: 'payout',
    params: z.object({ id: PayoutId }),
    body: z.object({ outcome: z.enum(payoutReviewOutcomes) }),
    response: StaffPayout,
    errors: ['PAYOUT_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
} as const;
