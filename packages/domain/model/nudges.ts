import { isLiveOrder, isTerminalAsk, liveOrderOf, row } from './look.ts';
import { shippingTo } from './prices.ts';
import { arm, timer, windows } from './timers.ts';
import type { Ask, Bid, Order, Person, TimerName, World } from './world.ts';

/* docs/lifecycle.md#nudges: nudges, and changes of address. */

function nudge(world: World, thing: Ask | Bid | Order, name: string): string | null {
  if (thing.nudged) return 'ALREADY_DONE';
  thing.nudged = true;
  return row(world, name);
}

/** Returns true when a third of the window has passed. */
function isTimeToRemind(world: World, since: number, kind: TimerName, id: string): boolean {
  const running = timer(world, kind, id);
  return running !== undefined && world.now >= since + (running.fireAt - since) / 3;
}

/** A nudge to the other user, who owes the next step. */
export function sendReminder(world: World, thing: Ask | Bid | Order): string | null {
  let kind: TimerName | undefined;
  let timed: Ask | Bid | Order | undefined = thing;
  if (thing.kind === 'ask') {
    timed = liveOrderOf(world, thing);
    if (thing.status === 'buyer_to_pay') kind = timed?.origin === 'bid' ? 'accepted_payment_window' : 'payment_window';
    if (thing.status === 'pending_buyer_confirmation') kind = 'buyer_inspection_timeout';
  } else if (thing.kind === 'bid') {
    timed = world.asks.get(thing.heldByAskId ?? '');
    if (thing.status === 'seller_to_pay_deposit') kind = 'acceptance_deposit';
  } else {
    if (thing.status === 'confirming_buyer_order') kind = 'confirmation';
    if (thing.status === 'seller_to_ship') kind = 'shipment';
  }
  if (kind === undefined || timed === undefined) return 'NOT_ALLOWED_NOW';
  if (thing.nudged) return 'ALREADY_DONE';
  if (!isTimeToRemind(world, thing.since, kind, timed.id)) return 'TOO_EARLY';
  return nudge(world, thing, `${thing.kind} reminder`);
}

/** A nudge to the platform, which owes the next step and answers within four hours. */
export function rushOrder(world: World, thing: Ask | Order): string | null {
  const isChecking = ['platform_received', 'under_inspection'].includes(thing.status);
  if (thing.kind === 'order') {
    return isChecking || thing.status === 'platform_to_ship'
      ? rush(world, thing, thing.id, 'order rush')
      : 'NOT_ALLOWED_NOW';
  }
  if (isChecking) return rush(world, thing, liveOrderOf(world, thing)?.id ?? thing.id, 'ask rush');
  const isReturning = thing.status === 'transaction_closed' && thing.parcelReturn?.status === 'return_pending';
  return isReturning ? rush(world, thing, thing.id, 'ask rush return') : 'NOT_ALLOWED_NOW';
}

function rush(world: World, thing: Ask | Order, timed: string, name: string): string | null {
  if (thing.nudged) return 'ALREADY_DONE';
  arm(world, 'rush', timed, windows.rush);
  return nudge(world, thing, name);
}

/** E76: once, before the outbound label, to a region that costs no more. */
export function changeBuyerAddress(world: World, order: Order, region: Person['region']): string | null {
  if (shippingTo(region) > order.shippingFee) return 'REGION_DEARER';
  if (!isLiveOrder(order) || order.status === 'to_receive') return 'NOT_ALLOWED_NOW';
  if (order.isBuyerAddressChanged) return 'ALREADY_DONE';
  order.isBuyerAddressChanged = true;
  return row(world, 'E76');
}

/** E77: once, before the return label. */
export function changeReturnAddress(world: World, ask: Ask): string | null {
  const isBeforeLabel = !isTerminalAsk(ask) || ask.parcelReturn?.status === 'return_pending';
  if (!isBeforeLabel) return 'NOT_ALLOWED_NOW';
  if (ask.isReturnAddressChanged) return 'ALREADY_DONE';
  ask.isReturnAddressChanged = true;
  return row(world, 'E77');
}
