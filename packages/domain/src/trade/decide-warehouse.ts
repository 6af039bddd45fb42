import { payoutHold } from '../config/payouts.ts';
import { normaliseTrackingNumber } from '../validators/tracking-number.ts';
import { approve, fits, movesOf, nothingToDo, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import { isAtWarehouse, whyInvalid } from './decide-shipping.ts';
import type { Creation, Decision, Patch } from './decision.ts';
import type { AskSnapshot, OrderSnapshot } from './snapshot.ts';

/**
 * E56: a parcel is scanned at the door. Also a walk-in, which was never tracked; and in confirming, where the parcel itself is the
 * confirmation (E41 and E56 in one). A second scan changes nothing.
 */
export function decideReceive(
  _command: CommandOf<'receive_at_warehouse'>,
  { ask, order }: FactsOf<'receive_at_warehouse'>,
  now: Date,
): Decision {
  if (isAtWarehouse(order.status)) {
    return nothingToDo('E56');
  }
  if (fits('E56', { ask, order })) {
    return approve('E56', { now, ask, order });
  }
  if (!fits('E41', { ask, order })) {
    return notNow(order);
  }
  const confirmed = { ask: { ...ask, status: 'to_ship' }, order: { ...order, status: 'seller_to_ship' } } as const;
  const received = approve('E56', { now, ...confirmed });
  return { ...received, moves: [...movesOf('E41', { ask, order }), ...received.moves] };
}

/** E57. */
export function decideBeginInspection(
  _command: CommandOf<'begin_inspection'>,
  { ask, order }: FactsOf<'begin_inspection'>,
  now: Date,
): Decision {
  return fits('E57', { ask, order }) ? approve('E57', { now, ask, order }) : notNow(order);
}

/** E58: the seller is paid now (income of new sellers and of coupon orders on hold), and the sale becomes public. */
export function decidePass(
  { points, photoCount }: CommandOf<'pass_inspection'>,
  { ask, order, checklist, sellerFinishedSales }: FactsOf<'pass_inspection'>,
  now: Date,
): Decision {
  if (!fits('E58', { ask, order })) {
    return notNow(order);
  }
  const open = checklist.filter((id) => !points.some((point) => point.id === id && point.verdict !== 'fail'));
  const failed = points.filter((point) => point.verdict === 'fail').map((point) => point.id);
  if (open.length > 0 || failed.length > 0 || photoCount < 1) {
    return refuse('CHECKLIST_INCOMPLETE', { open, failed, photoCount });
  }
  const isHeld = sellerFinishedSales < payoutHold.trustedAfterSales || order.couponAmount > 0;
  const availableAt = isHeld ? new Date(now.getTime() + payoutHold.longestMs) : null;
  return approve('E58', { now, ask, order, availableAt, creations: [saleOf(ask, order, now)] });
}

function saleOf(ask: AskSnapshot, order: OrderSnapshot, now: Date): Creation {
  const { itemId, skuId, lane } = ask;
  return { entity: 'sale', row: { orderId: order.id, itemId, skuId, lane, price: order.price, at: now } };
}

/** E67. */
export function decideHandToCourier(
  command: CommandOf<'hand_to_courier'>,
  { ask, order, isTrackingNumberUsed }: FactsOf<'hand_to_courier'>,
  now: Date,
): Decision {
  if (!fits('E67', { order })) {
    return notNow(order);
  }
  const { courier } = command;
  const trackingNumber = normaliseTrackingNumber(command.trackingNumber);
  const invalid = whyInvalid({ courier, trackingNumber }, isTrackingNumberUsed);
  if (invalid !== null) {
    return invalid;
  }
  const set = { outboundCourier: courier, outboundTrackingNumber: trackingNumber };
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set }];
  return approve('E67', { now, ask, order, patches, params: { courier, trackingNumber } });
}

function notNow(order: OrderSnapshot): Decision {
  return refuse('NOT_ALLOWED_NOW', { status: order.status });
}
