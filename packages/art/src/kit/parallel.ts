import { alongPath } from './along-path.ts';
import type { Point } from './path.ts';

const whole = (point: Point): Point => [Math.round(point[0]), Math.round(point[1])];

/**
 * A smooth curve through the points (Catmull-Rom), written as relative curves of whole numbers: a third of the bytes.
 */
function smoothPath(points: readonly Point[]): string {
  const pointAt = (index: number): Point => whole(points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]);
  let [x, y] = pointAt(0);
  let text = `M${x} ${y}`;
  for (let index = 1; index < points.length; index += 1) {
    const before = pointAt(index - 1);
    const here = pointAt(index);
    const after = pointAt(index + 1);
    const control: Point = [here[0] - (after[0] - before[0]) / 6, here[1] - (after[1] - before[1]) / 6];
    const relative = [control, here].flatMap((point) => [Math.round(point[0] - x), Math.round(point[1] - y)]);
    const opening: Point = [before[0] + (here[0] - before[0]) / 3, before[1] + (here[1] - before[1]) / 3];
    const numbers = index === 1 ? [Math.round(opening[0] - x), Math.round(opening[1] - y), ...relative] : relative;
    text += (index === 1 ? 'c' : index === 2 ? 's' : ' ') + numbers.join(' ');
    [x, y] = here;
  }
  return text.replace(/ -/g, '-');
}

export type ParallelOptions = {
  /** Distance from the path in units; positive is left of travel. */
  readonly offset: number;
  /** Shares of the path's length at which to begin and end. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Units between kept points: wide for calm curves, narrow for tight ones. */
  readonly gap?: number | undefined;
};

/**
 * The path at a distance from another path, so that seams, highlights and stitch rows stay in register with their
 * edge.
 */
export function parallel(data: string, { offset, from = 0, to = 1, gap = 60 }: ParallelOptions): string {
  const path = alongPath(data);
  const count = Math.max(3, Math.round((path.length * (to - from)) / gap));
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const place = path.at(from + ((to - from) * index) / count);
    return [place.x + place.leftX * offset, place.y + place.leftY * offset];
  });
  return smoothPath(points);
}
