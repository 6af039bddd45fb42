import { PARCEL_GRACE_MS } from '../../config/timers.ts';
import { wasSeen } from '../../parcels/courier-status.ts';
import { normaliseTrackingNumber } from '../../validators/tracking-number.ts';
import { fits, fitsStatuses } from '../effects/row-moves.ts';
import type { CommandOf, FactsOf } from '../facts/commands.ts';
import type { Decision, Patch } from '../facts/decision.ts';
import { refuse } from '../facts/refuse.ts';
import { required, type TradeContext } from '../facts/trade-context.ts';
import { transition } from '../table/transitions.table.ts';
import { answer, rowFor } from './answer.ts';
import { nothingToDo } from './approve.ts';
import { heldUntil, incomeReleased } from './income-wait.ts';
import { saleOnly } from './sale.ts';
import { whyInvalid } from './tracking-number.ts';

/** E67, also for stock, whose seller is paid now. A second hand-over of a returned parcel has its own number. */
export function decideHandToCourier(
  command: CommandOf<'hand_to_courier'>,
  facts: FactsOf<'hand_to_courier'>,
  now: Date,
): Decision {
  const { order, isTrackingNumberUsed, arrivalMax, sellerFinishedSales = 0 } = facts;
  if (!fitsStatuses(transition('E67'), { order })) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status });
  }
  const { courier } = command;
  const trackingNumber = normaliseTrackingNumber(command.trackingNumber);
  const invalid = whyInvalid({ courier, trackingNumber }, isTrackingNumberUsed);
  if (invalid !== null) {
    return invalid;
  }
  const set = { outboundCourier: courier, outboundTrackingNumber: trackingNumber };
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set }];
  const windowsMs =
    arrivalMax === undefined
      ? {}
      : { outbound_transit: Math.max(0, arrivalMax.getTime() - now.getTime()) + PARCEL_GRACE_MS };
  const availableAt = heldUntil(order, sellerFinishedSales, now);
  return answer({
    name: 'hand_to_courier',
    context: { ...facts, now, windowsMs, availableAt },
    adds: (event) => ({ ...saleOnly(facts, now)(event), patches, params: { courier, trackingNumber } }),
  });
}

/**
 * Corrects a wrongly scanned number until the courier has seen the parcel, as E47 does for the seller's number (E67;
 * docs/lifecycle.md#delivery; docs/decisions.md#orders-and-delivery). `outbound_transit` goes on, because the buyer was
 * promised a day and not a number. The same number again changes nothing.
 */
export function decideReplaceOutboundNumber(
  command: CommandOf<'replace_outbound_number'>,
  facts: FactsOf<'replace_outbound_number'>,
  now: Date,
): Decision {
  const { order, isTrackingNumberUsed, parcel } = facts;
  const { courier } = command;
  const trackingNumber = normaliseTrackingNumber(command.trackingNumber);
  const isSeen = parcel !== undefined && wasSeen(parcel);
  if (!fits('E67-number', { ...facts, now }) || isSeen) {
    return refuse('NOT_ALLOWED_NOW', { status: order.status, isSeen });
  }
  if (courier === parcel?.courier && trackingNumber === parcel.trackingNumber) {
    return nothingToDo('E67-number');
  }
  const invalid = whyInvalid({ courier, trackingNumber }, isTrackingNumberUsed);
  if (invalid !== null) {
    return invalid;
  }
  const set = { outboundCourier: courier, outboundTrackingNumber: trackingNumber };
  const patches: readonly Patch[] = [{ entity: 'order', id: order.id, set }];
  return answer({
    name: 'replace_outbound_number',
    context: { ...facts, now },
    adds: () => ({ patches, params: { courier, trackingNumber } }),
  });
}

/** E68, by the buyer once the time to send is over. */
export function decideCancelLateSending(
  { callerId }: CommandOf<'cancel_late_sending'>,
  facts: FactsOf<'cancel_late_sending'>,
  now: Date,
): Decision {
  if (!facts.isLate && facts.order.closure === null) {
    return refuse('TOO_EARLY');
  }
  return answer({ name: 'cancel_late_sending', callerId, context: ending(facts, now), adds: saleOnly(facts, now) });
}

/** E68 without the buyer's request, and E73: the order ends and the buyer has no pair, so held income gets its end. */
export function decideSendingEnd(
  { name }: CommandOf<'send_time_over_again' | 'outbound_search_over' | 'outbound_lost' | 'redelivery_time_over'>,
  facts: FactsOf<'send_time_over_again'>,
  now: Date,
): Decision {
  return answer({ name, context: ending(facts, now), adds: saleOnly(facts, now) });
}

function ending(facts: FactsOf<'send_time_over_again'>, now: Date): TradeContext {
  // The seller of an item from stock is paid only now: the income waits as in E67, until the order's end sets its date.
  const availableAt = heldUntil(facts.order, facts.sellerFinishedSales ?? 0, now);
  return { ...facts, now, availableAt, releases: [incomeReleased(facts.order, now)] };
}

/** E72: the parcel came back from the buyer; it waits for the money for a second way. */
export function decideOutboundReturned(
  _command: CommandOf<'outbound_returned'>,
  facts: FactsOf<'outbound_returned'>,
  now: Date,
): Decision {
  const set = { redelivery: 'unpaid', outboundTrackingNumber: null } as const;
  const patches: readonly Patch[] = [{ entity: 'order', id: facts.order.id, set }];
  return answer({ name: 'outbound_returned', context: { ...facts, now }, adds: () => ({ patches }) });
}

type Address = CommandOf<'change_buyer_address'> | CommandOf<'change_return_address'>;

/** E76, E77: once, before the label is printed; the buyer's not to a dearer region. */
export function decideChangeAddress(
  command: Address,
  facts: FactsOf<'change_buyer_address'> | FactsOf<'change_return_address'>,
  now: Date,
): Decision {
  const { name, callerId, isLabelPrinted } = command;
  const context = { ...facts, now };
  if (rowFor(name, context) !== undefined && isLabelPrinted) {
    return refuse('LABEL_PRINTED');
  }
  if (name === 'change_buyer_address' && command.isDearer) {
    return refuse('REGION_DEARER');
  }
  return answer({ name, callerId, context, adds: () => ({ patches: [addressPatch(name, facts)] }) });
}

function addressPatch(name: Address['name'], { ask, order }: Partial<FactsOf<'confirm_order'>>): Patch {
  return name === 'change_buyer_address'
    ? { entity: 'order', id: required(order, 'the order').id, set: { isBuyerAddressChanged: true } }
    : { entity: 'ask', id: required(ask, 'the ask').id, set: { isReturnAddressChanged: true } };
}
