import type { StaffQueue } from '../../alerts/staff-queues.ts';
import type { CommandName } from '../facts/commands.ts';
import type { MessageKind } from '../facts/message-kinds.ts';
import type { RefusalReason } from '../facts/refusal-reasons.ts';
import type { Closure, ReturnPayer } from '../facts/snapshot.ts';
import type {
  Actor,
  AskStatus,
  BidStatus,
  ClaimStatus,
  ClosureDetail,
  OrderStatus,
  ReturnStatus,
  StockStatus,
  TimerKind,
} from '../facts/statuses.ts';
import type { Condition } from './conditions.ts';

/** In which statuses a row applies, and where it leads; `stays` when it only happens there. `null`: there is no row yet. */
export type Side<Status> = {
  readonly from: readonly (Status | null)[];
  readonly to: Status | 'stays';
};

/**
 * A step of money (lifecycle, section 3). One that books just one posting has its name; `late` and the like book it on
 * other terms.
 */
export type MoneyStep =
  | DepositStep
  /** The same with the bidder's deposit. */
  | `bid:${DepositStep}`
  /** `late`: without the coupon, which a late payment never touches. */
  | 'escrow_filled'
  | 'escrow_filled_late'
  | 'order_refunded'
  | 'order_refunded_late'
  /** A refund at once where no rematch can be offered; else the escrow waits for the buyer's answer. */
  | 'refund_or_rematch'
  /** The seller's discount, agreed by the buyer. */
  | 'discount_given'
  /** What the platform gives back for a claim, at its own cost. */
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

/** What a broken promise costs, and who gets the harmed side's share of it. `return_cost`: no more than the way back costs. */
export type Penalty = {
  readonly keptPercent: number;
  readonly keeps?: 'return_cost' | undefined;
  readonly harmed: 'buyer' | 'seller' | 'nobody';
};

/** `payer`: whoever made the attempt. `owner`: whose deposit, stock or return leg it is. */
export type Recipient = 'buyer' | 'seller' | 'payer' | 'owner';

/** People beyond the two sides, told by the server when the row has been applied. */
export type Audience = 'watchers' | 'waiting_for_item' | 'outbid' | 'sellers_near_price';

/** Consequences for a person's standing. */
export type StandingChange = 'deposit_default' | 'failed_inspection' | 'selling_suspended' | 'buying_suspended';

/** One row of the joint transition table: one database transaction that moves all of it. */
export type TransitionRow = {
  readonly command: CommandName;
  readonly actor: Actor;
  /** What happens, in a sentence without subject. */
  readonly title: string;
  readonly ask?: Side<AskStatus> | undefined;
  readonly bid?: Side<BidStatus> | undefined;
  readonly order?: Side<OrderStatus> | undefined;
  readonly returnLeg?: Side<ReturnStatus> | undefined;
  readonly stock?: Side<StockStatus> | undefined;
  readonly claim?: Side<ClaimStatus> | undefined;
  /** Beside the statuses, what must be so for this row and not its neighbour to apply. */
  readonly when?: readonly Condition[] | undefined;
  /** What must be so besides, else it is refused with this word. */
  readonly needs?: readonly (readonly [Condition, RefusalReason])[] | undefined;
  /** Given to whatever this row closes. */
  readonly closure?: Closure | undefined;
  /** The other details that the command may name. */
  readonly details?: readonly ClosureDetail[] | undefined;
  readonly money?: readonly MoneyStep[] | undefined;
  readonly penalty?: Penalty | undefined;
  readonly coupon?: 'reserve' | 'use' | 'free' | undefined;
  /** A coupon for the buyer, as an apology (E42, E43). */
  readonly apology?: true | undefined;
  /** Opens the return leg (RT1), at this one's cost. */
  readonly returnsAtCostOf?: ReturnPayer | undefined;
  /** The item is a counterfeit: its return leg begins in RT7. */
  readonly holdsItem?: true | undefined;
  readonly standing?: { readonly of: 'buyer' | 'seller'; readonly change: StandingChange } | undefined;
  readonly stop?: readonly TimerKind[] | undefined;
  readonly start?: readonly TimerKind[] | undefined;
  readonly tell?: readonly { readonly to: Recipient; readonly kind: MessageKind }[] | undefined;
  readonly announce?: readonly Audience[] | undefined;
  /** Which of the staff have to look at it. */
  readonly alert?: StaffQueue | undefined;
  /** The row is a refusal: in these statuses the command is answered with this word. */
  readonly refuses?: RefusalReason | undefined;
};
