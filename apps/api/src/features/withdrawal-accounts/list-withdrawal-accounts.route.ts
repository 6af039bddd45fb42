import { listWithdrawalAccounts as list } from '@suki/db/queries/withdrawal-accounts';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { presentAccount } from './present-account.ts';

export const listWithdrawalAccounts: Handler<'listWithdrawalAccounts'> = async (
  { caller, query },
  { pool, secrets },
) => {
  const page = await list(pool, caller.userId, listOptions(query));
  return {
    items: page.items.map((account) => presentAccount(account, secrets)),
    hasMore: page.hasMore,
    lastItemId: page.lastItemId,
  };
};
