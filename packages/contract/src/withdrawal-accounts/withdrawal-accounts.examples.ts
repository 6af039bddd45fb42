import type { z } from 'zod';
import { destination, samsBank } from '../examples/bank-accounts.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { done, limit, page } from '../examples/pages.ts';
import type { WithdrawalAccount, withdrawalAccountRoutes } from './withdrawal-accounts.table.ts';

const account: z.output<typeof WithdrawalAccount> = {
  id: ids.account,
  ...destination,
  status: 'valid',
  isDefault: true,
  payoutsStartAt: at.joined,
  createdAt: at.joined,
};
const params = { id: ids.account };

export const withdrawalAccountExamples: ExamplesOf<typeof withdrawalAccountRoutes> = {
  createWithdrawalAccount: { body: samsBank, answer: account },
  listWithdrawalAccounts: { query: { limit }, answer: page(account) },
  getWithdrawalAccount: { params, answer: account },
  updateWithdrawalAccount: { params, body: { isDefault: true }, answer: account },
  deleteWithdrawalAccount: { params, answer: done },
};
