import type { AskId, AttemptId, DepositId, OrderId, UserId } from '../ids/id.ts';
import type { Centavos } from '../money/centavos.ts';
import type {
  Actor,
  AskStatus,
  ClosureDetail,
  ClosureReason,
  DepositStatus,
  MessageTab,
  OrderStatus,
  PayoutStatus,
  TimerKind,
} from './statuses.ts';

/**
 * What `decide` answers: data only. The server applies all of it in one transaction (architecture, decision 1);
 * a screen may ask the same question to preview it.
 */
export type Decision = Approval | Refusal;

export type Approval = {
  readonly ok: true;
  /** The row of the lifecycle table, for instance `E31`. Stands in the history beside every move. */
  readonly event: string;
  readonly actor: Actor;
  /** In lock order: ask, then order. Empty when nothing moves (a repeated webhook). */
  readonly moves: readonly Move[];
  readonly deposits: readonly DepositChange[];
  readonly postings: readonly Posting[];
  readonly refunds: readonly RefundRequest[];
  readonly timers: readonly TimerChange[];
  readonly messages: readonly MessageIntent[];
};

/** A refusal is a value, not an exception: `reason` is a word of the contract's error table. */
export type Refusal = {
  readonly ok: false;
  readonly reason: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

export type Move =
  | {
      readonly entity: 'ask';
      readonly id: AskId;
      /** `null` when the row is being created. */
      readonly from: AskStatus | null;
      readonly to: AskStatus;
      readonly closure?: Closure | undefined;
    }
  | {
      readonly entity: 'order';
      readonly id: OrderId;
      readonly from: OrderStatus | null;
      readonly to: OrderStatus;
      readonly closure?: Closure | undefined;
    };

export type Closure = { readonly reason: ClosureReason; readonly detail: ClosureDetail };

export type DepositChange = {
  readonly id: DepositId;
  readonly from: DepositStatus;
  readonly to: DepositStatus;
  /** Part kept, in centavos; only with `deducted`. */
  readonly deductedAmount?: Centavos | undefined;
};

/** An account of the ledger. User accounts carry the user, holds and escrows carry what they secure. */
export type Account =
  | `platform:${'gateway_clearing' | 'promo_expense' | 'fee_revenue' | 'shipping_revenue' | 'penalty_revenue' | 'platform_expense' | 'payout_transit'}`
  | `deposit:${DepositId}`
  | `penalty:${DepositId}`
  | `escrow:${OrderId}`
  | `refund:${AttemptId}`
  | `wallet:${UserId}`;

/** One line: positive puts money onto the account (credit), negative takes it off (debit). */
export type Entry = { readonly account: Account; readonly amount: Centavos; readonly line: string };

/** A journal entry. Its entries sum to zero; `(event key, code)` makes it happen once (lifecycle, section 3). */
export type Posting = {
  readonly code: string;
  /** Business key that must be unique for this code, for instance the deposit's or the order's id. */
  readonly key: string;
  readonly entries: readonly Entry[];
  /** What the owner of a touched wallet sees, if anything. */
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
  /** When the money can be withdrawn; null = at once or never through the wallet. */
  readonly availableAt: Date | null;
};

/** Money that must go back through the gateway to where it came from. */
export type RefundRequest = {
  readonly attemptId: AttemptId;
  readonly amount: Centavos;
  readonly userId: UserId;
  readonly kind: TransactionKind;
  readonly key: string;
};

export type TimerSubject = { readonly entity: 'ask' | 'order' | 'deposit'; readonly id: AskId | OrderId | DepositId };

export type TimerChange =
  | { readonly change: 'start'; readonly subject: TimerSubject; readonly kind: TimerKind; readonly fireAt: Date }
  | { readonly change: 'stop'; readonly subject: TimerSubject; readonly kind: TimerKind };

/** An inbox message (and mail, SMS); `kind` names its folder in packages/notifications. */
export type MessageIntent = {
  readonly to: UserId;
  readonly tab: MessageTab;
  readonly kind: string;
  readonly askId?: AskId | undefined;
  readonly orderId?: OrderId | undefined;
  readonly payout?: { readonly status: PayoutStatus } | undefined;
  readonly params: Readonly<Record<string, string | number>>;
};
