import type { Centavos } from '@suki/domain/money/centavos';
import { formatMoney } from '@suki/domain/money/format-money';
import { forYouTexts as texts } from './for-you.texts.ts';

export type SparkFacts = {
  /** The line as a path in a room of `sparkRoom`. */
  readonly line: string;
  /** The last point's height from the top. */
  readonly end: number;
  /** The line in words. */
  readonly label: string;
};

/** Whole numbers keep the path short: it stands twice on a page, in the HTML and in its data. */
export const sparkRoom = { width: 88, height: 26 } as const;
/** The line keeps this far from the edges, so that its dot is whole. */
const MARGIN = 3;
/** One price is a point. */
const PRICES_MIN = 2;

/** The course of an item's last sales, the oldest first; null for too few of them. */
export function sparkOf(prices: readonly Centavos[]): SparkFacts | null {
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined || prices.length < PRICES_MIN) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const room = sparkRoom.height - 2 * MARGIN;
  // A price that never moved is a line in the middle.
  const heightOf = (price: number) =>
    high === low ? sparkRoom.height / 2 : MARGIN + Math.round(((high - price) / (high - low)) * room);
  const step = (sparkRoom.width - 2 * MARGIN) / (prices.length - 1);
  const points = prices.map((price, place) => `${MARGIN + Math.round(place * step)} ${heightOf(price)}`);
  return {
    line: `M${points.join('L')}`,
    end: heightOf(last),
    label: texts.course(prices.length, formatMoney(first), formatMoney(last)),
  };
}
