import type { CommandName } from '../trade/facts/commands.ts';
import type { TimerKind } from '../trade/facts/statuses.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { saleWindows } from './sale-windows.ts';

/** The owner of a timer row. A return leg is a sub-state: its timers stand under the closed ask or the stock item. */
export type TimerOwner = 'ask' | 'bid' | 'order' | 'deposit' | 'return' | 'stock' | 'claim';

export type TimerWindow = {
  /** `null`: the starting row gives the window (`listing`: the days that the seller picked). */
  readonly windowMs: number | null;
  /** Times before the end at which the owner is warned. */
  readonly warningsMs: readonly number[];
  /**
   * True when a person has to bring a parcel to a courier: a day without courier moves the deadline
   * (docs/lifecycle.md#courier-days).
   */
  readonly needsCourierDay: boolean;
  /** True when a payment may be under way at the deadline, which is then extended once. */
  readonly waitsForPayment: boolean;
  readonly owner: TimerOwner;
  /** The command that the sweeper gives when the timer fires. */
  readonly command: CommandName;
};

type Extras = Partial<Pick<TimerWindow, 'warningsMs' | 'needsCourierDay' | 'waitsForPayment'>>;

function row(owner: TimerOwner, command: CommandName, windowMs: number | null, extras: Extras = {}): TimerWindow {
  return { windowMs, warningsMs: [], needsCourierDay: false, waitsForPayment: false, ...extras, owner, command };
}

const minutes = (...counts: readonly number[]): readonly number[] => counts.map((count) => count * MINUTE_MS);
const hours = (...counts: readonly number[]): readonly number[] => counts.map((count) => count * HOUR_MS);
const days = (...counts: readonly number[]): readonly number[] => counts.map((count) => count * DAY_MS);

/** The window of each timer, and the command of its lapse (docs/lifecycle.md#timers). */
export const timerWindows: Readonly<Record<TimerKind, TimerWindow>> = {
  ask_deposit: row('ask', 'deposit_time_over', 60 * MINUTE_MS, { warningsMs: minutes(15), waitsForPayment: true }),
  listing: row('ask', 'listing_expired', null, { warningsMs: hours(24) }),
  bid_deposit: row('bid', 'bid_deposit_time_over', 60 * MINUTE_MS, { warningsMs: minutes(15), waitsForPayment: true }),
  bid_life: row('bid', 'bid_expired', null, { warningsMs: hours(24) }),
  acceptance_deposit: row('ask', 'deposit_time_over', 60 * MINUTE_MS, {
    warningsMs: minutes(30),
    waitsForPayment: true,
  }),
  payment_window: row('order', 'payment_time_over', saleWindows.payMs, {
    warningsMs: minutes(5),
    waitsForPayment: true,
  }),
  accepted_payment_window: row('order', 'payment_time_over', 24 * HOUR_MS, {
    warningsMs: hours(12, 2),
    waitsForPayment: true,
  }),
  confirmation: row('order', 'confirm_time_over', saleWindows.confirmMs, {
    warningsMs: hours(12, 2),
    needsCourierDay: true,
  }),
  shipment: row('order', 'ship_time_over', saleWindows.shipMs, { warningsMs: hours(12, 3), needsCourierDay: true }),
  first_scan: row('order', 'scan_time_over', saleWindows.scanMs, { warningsMs: hours(24), needsCourierDay: true }),
  inbound_transit: row('order', 'inbound_time_over', 10 * DAY_MS),
  inbound_search: row('order', 'inbound_search_over', 14 * DAY_MS),
  check_sla: row('order', 'check_sla_over', 24 * HOUR_MS),
  check: row('order', 'check_time_over', 7 * DAY_MS),
  check_again: row('order', 'check_time_over_again', 7 * DAY_MS),
  buyer_inspection_timeout: row('order', 'defect_answer_time_over', 36 * HOUR_MS, { warningsMs: hours(24, 3) }),
  send_sla: row('order', 'send_sla_over', 24 * HOUR_MS),
  platform_to_ship: row('order', 'send_time_over', 7 * DAY_MS),
  platform_to_ship_again: row('order', 'send_time_over_again', 7 * DAY_MS),
  redelivery: row('order', 'redelivery_time_over', 14 * DAY_MS, { warningsMs: days(7) }),
  outbound_transit: row('order', 'outbound_time_over', 13 * DAY_MS),
  outbound_search: row('order', 'outbound_search_over', 14 * DAY_MS),
  receipt: row('order', 'receipt_time_over', 7 * DAY_MS, { warningsMs: days(2) }),
  return_sla: row('return', 'return_sla_over', 72 * HOUR_MS),
  return_shipment: row('return', 'return_send_time_over', 7 * DAY_MS),
  return_choice: row('return', 'return_choice_time_over', 24 * HOUR_MS),
  seller_to_receive: row('return', 'return_receipt_time_over', 14 * DAY_MS, { warningsMs: days(7) }),
  // Notices at 7, 14, 21 and 28 days of 30, given here as times before the end.
  return_storage: row('return', 'return_storage_over', 30 * DAY_MS, { warningsMs: days(23, 16, 9, 2) }),
  // Five working days; the row that starts it counts them and passes the window.
  claim_answer: row('claim', 'claim_answer_time_over', null),
  claim_parcel: row('claim', 'claim_parcel_time_over', 7 * DAY_MS, { warningsMs: hours(84) }),
  rematch: row('order', 'rematch_time_over', 2 * HOUR_MS),
  penalty_release: row('deposit', 'release_penalty', 72 * HOUR_MS),
  // The staff are warned: a hold that nobody decides about ends by itself.
  hold: row('order', 'release_hold', 24 * HOUR_MS, { warningsMs: hours(4) }),
  rush: row('order', 'rush_time_over', 4 * HOUR_MS),
  intake: row('stock', 'intake_time_over', 14 * DAY_MS),
  // 60 days free, then a weekly fee; notices at 45, 60, 90 and 110 days of 120.
  stock_storage: row('stock', 'storage_time_over', 120 * DAY_MS, { warningsMs: days(75, 60, 30, 10) }),
};

