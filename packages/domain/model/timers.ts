import { isCourierDay } from '../src/delivery/courier-day.ts';
import { addDays, manilaDate, manilaMoment } from '../src/time/manila.ts';
import type { Timer, TimerName, World } from './world.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Lifecycle, section 4. T2, T4, T10, T14 and the claim's working days are given by whoever starts them. */
export const windows = {
  T1: 60 * MINUTE,
  T3: 60 * MINUTE,
  T5: 60 * MINUTE,
  T5WithPayment: 15 * MINUTE,
  T6: 15 * MINUTE,
  T7: 24 * HOUR,
  T8: 24 * HOUR,
  T9: 36 * HOUR,
  T9More: 24 * HOUR,
  T9b: 48 * HOUR,
  T10b: 14 * DAY,
  T11s: DAY,
  T11: 7 * DAY,
  T11b: 7 * DAY,
  T12: 36 * HOUR,
  T13s: DAY,
  T13: 7 * DAY,
  T13b: 7 * DAY,
  T13r: 14 * DAY,
  T14b: 14 * DAY,
  T15: 7 * DAY,
  T16s: 72 * HOUR,
  T16: 7 * DAY,
  T16c: DAY,
  T17: 14 * DAY,
  T18: 30 * DAY,
  T19: 7 * DAY,
  T20: 2 * HOUR,
  T21: 72 * HOUR,
  T22: 24 * HOUR,
  T22Bank: 45 * DAY,
  TR: 4 * HOUR,
  TI: 14 * DAY,
  TS: 120 * DAY,
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

/** A payment is not due while the banks rest (weekdays 22:00 to 22:30 and 0:00 to 2:00): it has until 15 minutes later. */
function afterTheBanksRest(at: number): number {
  const date = manilaDate(new Date(at));
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  const minute = (at - manilaMoment(date, 0).getTime()) / MINUTE;
  const until = minute < 120 ? 135 : minute >= 1320 && minute < 1350 ? 1365 : null;
  return isWeekend || until === null ? at : manilaMoment(date, 0).getTime() + until * MINUTE;
}

const paid: readonly TimerName[] = ['T1', 'T3', 'T5', 'T6', 'T7'];
const brought: readonly TimerName[] = ['T8', 'T9', 'T9b'];

/** How long it is to 18:00 in Manila of the so-many-th working day (Monday to Friday, no holiday) from now. */
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

/** Starts a timer, or moves it when it runs. One of an order that stands still waits with the others, and keeps its whole window. */
export function arm(world: World, kind: TimerName, id: string, window: number): void {
  const hold = world.orders.get(id)?.hold ?? null;
  if (hold !== null && kind !== 'T22') {
    const left = movedEnd(kind, world.now + window) - world.now;
    hold.timers = [...hold.timers.filter(([paused]) => paused !== kind), [kind, left]];
    return;
  }
  const fireAt = movedEnd(kind, world.now + window);
  world.timers.set(`${kind} ${id}`, { kind, id, fireAt, wasExtended: false });
}

/** Where a deadline that would end then really ends. */
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

/** Time left on a timer; less than nothing when it is overdue, nothing when it does not run. */
export function timeLeft(world: World, kind: TimerName, id: string): number {
  const running = timer(world, kind, id);
  return running === undefined ? 0 : running.fireAt - world.now;
}
