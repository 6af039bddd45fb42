import type { HoldAlertEvent } from '../../alerts/alert-events.ts';
import type { StaffQueue } from '../../alerts/staff-queues.ts';
import type { AskId, BidId, OrderId, StockId, UserId } from '../../ids/id.ts';
import type { MessageIntent } from '../facts/decision.ts';
import { messageKinds } from '../facts/message-kinds.ts';
import type { OrderHold } from '../facts/snapshot.ts';
import type { TimerKind } from '../facts/statuses.ts';
import { required } from '../facts/trade-context.ts';
import { warningRow } from './warnings.table.ts';

/** The owner of a timer, as far as a warning names its facts. */
export type WarnedSubject = {
  readonly sellerId: UserId | null;
  readonly buyerId: UserId | null;
  readonly askId: AskId | null;
  /** Set for a bid that waits in the book or for its deposit. */
  readonly bidId: BidId | null;
  readonly orderId: OrderId | null;
  /** Set for an item in our warehouse, which no ask, bid or order names. */
  readonly stockId: StockId | null;
  /** True when the ask or bid is live, and the deposit of its raised price is due. */
  readonly isRaise: boolean;
  /** True when the buyer has asked to cancel while a payment was under way (E35p): the buyer owes nothing any more. */
  readonly cancelRequested: boolean;
  /** Why the order stands still; null while it goes on. */
  readonly hold: OrderHold['why'] | null;
};

type Running = { readonly kind: TimerKind; readonly fireAt: Date };

/**
 * Returns the inbox message for the person who has to act before this timer fires; null where nobody has to
 * (docs/lifecycle.md#warnings). An ask is shown to its seller alone, a bid to its buyer. @throws TypeError when the
 * thing has nobody on the side that the timer warns.
 */
export function warningOf({ kind, fireAt }: Running, subject: WarnedSubject): MessageIntent | null {
  const row = warningRow(kind);
  if (row === undefined || subject.cancelRequested) return null;
  const isSeller = row.to === 'seller';
  const message = subject.isRaise ? (row.kindOfRaise ?? row.kind) : row.kind;
  return {
    to: required(isSeller ? subject.sellerId : subject.buyerId, `the ${row.to} whom ${kind} warns`),
    tab: messageKinds[message].tab,
    kind: message,
    askId: isSeller ? (subject.askId ?? undefined) : undefined,
    bidId: isSeller ? undefined : (subject.bidId ?? undefined),
    orderId: subject.orderId ?? undefined,
    ...(subject.stockId === null ? {} : { stockId: subject.stockId }),
    params: { deadline: fireAt.toISOString() },
  };
}

type HoldAlert = { readonly queue: StaffQueue; readonly event: HoldAlertEvent };

const holdAlerts: Readonly<Record<OrderHold['why'], HoldAlert>> = {
  review: { queue: 'compliance', event: 'hold_ends' },
  chargeback: { queue: 'finance', event: 'bank_hold_ends' },
};

/**
 * Returns the alert about a hold that ends soon and that nobody has decided about; null for other timers
 * (docs/lifecycle.md#holds).
 */
export function staffWarningOf(
  { kind }: Pick<Running, 'kind'>,
  { hold }: Pick<WarnedSubject, 'hold'>,
): HoldAlert | null {
  return kind === 'hold' && hold !== null ? holdAlerts[hold] : null;
}
