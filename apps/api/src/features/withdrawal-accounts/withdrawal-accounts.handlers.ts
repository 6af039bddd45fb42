import type { SomeHandlers } from '../../http/handler.ts';
import { createWithdrawalAccount } from './create-withdrawal-account.route.ts';
import { deleteWithdrawalAccount } from './delete-withdrawal-account.route.ts';
import { getWithdrawalAccount } from './get-withdrawal-account.route.ts';
import { listWithdrawalAccounts } from './list-withdrawal-accounts.route.ts';
import { updateWithdrawalAccount } from './update-withdrawal-account.route.ts';

export const withdrawalAccountHandlers = {
  createWithdrawalAccount,
  deleteWithdrawalAccount,
  getWithdrawalAccount,
  listWithdrawalAccounts,
  updateWithdrawalAccount,
} satisfies SomeHandlers;
