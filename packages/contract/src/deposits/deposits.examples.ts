import { zero } from '@suki/domain/money/centavos';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at } from '../examples/moments.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { sells } from '../examples/prices.ts';
import type { depositRoutes } from './deposits.table.ts';

export const depositExamples: ExamplesOf<typeof depositRoutes> = {
  listDeposits: {
    query: { limit },
    answer: {
      ...page({
        id: ids.askDeposit,
        status: 'returned',
        amount: sells.deposit,
        deductedAmount: zero,
        needToRepay: false,
        askId: ids.ask,
        bidId: null,
        itemName: card.name,
        paidAt: at.askLive,
        endedAt: at.passed,
        retryAt: null,
        createdAt: at.askPosted,
        updatedAt: at.passed,
      }),
      held: { amount: zero, count: 0 },
    },
  },
};
