import type { DepositStatus, PayoutStatus } from '../src/trade/facts/statuses.ts';

/* Money in the model's world: deposits, payments, refunds and payouts. */

export type Deposit = {
  readonly id: string;
  readonly ownerId: string;
  readonly userId: string;
  /** The whole amount due; a difference that was paid after an edit (E09p) is a part of it. */
  amount: number;
  status: DepositStatus;
  deducted: number;
  /** The payments of the deposit. A part without an attempt was paid from the wallet. */
  parts: readonly DepositPart[];
  /** A higher price that waits for the rest of its deposit (E09). */
  raise: Raise | null;
  /** A try to pay failed, or the payment was reversed: the screen says "Pay again". */
  needToRepay: boolean;
  /** The shares of the kept part when the fine is released. */
  sharing: { harmedId: string; harmedPercent: number; returnCost: number } | null;
  appeal: 'none' | 'open' | 'rejected';
};

export type DepositPart = { readonly amount: number; readonly attemptId: string | null };

/** `price` is live as soon as `amount`, the difference, is paid. */
export type Raise = { readonly price: number; readonly amount: number };

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

export type Payout = {
  readonly id: string;
  readonly userId: string;
  readonly amount: number;
  status: PayoutStatus;
  /** The number of new sendings after a failure that may pass. */
  tries: number;
  /** The payout waits for the staff. */
  isHeld: boolean;
};
