import { listDeposits as depositsOf, heldDeposits } from '@suki/db/queries/deposit-list';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';

export const listDeposits: Handler<'listDeposits'> = async ({ query, caller }, { pool }) => {
  const [page, held] = await Promise.all([
    depositsOf(pool, caller.userId, listOptions(query)),
    heldDeposits(pool, caller.userId),
  ]);
  return {
    ...page,
    held,
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
