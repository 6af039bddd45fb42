import { DAY_MS } from '@suki/domain/config/durations';
import { groupBy } from '@suki/domain/group-by';
import { type Centavos, centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { formatDate } from '@suki/domain/time/format-date';
import { addDays, manilaDate, weekday } from '@suki/domain/time/manila';
import { itemTexts } from './item.texts.ts';
import { namedFigures } from './price-history-figures.ts';
import type { SizeSale } from './sales-shown.ts';

export const ranges = [
  { id: '7d', label: '7 d', days: 7 },
  { id: '30d', label: '30 d', days: 30 },
  { id: '90d', label: '90 d', days: 90 },
  { id: '1y', label: '1 y', days: 365 },
  { id: 'all', label: 'All', days: null },
] as const;
export type RangeId = (typeof ranges)[number]['id'];

type Point = { readonly at: number; readonly value: number; readonly words: string };
type LinePoint = Omit<Point, 'words'>;
type Span = { readonly from: number; readonly to: number };

export type PriceHistory = {
  readonly summary: string;
  readonly points: readonly Point[];
  readonly line: readonly LinePoint[];
  readonly x: Span;
  readonly y: Span;
  readonly yTicks: readonly { readonly value: number; readonly label: string }[];
  readonly xTicks: readonly string[];
  readonly weeks: readonly { readonly id: string; readonly cells: Readonly<Record<string, string>> }[];
  readonly stats: ReturnType<typeof namedFigures>;
};

export type HistoryQuestion = {
  readonly sales: readonly SizeSale[];
  readonly range: RangeId;
  readonly now: Date;
  readonly size: string;
  readonly lowestAsk: Centavos | null;
};

const AVERAGED_SALES = 5;
const X_TICKS = 5;
/** Steps of the price axis in centavos; the first step that needs at most five lines is used. */
const steps = [5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000];
const Y_LINES_MAX = 5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number): string => formatMoney(centavos(Math.round(value / 100) * 100));

/** The ranges that hold a sale: one without would be an empty chart (ux 37). All of them when nothing was ever sold. */
export function offeredRanges(sales: readonly SizeSale[], now: Date): readonly (typeof ranges)[number][] {
  const newest = Math.max(...sales.map(({ at }) => at));
  return ranges.filter(({ days }) => sales.length === 0 || isWithin(newest, days, now.getTime()));
}

/** 90 days, or the next longer range that holds a sale. */
export function initialRange(sales: readonly SizeSale[], now: Date): RangeId {
  const newest = Math.max(...sales.map(({ at }) => at));
  const fitting = ranges.find(({ id, days }) => id !== '7d' && id !== '30d' && isWithin(newest, days, now.getTime()));
  return fitting?.id ?? 'all';
}

/** True for a moment in the last `days` days; `null` stands for all time. */
function isWithin(at: number, days: number | null, to: number): boolean {
  return days === null || at > to - days * DAY_MS;
}

function averageLine(points: readonly Point[]): readonly LinePoint[] {
  return points.map(({ at }, index) => ({
    at,
    value: mean(points.slice(Math.max(0, index - AVERAGED_SALES + 1), index + 1).map(({ value }) => value)),
  }));
}

function priceAxis(values: readonly number[]): Pick<PriceHistory, 'y' | 'yTicks'> {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = steps.find((each) => (high - low) / each <= Y_LINES_MAX - 2) ?? 10_000_000;
  const from = Math.floor(low / step) * step - step / 2;
  const to = Math.ceil(high / step) * step + step / 2;
  const first = Math.ceil(from / step) * step;
  const count = Math.floor((to - first) / step) + 1;
  const yTicks = Array.from({ length: count }, (_, index) => first + index * step)
    .filter((value) => value > 0)
    .map((value) => ({ value, label: rounded(value) }));
  return { y: { from, to }, yTicks };
}

function timeTicks({ from, to }: Span): readonly string[] {
  return Array.from({ length: X_TICKS }, (_, index) => {
    const at = from + ((to - from) * index) / (X_TICKS - 1);
    return formatDate(manilaDate(new Date(at))).replace(/^\w+ /, '');
  });
}

function dayOf(at: number): string {
  return formatDate(manilaDate(new Date(at)));
}

function weekOf(at: number): string {
  const date = manilaDate(new Date(at));
  return addDays(date, -((weekday(date) + 6) % 7));
}

function weeklyRows(points: readonly Point[]): PriceHistory['weeks'] {
  const byWeek = [...groupBy(points, ({ at }) => weekOf(at))];
  return byWeek
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([week, sales]) => {
      const prices = sales.map(({ value }) => value);
      return {
        id: week,
        cells: {
          week: formatDate(week).replace(/^\w+ /, ''),
          sales: String(prices.length),
          low: rounded(Math.min(...prices)),
          high: rounded(Math.max(...prices)),
          average: rounded(mean(prices)),
        },
      };
    });
}

/** The sales of one size in a range as a chart, a table and figures; null without a sale. */
export function priceHistory({ sales, range, now, size, lowestAsk }: HistoryQuestion): PriceHistory | null {
  const { days, label } = ranges.find(({ id }) => id === range) ?? ranges[2];
  const to = now.getTime();
  const points = sales
    .map(({ at, price }) => ({
      at,
      value: price as number,
      words: itemTexts.history.sale(dayOf(at), formatMoney(price)),
    }))
    .filter(({ at }) => at <= to && isWithin(at, days, to))
    .toSorted((one, other) => one.at - other.at);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return null;
  }
  const prices = points.map(({ value }) => value);
  const x = { from: days === null ? first.at : to - days * DAY_MS, to };
  const texts = itemTexts.history;
  return {
    summary: texts.summary({
      size,
      days: label,
      from: rounded(first.value),
      to: rounded(last.value),
      low: rounded(Math.min(...prices)),
      high: rounded(Math.max(...prices)),
    }),
    points,
    line: averageLine(points),
    x,
    ...priceAxis(lowestAsk === null ? prices : [...prices, lowestAsk]),
    xTicks: timeTicks(x),
    weeks: weeklyRows(points),
    stats: namedFigures({
      lastSale: rounded(last.value),
      average: rounded(mean(prices)),
      sales: String(points.length),
      low: rounded(Math.min(...prices)),
      high: rounded(Math.max(...prices)),
    }),
  };
}
