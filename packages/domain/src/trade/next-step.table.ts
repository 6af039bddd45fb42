import type { AskStatus, OrderStatus, TimerKind } from './statuses.ts';

export type NextActor = 'buyer' | 'seller' | 'platform' | 'courier' | 'nobody';

/** Who owes the next step in a status, and the timer that ends it; null where a person or parcel has no limit of ours yet. */
export type NextStepRow = { readonly nextActor: NextActor; readonly timer: TimerKind | null };

export const askNextSteps: Readonly<Record<AskStatus, NextStepRow>> = {
  to_pay: { nextActor: 'seller', timer: 'T1' },
  listed: { nextActor: 'nobody', timer: 'T2' },
  buyer_to_pay: { nextActor: 'buyer', timer: 'T6' },
  confirming_buyer_order: { nextActor: 'seller', timer: 'T8' },
  to_ship: { nextActor: 'seller', timer: 'T9' },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'T9b' },
  platform_received: { nextActor: 'platform', timer: null },
  under_inspection: { nextActor: 'platform', timer: null },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: null },
  transaction_closed: { nextActor: 'nobody', timer: null },
  transaction_successful: { nextActor: 'nobody', timer: null },
};

export const orderNextSteps: Readonly<Record<OrderStatus, NextStepRow>> = {
  to_pay: { nextActor: 'buyer', timer: 'T6' },
  confirming_buyer_order: { nextActor: 'seller', timer: 'T8' },
  seller_to_ship: { nextActor: 'seller', timer: 'T9' },
  on_way_to_warehouse: { nextActor: 'courier', timer: 'T9b' },
  platform_received: { nextActor: 'platform', timer: null },
  under_inspection: { nextActor: 'platform', timer: null },
  pending_buyer_confirmation: { nextActor: 'buyer', timer: null },
  platform_to_ship: { nextActor: 'platform', timer: null },
  to_receive: { nextActor: 'courier', timer: null },
  transaction_successful: { nextActor: 'nobody', timer: null },
  transaction_closed: { nextActor: 'nobody', timer: null },
};

/** `to_receive` after the courier delivered: the buyer looks at the pair. */
export const deliveredNextStep: NextStepRow = { nextActor: 'buyer', timer: 'T15' };
