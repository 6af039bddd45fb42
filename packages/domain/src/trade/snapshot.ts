import type { AskId, AttemptId, DepositId, ItemId, OrderId, SkuId, UserId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type {
  AskStatus,
  AttemptStatus,
  ClosureDetail,
  ClosureReason,
  DepositStatus,
  Lane,
  OrderStatus,
} from './statuses.ts';

/** Why an ask or order ended: the public reason and the internal detail (lifecycle, section 7). */
export type Closure = { readonly reason: ClosureReason; readonly detail: ClosureDetail };

/** The facts that `decide` looks at, read under the lock by the use case. */
export type AskSnapshot = {
  readonly id: AskId;
  readonly sellerId: UserId;
  readonly itemId: ItemId;
  readonly skuId: SkuId;
  readonly lane: Lane;
  readonly origin: 'listing' | 'accept_bid';
  readonly status: AskStatus;
  readonly price: Centavos;
  /** Moment the deposit was held: the ask's place in the queue. */
  readonly liveAt: Date | null;
  readonly expiryDays: 7 | 14 | 30;
  /** Unspent part of T2 while the ask is reserved. */
  readonly listingRemainingMs: number | null;
  /** Null while the ask is open, and after a sale. */
  readonly closure: Closure | null;
  readonly deposit: DepositSnapshot;
};

export type DepositSnapshot = {
  readonly id: DepositId;
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly status: DepositStatus;
  readonly deductedAmount: Centavos;
  /** The attempt that paid it, which a refund goes back to; null while unpaid. */
  readonly paidByAttemptId: AttemptId | null;
};

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
  /** What the buyer pays in all, frozen when the order was made. */
  readonly total: Centavos;
  readonly shippingFee: Centavos;
  readonly flashFee: Centavos;
  readonly processingFee: Centavos;
  readonly couponAmount: Centavos;
  /** The three fees of the seller and what is left, frozen likewise. */
  readonly techServiceFee: Centavos;
  readonly paymentFee: Centavos;
  readonly operationalFee: Centavos;
  readonly income: Centavos;
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
};

export type AttemptSnapshot = {
  readonly id: AttemptId;
  readonly subject: { readonly entity: 'ask'; readonly id: AskId } | { readonly entity: 'order'; readonly id: OrderId };
  readonly userId: UserId;
  readonly amount: Centavos;
  readonly status: AttemptStatus;
  readonly createdAt: Date;
};
