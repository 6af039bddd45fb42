/**
 * A step of money. A step with just one posting has the posting's name; `late` and similar endings mark other terms.
 */
export type MoneyStep =
  | DepositStep
  /** A step on the bidder's deposit. */
  | `bid:${DepositStep}`
  /** `late`: without the coupon, which a late payment never touches. */
  | 'escrow_filled'
  | 'escrow_filled_late'
  | 'order_refunded'
  | 'order_refunded_late'
  /** A refund at once where no other pair can be offered; else the step below stands in its place. */
  | 'refund_or_rematch'
  /** No money moves: the escrow waits for the buyer's answer. Rows do not name it; `rematch-offer.ts` does. */
  | 'rematch_offered'
  /** The seller's discount, agreed by the buyer. */
  | 'discount_given'
  /** The refund of a claim, at the platform's own cost. */
  | 'claim_refunded'
  | 'seller_paid'
  | 'buyer_fees_earned'
  | 'item_compensated'
  | 'refunded_after_income'
  | 'refunded_less_shipping'
  /** The debt of a buyer who got a refund and then the parcel after all (E79). */
  | 'refund_owed'
  | 'escrow_moved'
  | 'payment_reversed'
  /** The reversed amount becomes the buyer's debt. */
  | 'payment_reversed_owed'
  | 'second_payment_returned'
  /** The bank took back a second payment that was refunded before: the payer owes the refunds that have left. */
  | 'second_payment_reversed'
  | 'gateway_fee_paid'
  | 'credit_given'
  /** The fee for an item's way back or for a second delivery, paid by the side that owes it. */
  | 'return_fee_earned'
  | 'redelivery_fee_earned';

export type DepositStep =
  /** The deposit becomes due. */
  | 'due'
  /** The deposit is no longer wanted. */
  | 'void'
  | 'deposit_held'
  /** The rest of a deposit after a price was raised. */
  | 'raise_held'
  /** The rest of the deposit arrived, but the price was not raised any more: the rest goes back. */
  | 'raise_returned'
  /** The bank took the deposit back: it is due again. */
  | 'deposit_reversed'
  /** The bank took the deposit back when it was not held any more. */
  | 'deposit_reversed_late'
  | 'deposit_returned'
  | 'deposit_deducted_in_part'
  | 'deposit_deducted'
  | 'penalty_released'
  | 'penalty_undone';

/** The cost of a broken promise, and who gets the harmed side's share. `return_cost`: at most the way back's cost. */
export type Penalty = {
  readonly keptPercent: number;
  readonly keeps?: 'return_cost' | undefined;
  readonly harmed: 'buyer' | 'seller' | 'nobody';
};
