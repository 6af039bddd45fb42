import { type CourierCalendar, isCourierDay, philippineCalendar } from '../delivery/courier-day.ts';
import { passDays } from '../delivery/delivery-days.ts';
import type { DeliveryRegion } from '../delivery/regions.table.ts';
import { addDays, type CalendarDate, manilaDate } from '../time/manila.ts';
import type { Lane } from '../trade/facts/statuses.ts';

export type PassInput = {
  readonly lane: Lane;
  readonly sellerRegion: DeliveryRegion | null;
  /** The moment of the sale. */
  readonly from: Date;
  readonly calendar?: CourierCalendar | undefined;
};

/**
 * Returns the last expected date in Asia/Manila on which a sold item has passed the inspection, in courier days from
 * the day after the sale; the day of the sale for the flash lane, whose items have passed before
 * (docs/lifecycle.md#delivery-estimate).
 */
export function estimatePass({ from, calendar = philippineCalendar, ...sale }: PassInput): CalendarDate {
  let date = manilaDate(from);
  for (let left = passDays(sale).max; left > 0; ) {
    date = addDays(date, 1);
    if (isCourierDay(date, calendar)) {
      left -= 1;
    }
  }
  return date;
}
