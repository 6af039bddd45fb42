/** A sale or a point of a line: when (any unit that grows with time) and how much (any unit of money). */
export type ChartPoint = {
  at: number;
  value: number;
  /** Said of it when it is read alone: "Fri 20 Nov: ₱8,300". */
  words?: string | undefined;
};

export type ChartRange = { from: number; to: number };

/** Percent of the plot's width or height, with one decimal: a tenth of a percent is under a pixel. */
const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Returns a moment's place between the left (0) and the right edge (100); 100 in a range without length. */
export function xOf(at: number, range: ChartRange): number {
  return range.to === range.from ? 100 : percent((at - range.from) / (range.to - range.from));
}

/** Returns an amount's place between the top (0) and the bottom (100); 50 in a range without height. */
export function yOf(value: number, range: ChartRange): number {
  return range.to === range.from ? 50 : percent(1 - (value - range.from) / (range.to - range.from));
}

/** The path of a line through the points, in a viewBox of 100 × 100. */
export function linePath(points: ReadonlyArray<ChartPoint>, x: ChartRange, y: ChartRange): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${xOf(point.at, x)} ${yOf(point.value, y)}`).join('');
}

/**
 * Returns one SVG path with all dots. A dot is a line without length and with round ends: when the plot stretches, it
 * stays round, which a circle would not.
 */
export function dotsPath(points: ReadonlyArray<ChartPoint>, x: ChartRange, y: ChartRange): string {
  return points.map((point) => `M${xOf(point.at, x)} ${yOf(point.value, y)}h0`).join('');
}

/** Returns the index of the point that is nearest to a place from the left, in percent; 0 without points. */
export function nearestTo(x: number, points: ReadonlyArray<{ x: number }>): number {
  return points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x) ? index : best),
    0,
  );
}
