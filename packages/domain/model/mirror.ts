import type { StandingChange } from '../src/trade/facts/decision.ts';
import type { ReviewedPayout } from '../src/trade/facts/payout.ts';
import type {
  AskSnapshot,
  AttemptSnapshot,
  BidSnapshot,
  ClaimSnapshot,
  OrderSnapshot,
  ReturnSnapshot,
  StockSnapshot,
} from '../src/trade/facts/snapshot.ts';
import type { RefundStatus } from '../src/trade/facts/statuses.ts';

export type MirroredRefund = {
  readonly userId: string;
  readonly amount: number;
  status: RefundStatus;
  tries: number;
};
export type MirroredCoupon = {
  readonly userId: string;
  readonly amount: number;
  readonly expiresAt: number;
  status: string;
};
export type MirroredHold = {
  readonly userId: string;
  readonly amount: number;
  readonly orderId: string;
  until: number;
};

/** The snapshots of a server, moved by the decisions of the rules alone. */
export type Mirror = {
  now: Date;
  asks: Map<string, AskSnapshot>;
  bids: Map<string, BidSnapshot>;
  orders: Map<string, OrderSnapshot>;
  attempts: Map<string, AttemptSnapshot>;
  returns: Map<string, ReturnSnapshot>;
  stock: Map<string, StockSnapshot>;
  claims: Map<string, ClaimSnapshot>;
  coupons: Map<string, MirroredCoupon>;
  /** Attempt → its refunds, the oldest first. */
  refunds: Map<string, MirroredRefund[]>;
  payouts: Map<string, ReviewedPayout>;
  accounts: Map<string, number>;
  /** Money on a wallet that can be withdrawn only later. */
  holds: MirroredHold[];
  /** `code key` of every posting: the database would refuse a second one. */
  booked: Set<string>;
  /** `kind id` → the moment when the timer fires. */
  timers: Map<string, Date>;
  /** Ask of an unpaid acceptance → the bid on hold for it. */
  heldBids: Map<string, string>;
  /** Id → the moment when its status began. */
  since: Map<string, number>;
  /** Side effects of the present command: sales and consequences for people. */
  sales: string[];
  standings: [userId: string, change: StandingChange][];
  /** Rows of the table that the present command went through. */
  events: string[];
};

export function newMirror(now: number): Mirror {
  return {
    now: new Date(now),
    asks: new Map(),
    bids: new Map(),
    orders: new Map(),
    attempts: new Map(),
    returns: new Map(),
    stock: new Map(),
    claims: new Map(),
    coupons: new Map(),
    refunds: new Map(),
    payouts: new Map(),
    accounts: new Map(),
    holds: [],
    booked: new Set(),
    timers: new Map(),
    heldBids: new Map(),
    since: new Map(),
    sales: [],
    standings: [],
    events: [],
  };
}

/** The attempt under way for an ask, bid or order; or for the way back of an ask's item, which has the same id. */
export function pendingFor(mirror: Mirror, subjectId: string, isReturn = false): AttemptSnapshot | null {
  for (const attempt of mirror.attempts.values()) {
    const { id, entity } = attempt.subject;
    if (id === subjectId && attempt.status === 'PENDING' && (entity === 'return') === isReturn) return attempt;
  }
  return null;
}

export function withdrawableIn(mirror: Mirror, userId: string): number {
  let amount = mirror.accounts.get(`wallet:${userId}`) ?? 0;
  for (const hold of mirror.holds)
    if (hold.userId === userId && hold.until > mirror.now.getTime()) amount -= hold.amount;
  return amount;
}
