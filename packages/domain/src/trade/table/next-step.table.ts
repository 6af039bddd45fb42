import type { AskStatus, BidStatus, OrderStatus, ReturnStatus, TimerKind } from '../facts/statuses.ts';

export type NextActor = 'buyer' | 'seller' | 'platform' | 'courier' | 'nobody';

/**
 * Who owes the next step in a status, and the timer that ends it; null where only the platform's own timers run. `also`: timers that say more
 * while they run (a search, an offer), the first running one counts.
 */
export type NextStepRow = {
  readonly nextActor: NextActor;
  readonly timer: TimerKind | null;
  readonly also?: readonly { readonly nextActor: NextActor; readonly timer: TimerKind }[] | undefined;
};

const checkTimers = [
  { nextActor: 'platform', timer: 'T11b' },
  { nextActor: 'platform', timer: 'T11s' },
  { nextActor: 'platform', timer: 'T11' },
] as const;
const sendTimers = [
  { nextActor: 'buyer', timer: 'T13r' },
  { nextActor: 'platform', timer: 'T13b' },
  { nextActor: 'platform', timer: 'T13s' },
  { nextActor: 'platform', timer: 'T13' },
] as const;
const held = { nextActor: 'platform', timer: 'T22' } as const;
/** An order that stands still waits for us, whatever its status says; or for a bank, which names no day. */
export const reviewNextStep: NextStepRow = held;
export const bankNextStep: NextStepRow = { nextActor: 'platform', timer: null };

const inbound = [
  { nextActor: 'platform', timer: 'T10b' },
  { nextActor: 'courier', timer: 'T9b' },
  { nextActor: 'courier', timer: 'T10' },
] as const;

export const askNextSteps: Readonly<Record<AskStatus, NextStepRow>> = {
  to_pay: { nextActor: 'seller', timer: 'T1', also: [{ nextActor: 'seller', timer: 'T5' }] },
  listed: { nextActor: 'nobody', timer: 'T2' },
  buyer_to_pay: { nextActor: 'buyer', timer: 'T6', also: [{ nextActor: 'buyer', timer: 'T7' }] },
  confirming_buyer_order: { nextActor: 'seller', timer: 'T8', also: [held] },
  to_ship: { nextActor: 'seller', timer: 'T9', also: [held] },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'T9b', also: [held, ...inbound] },
  platform_received: { nextActor: 'platform', timer: null, also: [held, ...checkTimers, ...sendTimers] },
  under_inspection: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: 'T12', also: [held] },
  transaction_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'platform', timer: 'T21' }] },
  transaction_successful: { nextActor: 'nobody', timer: null },
};

export const bidNextSteps: Readonly<Record<BidStatus, NextStepRow>> = {
  to_pay: { nextActor: 'buyer', timer: 'T3' },
  bid_active: { nextActor: 'nobody', timer: 'T4' },
  seller_to_pay_deposit: { nextActor: 'seller', timer: 'T5' },
  buyer_to_pay: { nextActor: 'buyer', timer: 'T7' },
  bid_successful: { nextActor: 'nobody', timer: null },
  bid_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'platform', timer: 'T21' }] },
};

export const orderNextSteps: Readonly<Record<OrderStatus, NextStepRow>> = {
  to_pay: { nextActor: 'buyer', timer: 'T6', also: [{ nextActor: 'buyer', timer: 'T7' }] },
  confirming_buyer_order: { nextActor: 'seller', timer: 'T8', also: [held] },
  seller_to_ship: { nextActor: 'seller', timer: 'T9', also: [held] },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'T9b', also: [held, ...inbound] },
  platform_received: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  under_inspection: { nextActor: 'platform', timer: null, also: [held, ...checkTimers] },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: 'T12', also: [held] },
  platform_to_ship: { nextActor: 'platform', timer: null, also: [held, ...sendTimers] },
  to_receive: {
    nextActor: 'courier',
    timer: null,
    also: [
      { nextActor: 'platform', timer: 'T14b' },
      { nextActor: 'courier', timer: 'T14' },
    ],
  },
  transaction_successful: { nextActor: 'nobody', timer: null },
  transaction_closed: { nextActor: 'nobody', timer: null, also: [{ nextActor: 'buyer', timer: 'T20' }] },
};

/** `to_receive` after the courier delivered: the buyer looks at the pair. */
export const deliveredNextStep: NextStepRow = { nextActor: 'buyer', timer: 'T15' };

/** An order with a claim waits for us, then for the buyer's parcel. */
export const claimNextStep: NextStepRow = {
  nextActor: 'platform',
  timer: 'T19s',
  also: [{ nextActor: 'buyer', timer: 'T19' }],
};

export const returnNextSteps: Readonly<Record<ReturnStatus, NextStepRow>> = {
  return_pending: {
    nextActor: 'platform',
    timer: 'T16',
    also: [
      { nextActor: 'seller', timer: 'T16c' },
      { nextActor: 'seller', timer: 'T18' },
      { nextActor: 'platform', timer: 'T16s' },
    ],
  },
  return_shipped: { nextActor: 'courier', timer: 'T17' },
  held: { nextActor: 'platform', timer: null },
  return_done: { nextActor: 'nobody', timer: null },
  return_lost: { nextActor: 'nobody', timer: null },
  to_stock: { nextActor: 'nobody', timer: null },
  surrendered: { nextActor: 'nobody', timer: null },
  disposed: { nextActor: 'nobody', timer: null },
  abandoned: { nextActor: 'nobody', timer: null },
  kept: { nextActor: 'nobody', timer: null },
};
