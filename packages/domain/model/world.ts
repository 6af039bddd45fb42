import type {
  AskStatus,
  BidStatus,
  ClaimStatus,
  ClosureReason,
  Lane,
  OrderStatus,
  ReturnStatus,
  StockStatus,
  TimerKind,
} from '../src/trade/facts/statuses.ts';
import type { Attempt, Coupon, Deposit, Payout, Refund } from './money-world.ts';

/*
 * A tiny world in which one size of one item is traded, as plain objects that the functions of this folder change in
 * place. The model says the rules of lifecycle.md a second time, in another manner than `trade`: the rules of `trade`
 * are a table that returns decisions, and these are ifs that a person can read beside the page. Nothing here imports
 * `trade`, except the names of the statuses.
 */

/**
 * The reason of an end. Where lifecycle.md has several endings with one reason, `detail` is the internal word
 * (docs/lifecycle.md#closures).
 */
export type Ending = { readonly reason: ClosureReason; readonly detail: string };

export type Person = {
  readonly id: string;
  /** Two people with the same phone number are linked: they never trade with each other. */
  readonly phone: string;
  readonly region: 'NCR' | 'SOUTH LUZON' | 'VISAYAS' | 'MINDANAO';
  readonly isRegistered: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasAddress: boolean;
  /** Marked for the tax that is withheld from sellers. */
  readonly isTaxed: boolean;
  isSellingSuspended: boolean;
  isBuyingSuspended: boolean;
  isDeleted: boolean;
  isAccountInvalid: boolean;
  /** Moments of broken deposit promises (E27, E28), failed inspections (E60b), lapses (E34, E35) and E44. */
  strikes: number[];
  failures: number[];
  lapses: number[];
  cancels: number[];
  finishedSales: number;
};

export type Return = {
  /** The owner of the ask or stock item. */
  readonly ownerId: string;
  readonly sellerId: string;
  status: ReturnStatus;
  /** The courier has reported that the seller has the item. */
  isDelivered: boolean;
  payer: 'deposit' | 'seller' | 'platform';
  cost: number;
  isPaid: boolean;
  /** The seller's choice in the 24 hours of RT1; null means back to the stored address. */
  choice: ReturnChoice | null;
  readonly passesAsNew: boolean;
  /** The loss in value by damage in transit (E60c). */
  readonly lossInValue: number;
  /** The worth of the item to the seller: the price less the fees. */
  readonly value: number;
};

export type ReturnChoice = 'return' | 'sell_as_flash' | 'dispose' | 'surrender';

export type Ask = {
  readonly kind: 'ask';
  readonly id: string;
  readonly sellerId: string;
  readonly lane: Lane;
  readonly origin: 'listing' | 'accept_bid';
  readonly stockId: string | null;
  status: AskStatus;
  price: number;
  liveAt: number;
  days: number;
  /** Unspent part of its days. */
  remaining: number;
  /** None for flash stock: the item itself is the security. */
  depositId: string | null;
  ending: Ending | null;
  isUnderReview: boolean;
  item: 'with_seller' | 'on_way' | 'here' | 'gone';
  parcelReturn: Return | null;
  isReturnAddressChanged: boolean;
  nudged: boolean;
  since: number;
};

export type Bid = {
  readonly kind: 'bid';
  readonly id: string;
  readonly buyerId: string;
  status: BidStatus;
  price: number;
  liveAt: number;
  days: number;
  remaining: number;
  depositId: string;
  /** The ask of the seller who accepted and has not paid the deposit yet. */
  heldByAskId: string | null;
  nudged: boolean;
  since: number;
};

export type Claim = {
  readonly id: string;
  readonly orderId: string;
  readonly kind: 'condition' | 'authenticity';
  status: ClaimStatus;
  /** The staff's five working days passed once. */
  isOverdue: boolean;
};

export type Order = {
  readonly kind: 'order';
  readonly id: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly askId: string;
  readonly bidId: string | null;
  readonly origin: 'buy_now' | 'bid' | 'rematch';
  /** The item lies in our warehouse already. */
  readonly isFlash: boolean;
  readonly price: number;
  readonly total: number;
  readonly shippingFee: number;
  readonly flashFee: number;
  readonly couponAmount: number;
  /** The highest total that the buyer agreed to pay (invariant 8). */
  readonly accepted: number;
  couponId: string | null;
  sellerFees: number;
  income: number;
  status: OrderStatus;
  paidBy: string | null;
  refunded: number;
  /** The part of the payment that was refunded after the income. */
  afterPass: number;
  isReversed: boolean;
  cancelRequested: boolean;
  /** The first end of the payment window, before extensions. */
  payBy: number;
  /** Risk review (E40), or the bank's question (E65): the timers that wait, with the time they get back. */
  hold: {
    readonly why: 'review' | 'chargeback';
    timers: readonly (readonly [kind: TimerName, remaining: number])[];
  } | null;
  hadMoreTime: boolean;
  trackingNumber: string | null;
  scannedAt: number | null;
  scanBy: number;
  wasReplaced: boolean;
  wasReturned: boolean;
  isInvestigated: boolean;
  hasLateRight: boolean;
  discount: number;
  isRedelivery: boolean;
  isRedelivered: boolean;
  deliveredAt: number | null;
  claim: Claim | null;
  /** Closed with its money still in escrow while another pair is offered. */
  isOffered: boolean;
  isBuyerAddressChanged: boolean;
  ending: Ending | null;
  nudged: boolean;
  since: number;
};

export type Stock = {
  readonly id: string;
  readonly sellerId: string;
  status: StockStatus;
  parcelReturn: Return | null;
};

/** docs/lifecycle.md#timers; the platform's own limits have timers of their own (ADR 0034). */
export type TimerName = TimerKind;

export type Timer = {
  readonly kind: TimerName;
  readonly id: string;
  fireAt: number;
  wasExtended: boolean;
};

export type Trade = {
  readonly orderId: string;
  /** Entries that stood better and were passed over although they could trade (invariant 7). */
  readonly skipped: readonly string[];
};

export type World = {
  now: number;
  nextId: number;
  isItemListed: boolean;
  people: Map<string, Person>;
  asks: Map<string, Ask>;
  bids: Map<string, Bid>;
  orders: Map<string, Order>;
  deposits: Map<string, Deposit>;
  attempts: Map<string, Attempt>;
  refunds: Map<string, Refund>;
  claims: Map<string, Claim>;
  coupons: Map<string, Coupon>;
  stock: Map<string, Stock>;
  payouts: Map<string, Payout>;
  accounts: Map<string, number>;
  /** `code subject` of postings that may be booked only once. */
  booked: Set<string>;
  holds: { userId: string; amount: number; until: number; orderId: string | null }[];
  timers: Map<string, Timer>;
  sales: { orderId: string; price: number }[];
  trades: Trade[];
  shares: { deposit: number; shared: number }[];
  /** Rows of the page that the present command went through. */
  rows: string[];
  /** The code with which the present command was refused. */
  refused: string | null;
};
