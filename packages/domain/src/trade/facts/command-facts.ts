import type { DeliveryRegion } from '../../delivery/regions.table.ts';
import type { FeeRules } from '../../fees/fee-rules.ts';
import type { CouponId, OrderId, UserId } from '../../ids/id.ts';
import type { Centavos } from '../../money/centavos.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from './snapshot.ts';
import type { TimerKind } from './statuses.ts';

/** Debts of users after a reversal, by user id (docs/lifecycle.md#debts): taken from the next money paid to them. */
export type Owed = Readonly<Record<UserId, Centavos>>;

/** Facts that a command reads where they exist. An order of origin `bid` needs its bid, a flash ask its stock item. */
export type Companions = {
  readonly bid?: BidSnapshot | null | undefined;
  /** The live bid of an order's buyer on the order's SKU, where the buyer bought at the ask (E37a). */
  readonly ownBid?: BidSnapshot | null | undefined;
  readonly stock?: StockSnapshot | null | undefined;
  readonly returnLeg?: ReturnSnapshot | null | undefined;
  readonly owed?: Owed | undefined;
  /** True when another pair can be offered for the escrow (E78). Absent: false. */
  readonly canRematch?: boolean | undefined;
};

export type AskFacts = { readonly ask: AskSnapshot } & Companions;
export type BidFacts = { readonly bid: BidSnapshot } & Omit<Companions, 'bid'>;
export type OrderFacts = { readonly order: OrderSnapshot } & Companions;
export type TradeFacts = AskFacts & OrderFacts;
export type ReturnFacts = { readonly returnLeg: ReturnSnapshot } & Omit<Companions, 'returnLeg'>;
export type StockFacts = { readonly stock: StockSnapshot } & Omit<Companions, 'stock'>;
export type ClaimFacts = TradeFacts & { readonly claim: ClaimSnapshot };

/** `pendingAttempt`: the attempt that is under way for this subject, after the gateway was asked; else null. */
export type PendingFacts = { readonly pendingAttempt: AttemptSnapshot | null };
/** `wasExtended`: the timer was extended for a pending payment before. */
export type ExtensionFacts = PendingFacts & { readonly wasExtended: boolean };
export type AttemptFacts = { readonly attempt: AttemptSnapshot };
/**
 * The seller's finished sales, up to the limit of the payout hold (docs/lifecycle.md#payout-hold). Absent: none, so
 * that money waits where a caller did not ask.
 */
export type SellerSalesFacts = { readonly sellerFinishedSales?: number | undefined };
export type ReturnCostFacts = { readonly returnCost: Centavos };
/** Timers of the ask and its order that run now. */
export type TimerFacts = { readonly timers: readonly { readonly kind: TimerKind; readonly fireAt: Date }[] };
/** Facts for the bank's reversal: a refund that has not left yet, a fine that was not shared out yet. */
export type ReversalFacts = {
  readonly isRefundUnsent: boolean;
  /** The part of this attempt's refunds that has not left. Absent: the whole payment where `isRefundUnsent`. */
  readonly unsentRefund?: Centavos | undefined;
  /**
   * `returned`: this attempt was a second payment that went back. `reversed`: the bank's reversal of this attempt is
   * booked apart from an order. null: neither; absent: nobody looked.
   */
  readonly secondPayment?: 'returned' | 'reversed' | null | undefined;
  readonly isFineInSuspense: boolean;
};
/** `isFineInSuspense`: the fine still waits and was not shared out yet. */
export type SuspenseFacts = { readonly isFineInSuspense: boolean };
/** Start and end of the timer that the command is about; null when the timer does not run. */
export type WindowFacts = { readonly window: { readonly startedAt: Date; readonly fireAt: Date } | null };

export type NewOrderFacts = {
  readonly orderId: OrderId;
  readonly feeRules: FeeRules;
  readonly buyerRegion: DeliveryRegion | null;
};

export type SellerFacts = {
  readonly userId: UserId;
  readonly isRegistered: boolean;
  readonly isSuspended: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasReturnAddress: boolean;
  readonly unpaidAskCount: number;
  readonly liveAskCountOnSku: number;
};

export type AcceptingSellerFacts = SellerFacts & {
  /** Accepted bids of this seller that wait for a deposit. */
  readonly unpaidAcceptances: number;
  /** E27 and E28 within `limits.depositDefaultWindowMs`. */
  readonly depositDefaults: number;
};

export type BuyerFacts = {
  readonly userId: UserId;
  readonly isRegistered: boolean;
  readonly isSuspended: boolean;
  readonly hasAddress: boolean;
  readonly region: DeliveryRegion | null;
  readonly unpaidOrderCount: number;
  /** Orders of this buyer closed by E34 or E35 within `limits.lapseWindowMs`. */
  readonly lapsesInADay: number;
  /** Orders of this buyer on this SKU closed by E34 or E35 within `limits.skuLapseWindowMs`. */
  readonly lapsesOnSku: number;
  /** Own bid on this SKU that is on hold or matched. */
  readonly isOwnBidMatched?: boolean | undefined;
};

export type BidderFacts = {
  readonly userId: UserId;
  readonly isRegistered: boolean;
  readonly isSuspended: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasAddress: boolean;
  readonly liveBidsOnSku: number;
};

export type ItemFacts = { readonly status: 'unlisted' | 'listed' | 'discontinued'; readonly hasSku: boolean };

/** Point of the checklist with its verdict; `noted` is a pass with a remark. */
export type PointVerdict = { readonly id: string; readonly verdict: 'pass' | 'noted' | 'fail' };

/** Findings of an inspector (E60a to E60d). */
export type Finding =
  | 'counterfeit'
  | 'wrong_item'
  | 'used'
  | 'incomplete'
  | 'major_defect'
  | 'transit_damage'
  | 'platform_loss';

export type InspectionFacts = {
  /** Ids of all points of the checklist for this item's category. */
  readonly checklist: readonly string[];
  /** Sales of this seller that were finished before this one. */
  readonly sellerFinishedSales: number;
};

export type CouponUse = { readonly id: CouponId; readonly amount: Centavos };

export type PurchaseFacts = {
  readonly ask: AskSnapshot | null;
  readonly hasLinkedAsk: boolean;
  readonly buyer: BuyerFacts;
  readonly item: ItemFacts;
  readonly feeRules: FeeRules;
  readonly stock?: StockSnapshot | null | undefined;
  /** The coupon that the buyer chose, with its amount (`coupons/best-coupon.ts`); null: none. */
  readonly coupon?: CouponUse | null | undefined;
};
