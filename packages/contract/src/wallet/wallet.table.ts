import { walletStatuses } from '@suki/domain/config/money-statuses';
import { transactionKinds } from '@suki/domain/trade/facts/decision';
import { payoutStatuses } from '@suki/domain/trade/facts/statuses';
import { z } from 'zod';
import { route } from '../route.ts';
import { AskId, Centavos, Moment, OrderId, PayoutId, WithdrawalAccountId } from '../shared/brands.ts';
import { Done, listQuery, pageOf } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';
import { payoutChannelCodes } from './payout-channels.table.ts';

const tag = 'wallet';
const audience = 'registered';
const accountParams = z.object({ id: WithdrawalAccountId });

export const WalletTransaction = z
  .object({
    id: z.string(),
    kind: z.enum([...transactionKinds, 'payout']),
    status: z.enum(walletStatuses),
    /** Positive: to the person; negative: from them. */
    amount: Centavos,
    /** Whether the money went through the wallet's balance or straight back to where it came from. */
    through: z.enum(['wallet', 'original_method']),
    askId: AskId.nullable(),
    orderId: OrderId.nullable(),
    payoutId: PayoutId.nullable(),
    itemName: z.string().nullable(),
    availableAt: Moment.nullable(),
    /** When a refund is sent anew, after a failure that may pass. */
    retryAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'WalletTransaction' });

export const WithdrawalAccountInput = z
  .object({
    /** Where it is: a bank or e-wallet by the code of the gateway, like PH_BDO. */
    channelCode: z.enum(payoutChannelCodes),
    accountHolderName: TypedText,
    accountNumber: TypedText,
  })
  .meta({ id: 'WithdrawalAccountInput' });

export const WithdrawalAccount = z
  .object({
    id: WithdrawalAccountId,
    channelCode: z.string(),
    bankName: z.string(),
    accountHolderName: z.string(),
    /** Only the last four digits are readable. */
    maskedAccountNumber: z.string(),
    status: z.enum(['valid', 'invalid']),
    isDefault: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: 'WithdrawalAccount' });

/** Where a payout went, as its account said when it was asked for. */
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
    /** When the bank should have it. */
    expectedAt: Moment.nullable(),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: 'Payout' });

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
  createWithdrawalAccount: route({
    operationId: 'createWithdrawalAccount',
    method: 'POST',
    path: '/user/withdrawal-account',
    tag,
    summary: 'Adds a bank account to be paid out to; the first one becomes the default.',
    audience,
    body: WithdrawalAccountInput,
    response: WithdrawalAccount,
    successStatus: 201,
    errors: ['NOT_REGISTERED', 'TOO_MANY_WITHDRAWAL_ACCOUNTS'],
  }),
  listWithdrawalAccounts: route({
    operationId: 'listWithdrawalAccounts',
    method: 'GET',
    path: '/user/withdrawal-account/list',
    tag,
    summary: 'The caller’s withdrawal accounts, the default first.',
    audience,
    query: z.object(listQuery),
    response: pageOf(WithdrawalAccount),
    errors: ['NOT_REGISTERED'],
  }),
  getWithdrawalAccount: route({
    operationId: 'getWithdrawalAccount',
    method: 'GET',
    path: '/user/withdrawal-account/{id}',
    tag,
    summary: 'One withdrawal account.',
    audience,
    params: accountParams,
    response: WithdrawalAccount,
    errors: ['NOT_REGISTERED', 'WITHDRAWAL_ACCOUNT_NOT_FOUND'],
  }),
  updateWithdrawalAccount: route({
    operationId: 'updateWithdrawalAccount',
    method: 'PUT',
    path: '/user/withdrawal-account/{id}',
    tag,
    summary: 'Corrects an account, or makes it the default. Payouts that were asked for before keep where they go.',
    audience,
    params: accountParams,
    body: z.union([WithdrawalAccountInput, z.object({ isDefault: z.literal(true) })]),
    response: WithdrawalAccount,
    errors: ['NOT_REGISTERED', 'WITHDRAWAL_ACCOUNT_NOT_FOUND'],
  }),
  deleteWithdrawalAccount: route({
    operationId: 'deleteWithdrawalAccount',
    method: 'DELETE',
    path: '/user/withdrawal-account/{id}',
    tag,
    summary: 'Removes an account; payouts under way go on.',
    audience,
    params: accountParams,
    response: Done,
    errors: ['NOT_REGISTERED', 'WITHDRAWAL_ACCOUNT_NOT_FOUND'],
  }),
  requestPayout: route({
    operationId: 'requestPayout',
    method: 'POST',
    path: '/pay/payout',
    tag,
    summary: 'Pays out part of the balance to the default withdrawal account, or to the one named.',
    audience,
    idempotency: 'required',
    body: z.object({ amount: Centavos, withdrawalAccountId: WithdrawalAccountId.optional() }),
    response: Payout,
    successStatus: 201,
    errors: [
      'NOT_REGISTERED',
      'ACCOUNT_SUSPENDED',
      'BALANCE_TOO_LOW',
      'PAYOUT_AMOUNT',
      'PAYOUT_BLOCKED',
      'WITHDRAWAL_ACCOUNT_NOT_FOUND',
      'WITHDRAWAL_ACCOUNT_INVALID',
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
