import { DAY_MS } from '../../config/durations.ts';
import { PARCEL_GRACE_MS, RESEND_MS, SHIP_EXTENSION_MS } from '../../config/timers.ts';
import { normaliseTrackingNumber } from '../../validators/tracking-number.ts';
import { fits, fitsStatuses } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import { transition } from '../table/transitions.table.ts';
import { answer, whyUnmet } from './answer.ts';
import { approve, nothingToDo } from './approve.ts';
import { hasRole } from './has-role.ts';
import { whyInvalid } from './tracking-number.ts';

/** E41. A second press, or one that lost a race, moves nothing: the caller answers the present status. */
export function decideConfirm(
  { callerId }: CommandOf<'confirm_order'>,
  facts: FactsOf<'confirm_order'>,
  now: Date,
): Decision {
  const { order } = facts;
  if (!hasRole(order, callerId, 'seller')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'seller' });
  }
  if (fits('E41', { ...facts, now })) {
    return answer({ name: 'confirm_order', callerId, context: { ...facts, now } });
  }
  return order.status === 'to_pay' ? refuse('NOT_ALLOWED_NOW', { status: order.status }) : nothingToDo('E41');
}

/** E46, E47. An unchanged number changes nothing. */
export function decideSellerDeliver(
  command: CommandOf<'seller_deliver'>,
  facts: FactsOf<'seller_deliver'>,
  now: Date,
): Decision {
  const { ask, order, isTrackingNumberUsed, wasRestarted } = facts;
  if (!hasRole(order, command.callerId, 'seller')) {
    return refuse('NOT_YOUR_ROLE', { expected: 'seller' });
  }
  const isFirst = fitsStatuses(transition('E46'), { ask, order });
  if (!isFirst && !(fits('E47', { now, order }) && order.inboundScannedAt === null)) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status, scannedAt: order.inboundScannedAt });
  }
  const courier = command.courier;
  const trackingNumber = normaliseTrackingNumber(command.trackingNumber);
  if (!isFirst && courier === order.inboundCourier && trackingNumber === order.inboundTrackingNumber) {
    return nothingToDo('E47');
  }
  const unmet = whyUnmet(isFirst ? 'E46' : 'E47', { ...facts, now });
  const invalid = unmet ?? whyInvalid({ courier, trackingNumber }, isTrackingNumberUsed);
  if (invalid !== null) {
    return invalid;
  }
  const set = { inboundCourier: courier, inboundTrackingNumber: trackingNumber };
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set }];
  if (isFirst) {
    const { legDaysMax } = facts;
    const windowsMs = legDaysMax === undefined ? {} : { inbound_transit: legDaysMax * DAY_MS + PARCEL_GRACE_MS };
    return approve('E46', { now, ask, order, patches, windowsMs, params: { courier, trackingNumber } });
  }
  const approval = approve('E47', { now, order, patches });
  // Only the first replacement restarts `first_scan`: otherwise a seller could promise a parcel for ever.
  return wasRestarted ? { ...approval, timers: [] } : approval;
}

/** E48: a day more than the time to ship would give, once. */
export function decideAskMoreTime(
  { callerId }: CommandOf<'ask_more_time'>,
  facts: FactsOf<'ask_more_time'>,
  now: Date,
): Decision {
  const { order, window } = facts;
  const left = window === null ? 0 : Math.max(0, window.fireAt.getTime() - now.getTime());
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { isShipExtended: true } }];
  const windowsMs = { shipment: left + SHIP_EXTENSION_MS };
  return answer({ name: 'ask_more_time', callerId, context: { ...facts, now, windowsMs }, adds: () => ({ patches }) });
}

/** E46s: the first scan on the way in ends `first_scan`; later events are only recorded by the caller. */
export function decideCourierScanned(
  { scannedAt }: CommandOf<'courier_scanned'>,
  facts: FactsOf<'courier_scanned'>,
  now: Date,
): Decision {
  const { order } = facts;
  if (!fits('E46s', { ...facts, now }) || order.inboundScannedAt !== null) {
    return nothingToDo('E46s');
  }
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set: { inboundScannedAt: scannedAt } }];
  return approve('E46s', { ...facts, now, patches });
}

/** E54: the parcel to us is lost, after the search. The seller is paid only with a proof that the courier had it. */
export function decideInboundSearchOver(
  _command: CommandOf<'inbound_search_over'>,
  facts: FactsOf<'inbound_search_over'>,
  now: Date,
): Decision {
  const { order, hasDropOffProof } = facts;
  const isProven = hasDropOffProof === true || order.inboundScannedAt !== null;
  const amounts = isProven ? { compensation: order.income } : {};
  return answer({ name: 'inbound_search_over', context: { ...facts, now, amounts } });
}

/** E54: the courier gives the parcel up: the search starts; a second report does not start it again. */
export function decideInboundLost(
  _command: CommandOf<'inbound_lost'>,
  facts: FactsOf<'inbound_lost'>,
  now: Date,
): Decision {
  const isPaused = facts.order.hold?.timers.some(({ kind }) => kind === 'inbound_search') ?? false;
  return facts.isSearching === true || isPaused
    ? nothingToDo('E54-courier')
    : answer({ name: 'inbound_lost', context: { ...facts, now } });
}

/** E55, E55b: the parcel went back to the seller; the number is given again with the next one. */
export function decideInboundReturned(
  _command: CommandOf<'inbound_returned'>,
  facts: FactsOf<'inbound_returned'>,
  now: Date,
): Decision {
  const { order } = facts;
  const set = { isResent: true, inboundCourier: null, inboundTrackingNumber: null, inboundScannedAt: null };
  return answer({
    name: 'inbound_returned',
    context: { ...facts, now, windowsMs: { shipment: RESEND_MS } },
    adds: (event) => (event === 'E55' ? { patches: [{ entity: 'order', id: order.id, set }] } : {}),
  });
}

/** E53: a parcel comes after its order has closed. */
export function decideReceiveLateParcel(
  _command: CommandOf<'receive_late_parcel'>,
  facts: FactsOf<'receive_late_parcel'>,
  now: Date,
): Decision {
  const { isCompensated, returnCost, itemValue } = facts;
  const returning = { passesAsNew: true, value: itemValue };
  const context = { ...facts, now, returning, inputs: { isCompensated }, amounts: { returnCost } };
  return answer({ name: 'receive_late_parcel', context });
}
