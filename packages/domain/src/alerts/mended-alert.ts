import type { OrderHold } from '../trade/facts/snapshot.ts';
import type { OrderStatus, PayoutStatus, RefundStatus } from '../trade/facts/statuses.ts';
import type { AlertDetails } from './alert-details.ts';

/** The present state of an alert's subject; null for what the subject has not. */
export type MendingFacts = {
  readonly orderStatus: OrderStatus | null;
  readonly hold: OrderHold['why'] | null;
  readonly refundStatus: RefundStatus | null;
  readonly payoutStatus: PayoutStatus | null;
  /** True while the payout waits for a decision of the staff. */
  readonly isPayoutHeld: boolean;
  readonly details: AlertDetails | null;
};

type Mending = { readonly isMended: (facts: MendingFacts) => boolean; readonly text: string };

const leaves = (...statuses: readonly OrderStatus[]): Mending['isMended'] => {
  return ({ orderStatus }) => orderStatus !== null && !statuses.includes(orderStatus);
};
const released = (why: OrderHold['why']): Mending['isMended'] => {
  return ({ orderStatus, hold }) => orderStatus !== null && hold !== why;
};

const beforePass = leaves('platform_received', 'under_inspection');
const beforeCourier = leaves('platform_to_ship');
const inspected = { isMended: beforePass, text: 'The inspection is done.' };
const sent = { isMended: beforeCourier, text: 'The parcel has left us.' };
const arrived = { isMended: leaves('on_way_to_warehouse'), text: 'The parcel is not on its way to us anymore.' };
const goesOn = { isMended: released('review'), text: 'The order is not stopped anymore.' };
const bankDecided = { isMended: released('chargeback'), text: 'The bank’s hold is over.' };
const delivered = { isMended: leaves('to_receive'), text: 'The order is not on its way to the buyer anymore.' };
const payoutSent: Mending = {
  isMended: ({ payoutStatus }) => payoutStatus !== null && !['PENDING', 'ACCEPTED'].includes(payoutStatus),
  text: 'The gateway has accepted the payout, or it is back in the wallet.',
};
const refundSent: Mending = {
  isMended: ({ refundStatus }) => refundStatus !== null && refundStatus !== 'PENDING',
  text: 'The gateway has accepted the refund, or it is in the wallet.',
};
const compared: Mending = {
  isMended: ({ details }) => details?.comparison?.agrees === true,
  text: 'Both sides agree now.',
};

const mendings: Readonly<Record<string, Mending | undefined>> = {
  E40: goesOn,
  'E40-flash': goesOn,
  hold_ends: goesOn,
  'E65-freeze': bankDecided,
  bank_hold_ends: bankDecided,
  'E54-search': arrived,
  'E54-courier': arrived,
  'E56-sla': inspected,
  'E45b-offer': inspected,
  N4: inspected,
  'E67-sla': sent,
  'E68-offer': sent,
  N5: { isMended: leaves('platform_received', 'under_inspection', 'platform_to_ship'), text: sent.text },
  'N5-late': { isMended: leaves('platform_received', 'under_inspection', 'platform_to_ship'), text: sent.text },
  'E73-search': delivered,
  payout_unsent: payoutSent,
  payout_held: {
    isMended: ({ payoutStatus, isPayoutHeld }) => payoutStatus !== null && !isPayoutHeld,
    text: 'Somebody has decided about the payout.',
  },
  refund_unsent: refundSent,
  balance_low: {
    isMended: (facts) => refundSent.isMended(facts) || payoutSent.isMended(facts),
    text: 'The gateway has accepted it.',
  },
  differs: compared,
  disputed: compared,
};

/** Returns in a sentence how the cause of an alert went away; null while it lasts, or when only a person knows. */
export function mendedText(event: string, facts: MendingFacts): string | null {
  const mending = Object.hasOwn(mendings, event) ? mendings[event] : undefined;
  return mending?.isMended(facts) === true ? mending.text : null;
}
