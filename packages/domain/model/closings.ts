import { dropRaise, settle } from './deposits.ts';
import { become, getExisting } from './look.ts';
import { disarm } from './timers.ts';
import type { Ask, Bid, Order, World } from './world.ts';

/* The end of an ask, bid or order, and of what runs for it. */

/** Closes an ask; what happens to its deposits is said before, else they go back. */
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
  disarm(world, ask.id, 'T1', 'T2', 'T5');
  if (ask.stockId !== null) {
    const stock = getExisting(world.stock, ask.stockId);
    if (stock.status === 'reserved') stock.status = 'in_stock';
  }
}

export function closeBid(world: World, bid: Bid): void {
  dropRaise(world, bid);
  settle(world, bid);
  become(world, bid, 'bid_closed');
  disarm(world, bid.id, 'T3', 'T4');
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
  'T6',
  'T7',
  'T8',
  'T9',
  'T9b',
  'T10',
  'T10b',
  'T11s',
  'T11',
  'T11b',
  'T12',
  'T13s',
  'T13',
  'T13b',
  'T13r',
  'T14',
  'T14b',
  'T15',
  'T22',
  'TR',
] as const;

/** No deadline of the order runs any more. */
export function stopOrder(world: World, order: Order): void {
  disarm(world, order.id, ...orderTimers);
}