/** How long a deadline that nobody can answer yet waits at a time, where its row counts the window itself. */
const WAIT_MS = 7 * DAY_MS;

/** Returns the next end of a deadline that waits for its answer to be built: its whole window from `now` on. */
export function waitsUntil(kind: TimerKind, now: Date): Date {
  return new Date(now.getTime() + (timerWindows[kind].windowMs ?? WAIT_MS));
}

/** Deadlines of a person that the other side may send reminders about (docs/lifecycle.md#reminders). */
export const remindedTimers: readonly TimerKind[] = [
  'acceptance_deposit',
  'payment_window',
  'accepted_payment_window',
  'confirmation',
  'shipment',
  'buyer_inspection_timeout',
];

/** The window of `acceptance_deposit` where the deposit is paid in the same call as the acceptance (E22b). */
export const ACCEPT_AND_PAY_MS = 15 * MINUTE_MS;

/** The time to pay again after a deposit that was held has been reversed by the bank (E11, E19r). */
export const REPAY_DEPOSIT_MS = 24 * HOUR_MS;

/** The time to ship again after the courier brought the parcel back to the seller (E55). */
export const RESEND_MS = 24 * HOUR_MS;

/** The hold while the buyer's bank decides about a disputed payment (E65). */
export const CHARGEBACK_HOLD_MS = 45 * DAY_MS;

/** The extension that a seller gets on request, once (E48). */
export const SHIP_EXTENSION_MS = 24 * HOUR_MS;

/** Added to the longest leg before a parcel counts as overdue, on both transits. */
export const PARCEL_GRACE_MS = 7 * DAY_MS;

/** Working days that staff have for a claim or an appeal (E74, E64). */
export const DECISION_WORKING_DAYS = 5;

/** The one extension of a payment deadline whose attempt is still PENDING. */
export const PAYMENT_EXTENSION_MS = 15 * MINUTE_MS;

/** The extension of the storage for a buyer who has reserved the item; repeated as often as needed. */
export const STORAGE_RESERVED_MS = DAY_MS;

/** Least remaining time of an ask or bid that comes back to the book (docs/lifecycle.md#rest-of-the-days). */
export const LISTING_REMAINING_MIN_MS = HOUR_MS;

/** The hour in Asia/Manila of the next courier day to which a deadline on a day without courier moves. */
export const COURIER_DEADLINE_HOUR = 12;

/** Time after delivery in which the buyer may claim a condition problem (part of `receipt`). */
export const CLAIM_WINDOW_MS = 72 * HOUR_MS;

/** Time after delivery in which the buyer may dispute authenticity, also after confirming (E74). */
export const AUTHENTICITY_WINDOW_MS = 7 * DAY_MS;
