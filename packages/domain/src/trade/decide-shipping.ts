import { isTrackingNumber, normaliseTrackingNumber } from '../validators/tracking-number.ts';
import { approve, fits, nothingToDo, refuse } from './approve.ts';
import type { CommandOf, FactsOf } from './commands.ts';
import { hasRole } from './decide-cancel.ts';
import type { Decision, Patch, Refusal } from './decision.ts';
import type { OrderStatus } from './statuses.ts';

/** E41. A second press, and one that lost a race, is approved without moves: the caller answers the status as it is. */
export function decideConfirm(
  { callerId }: CommandOf<'confirm_order'>,
  { ask, order }: FactsOf<'confirm_order'>,
  now: Date,
): Decision {
  if (!hasRole(order, callerId, 'seller')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'seller' });
  }
  if (fits('E41', { ask, order })) {
    return approve('E41', { now, ask, order });
  }
  return order.status === 'to_pay' ? refuse('NOT_ALLOWED_NOW', { status: order.status }) : nothingToDo('E41');
}

/** T8: E43. */
export function decideConfirmTimeOver(
  _command: CommandOf<'confirm_time_over'>,
  { ask, order }: FactsOf<'confirm_time_over'>,
  now: Date,
): Decision {
  return fits('E43', { ask, order }) ? approve('E43', { now, ask, order }) : nothingToDo('E43');
}

/** E46, E47. The same number again changes nothing. */
export function decideSellerDeliver(
  command: CommandOf<'seller_deliver'>,
  { ask, order, isTrackingNumberUsed, wasRestarted }: FactsOf<'seller_deliver'>,
  now: Date,
): Decision {
  if (!hasRole(order, command.callerId, 'seller')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'seller' });
  }
  const isFirst = fits('E46', { ask, order });
  if (!isFirst && !(fits('E47', { order }) && order.inboundScannedAt === null)) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status, scannedAt: order.inboundScannedAt });
  }
  const courier = command.courier;
  const trackingNumber = normaliseTrackingNumber(command.trackingNumber);
  if (courier === order.inboundCourier && trackingNumber === order.inboundTrackingNumber) {
    return nothingToDo('E47');
  }
  const invalid = whyInvalid({ courier, trackingNumber }, isTrackingNumberUsed);
  if (invalid !== null) {
    return invalid;
  }
  const set = { inboundCourier: courier, inboundTrackingNumber: trackingNumber };
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set }];
  if (isFirst) {
    return approve('E46', { now, ask, order, patches, params: { courier, trackingNumber } });
  }
  const approval = approve('E47', { now, order, patches });
  // Only the first replacement restarts T9b: with later ones too, a parcel could be promised for ever.
  return wasRestarted ? { ...approval, timers: [] } : approval;
}

/** The refusal of a number that cannot be one or was used before; null when it is good. */
export function whyInvalid(
  { courier, trackingNumber }: { courier: string; trackingNumber: string },
  isUsed: boolean,
): Refusal | null {
  if (!isTrackingNumber(courier, trackingNumber)) {
    return refuse('TRACKING_NUMBER_INVALID', { problem: 'not_well_formed', courier, trackingNumber });
  }
  return isUsed ? refuse('TRACKING_NUMBER_INVALID', { problem: 'used_before', courier, trackingNumber }) : null;
}

/** T9: E49. */
export function decideShipTimeOver(
  _command: CommandOf<'ship_time_over'>,
  { ask, order }: FactsOf<'ship_time_over'>,
  now: Date,
): Decision {
  return fits('E49', { ask, order }) ? approve('E49', { now, ask, order }) : nothingToDo('E49');
}

/** T9b: E52, unless a courier has seen the parcel. */
export function decideScanTimeOver(
  _command: CommandOf<'scan_time_over'>,
  { ask, order }: FactsOf<'scan_time_over'>,
  now: Date,
): Decision {
  const isDue = fits('E52', { ask, order }) && order.inboundScannedAt === null;
  return isDue ? approve('E52', { now, ask, order }) : nothingToDo('E52');
}

/** E46s: the first scan on the way in ends T9b; later events are only recorded by the caller. */
export function decideCourierScanned(
  { scannedAt }: CommandOf<'courier_scanned'>,
  { ask, order }: FactsOf<'courier_scanned'>,
  now: Date,
): Decision {
  if (!fits('E46s', { order }) || order.inboundScannedAt !== null) {
    return nothingToDo('E46s');
  }
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { inboundScannedAt: scannedAt } }];
  return approve('E46s', { now, ask, order, patches });
}

/** Statuses after which a scan at the door is a repetition. */
export const isAtWarehouse = (status: OrderStatus): boolean =>
  status === 'platform_received' || status === 'under_inspection';
