import { isCourierDay } from '../src/delivery/courier-day.ts';
import { addDays, manilaDate, manilaMoment } from '../src/time/manila.ts';
import type { Timer, TimerName, World } from './world.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** docs/lifecycle.md#timers. Callers give the windows of `listing`, `bid_life`, transits and claim's working days. */
export const windows = {
  ask_deposit: 60 * MINUTE,
  bid_deposit: 60 * MINUTE,
  acceptance_deposit: 60 * MINUTE,
  acceptance_deposit_paid_at_once: 15 * MINUTE,
  payment_window: 15 * MINUTE,
  accepted_payment_window: 24 * HOUR,
  confirmation: 24 * HOUR,
  shipment: 36 * HOUR,
  shipment_extension: 24 * HOUR,
  first_scan: 48 * HOUR,
  inbound_search: 14 * DAY,
  check_sla: DAY,
  check: 7 * DAY,
  check_again: 7 * DAY,
  buyer_inspection_timeout: 36 * HOUR,
  send_sla: DAY,
  platform_to_ship: 7 * DAY,
  platform_to_ship_again: 7 * DAY,
  redelivery: 14 * DAY,
  outbound_search: 14 * DAY,
  receipt: 7 * DAY,
  return_sla: 72 * HOUR,
  return_shipment: 7 * DAY,
  return_choice: DAY,
  seller_to_receive: 14 * DAY,
  return_storage: 30 * DAY,
  claim_parcel: 7 * DAY,
  rematch: 2 * HOUR,
  penalty_release: 72 * HOUR,
  hold: 24 * HOUR,
  hold_of_a_bank: 45 * DAY,
  rush: 4 * HOUR,
  intake: 14 * DAY,
  stock_storage: 120 * DAY,
  reversal: 24 * HOUR,
  extension: 15 * MINUTE,
  leastListing: HOUR,
} as const;

/** A person's deadline on a day without courier moves to 12:00 of the next courier day. */
function onCourierDay(at: number): number {
  let date = manilaDate(new Date(at));
  if (isCourierDay(date)) return at;
  while (!isCourierDay(date)) date = addDays(date, 1);
  return manilaMoment(date, 12).getTime();
}

/**
 * Moves a deadline out of the banks' maintenance (weekdays 22:00 to 22:30 and 0:00 to 2:00): a payment has until 15
 * minutes after its end.
 */
function afterTheBanksRest(at: number): number {
  const date = manilaDate(new Date(at));
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  const minute = (at - manilaMoment(date, 0).getTime()) / MINUTE;
  const until = minute < 120 ? 135 : minute >= 1320 && minute < 1350 ? 1365 : null;
  return isWeekend || until === null ? at : manilaMoment(date, 0).getTime() + until * MINUTE;
}

const paid: readonly TimerName[] = [
  'ask_deposit',
  'bid_deposit',
  'acceptance_deposit',
  'payment_window',
  'accepted_payment_window',
];
const brought: readonly TimerName[] = ['confirmation', 'shipment', 'first_scan'];

/** Returns the time until 18:00 in Manila of the n-th working day (Monday to Friday, no holiday) from now. */
export function workingDays(world: World, days: number): number {
  let date = manilaDate(new Date(world.now));
  let left = days;
  while (left > 0) {
    date = addDays(date, 1);
    const isSaturday = new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
    if (isCourierDay(date) && !isSaturday) left -= 1;
  }
  return manilaMoment(date, 18).getTime() - world.now;
}

/** Starts a timer, or moves a running one. During a hold the timer waits with the others and keeps its whole window. */
export function arm(world: World, kind: TimerName, id: string, window: number): void {
  const hold = world.orders.get(id)?.hold ?? null;
  if (hold !== null && kind !== 'hold') {
    const left = movedEnd(kind, world.now + window) - world.now;
    hold.timers = [...hold.timers.filter(([paused]) => paused !== kind), [kind, left]];
    return;
  }
  const fireAt = movedEnd(kind, world.now + window);
  world.timers.set(`${kind} ${id}`, { kind, id, fireAt, wasExtended: false });
}

/** Returns the real end of a deadline, after its extensions. */
function movedEnd(kind: TimerName, end: number): number {
  return brought.includes(kind) ? onCourierDay(end) : paid.includes(kind) ? afterTheBanksRest(end) : end;
}

export function disarm(world: World, id: string, ...kinds: TimerName[]): void {
  for (const kind of kinds) world.timers.delete(`${kind} ${id}`);
  const hold = world.orders.get(id)?.hold ?? null;
  if (hold !== null) hold.timers = hold.timers.filter(([paused]) => !kinds.includes(paused));
}

export function timer(world: World, kind: TimerName, id: string): Timer | undefined {
  return world.timers.get(`${kind} ${id}`);
}

/** Time left on a timer; negative when it is overdue, zero when it does not run. */
export function timeLeft(world: World, kind: TimerName, id: string): number {
  const running = timer(world, kind, id);
  return running === undefined ? 0 : running.fireAt - world.now;
}
