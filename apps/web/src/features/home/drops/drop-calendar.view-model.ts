import { formatMoney } from '@suki/domain/money/format-money';
import { dateNames } from '@suki/domain/time/date-names';
import { addDays, type CalendarDate, weekday } from '@suki/domain/time/manila';
import type { Drop } from '@suki/sdk/types';
import { type TileFacts, tileFactsOf } from '../../item/tile/tile-facts.ts';
import { dayOf, daysBetween } from './drop-day.ts';
import { dropsTexts as texts } from './drops.texts.ts';

export type DropFacts = TileFacts & { readonly retail: string; readonly waiting: string | null };
export type DayOfDrops = {
  readonly date: CalendarDate;
  readonly figure: string;
  /** "Sat, Dec". */
  readonly when: string;
  readonly away: string;
  readonly drops: readonly DropFacts[];
};
export type CalendarMonth = {
  /** "December 2026". */
  readonly name: string;
  /** Empty places before the first day; a week begins on Sunday. */
  readonly before: number;
  readonly days: readonly { readonly date: CalendarDate; readonly figure: number; readonly drops: number }[];
};

/** The drops by day, the next first. */
export function daysOfDrops(drops: readonly Drop[], today: CalendarDate): readonly DayOfDrops[] {
  const dates = [...new Set(drops.map(({ releaseDate }) => releaseDate))];
  return dates.map((date) => {
    const { figure, month, weekday: day } = dayOf(date);
    const days = daysBetween(today, date);
    return {
      date,
      figure,
      when: `${day}, ${month}`,
      away: days === 0 ? texts.today : texts.inDays(days),
      drops: drops.filter(({ releaseDate }) => releaseDate === date).map(dropFacts),
    };
  });
}

function dropFacts({ item, waitingCount }: Drop): DropFacts {
  return {
    ...tileFactsOf(item),
    retail: item.retailPrice === null ? texts.noRetail : texts.retail(formatMoney(item.retailPrice)),
    waiting: waitingCount === 0 ? null : texts.waiting(waitingCount),
  };
}

/** The months from today to the last drop, day by day. */
export function calendarOf(drops: readonly Drop[], today: CalendarDate): readonly CalendarMonth[] {
  const last = drops.at(-1)?.releaseDate ?? today;
  const months: CalendarMonth[] = [];
  for (let first = `${today.slice(0, 7)}-01`; first <= last; first = addDays(first, 31).slice(0, 8).concat('01')) {
    months.push(monthOf(first, drops));
  }
  return months;
}

function monthOf(first: CalendarDate, drops: readonly Drop[]): CalendarMonth {
  const month = first.slice(0, 7);
  const dates = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) =>
    date.startsWith(month),
  );
  return {
    name: `${dateNames.en.months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
    before: weekday(first),
    days: dates.map((date) => ({
      date,
      figure: Number(date.slice(8)),
      drops: drops.filter(({ releaseDate }) => releaseDate === date).length,
    })),
  };
}
