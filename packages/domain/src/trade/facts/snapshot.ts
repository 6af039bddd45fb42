import type { SellerFees } from '../../fees/income.ts';
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
import type {
  AskStatus,
  AttemptStatus,
  BidStatus,
  ClaimStatus,
  ClosureDetail,
  ClosureReason,
  DepositStatus,
  Lane,
  OrderStatus,
  ReturnStatus,
  StockStatus,
  TimerKind,
} from './statuses.ts';

/** The end of an ask, bid or order: the public reason and the internal detail (docs/lifecycle.md#closures). */
export type Closure = { readonly reason: ClosureReason; readonly detail: ClosureDetail };

/** The facts that `decide` reads. The use case reads them from the database under the lock. */
export type AskSnapshot = {
  readonly id: AskId;
  readonly sellerId: UserId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly lane: Lane;
  readonly origin: 'listing' | 'accept_bid';
  readonly status: AskStatus;
  readonly price: Centavos;
  /** The moment when the deposit was held: the ask's place in the queue. */
  readonly liveAt: Date | null;
  readonly expiryDays: 7 | 14 | 30;
  /** Unspent part of its days (`listing`) while the ask is reserved. */
  readonly listingRemainingMs: number | null;
  /** Null while the ask is open, and after a sale. */
  readonly closure: Closure | null;
  readonly deposit: DepositSnapshot;
  /** The item in the warehouse that a flash ask sells. */
  readonly stockId: StockId | null;
  readonly isReturnAddressChanged: boolean;
  readonly reminderSent: boolean;
  readonly rushOrder: boolean;
};

export type BidSnapshot = {
  readonly id: BidId;
  readonly buyerId: UserId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly status: BidStatus;
  readonly price: Centavos;
  /** The moment when the deposit was held: the bid's place in the queue. */
  readonly liveAt: Date | null;
  readonly expiryDays: 7 | 14 | 30;
  /** Unspent part of its days (`bid_life`) while the bid is on hold or accepted. */
  readonly liveRemainingMs: number | null;
  readonly closure: Closure | null;
  readonly deposit: DepositSnapshot;
  readonly reminderSent: boolean;
};

export type DepositSnapshot = {
  readonly id: DepositId;
  readonly userId: UserId;
  /** The whole deposit, with the top-ups that were paid. */
  readonly amount: Centavos;
  readonly status: DepositStatus;
  readonly deductedAmount: Centavos;
  /** The attempt that paid the deposit and gets its refund; null while unpaid, and when the wallet paid. */
  readonly paidByAttemptId: AttemptId | null;
  /** Parts paid later, after a price was raised (E09p). Each part goes back to its own source. */
  readonly topUps: readonly { readonly amount: Centavos; readonly attemptId: AttemptId | null }[];
  /** A raised price that waits for the rest of its deposit (E09). */
  readonly raise: DepositRaise | null;
  /** The moment of the owner's appeal against the fine (E64). */
  readonly appealedAt: Date | null;
};

/** `price` is live as soon as `amount`, the difference, is paid. */
export type DepositRaise = { readonly price: Centavos; readonly amount: Centavos };

export type OrderSnapshot = {
  readonly id: OrderId;
  readonly buyerId: UserId;
  readonly sellerId: UserId;
  readonly askId: AskId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly lane: Lane;
  readonly origin: 'buy_now' | 'bid';
  readonly status: OrderStatus;
  readonly price: Centavos;
  /** The buyer's total, frozen when the order was made. */
  readonly total: Centavos;
  readonly shippingFee: Centavos;
  readonly flashFee: Centavos;
  readonly processingFee: Centavos;
  readonly couponAmount: Centavos;
  /** The three fees of the seller and the income, frozen like `total`. */
  readonly techServiceFee: Centavos;
  readonly paymentFee: Centavos;
  readonly operationalFee: Centavos;
  readonly income: Centavos;
  /** True when the seller is marked, at this moment, for the tax that we withhold. Absent: false. */
  readonly isTaxWithheld?: boolean | undefined;
  readonly createdAt: Date;
  readonly paidByAttemptId: AttemptId | null;
  readonly cancelRequested: boolean;
  readonly deliveryAt: Date | null;
  readonly inboundCourier: string | null;
  readonly inboundTrackingNumber: string | null;
  readonly inboundScannedAt: Date | null;
  readonly outboundTrackingNumber: string | null;
  /** Null while the order is open, and after a success. */
  readonly closure: Closure | null;
} & OrderExtras;

