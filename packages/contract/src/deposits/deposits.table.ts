import { depositStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, BidId, Centavos, DepositId, Moment } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

export const DepositSummary = z
  .object({
    id: DepositId,
    status: z.enum(depositStatuses),
    amount: Centavos,
    /** What of it was kept. */
    deductedAmount: Centavos,
    needToRepay: z.boolean(),
    /** What it is for: an ask or a bid. */
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    itemName: z.string(),
    /** When it was paid last; null: never. */
    paidAt: Moment.nullable(),
    /** When it was returned or kept; null: not yet. */
    endedAt: Moment.nullable(),
    /** When its refund is sent anew, after a failure that may pass. */
    retryAt: Moment.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'DepositSummary' });

export const depositRoutes = {
  listDeposits: route({
    operationId: 'listDeposits',
    method: 'GET',
    path: '/user/deposit/list',
    tag: 'deposits',
    summary: 'The caller’s deposits, newest first: for what, whether held, returned or kept, and since when.',
    audience: 'registered',
    query: z.object(listQuery),
    response: pageOf(DepositSummary),
    errors: ['NOT_REGISTERED'],
  }),
} as const;
