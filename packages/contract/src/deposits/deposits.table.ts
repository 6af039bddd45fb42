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
    /** The part that was kept as a fine. */
    deductedAmount: Centavos,
    needToRepay: z.boolean(),
    /** The deposit belongs to an ask or to a bid; the other id is null. */
    askId: AskId.nullable(),
    bidId: BidId.nullable(),
    itemName: z.string(),
    /** The time of the last payment, or null. */
    paidAt: Moment.nullable(),
    /** The time of its return or fine, or null. */
    endedAt: Moment.nullable(),
    /** The time of the refund's next try, after a failure that may pass. */
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
    response: pageOf(DepositSummary).extend({
      /** All that is held now, on every page of the list. */
      held: z.object({ amount: Centavos, count: z.int() }),
    }),
    errors: ['NOT_REGISTERED'],
  }),
} as const;