/** Fields that only some orders use; `orderExtras` of `snapshot-extras.ts` is an order without any of them. */
export type OrderExtras = {
  readonly bidId: BidId | null;
  readonly couponId: CouponId | null;
  /**
   * The hold of an order under review (E40) or frozen by the buyer's bank (E65): its kind tells what may not happen
   * meanwhile, and its timers get their time back at the end.
   */
  readonly hold: OrderHold | null;
  /** E48 was used. */
  readonly isShipExtended: boolean;
  /** E55 happened once. */
  readonly isResent: boolean;
  /** The seller's discount for a small defect (E59d). */
  readonly discountOffer: Centavos;
  /** The seller's fees and income if the buyer accepts the discount (E61); null without an offer. */
  readonly discounted: SellerFees | null;
  /** Sent back to the buyer so far, while the order goes on. */
  readonly refundedAmount: Centavos;
  /** The second delivery of a parcel that came back from the buyer (E72). */
  readonly redelivery: 'unpaid' | 'paid' | null;
  /** `offered`: the buyer may still take another pair for the escrow (E78). null: never offered. */
  readonly rematch: 'offered' | 'taken' | 'refunded' | null;
  readonly isBuyerAddressChanged: boolean;
  /** The bank reversed the payment while the order went on (E65b): nothing more of it is earned or refunded. */
  readonly isPaymentReversed: boolean;
  readonly reminderSent: boolean;
  readonly rushOrder: boolean;
};

export type OrderHold = {
  readonly why: 'review' | 'chargeback';
  readonly timers: readonly { readonly kind: TimerKind; readonly remainingMs: number }[];
};

/** The side that pays for the way back of an item. `deposit`: the kept part of the deposit. */
export type ReturnPayer = 'deposit' | 'platform' | 'seller';

/** The way back of an item of a closed ask or of stock. Each has at most one leg, so the leg has its owner's id. */
export type ReturnSnapshot = {
  readonly id: AskId | StockId;
  readonly sellerId: UserId;
  readonly status: ReturnStatus;
  readonly payer: ReturnPayer;
  readonly cost: Centavos;
  /** True when no money is due for the way back: another side bears the cost, or the seller has paid. */
  readonly isPaid: boolean;
  /** The seller's choice within the 24 hours of RT1; null: none, which means back to the stored address. */
  readonly choice: 'return' | 'sell_as_flash' | 'dispose' | 'surrender' | null;
  /** Only an item that passes as new may become flash stock. */
  readonly passesAsNew: boolean;
  /** For a seller whose item was damaged in transit (E60c): the loss in value. */
  readonly lossInValue: Centavos;
  /** The worth of a lost or surrendered item to the seller: the price less the fees. */
  readonly value: Centavos;
};

/** An item of a seller in the warehouse. */
export type StockSnapshot = {
  readonly id: StockId;
  readonly sellerId: UserId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly status: StockStatus;
  /** The platform's payment for a lost item: the higher of own ask and last sale, less the fees. */
  readonly value: Centavos;
};

export type ClaimSnapshot = {
  readonly id: ClaimId;
  readonly orderId: OrderId;
  readonly buyerId: UserId;
  readonly kind: 'condition' | 'authenticity';
  readonly status: ClaimStatus;
  /** True when the staff's working days for the claim have passed once. */
  readonly isOverdue: boolean;
};

export type AttemptSubject =
  | { readonly entity: 'ask'; readonly id: AskId }
  | { readonly entity: 'order'; readonly id: OrderId }
  | { readonly entity: 'bid'; readonly id: BidId }
  /** The way back of an item, paid by its seller. */
  | { readonly entity: 'return'; readonly id: AskId | StockId };

export type AttemptSnapshot = {
  readonly id: AttemptId;
  readonly subject: AttemptSubject;
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly status: AttemptStatus;
  readonly createdAt: Date;
  /** Deposits and returns may be paid out of the balance. Absent: the gateway. */
  readonly source?: 'gateway' | 'wallet' | undefined;
};
