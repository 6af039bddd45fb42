import { dropRaise, settle } from './deposits.ts';
import { become, getExisting } from './look.ts';
import { disarm } from './timers.ts';
import type { Ask, Bid, Order, World } from './world.ts';

/* Ends of an ask, bid or order, and of their timers. */

/** Closes an ask. Its deposit goes back, unless it was settled before or waits for a review. */
export function closeAsk(
  world: World,
  ask: Ask,
  detail: string,
  reason: NonNullable<Ask['ending']>['reason'] = 'no_return_required',
): void {
  dropRaise(world, ask);
  if (!ask.isUnderReview) settle(world, ask);
  become(world, ask, 'transaction_closed');
  ask.ending = { reason, detail };
  disarm(world, ask.id, 'ask_deposit', 'listing', 'acceptance_deposit');
  if (ask.stockId !== null) {
    const stock = getExisting(world.stock, ask.stockId);
    if (stock.status === 'reserved') stock.status = 'in_stock';
  }
}

export function closeBid(world: World, bid: Bid): void {
  dropRaise(world, bid);
  settle(world, bid);
  become(world, bid, 'bid_closed');
  disarm(world, bid.id, 'bid_deposit', 'bid_life');
}

export function closeOrder(
  world: World,
  order: Order,
  detail: string,
  reason: NonNullable<Order['ending']>['reason'] = 'no_return_required',
): void {
  become(world, order, 'transaction_closed');
  order.ending = { reason, detail };
  order.hold = null;
  order.isRedelivery = false;
  stopOrder(world, order);
}

const orderTimers = [
  'payment_window',
  'accepted_payment_window',
  'confirmation',
  'shipment',
  'first_scan',
  'inbound_transit',
  'inbound_search',
  'check_sla',
  'check',
  'check_again',
  'buyer_inspection_timeout',
  'send_sla',
  'platform_to_ship',
  'platform_to_ship_again',
  'redelivery',
  'outbound_transit',
  'outbound_search',
  'receipt',
  'hold',
  'rush',
] as const;

/** Stops all deadlines of the order. */
export function stopOrder(world: World, order: Order): void {
  disarm(world, order.id, ...orderTimers);
}
