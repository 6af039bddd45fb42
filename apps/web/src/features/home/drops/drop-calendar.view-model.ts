import { formatMoney } from '@suki/domain/money/format-money';
import { dateNames } from '@suki/domain/time/date-names';
import { addDays, type CalendarDate, weekday } from '@suki/domain/time/manila';
import type { Drop } from '@suki/sdk/types';
import { type HomeFacts, homeFactsOf } from '../home-facts.ts';
import { dayOf, daysBetween } from './drop-day.ts';
import { dropsTexts as texts } from './drops.texts.ts';

export type DropFacts = HomeFacts & { readonly retail: string; readonly waiting: string | null };
export type DayOfDrops = {
  readonly date: CalendarDate;
  readonly figure: string;
  /** "Sat, Dec". */
  readonly when: string;
  readonly away: string;
  readonly drops: readonly DropFacts[];
};
export type CalendarDay = {
  readonly date: CalendarDate;
  readonly figure: number;
  readonly isToday: boolean;
  readonly drops: number;
};
export type CalendarMonth = {
  /** "December 2026". */
  readonly name: string;
  /** A key for each empty place before the first day; a week begins on Sunday. */
  readonly before: readonly string[];
  readonly days: readonly CalendarDay[];
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
    ...homeFactsOf(item),
    retail: item.retailPrice === null ? texts.noRetail : texts.retail(formatMoney(item.retailPrice)),
    waiting: waitingCount === 0 ? null : texts.waiting(waitingCount),
  };
}

/** The months from today to the last drop, day by day. */
export function calendarOf(drops: readonly Drop[], today: CalendarDate): readonly CalendarMonth[] {
  const last = drops.at(-1)?.releaseDate ?? today;
  const months: CalendarMonth[] = [];
  for (let first = `${today.slice(0, 7)}-01`; first <= last; first = addDays(first, 31).slice(0, 8).concat('01')) {
    months.push(monthOf(first, drops, today));
  }
  return months;
}

/** One month; of the present one the weeks that are over are left out. */
function monthOf(first: CalendarDate, drops: readonly Drop[], today: CalendarDate): CalendarMonth {
  const month = first.slice(0, 7);
  const sunday = addDays(today, -weekday(today));
  const dates = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.startsWith(month) && date >= sunday,
  );
  return {
    name: `${dateNames.en.months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
    before: Array.from({ length: weekday(dates[0] ?? first) }, (_, index) => `${month}-before-${index}`),
    days: dates.map((date) => ({
      date,
      figure: Number(date.slice(8)),
      isToday: date === today,
      drops: drops.filter(({ releaseDate }) => releaseDate === date).length,
    })),
  };
}
