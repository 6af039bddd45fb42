import { listDeposits as depositsOf } from '@suki/db/queries/deposit-list';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';

export const listDeposits: Handler<'listDeposits'> = async ({ query, caller }, { pool }) => {
  const page = await depositsOf(pool, caller.userId, listOptions(query));
  return {
    ...page,
    items: page.items.map((deposit) => ({
      ...deposit,
      paidAt: deposit.paidAt?.toISOString() ?? null,
      endedAt: deposit.endedAt?.toISOString() ?? null,
      retryAt: deposit.retryAt?.toISOString() ?? null,
      createdAt: deposit.createdAt.toISOString(),
      updatedAt: deposit.updatedAt.toISOString(),
    })),
  };
};
