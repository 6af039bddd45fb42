/**
 * The names are those of the specification, section 4. A status is stored, sent and shown under exactly these names.
 */

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
/** Statuses of an order without a further move. */
export const endedOrderStatuses = [
  'transaction_successful',
  'transaction_closed',
] as const satisfies readonly OrderStatus[];

/** `voided` is ours: a deposit that was never paid and is no longer wanted (docs/lifecycle.md#deposit-states). */
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

/** `CANCELLED`: the refund had not left when the bank took the payment back (E11b, E65b). */
export const refundStatuses = ['PENDING', 'REQUESTED', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
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

/**
 * Internal details under the public reasons (docs/lifecycle.md#closures). The fate of a returned item is the return
 * leg's status.
 */
export const closureDetails = [
  'deposit_timeout',
  'seller_withdrew',
  'buyer_withdrew',
  'bought',
  'expired',
  'delisted',
  'suspended',
  'payment_timeout',
  'buyer_cancelled',
  'bid_default',
  'seller_rejected',
  'seller_confirm_timeout',
  'seller_ship_timeout',
  'seller_cancelled',
  'no_scan',
  'lost_inbound',
  'inbound_returned',
  'platform_cancelled',
  'platform_late',
  'platform_loss',
  'counterfeit',
  'wrong_item',
  'used',
  'incomplete',
  'major_defect',
  'transit_damage',
  'defect_refused',
  'silent_buyer',
  'chargeback',
  'lost_outbound',
  'undeliverable',
  'claim_upheld',
] as const;
export type ClosureDetail = (typeof closureDetails)[number];

/** The return leg of a closed ask or of a stock item (docs/lifecycle.md#returns). */
export const returnStatuses = [
  'return_pending',
  'return_shipped',
  'return_done',
  'return_lost',
  'to_stock',
  'surrendered',
  'disposed',
  'abandoned',
  'held',
  'kept',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** An item that a seller keeps in the warehouse (docs/lifecycle.md#stock). */
export const stockStatuses = [
  'intake_created',
  'intake_on_way',
  'received',
  'checking',
  'in_stock',
  'reserved',
  'dispatched',
  'rejected',
  'withdrawn',
  'overdue',
  'lost_here',
  'intake_void',
] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** Statuses of a buyer's claim about a delivered pair (E74). */
export const claimStatuses = ['open', 'rejected', 'settled', 'to_send_back', 'lapsed', 'upheld'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/**
 * The timers, named by their deadlines (docs/lifecycle.md#timers; in words for people: `timer-titles.table.ts`). The
 * specification names three of them, and its names win: `platform_to_ship`, `seller_to_receive`,
 * `buyer_inspection_timeout`. A status or a closure may be spelled alike; the types keep them apart.
 */
export const timerKinds = [
  'ask_deposit',
  'listing',
  'bid_deposit',
  'bid_life',
  'acceptance_deposit',
  'payment_window',
  'accepted_payment_window',
  'confirmation',
  'shipment',
  'first_scan',
  'inbound_transit',
  'inbound_search',
  'check_sla',
  'check',
  'check_again',
  'buyer_inspection_timeout',
  'send_sla',
  'platform_to_ship',
  'platform_to_ship_again',
  'redelivery',
  'outbound_transit',
  'outbound_search',
  'receipt',
  'return_sla',
  'return_shipment',
  'return_choice',
  'seller_to_receive',
  'return_storage',
  'claim_answer',
  'claim_parcel',
  'rematch',
  'penalty_release',
  'hold',
  'rush',
  'intake',
  'stock_storage',
] as const;
export type TimerKind = (typeof timerKinds)[number];

export const actors = ['buyer', 'seller', 'staff', 'gateway', 'courier', 'system'] as const;
export type Actor = (typeof actors)[number];

export const messageTabs = ['order', 'payment', 'platform'] as const;
export type MessageTab = (typeof messageTabs)[number];
