import { z } from 'zod';
import { route } from '../route.ts';
import { Moment, WithdrawalAccountId } from '../shared/brands.ts';
import { Done, listQuery, pageOf } from '../shared/lists.ts';
import { TypedText } from '../shared/text.ts';
import { payoutChannelCodes } from './payout-channels.table.ts';

const tag = 'withdrawal-accounts';
const audience = 'registered';
const params = z.object({ id: WithdrawalAccountId });

export const WithdrawalAccountInput = z
  .object({
    /** The bank or e-wallet by the gateway's code, like PH_BDO. */
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
    /** When payouts to the account start: a day after its bank or number was set. */
    payoutsStartAt: Moment,
    createdAt: Moment,
  })
  .meta({ id: 'WithdrawalAccount' });

export const withdrawalAccountRoutes = {
  createWithdrawalAccount: route({
    operationId: 'createWithdrawalAccount',
    method: 'POST',
    path: '/user/withdrawal-account',
    tag,
    summary: 'Adds a bank account to be paid out to, from a day later on; the first one becomes the default.',
    audience,
    freshSignIn: 'always',
    body: WithdrawalAccountInput,
    response: WithdrawalAccount,
    successStatus: 201,
    errors: ['NOT_REGISTERED', 'SIGN_IN_AGAIN', 'TOO_MANY_WITHDRAWAL_ACCOUNTS', 'TOO_MANY_NEW_NUMBERS'],
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
    params,
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
    freshSignIn: 'always',
    params,
    body: z.union([WithdrawalAccountInput, z.object({ isDefault: z.literal(true) })]),
    response: WithdrawalAccount,
    errors: ['NOT_REGISTERED', 'SIGN_IN_AGAIN', 'WITHDRAWAL_ACCOUNT_NOT_FOUND', 'TOO_MANY_NEW_NUMBERS'],
  }),
  deleteWithdrawalAccount: route({
    operationId: 'deleteWithdrawalAccount',
    method: 'DELETE',
    path: '/user/withdrawal-account/{id}',
    tag,
    summary: 'Removes an account; payouts under way go on.',
    audience,
    params,
    response: Done,
    errors: ['NOT_REGISTERED', 'WITHDRAWAL_ACCOUNT_NOT_FOUND'],
  }),
} as const;
