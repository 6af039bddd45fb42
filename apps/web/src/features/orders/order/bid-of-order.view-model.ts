import type { EventId } from '@suki/domain/trade/table/transitions.table';
import type { BidSummary, Order } from '@suki/sdk/types';
import { bidPath, bidsPath } from '../../../shell/paths.ts';

/** An ask met a bid, or a seller accepted one: each of them made the order of that bid. */
const madeByBid: readonly EventId[] = ['E20', 'E21', 'E22a', 'E22b', 'E25'];

/** Whether a bid of the buyer became this order. */
export function isFromBid({ history }: Pick<Order, 'history'>): boolean {
  return history.some(({ event }) => madeByBid.some((each) => each === event));
}

/** The page of that bid; until it is known, and should it be none of the latest, that of all bids. */
export function pathOfBid(
  order: Pick<Order, 'id'>,
  bids: readonly Pick<BidSummary, 'id' | 'orderId'>[] | null,
): string {
  const bid = bids?.find(({ orderId }) => orderId === order.id);
  return bid === undefined ? bidsPath() : bidPath(bid.id);
}
