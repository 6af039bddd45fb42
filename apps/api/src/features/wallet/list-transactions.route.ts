import { listWalletTransactions } from '@suki/db/queries/wallet';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';

export const listTransactions: Handler<'listTransactions'> = async ({ query, caller }, { pool }) => {
  const page = await listWalletTransactions(pool, caller.userId, listOptions(query, { changes: false }));
  return {
    ...page,
    items: page.items.map((transaction) => ({
      ...transaction,
      availableAt: transaction.availableAt?.toISOString() ?? null,
      retryAt: transaction.retryAt?.toISOString() ?? null,
      createdAt: transaction.createdAt.toISOString(),
    })),
  };
};
