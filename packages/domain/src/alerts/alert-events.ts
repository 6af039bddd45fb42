import type { transitions } from '../trade/table/transitions.table.ts';
import type { StaffQueue } from './staff-queues.ts';

type Rows = typeof transitions;

/** The rows of the transition table that raise an alert for a queue, or for any queue. */
export type AlertingRow<Queue extends StaffQueue = StaffQueue> = {
  [Event in keyof Rows]: Rows[Event] extends { readonly alert: Queue } ? Event : never;
}[keyof Rows];

/** Alerts for finance beside the rows: reports of the gateway that no rule decides. */
export type MoneyAlertEvent =
  /** The gateway's books and ours differ. */
  | 'differs'
  /** A bank disputes a payment and no rule decides. */
  | 'disputed'
  /** A payout is held until finance has reviewed it. */
  | 'payout_held'
  /** Our balance at the gateway was too low for a payout or a refund. */
  | 'balance_low'
  /** The gateway did not accept a payout. */
  | 'payout_unsent'
  /** The gateway did not accept a refund. */
  | 'refund_unsent'
  /** The gateway reports the success of a payout that may have been paid twice, or went back to the wallet. */
  | 'payout_twice'
  /** A full reconciliation did not end. */
  | 'unreconciled'
  /** The gateway reports the success of a refund whose money went another way here. */
  | 'refund_twice';

/** Alerts beside the rows: a request of the staff waits for a second person (`config/approvals.ts`). */
export type ApprovalAlertEvent = 'approval_waits' | 'payout_approval_waits';

/** The alert for support beside the rows: the rules refused a deadline, so no timer runs for this trade any more. */
export type DeadlineAlertEvent = 'deadline_refused';

/** Alerts for support about accounts that share a number, card or phone which no payment or payout has proven. */
export type LinkAlertEvent =
  /** An order was paid between two such accounts. */
  | 'linked_unproven'
  /** An employee acts on a record of such an account. */
  | 'own_trade_unproven';

/** Alerts beside the rows: an order stands still, and its hold ends soon without a decision. */
export type HoldAlertEvent =
  /** For compliance: support stopped the order (E40). */
  | 'hold_ends'
  /** For finance: a bank did (E65). */
  | 'bank_hold_ends';

/** The alerts for support about the day's one-time codes. */
export type CodeAlertEvent =
  /** Most of the day's codes are sent. */
  | 'codes_nearly_spent'
  /** None is sent any more until midnight. */
  | 'codes_spent';

/** Alerts beside the rows: a deadline passed that nobody could answer yet, so it waits (`waiting-alerts.table.ts`). */
export type WaitingAlertEvent = 'return_waits' | 'stock_waits' | 'claim_waits' | 'answer_waits';

/** The actions of an alert's button: ask the gateway about the subject, or send the subject there again. */
export const alertActions = ['ask_again', 'send_again'] as const;
export type AlertAction = (typeof alertActions)[number];

/** The page of the console for the next step; `order` is the page of the alert's order. */
export const alertPages = [
  'order',
  'money',
  'payouts',
  'unsent_payouts',
  'refunds',
  'unsent_refunds',
  'approvals',
] as const;
export type AlertPage = (typeof alertPages)[number];

/** The texts of an alert, short enough for a tired reader. */
export type AlertTexts = {
  /** The event, in one line. */
  readonly title: string;
  /** The next step for the reader, in sentences. */
  readonly next: string;
  /** null: away from the console (at the shelf, at the courier, at the bank). */
  readonly page: AlertPage | null;
  /** The action of its button; absent when one press settles nothing. */
  readonly action?: AlertAction | undefined;
};
