import { isLiveOrder, isTerminalAsk, liveOrderOf, row, the } from './look.ts';
import { shippingTo } from './prices.ts';
import { timer } from './timers.ts';
import type { Ask, Bid, Order, Person, TimerName, World } from './world.ts';

/* Lifecycle, sections 1 and 8: nudges, changes of address, and hiding what is finished. */

function nudge(world: World, thing: Ask | Bid | Order, name: string): string | null {
  if (thing.nudged) return 'ALREADY_DONE';
  thing.nudged = true;
  return row(world, name);
}

/** Whether a third of the window has passed. */
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
    if (thing.status === 'buyer_to_pay') kind = timed?.origin === 'bid' ? 'T7' : 'T6';
    if (thing.status === 'pending_buyer_confirmation') kind = 'T12';
  } else if (thing.kind === 'bid') {
    timed = world.asks.get(thing.heldByAskId ?? '');
    if (thing.status === 'seller_to_pay_deposit') kind = 'T5';
  } else {
    if (thing.status === 'confirming_buyer_order') kind = 'T8';
    if (thing.status === 'seller_to_ship') kind = 'T9';
  }
  if (kind === undefined || timed === undefined) return 'NOT_ALLOWED_NOW';
  if (!isTimeToRemind(world, thing.since, kind, timed.id)) return 'TOO_EARLY';
  return nudge(world, thing, `${thing.kind} reminder`);
}

/** A nudge to the platform, which owes the next step. */
export function rushOrder(world: World, thing: Ask | Order): string | null {
  const isWaiting = ['platform_received', 'under_inspection'].includes(thing.status);
  if (thing.kind === 'order') {
    const isOurs = isWaiting || (thing.status === 'platform_to_ship' && !thing.isRedelivery);
    return isOurs ? nudge(world, thing, 'order rush') : 'NOT_ALLOWED_NOW';
  }
  const isReturning = thing.status === 'transaction_closed' && thing.parcelReturn?.status === 'return_pending';
  return isWaiting || isReturning ? nudge(world, thing, 'ask rush') : 'NOT_ALLOWED_NOW';
}

/** E76: once, before the outbound label, to a region that costs no more. */
export function changeBuyerAddress(world: World, order: Order, region: Person['region']): string | null {
  const isBeforeLabel = isLiveOrder(order) && order.status !== 'to_receive';
  if (!isBeforeLabel || order.isBuyerAddressChanged) return 'NOT_ALLOWED_NOW';
  if (shippingTo(region) > order.shippingFee) return 'REGION_DEARER';
  order.isBuyerAddressChanged = true;
  return row(world, 'E76');
}

/** E77: once, before the return label. */
export function changeReturnAddress(world: World, ask: Ask): string | null {
  const isBeforeLabel = !isTerminalAsk(ask) || ask.parcelReturn?.status === 'return_pending';
  if (!isBeforeLabel || ask.isReturnAddressChanged) return 'NOT_ALLOWED_NOW';
  ask.isReturnAddressChanged = true;
  return row(world, 'E77');
}

/** `DELETE /ask|/bid|/order`: only what is finished, its deposits settled and no return open. */
export function hide(world: World, thing: Ask | Bid | Order): string | null {
  if (thing.kind === 'order') {
    if (isLiveOrder(thing) || thing.isOffered) return 'NOT_ALLOWED_NOW';
    return row(world, 'hide order');
  }
  const isOpen =
    thing.kind === 'ask' ? !isTerminalAsk(thing) : !['bid_closed', 'bid_successful'].includes(thing.status);
  const isHeld = thing.deposits.some((id) => ['due', 'under_hold'].includes(the(world.deposits, id).status));
  const parcel = thing.kind === 'ask' ? thing.parcelReturn?.status : undefined;
  const isReturning = parcel === 'return_pending' || parcel === 'return_shipped' || parcel === 'held';
  if (isOpen || isHeld || isReturning) return 'NOT_ALLOWED_NOW';
  return row(world, `hide ${thing.kind}`);
}
