import { listWalletTransactions } from '@suki/db/queries/wallet';
import { orderNumberText } from '@suki/domain/orders/order-number';
import type { Handler } from '../../http/handler.ts';
import { listOptions } from '../../http/list-options.ts';
import { withdrawalOfLine } from '../trade/present-withdrawal.ts';

export const listTransactions: Handler<'listTransactions'> = async ({ query, caller }, { pool, clock }) => {
  const page = await listWalletTransactions(pool, caller.userId, listOptions(query, { changes: false }));
  return {
    ...page,
    items: page.items.map(({ heldFor, ...transaction }) => ({
      ...transaction,
      orderNumber: transaction.orderNumber === null ? null : orderNumberText(transaction.orderNumber),
      availableAt: transaction.availableAt?.toISOString() ?? null,
      withdrawal: withdrawalOfLine(heldFor, transaction.availableAt, clock.now()),
      retryAt: transaction.retryAt?.toISOString() ?? null,
      createdAt: transaction.createdAt.toISOString(),
    })),
  };
};
