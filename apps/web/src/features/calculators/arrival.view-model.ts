import { deliveryDays, type Route } from '@suki/domain/delivery/delivery-days';
import { estimateArrival } from '@suki/domain/delivery/estimate-arrival';
import { formatArrival, toldDates } from '@suki/domain/delivery/format-arrival';
import { type Holiday, holidays } from '@suki/domain/delivery/holidays.table';
import {
  type DayRange,
  legDays,
  PROCESSING_DAYS,
  unknownBuyerLeg,
  unknownSellerLeg,
  WAREHOUSE_DAYS,
} from '@suki/domain/delivery/regions.table';
import { fieldsEn } from '@suki/domain/texts/fields.en';
import { formatDate } from '@suki/domain/time/format-date';
import { addDays, type CalendarDate, manilaMoment } from '@suki/domain/time/manila';
import type { ReceiptLine } from '@suki/ui/market/Receipt/Receipt';
import { calculatorsTexts } from './calculators.texts.ts';
import { dayRange } from './day-range.ts';

const { arrive: words } = calculatorsTexts;

/** The table of holidays begins with this year, before the first order. */
const FIRST_YEAR = holidays[0]?.date.slice(0, 4) ?? '';
/** A calendar date has a year of four digits. */
const LAST_DAY = '9998-12-31';

export type OrderDay = {
  /** Null when no valid day is entered. */
  readonly day: CalendarDate | null;
  readonly problem: string | undefined;
};

/** The typed day, or `today`, which is null until the clock is known. */
export function orderDay(typed: string | null, today: CalendarDate | null): OrderDay {
  if (typed === null) {
    return { day: today, problem: undefined };
  }
  if (!isCalendarDate(typed)) {
    return { day: null, problem: fieldsEn['field.required'] };
  }
  return typed < FIRST_YEAR || typed > LAST_DAY
    ? { day: null, problem: words.year(FIRST_YEAR) }
    : { day: typed, problem: undefined };
}

function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The legs of the route with the courier days of each, and their sum. */
export function wayLines(route: Route): readonly ReceiptLine[] {
  const line = (id: keyof typeof words.legs, days: DayRange): ReceiptLine => ({
    id,
    label: words.legs[id],
    amount: words.days(dayRange(days)),
  });
  const fixed = (days: number): DayRange => ({ min: days, max: days });
  const { lane, sellerRegion, buyerRegion } = route;
  const total: ReceiptLine = {
    id: 'total',
    label: words.total,
    amount: words.days(dayRange(deliveryDays(route))),
    kind: 'total',
  };
  const sellersPart = [
    line('processing', fixed(PROCESSING_DAYS)),
    line('sellerLeg', sellerRegion === null ? unknownSellerLeg : legDays[sellerRegion]),
    line('warehouse', fixed(WAREHOUSE_DAYS)),
  ];
  return [
    ...(lane === 'flash' ? [line('processing', fixed(PROCESSING_DAYS))] : sellersPart),
    line('buyerLeg', buyerRegion === null ? unknownBuyerLeg : legDays[buyerRegion]),
    total,
  ];
}

export type ArrivalDay = {
  readonly date: CalendarDate;
  /** "Fri 27 Nov". */
  readonly name: string;
  readonly what: string;
  readonly note?: string;
  readonly isArrival: boolean;
};

export type ArrivalAnswer = {
  /** "Fri 27 Nov – Wed 2 Dec", with non-breaking spaces within each date. */
  readonly dates: string;
  /** In order: the paid day, each day that does not count and why, the arrival. */
  readonly days: readonly ArrivalDay[];
  /** True when the arrival lies behind the end of the table of holidays, so that the dates are estimates. */
  readonly isAbout: boolean;
};

const holidayOf = new Map<string, Holiday>(holidays.map((holiday) => [holiday.date, holiday]));

function skippedDay(date: CalendarDate): ArrivalDay {
  const holiday = holidayOf.get(date);
  return {
    date,
    name: formatDate(date),
    what: words.skipped(holiday?.name ?? words.sunday),
    isArrival: false,
    ...(holiday?.basis === 'expected' ? { note: words.expected } : {}),
  };
}

/** Allows a line break after the dash, never within a date: "Fri 27 Nov – Wed 2 Dec" has the size of a title. */
function breakable(dates: string): string {
  return dates.replaceAll(' ', '\u00A0').replace('–\u00A0', '– ');
}

/** The dates after `from` and before `to`. */
function datesBetween(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  const next = addDays(from, 1);
  return next < to ? [next, ...datesBetween(next, to)] : [];
}

/** The arrival of an item paid on this day, and the days that do not count. */
export function arrivalAnswer(day: CalendarDate, route: Route): ArrivalAnswer {
  const { min, max, skippedDays, isBeyondHolidayTable } = estimateArrival({ ...route, from: manilaMoment(day, 12) });
  const arrival = (date: CalendarDate, what: string): ArrivalDay => ({
    date,
    name: formatDate(date),
    what,
    isArrival: true,
  });
  const told = toldDates({ min, max });
  const arrivals = [arrival(told.min, words.earliest), arrival(told.max, words.latest)];
  const onTheWay = [...[...skippedDays, ...datesBetween(max, told.max)].map(skippedDay), ...arrivals];
  return {
    dates: breakable(formatArrival({ min, max })),
    days: [
      { date: day, name: formatDate(day), what: words.paid, isArrival: false },
      ...onTheWay.sort((one, other) => one.date.localeCompare(other.date)),
    ],
    isAbout: isBeyondHolidayTable,
  };
}
