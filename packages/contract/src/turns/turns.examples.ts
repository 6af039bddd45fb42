import { askAfter, askSummaryOf, posted } from '../examples/asks.ts';
import type { ExamplesOf } from '../examples/example-of.ts';
import { orderAfter, summaryOf, until } from '../examples/orders.ts';
import type { turnRoutes } from './turns.table.ts';

const sold = orderAfter({ steps: until('E37a'), role: 'seller' });

export const turnExamples: ExamplesOf<typeof turnRoutes> = {
  getTradeCounts: {
    answer: {
      yourTurn: { buyer: 0, seller: 2 },
      bought: { to_pay: 0, in_progress: 1, to_receive: 0 },
      sold: { to_pay: 0, in_progress: 1, to_receive: 2 },
      asks: { selling: 4, in_progress: 1 },
      bids: { active: 3 },
    },
  },
  listTurns: {
    answer: {
      orders: [summaryOf(sold)],
      asks: [askSummaryOf(askAfter({ steps: posted }))],
      bids: [],
      hasMore: false,
    },
  },
};
