import type {
  AskStatus,
  BidStatus,
  ClosureReason,
  DepositStatus,
  Lane,
  OrderStatus,
  PayoutStatus,
} from '../trade/statuses.ts';

/*
 * A tiny world in which one size of one item is traded, as plain objects that the functions of this folder change in place. It says what
 * lifecycle.md means, written a second time and in another manner than the rules of `trade`: those are a table that returns decisions,
 * these are ifs that a person can read beside the page. Nothing here imports `trade`, except the names of the statuses.
 */

/** Where lifecycle.md gives more than one answer to "why did it end"; `detail` is the internal word of section 7. */
export type Ending = { readonly reason: ClosureReason; readonly detail: string };

export type Person = {
  readonly id: string;
  /** Two people with the same phone number are linked: they never trade with each other. */
  readonly phone: string;
  readonly region: 'NCR' | 'SOUTH LUZON' | 'VISAYAS' | 'MINDANAO';
  readonly isRegistered: boolean;
  readonly isPhoneVerified: boolean;
  readonly hasAddress: boolean;
  isSellingSuspended: boolean;
  isBuyingSuspended: boolean;
  isDeleted: boolean;
  isAccountInvalid: boolean;
  /** Moments of broken deposit promises (E27, E28), of unpaid orders (E34, E35) and of cancelled paid ones (E44). */
  strikes: number[];
  lapses: number[];
  cancels: number[];
  finishedSales: number;
};

export type Deposit = {
  readonly id: string;
  readonly ownerId: string;
  readonly userId: string;
  readonly amount: number;
  status: DepositStatus;
  deducted: number;
  paidBy: string | null;
  /** A try to pay failed, or the payment was reversed: the screen says "Pay again". */
  needToRepay: boolean;
  /** How the kept part is shared when T21 fires. */
  sharing: { harmedId: string; harmedPercent: number; returnCost: number } | null;
  appeal: 'none' | 'open' | 'rejected';
};

/** A higher price that waits for the rest of its deposit (E09). */
export type Raise = { readonly price: number; readonly depositId: string };

export type Return = {
  status:
    | 'return_pending'
    | 'return_shipped'
    | 'return_done'
    | 'abandoned'
    | 'lost'
    | 'in_stock'
    | 'surrendered'
    | 'held';
  payer: 'deposit' | 'seller' | 'platform';
  cost: number;
  isPaid: boolean;
  isTransitDamage: boolean;
  /** The 72 hours of T16 are over, its 7 days run. */
  isLate: boolean;
};

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
  /** Unspent part of T2. */
  remaining: number;
  deposits: string[];
  raise: Raise | null;
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
  deposits: string[];
  raise: Raise | null;
  /** The ask of the seller who accepted and has not paid yet. */
  heldByAskId: string | null;
  nudged: boolean;
  since: number;
};

export type Claim = {
  readonly kind: 'condition' | 'authenticity';
  status: 'open' | 'waiting_for_item' | 'rejected' | 'upheld';
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
  /** What the buyer agreed to pay at most (invariant 8). */
  readonly accepted: number;
  couponId: string | null;
  sellerFees: number;
  income: number;
  status: OrderStatus;
  paidBy: string | null;
  refunded: number;
  isReversed: boolean;
  cancelRequested: boolean;
  /** When T7 was to fire first. */
  payBy: number;
  /** Risk review (E40): the timers that wait, with the time they get back. */
  hold: { readonly timers: readonly (readonly [kind: TimerName, remaining: number])[] } | null;
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
  remainingReceipt: number;
  /** Closed with its money still in escrow while another pair is offered. */
  isOffered: boolean;
  isBuyerAddressChanged: boolean;
  ending: Ending | null;
  nudged: boolean;
  since: number;
};

export type Attempt = {
  readonly id: string;
  readonly purpose: 'deposit' | 'order' | 'redelivery' | 'return';
  readonly subjectId: string;
  readonly userId: string;
  readonly amount: number;
  readonly method: 'card' | 'ewallet' | 'wallet';
  readonly beganAt: number;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
};

export type Refund = {
  readonly id: string;
  readonly attemptId: string;
  readonly userId: string;
  amount: number;
  status: 'PENDING' | 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  tries: number;
};

export type Coupon = {
  readonly id: string;
  readonly userId: string;
  readonly amount: number;
  readonly expiresAt: number;
  status: 'active' | 'reserved' | 'used' | 'expired';
};

export type Stock = {
  readonly id: string;
  readonly sellerId: string;
  status:
    | 'intake_created'
    | 'intake_on_way'
    | 'received'
    | 'checking'
    | 'in_stock'
    | 'reserved'
    | 'dispatched'
    | 'rejected'
    | 'withdrawn'
    | 'overdue'
    | 'damaged'
    | 'void';
  parcelReturn: Return | null;
};

export type Payout = { readonly id: string; readonly userId: string; readonly amount: number; status: PayoutStatus };

export type TimerName =
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'T5'
  | 'T6'
  | 'T7'
  | 'T8'
  | 'T9'
  | 'T9b'
  | 'T10'
  | 'T10b'
  | 'T11'
  | 'T12'
  | 'T13'
  | 'T13r'
  | 'T14'
  | 'T14b'
  | 'T15'
  | 'T16'
  | 'T17'
  | 'T18'
  | 'T19'
  | 'T20'
  | 'T21'
  | 'T22'
  | 'intake'
  | 'storage';

export type Timer = {
  readonly kind: TimerName;
  readonly id: string;
  fireAt: number;
  wasExtended: boolean;
  stage: number;
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
  /** E78 and what leads to it can be switched off, for comparing with rules that do not have it yet. */
  hasRematch: boolean;
  people: Map<string, Person>;
  asks: Map<string, Ask>;
  bids: Map<string, Bid>;
  orders: Map<string, Order>;
  deposits: Map<string, Deposit>;
  attempts: Map<string, Attempt>;
  refunds: Map<string, Refund>;
  coupons: Map<string, Coupon>;
  stock: Map<string, Stock>;
  payouts: Map<string, Payout>;
  accounts: Map<string, number>;
  /** `code subject` of what may be booked once. */
  booked: Set<string>;
  holds: { userId: string; amount: number; until: number; orderId: string | null }[];
  timers: Map<string, Timer>;
  sales: { orderId: string; price: number }[];
  trades: Trade[];
  shares: { deposit: number; shared: number }[];
  /** Rows of the page that the present command went through. */
  rows: string[];
};
