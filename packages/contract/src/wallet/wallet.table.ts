import { walletStatuses } from '@suki/domain/config/money-statuses';
import { transactionKinds } from '@suki/domain/trade/facts/decision';
import { z } from 'zod';
import { Withdrawal } from '../asks/asks.schemas.ts';
import { route } from '../route.ts';
import { AskId, Centavos, Moment, OrderId, PayoutId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'wallet';
const audience = 'registered';

export const WalletTransaction = z
  .object({
    id: z.string(),
    kind: z.enum([...transactionKinds, 'payout']),
    status: z.enum(walletStatuses),
    /** Positive when the person receives, negative when the person pays. */
    amount: Centavos,
    /** `wallet` changed the balance; `original_method` went straight back to the payment method. */
    through: z.enum(['wallet', 'original_method']),
    askId: AskId.nullable(),
    orderId: OrderId.nullable(),
    /** The number of that order for people, or null. */
    orderNumber: z.string().nullable(),
    payoutId: PayoutId.nullable(),
    itemName: z.string().nullable(),
    availableAt: Moment.nullable(),
    /** `availableAt` for people, who are told an expected day until it is certain. Null: nothing to wait for. */
    withdrawal: Withdrawal.nullable(),
    /** The time of a refund's next try, after a failure that may pass. */
    retryAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'WalletTransaction' });

export const walletRoutes = {
  listTransactions: route({
    operationId: 'listTransactions',
    method: 'GET',
    path: '/user/transactions',
    tag,
    summary: 'Every peso that moved for the caller, newest first.',
    audience,
    query: z.object(listQuery),
    response: pageOf(WalletTransaction),
    errors: ['NOT_REGISTERED'],
  }),
} as const;
