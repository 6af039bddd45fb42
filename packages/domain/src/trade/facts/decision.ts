import type { StaffQueue } from '../../alerts/staff-queues.ts';
import type { TimerOwner } from '../../config/timers.ts';
import type {
  AskId,
  AttemptId,
  BidId,
  ClaimId,
  CouponId,
  DepositId,
  ItemId,
  OrderId,
  SkuId,
  StockId,
  UserId,
} from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { BuyerLine } from '../../quote/buyer-quote.ts';
import type { MessageKind } from './message-kinds.ts';
import type { PostingCode } from './posting-codes.ts';
import type { Audience } from './recipients.ts';
import type { RefusalReason } from './refusal-reasons.ts';
import type {
  AskSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  Closure,
  OrderExtras,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from './snapshot.ts';
import type {
  Actor,
  AskStatus,
  AttemptStatus,
  BidStatus,
  ClaimStatus,
  DepositStatus,
  Lane,
  MessageTab,
  OrderStatus,
  PayoutStatus,
  ReturnStatus,
  StockStatus,
  TimerKind,
} from './statuses.ts';

/**
 * The answer of `decide`: data only. The server applies all of it in one transaction (ADR 0001); a screen may ask for
 * the decision to preview it.
 */
export type Decision = Approval | Refusal;

export type Approval = {
  readonly ok: true;
  /** The row of the lifecycle table, for instance `E31`. Stands in the history beside every move. */
  readonly event: string;
  readonly actor: Actor;
  /** Rows to insert, before the moves; a created row also stands in `moves` with `from: null`. */
  readonly creations: readonly Creation[];
  /** Ask, bid, order, then the rest, to be applied in this order. Empty when nothing moves (a repeated webhook). */
  readonly moves: readonly Move[];
  /** A line of the history for each row that is carried out and moves nothing; a move has its own. */
  readonly notes: readonly Note[];
  /** Fields of the command that the history keeps; null: none. */
  readonly audit: AuditDetails | null;
  /** Fields beside the status that change with this event. */
  readonly patches: readonly Patch[];
  readonly attempts: readonly AttemptChange[];
  readonly deposits: readonly DepositChange[];
  readonly postings: readonly Posting[];
  readonly refunds: readonly RefundRequest[];
  /** Holds on paid income that get an end date now. */
  readonly releases: readonly Release[];
  readonly timers: readonly TimerChange[];
  readonly messages: readonly MessageIntent[];
  readonly coupons: readonly CouponChange[];
  readonly standings: readonly Standing[];
  /** News for people beyond the two sides. */
  readonly announcements: readonly Announcement[];
  /** Alerts for the staff. */
  readonly alerts: readonly Alert[];
};

/** A refusal is a value, not an exception: `reason` is a code of the contract's error table. */
export type Refusal = {
  readonly ok: false;
  readonly reason: RefusalReason;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** A new row, complete as far as the rules go; the use case adds its own facts (address, size label). */
export type Creation =
  | { readonly entity: 'ask'; readonly row: AskSnapshot }
  | { readonly entity: 'bid'; readonly row: BidSnapshot }
  | OrderCreation
  | { readonly entity: 'returnLeg'; readonly row: ReturnSnapshot }
  | { readonly entity: 'stock'; readonly row: StockSnapshot }
  | { readonly entity: 'claim'; readonly row: ClaimSnapshot }
  /** The sold price enters the purchase history (docs/lifecycle.md#sales). */
  | { readonly entity: 'sale'; readonly row: Sale };

/** A new order with the lines of the quote that it was made at, as they are stored; their sum is the order's total. */
export type OrderCreation = {
  readonly entity: 'order';
  readonly row: OrderSnapshot;
  readonly quoteLines: readonly BuyerLine[];
};

export type Sale = {
  readonly orderId: OrderId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly lane: Lane;
  readonly price: Centavos;
  readonly at: Date;
};

/** Fields beside the status. An ask's place and the rest of its days follow its moves, except for an edited price. */
export type Patch =
  | { readonly entity: 'ask'; readonly id: AskId; readonly set: AskFields }
  | { readonly entity: 'bid'; readonly id: BidId; readonly set: BidFields }
  | { readonly entity: 'order'; readonly id: OrderId; readonly set: OrderFields }
  | { readonly entity: 'deposit'; readonly id: DepositId; readonly set: DepositFields }
  | { readonly entity: 'returnLeg'; readonly id: AskId | StockId; readonly set: ReturnFields }
  | { readonly entity: 'claim'; readonly id: ClaimId; readonly set: Partial<Pick<ClaimSnapshot, 'isOverdue'>> };

export type AskFields = Partial<
  Pick<AskSnapshot, 'price' | 'expiryDays' | 'liveAt' | 'isReturnAddressChanged' | 'reminderSent' | 'rushOrder'>
>;
export type BidFields = Partial<Pick<BidSnapshot, 'price' | 'expiryDays' | 'liveAt' | 'reminderSent'>>;
export type DepositFields = Partial<Pick<BidSnapshot['deposit'], 'amount' | 'raise' | 'topUps' | 'appealedAt'>>;
export type ReturnFields = Partial<Pick<ReturnSnapshot, 'choice' | 'isPaid' | 'payer' | 'cost'>>;

export type OrderFields = Partial<
  Pick<
    OrderSnapshot,
    | 'paidByAttemptId'
    | 'cancelRequested'
    | 'deliveryAt'
    | 'inboundCourier'
    | 'inboundTrackingNumber'
    | 'inboundScannedAt'
    | 'outboundTrackingNumber'
    | 'techServiceFee'
    | 'paymentFee'
    | 'operationalFee'
    | 'income'
  > &
    OrderExtras & { readonly outboundCourier: string }
>;

export type CouponChange =
  | { readonly change: 'reserve' | 'use' | 'free'; readonly id: CouponId; readonly orderId: OrderId }
  /** A new coupon for its owner; the server gives it an id. */
  | { readonly change: 'give'; readonly userId: UserId; readonly amount: Centavos };

/** Consequences for a person's standing. */
export type StandingChange = 'deposit_default' | 'failed_inspection' | 'selling_suspended' | 'buying_suspended';

export type Standing = { readonly userId: UserId; readonly change: StandingChange };

export type Announcement = { readonly audience: Audience; readonly skuId: SkuId; readonly price: Centavos };

/** `subject`: the thing that the staff have to look at. */
export type Alert = { readonly queue: StaffQueue; readonly event: string; readonly subject: TimerSubject };

/** `from: null`: the use case inserts the attempt with the method that the payer chose. */
export type AttemptChange = { readonly id: AttemptId; readonly from: AttemptStatus | null; readonly to: AttemptStatus };

/**
 * Income that was put on hold gets its end date: `availableAt` of that order's wallet transaction becomes the earlier
 * of what stands there and this. It never starts or lengthens a hold (docs/lifecycle.md#payout-hold).
 */
export type Release = { readonly orderId: OrderId; readonly userId: UserId; readonly availableAt: Date };

type Moving<Entity extends string, Id, Status> = {
  readonly entity: Entity;
  readonly id: Id;
  /** `null` when the row is being created. */
  readonly from: Status | null;
  readonly to: Status;
  /** The row of this move where one command passes through two rows (a scan in confirming is E41 and E56). */
  readonly event: string;
  readonly closure?: Closure | undefined;
};

export type Move =
  | Moving<'ask', AskId, AskStatus>
  | Moving<'bid', BidId, BidStatus>
  | Moving<'order', OrderId, OrderStatus>
  | Moving<'returnLeg', AskId | StockId, ReturnStatus>
  | Moving<'stock', StockId, StockStatus>
  | Moving<'claim', ClaimId, ClaimStatus>;

/** A row that moved no status, and its subject. */
export type Note = { readonly entity: Move['entity']; readonly id: Move['id']; readonly event: string };

/** The side at fault, an amount, a parcel's number: the fields of the command that `audit-details.table.ts` keeps. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

export type DepositChange = {
  readonly id: DepositId;
  readonly from: DepositStatus;
  readonly to: DepositStatus;
  /** Part kept, in centavos; only with `deducted`. */
  readonly deductedAmount?: Centavos | undefined;
  /** The attempt that paid the deposit; only with `under_hold`. */
  readonly paidByAttemptId?: AttemptId | undefined;
};

/** An account of the ledger. User accounts carry the user's id, holds and escrows the id of the secured thing. */
export type Account =
  | `platform:${'gateway_clearing' | 'promo_expense' | 'fee_revenue' | 'shipping_revenue' | 'penalty_revenue' | 'platform_expense' | 'payout_transit' | 'item_loss' | 'chargeback_loss' | 'tax_withheld'}`
  | `deposit:${DepositId}`
  | `penalty:${DepositId}`
  | `escrow:${OrderId}`
  | `refund:${AttemptId}`
  | `wallet:${UserId}`
  /** Negative: the user's debt after a reversal. */
  | `receivable:${UserId}`;

/** One line: positive puts money onto the account (credit), negative takes it off (debit). */
export type Entry = { readonly account: Account; readonly amount: Centavos; readonly line: string };

/** A journal entry. Its entries sum to zero; `(event key, code)` makes it happen once. */
export type Posting = {
  readonly code: PostingCode;
  /** Business key that must be unique for this code, for instance the deposit's or the order's id. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** Transactions that the owner of a touched wallet sees. */
  readonly shown: readonly ShownTransaction[];
};

export const transactionKinds = [
  'item_refund',
  'fine',
  'deposit_refund',
  'compensation',
  'sell_income',
  'item_partial_refund',
  'partial_deposit_refund',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export type ShownTransaction = {
  readonly userId: UserId;
  readonly kind: TransactionKind;
  readonly amount: Centavos;
  /** The moment from which the money can be withdrawn; null = at once or never through the wallet. */
  readonly availableAt: Date | null;
};

/** Money that must go back through the gateway to its source. */
export type RefundRequest = {
  readonly attemptId: AttemptId;
  readonly amount: Centavos;
  readonly userId: UserId;
  readonly kind: TransactionKind;
  readonly key: string;
};

/** `return`: the return leg of the ask or stock item with this id. */
export type TimerSubject = {
  readonly entity: TimerOwner;
  readonly id: AskId | BidId | OrderId | DepositId | StockId | ClaimId;
};

export type TimerChange =
  /** Starting a running timer moves it to `fireAt`. `isExtension`: the one extension for a pending payment. */
  | {
      readonly change: 'start';
      readonly subject: TimerSubject;
      readonly kind: TimerKind;
      readonly fireAt: Date;
      readonly isExtension?: true | undefined;
    }
  /** Stopping a timer that does not run is no error. */
  | { readonly change: 'stop'; readonly subject: TimerSubject; readonly kind: TimerKind };

/** An inbox message (and mail, SMS); packages/notifications has a template for each `kind`. */
export type MessageIntent = {
  readonly to: UserId;
  readonly tab: MessageTab;
  readonly kind: MessageKind;
  readonly askId?: AskId | undefined;
  readonly bidId?: BidId | undefined;
  readonly orderId?: OrderId | undefined;
  /** Names the item where there is no order, ask or bid that does: an item in our warehouse. */
  readonly stockId?: StockId | undefined;
  /** Names the item where there is nothing of a trade: a size that somebody waits for. */
  readonly skuId?: SkuId | undefined;
  readonly payout?: { readonly status: PayoutStatus } | undefined;
  /** The addresses that stood before a change: mail and SMS about the change go there. */
  readonly oldAddress?: { readonly email: string | null; readonly phoneNumber: string | null } | undefined;
  readonly params: Readonly<Record<string, string | number>>;
};
