/** Names of the specification, section 4. A status is stored, sent and shown under exactly these names. */

export const askStatuses = [
  'to_pay',
  'listed',
  'buyer_to_pay',
  'confirming_buyer_order',
  'to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
  'transaction_closed',
  'transaction_successful',
] as const;
export type AskStatus = (typeof askStatuses)[number];

export const bidStatuses = [
  'to_pay',
  'bid_active',
  'buyer_to_pay',
  'seller_to_pay_deposit',
  'bid_closed',
  'bid_successful',
] as const;
export type BidStatus = (typeof bidStatuses)[number];

export const orderStatuses = [
  'to_pay',
  'confirming_buyer_order',
  'seller_to_ship',
  'on_way_to_warehouse',
  'platform_received',
  'under_inspection',
  'pending_buyer_confirmation',
  'platform_to_ship',
  'to_receive',
  'transaction_successful',
  'transaction_closed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** `voided` is ours: a deposit that was never paid and is no longer wanted (lifecycle, section 3). */
export const depositStatuses = ['due', 'under_hold', 'returned', 'deducted', 'voided'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const attemptStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export const payoutStatuses = [
  'PENDING',
  'ACCEPTED',
  'REQUESTED',
  'SUCCEEDED',
  'FAILED',
  'CANCELLED',
  'REVERSED',
] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const refundStatuses = ['PENDING', 'REQUESTED', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const lanes = ['standard', 'flash'] as const;
export type Lane = (typeof lanes)[number];

export const closureReasons = [
  'platform_inspection_failed',
  'buyer_inspection_failed',
  'buyer_inspection_timeout',
  'no_return_required',
] as const;
export type ClosureReason = (typeof closureReasons)[number];

/** Internal detail under the public reason (lifecycle, section 7); only those that a built row can reach. */
export const closureDetails = [
  'deposit_timeout',
  'seller_withdrew',
  'expired',
  'payment_timeout',
  'buyer_cancelled',
  'seller_rejected',
  'seller_confirm_timeout',
  'seller_ship_timeout',
  'no_scan',
] as const;
export type ClosureDetail = (typeof closureDetails)[number];

export const timerKinds = ['T1', 'T2', 'T6', 'T8', 'T9', 'T9b', 'T15', 'T21'] as const;
export type TimerKind = (typeof timerKinds)[number];

export const actors = ['buyer', 'seller', 'staff', 'gateway', 'courier', 'system'] as const;
export type Actor = (typeof actors)[number];

export const messageTabs = ['order', 'payment', 'platform'] as const;
export type MessageTab = (typeof messageTabs)[number];
