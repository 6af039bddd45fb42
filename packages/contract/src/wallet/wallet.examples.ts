import { payoutHold } from '@suki/domain/config/payouts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { at, later } from '../examples/moments.ts';
import { orderNumber } from '../examples/orders.ts';
import { limit, page } from '../examples/pages.ts';
import { card } from '../examples/pair.ts';
import { sells } from '../examples/prices.ts';
import type { walletRoutes } from './wallet.table.ts';

export const walletExamples: ExamplesOf<typeof walletRoutes> = {
  listTransactions: {
    query: { limit },
    answer: page({
      id: 'trn_01kb13x2z4c6v8b1n3',
      kind: 'sell_income',
      status: 'succeeded',
      amount: sells.income,
      through: 'wallet',
      askId: ids.ask,
      orderId: ids.order,
      orderNumber,
      payoutId: null,
      itemName: card.name,
      availableAt: later(at.delivered, payoutHold.holdMs),
      withdrawal: { isHeld: true, availableAt: later(at.delivered, payoutHold.holdMs), about: null },
      retryAt: null,
      createdAt: at.passed,
    }),
  },
};
