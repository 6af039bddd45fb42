import { payoutReviewOutcomes } from '@suki/domain/trade/decide/decide-payout-review';
import { transactionKinds } from '@suki/domain/trade/facts/decision';
import { payoutStatuses, refundStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, Moment, OrderId, PayoutId, RefundId, UserId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';
import { Reason, WaitingApproval } from './approvals.schemas.ts';
import { StaffSubject } from './subjects.schemas.ts';

const tag = 'staff-money';
const audience = 'staff';
const roles = ['finance'] as const;

/** The last time that somebody of the staff sent a refund or payout again, and why. */
export const SentAgain = z
  .object({ at: Moment, byName: z.string().nullable(), reason: z.string() })
  .meta({ id: 'SentAgain' });

export const StaffRefund = z
  .object({
    id: RefundId,
    status: z.enum(refundStatuses),
    kind: z.enum(transactionKinds),
    amount: Centavos,
    userId: UserId,
    /** The subject of the refunded payment: an order, an ask or a bid. */
    orderId: OrderId.nullable(),
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    /** That order, ask or bid, and the payer, in words. */
    about: StaffSubject.nullable(),
    tries: z.int(),
    failureCode: z.string().nullable(),
    /** The time of the next automatic try, after a failure that may pass. */
    retryAt: Moment.nullable(),
    /** Null while nobody has. */
    sentAgain: SentAgain.nullable(),
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
    /** The gateway's last words; null while nothing is wrong. */
    failureReason: z.string().nullable(),
    /** True while the payout waits for a decision of the staff. */
    isHeld: z.boolean(),
    /** True while the gateway has not accepted the payout, so that a resend is no second one. */
    isUnsent: z.boolean(),
    /** The decision that waits for a second person; absent: none. */
    approval: WaitingApproval.optional(),
    /** Null while nobody has. */
    sentAgain: SentAgain.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'StaffPayout' });

export const staffMoneyRoutes = {
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
    summary:
      'Sends a refund again that the gateway has not taken yet, with a reason; under the same key, so never twice.',
    audience,
    roles,
    actsOn: 'refund',
    params: z.object({ id: RefundId }),
    body: z.object({ reason: Reason }),
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
      'Sends a payout again that the gateway has not taken yet, or that waits for its next try, with a reason; a lost answer is asked for under the same key, so never twice.',
    audience,
    roles,
    actsOn: 'payout',
    params: z.object({ id: PayoutId }),
    body: z.object({ reason: Reason }),
    response: StaffPayout,
    errors: ['PAYOUT_NOT_FOUND', 'NOT_ALLOWED_NOW'],
  }),
  reviewPayout: route({
    operationId: 'reviewPayout',
    method: 'PUT',
    path: '/staff/payout/{id}/review',
    tag,
    summary:
      'Decides about a held payout, after the gateway was asked once more: the money goes back to the wallet, or it is sent again. What has arrived meanwhile is settled instead. Above a sum it waits for a second person first.',
    audience,
    roles,
    actsOn: 'payout',
    params: z.object({ id: PayoutId }),
    body: z.object({ outcome: z.enum(payoutReviewOutcomes), reason: Reason }),
    response: StaffPayout,
    errors: ['PAYOUT_NOT_FOUND', 'NOT_ALLOWED_NOW', 'APPROVAL_WAITING'],
  }),
} as const;
