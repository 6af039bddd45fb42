/** A step of money: the posting codes of lifecycle, section 3, and what becomes of a deposit with them. */
export type MoneyStep =
  | DepositStep
  /** The same with the bidder's deposit. */
  | `bid:${DepositStep}`
  /** `late`: without the coupon, which a late payment never touches. */
  | 'P4'
  | 'P4-late'
  | 'P5'
  | 'P5-late'
  /** P5 at once where no other pair can be offered; else the step below stands in its place. */
  | 'P5d'
  /** No money moves: the escrow waits for another pair (T20). Rows do not name it; `rematch-offer.ts` does. */
  | 'offer-rematch'
  /** The seller's discount, agreed by the buyer. */
  | 'P6'
  /** What the platform gives back for a claim, at its own cost. */
  | 'P6-claim'
  | 'P7'
  | 'P8'
  | 'P10'
  | 'P11'
  | 'P11-less-legs'
  /** A refunded parcel that turned up at the buyer after all (E79). */
  | 'P11-owed'
  | 'P12'
  | 'P13'
  /** The buyer owes what the bank took back. */
  | 'P13-owed'
  | 'P14'
  /** The bank took a second payment back that had gone back: the payer owes what has left. */
  | 'P14-reversed'
  | 'P15'
  | 'P16'
  /** The way back of an item, or its second delivery, paid by whom it concerns. */
  | 'fee-return'
  | 'fee-redelivery';

export type DepositStep =
  /** It is asked for. */
  | 'due'
  /** It is no longer wanted. */
  | 'void'
  | 'P1'
  /** The rest of it after a price was raised. */
  | 'P1-raise'
  /** The rest of it arrived, but the price was not raised any more: it goes back. */
  | 'P1-raise-back'
  /** The bank took it back: it is due again. */
  | 'P1-reversed'
  /** The bank took it back when it was not held any more. */
  | 'P1-reversed-late'
  | 'P2'
  | 'P2p'
  | 'P3'
  | 'P3-release'
  | 'P3r';

/** What a broken promise costs, and who gets the harmed side's share of it. `return_cost`: no more than the way back costs. */
export type Penalty = {
  readonly keptPercent: number;
  readonly keeps?: 'return_cost' | undefined;
  readonly harmed: 'buyer' | 'seller' | 'nobody';
};
