/** A step of money. One that books just one posting has its name; `late` and the like book it on other terms. */
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
  /** A refunded parcel that turned up at the buyer after all (E79). */
  | 'refund_owed'
  | 'escrow_moved'
  | 'payment_reversed'
  /** The buyer owes what the bank took back. */
  | 'payment_reversed_owed'
  | 'second_payment_returned'
  /** The bank took a second payment back that had gone back: the payer owes what has left. */
  | 'second_payment_reversed'
  | 'gateway_fee_paid'
  | 'credit_given'
  /** The way back of an item, or its second delivery, paid by whom it concerns. */
  | 'return_fee_earned'
  | 'redelivery_fee_earned';

export type DepositStep =
  /** It is asked for. */
  | 'due'
  /** It is no longer wanted. */
  | 'void'
  | 'deposit_held'
  /** The rest of it after a price was raised. */
  | 'raise_held'
  /** The rest of it arrived, but the price was not raised any more: it goes back. */
  | 'raise_returned'
  /** The bank took it back: it is due again. */
  | 'deposit_reversed'
  /** The bank took it back when it was not held any more. */
  | 'deposit_reversed_late'
  | 'deposit_returned'
  | 'deposit_deducted_in_part'
  | 'deposit_deducted'
  | 'penalty_released'
  | 'penalty_undone';

/**
 * The cost of a broken promise, and the receiver of the harmed side's share. `return_cost`: no more than the way back
 * costs.
 */
export type Penalty = {
  readonly keptPercent: number;
  readonly keeps?: 'return_cost' | undefined;
  readonly harmed: 'buyer' | 'seller' | 'nobody';
};
