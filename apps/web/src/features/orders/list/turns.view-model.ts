import { byUrgency } from '@suki/domain/trade/view/your-turn';
import type { AskSummary, BidSummary, NextStep, OrderSummary, Turns } from '@suki/sdk/types';

export type Turn =
  | { readonly kind: 'order'; readonly id: string; readonly order: OrderSummary }
  | { readonly kind: 'ask'; readonly id: string; readonly ask: AskSummary }
  | { readonly kind: 'bid'; readonly id: string; readonly bid: BidSummary };

type Dated = { readonly next: Pick<NextStep, 'deadline'>; readonly createdAt: string };

const urgency = ({ next, createdAt }: Dated, isYourTurn: boolean) => ({
  isYourTurn,
  deadline: next.deadline,
  createdAt,
});

/** Orders, asks and bids in one list, the nearest deadline first. */
export function turnsByUrgency({ orders, asks, bids }: Pick<Turns, 'orders' | 'asks' | 'bids'>): readonly Turn[] {
  const turns = [
    ...orders.map((order) => ({ turn: { kind: 'order', id: order.id, order } as const, of: urgency(order, true) })),
    ...asks.map((ask) => ({ turn: { kind: 'ask', id: ask.id, ask } as const, of: urgency(ask, true) })),
    ...bids.map((bid) => ({ turn: { kind: 'bid', id: bid.id, bid } as const, of: urgency(bid, true) })),
  ];
  return turns.toSorted((one, other) => byUrgency(one.of, other.of)).map(({ turn }) => turn);
}

/** The rows of one stage, the most urgent for this side first. */
export function mostUrgentFirst<Row extends Dated & { readonly next: Pick<NextStep, 'deadline' | 'nextActor'> }>(
  rows: readonly Row[],
  side: 'buyer' | 'seller',
): readonly Row[] {
  const of = (row: Row) => urgency(row, row.next.nextActor === side);
  return rows.toSorted((one, other) => byUrgency(of(one), of(other)));
}
