import type { AskStatus, BidStatus, OrderStatus, ReturnStatus, TimerKind } from '../facts/statuses.ts';

export type NextActor = 'buyer' | 'seller' | 'platform' | 'courier' | 'nobody';

/**
 * The side that owes the next step in a status, and the timer that ends the status; null where only the platform's own
 * timers run. `also`: more specific timers (a search, an offer), of which the first running one counts.
 */
export type NextStepRow = {
  readonly nextActor: NextActor;
  readonly timer: TimerKind | null;
  readonly also?: readonly { readonly nextActor: NextActor; readonly timer: TimerKind }[] | undefined;
};

const checkTimers = [
  { nextActor: 'platform', timer: 'check_again' },
  { nextActor: 'platform', timer: 'check_sla' },
  { nextActor: 'platform', timer: 'check' },
] as const;
const sendTimers = [
  { nextActor: 'buyer', timer: 'redelivery' },
  { nextActor: 'platform', timer: 'platform_to_ship_again' },
  { nextActor: 'platform', timer: 'send_sla' },
  { nextActor: 'platform', timer: 'platform_to_ship' },
] as const;
const held = { nextActor: 'platform', timer: 'hold' } as const;
/** An order that stands still waits for us, whatever its status, or for a bank, which names no day. */
export const reviewNextStep: NextStepRow = held;
export const bankNextStep: NextStepRow = { nextActor: 'platform', timer: null };

const inbound = [
  { nextActor: 'platform', timer: 'inbound_search' },
  { nextActor: 'courier', timer: 'first_scan' },
  { nextActor: 'courier', timer: 'inbound_transit' },
] as const;

export const askNextSteps: Readonly<Record<AskStatus, NextStepRow>> = {
  to_pay: { nextActor: 'seller', timer: 'ask_deposit', also: [{ nextActor: 'seller', timer: 'acceptance_deposit' }] },
  listed: { nextActor: 'nobody', timer: 'listing' },
  buyer_to_pay: {
    nextActor: 'buyer',
    timer: 'payment_window',
    also: [{ nextActor: 'buyer', timer: 'accepted_payment_window' }],
  },
  confirming_buyer_order: { nextActor: 'seller', timer: 'confirmation', also: [held] },
  to_ship: { nextActor: 'seller', timer: 'shipment', also: [held] },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'first_scan', also: [held, ...inbound] },
  platform_received: { nextActor: 'platform', timer: null, also: [held, ...checkTimers, ...sendTimers] },
  under_inspection: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: 'buyer_inspection_timeout', also: [held] },
  transaction_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'platform', timer: 'penalty_release' }] },
  transaction_successful: { nextActor: 'nobody', timer: null },
};

export const bidNextSteps: Readonly<Record<BidStatus, NextStepRow>> = {
  to_pay: { nextActor: 'buyer', timer: 'bid_deposit' },
  bid_active: { nextActor: 'nobody', timer: 'bid_life' },
  seller_to_pay_deposit: { nextActor: 'seller', timer: 'acceptance_deposit' },
  buyer_to_pay: { nextActor: 'buyer', timer: 'accepted_payment_window' },
  bid_successful: { nextActor: 'nobody', timer: null },
  bid_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'platform', timer: 'penalty_release' }] },
};

export const orderNextSteps: Readonly<Record<OrderStatus, NextStepRow>> = {
  to_pay: {
    nextActor: 'buyer',
    timer: 'payment_window',
    also: [{ nextActor: 'buyer', timer: 'accepted_payment_window' }],
  },
  confirming_buyer_order: { nextActor: 'seller', timer: 'confirmation', also: [held] },
  seller_to_ship: { nextActor: 'seller', timer: 'shipment', also: [held] },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'first_scan', also: [held, ...inbound] },
  platform_received: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  under_inspection: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: 'buyer_inspection_timeout', also: [held] },
  platform_to_ship: { nextActor: 'platform', timer: null, also: [held, ...sendTimers] },
  to_receive: {
    nextActor: 'courier',
    timer: null,
    also: [
      { nextActor: 'platform', timer: 'outbound_search' },
      { nextActor: 'courier', timer: 'outbound_transit' },
    ],
  },
  transaction_successful: { nextActor: 'nobody', timer: null },
  transaction_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'buyer', timer: 'rematch' }] },
};

/** After the courier's delivery in `to_receive` the buyer checks the pair. */
export const deliveredNextStep: NextStepRow = { nextActor: 'buyer', timer: 'receipt' };

/** An order with a claim waits for us, then for the buyer's parcel. */
export const claimNextStep: NextStepRow = {
  nextActor: 'platform',
  timer: 'claim_answer',
  also: [{ nextActor: 'buyer', timer: 'claim_parcel' }],
};

export const returnNextSteps: Readonly<Record<ReturnStatus, NextStepRow>> = {
  return_pending: {
    nextActor: 'platform',
    timer: 'return_shipment',
    also: [
      { nextActor: 'seller', timer: 'return_choice' },
      { nextActor: 'seller', timer: 'return_storage' },
      { nextActor: 'platform', timer: 'return_sla' },
    ],
  },
  return_shipped: { nextActor: 'courier', timer: 'seller_to_receive' },
  held: { nextActor: 'platform', timer: null },
  return_done: { nextActor: 'nobody', timer: null },
  return_lost: { nextActor: 'nobody', timer: null },
  to_stock: { nextActor: 'nobody', timer: null },
  surrendered: { nextActor: 'nobody', timer: null },
  disposed: { nextActor: 'nobody', timer: null },
  abandoned: { nextActor: 'nobody', timer: null },
  kept: { nextActor: 'nobody', timer: null },
};
