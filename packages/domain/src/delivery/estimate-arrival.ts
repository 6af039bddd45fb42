import { addDays, type CalendarDate, manilaDate } from '../time/manila.ts';
import { type CourierCalendar, isCourierDay, philippineCalendar } from './courier-day.ts';
import { deliveryDays, type Route } from './delivery-days.ts';

/** Calendar dates in Asia/Manila. */
export type ArrivalEstimate = {
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  /** Sundays and holidays up to `max` that were not counted. */
  readonly skippedDays: readonly CalendarDate[];
  /** The estimate reaches past the holiday table, where only Sundays were left out: a screen says "about". */
  readonly isBeyondHolidayTable: boolean;
};

export type ArrivalInput = Route & {
  /** The moment of the payment. */
  readonly from: Date;
  /** Another table of holidays than the package's own; see `courierCalendar`. */
  readonly calendar?: CourierCalendar | undefined;
};

/**
 * Returns the first and last calendar date in Asia/Manila of the arrival at the buyer, for an order paid at `from`:
 * courier days counted from the day after, without Sundays and holidays (specification, section 9;
 * docs/lifecycle.md#delivery-estimate).
 * @throws RangeError when `from` is not a moment, or for a lane or a region that there is not.
 */
export function estimateArrival({ from, calendar = philippineCalendar, ...route }: ArrivalInput): ArrivalEstimate {
  const days = deliveryDays(route);
  const skippedDays: CalendarDate[] = [];
  let min: CalendarDate | null = null;
  let date = manilaDate(from);
  let counted = 0;
  while (counted < days.max) {
    date = addDays(date, 1);
    if (!isCourierDay(date, calendar)) {
      skippedDays.push(date);
      continue;
    }
    counted += 1;
    if (counted === days.min) {
      min = date;
    }
  }
  return { min: min ?? date, max: date, skippedDays, isBeyondHolidayTable: date > calendar.lastKnownDate };
}
