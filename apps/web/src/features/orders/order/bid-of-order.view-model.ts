import type { EventId } from '@suki/domain/trade/table/transitions.table';
import type { BidSummary, Order } from '@suki/sdk/types';
import { bidPath, bidsPath } from '../../../shell/paths.ts';

/** The events in which a bid made the order: an ask met it, or a seller accepted it. */
const madeByBid: readonly EventId[] = ['E20', 'E21', 'E22a', 'E22b', 'E25'];

/** True when a bid of the buyer became this order. */
export function isFromBid({ history }: Pick<Order, 'history'>): boolean {
  return history.some(({ event }) => madeByBid.some((each) => each === event));
}

/** The page of the order's bid; the list of bids while the bid is unknown, or older than the bids that were read. */
export function pathOfBid(
  order: Pick<Order, 'id'>,
  bids: readonly Pick<BidSummary, 'id' | 'orderId'>[] | null,
): string {
  const bid = bids?.find(({ orderId }) => orderId === order.id);
  return bid === undefined ? bidsPath() : bidPath(bid.id);
}
