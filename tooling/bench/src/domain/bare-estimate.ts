import { DAY_MS, HOUR_MS } from '@suki/domain/config/durations';
import { holidays } from '@suki/domain/delivery/holidays.table';
import { legDays } from '@suki/domain/delivery/regions.table';
import type { Purchase } from './sample-purchases.ts';

const dayNumber = (moment: number): number => Math.floor(moment / DAY_MS);
const holidayNumbers = new Set(holidays.map(({ date }) => dayNumber(Date.parse(date))));
/** 1 January 1970 was a Thursday. */
const isSunday = (day: number): boolean => (day + 4) % 7 === 0;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The two dates of an arrival, by hand: days are whole numbers, and only the two results become dates. */
export function bareEstimate({ lane, sellerRegion, buyerRegion, from }: Purchase): { min: string; max: string } {
  const buyerLeg = legDays[buyerRegion];
  const sellerLeg = sellerRegion === null ? { min: 3, max: 3 } : legDays[sellerRegion];
  const before = lane === 'flash' ? { min: 1, max: 1 } : { min: sellerLeg.min + 2, max: sellerLeg.max + 2 };
  const minDays = before.min + buyerLeg.min;
  const maxDays = before.max + buyerLeg.max;
  let day = dayNumber(from.getTime() + 8 * HOUR_MS);
  let min = day;
  for (let counted = 0; counted < maxDays; ) {
    day += 1;
    if (isSunday(day) || holidayNumbers.has(day)) continue;
    counted += 1;
    if (counted === minDays) min = day;
  }
  return { min: dateOf(min), max: dateOf(day) };
}
