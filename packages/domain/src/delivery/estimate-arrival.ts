import { addDays, type CalendarDate, manilaDate } from '../time/manila.ts';
import { isCourierDay } from './courier-day.ts';
import { deliveryDays, type Route } from './delivery-days.ts';
import { lastKnownHolidayDate } from './holidays.table.ts';

export type ArrivalEstimate = {
  readonly min: CalendarDate;
  readonly max: CalendarDate;
  /** Sundays and holidays up to `max` that were not counted. */
  readonly skippedDays: readonly CalendarDate[];
  /** The estimate reaches past the holiday table: only Sundays were left out there, say "about". */
  readonly isBeyondHolidayTable: boolean;
};

/**
 * The two calendar dates in Asia/Manila between which the buyer has the item, for an order paid at `from`: courier days counted from
 * the day after, without Sundays and holidays (lifecycle, section 10).
 */
export function estimateArrival({ from, ...route }: Route & { readonly from: Date }): ArrivalEstimate {
  const days = deliveryDays(route);
  const skippedDays: CalendarDate[] = [];
  let min: CalendarDate | null = null;
  let date = manilaDate(from);
  let counted = 0;
  while (counted < days.max) {
    date = addDays(date, 1);
    if (!isCourierDay(date)) {
      skippedDays.push(date);
      continue;
    }
    counted += 1;
    if (counted === days.min) {
      min = date;
    }
  }
  return { min: min ?? date, max: date, skippedDays, isBeyondHolidayTable: date > lastKnownHolidayDate };
}
