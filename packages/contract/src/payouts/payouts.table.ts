import { payoutStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { Centavos, Moment, PayoutId, WithdrawalAccountId } from '../shared/brands.ts';
import { listQuery, pageOf } from '../shared/lists.ts';

const tag = 'payouts';
const audience = 'registered';

/** A copy of the withdrawal account from the moment of the request. */
export const PayoutDestination = z
  .object({
    channelCode: z.string(),
    bankName: z.string(),
    accountHolderName: z.string(),
    /** Only the last four digits are readable. */
    maskedAccountNumber: z.string(),
  })
  .meta({ id: 'PayoutDestination' });

export const Payout = z
  .object({
    id: PayoutId,
    amount: Centavos,
    fee: Centavos,
    status: z.enum(payoutStatuses),
    failureReason: z.string().nullable(),
    account: PayoutDestination,
    /** The bank should have the money by then. */
    expectedAt: Moment.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'Payout' });

export const payoutRoutes = {
  requestPayout: route({
    operationId: 'requestPayout',
    method: 'POST',
    path: '/pay/payout',
    tag,
    summary: 'Pays out part of the balance to the default withdrawal account, or to the one named.',
    audience,
    idempotency: 'required',
    freshSignIn: 'large_payout',
    body: z.object({ amount: Centavos, withdrawalAccountId: WithdrawalAccountId.optional() }),
    response: Payout,
    successStatus: 201,
    errors: [
      'NOT_REGISTERED',
      'ACCOUNT_SUSPENDED',
      'SIGN_IN_AGAIN',
      'BALANCE_TOO_LOW',
      'PAYOUT_AMOUNT',
      'PAYOUT_BLOCKED',
      'WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'WITHDRAWAL_ACCOUNT_INVALID',
      'ACCOUNT_ON_HOLD',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  listPayouts: route({
    operationId: 'listPayouts',
    method: 'GET',
    path: '/pay/payout/list',
    tag,
    summary: 'The caller’s payouts, newest first.',
    audience,
    query: z.object(listQuery),
    response: pageOf(Payout),
    errors: ['NOT_REGISTERED'],
  }),
  getPayout: route({
    operationId: 'getPayout',
    method: 'GET',
    path: '/pay/payout/{id}',
    tag,
    summary: 'One payout with what happens next.',
    audience,
    params: z.object({ id: PayoutId }),
    response: Payout,
    errors: ['NOT_REGISTERED', 'PAYOUT_NOT_FOUND'],
  }),
  cancelPayout: route({
    operationId: 'cancelPayout',
    method: 'PUT',
    path: '/pay/payout/cancel/{id}',
    tag,
    summary: 'Stops a payout that the bank does not have yet; the money comes back to the balance.',
    audience,
    params: z.object({ id: PayoutId }),
    response: Payout,
    errors: ['NOT_REGISTERED', 'PAYOUT_NOT_FOUND', 'PAYOUT_HELD', 'NOT_ALLOWED_NOW', 'CONFLICT'],
  }),
} as const;
