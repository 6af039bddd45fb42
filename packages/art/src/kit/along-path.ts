import { type Point, segmentsOf } from './path.ts';

/** A place on a path: its position, its direction, and the normal to the left of travel. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly leftX: number;
  readonly leftY: number;
};

/** Points on the path, about `step` units apart. */
function pointsOf(data: string, step: number): readonly Point[] {
  const points: Point[] = [];
  for (const segment of segmentsOf(data)) {
    if (segment.kind === 'move') {
      points.push(segment.to);
    }
    if (segment.kind !== 'curve') {
      continue;
    }
    const { from, first, second, to } = segment;
    const length =
      Math.hypot(first[0] - from[0], first[1] - from[1]) +
      Math.hypot(second[0] - first[0], second[1] - first[1]) +
      Math.hypot(to[0] - second[0], to[1] - second[1]);
    const count = Math.max(3, Math.ceil(length / step));
    for (let index = 1; index <= count; index += 1) {
      const share = index / count;
      const rest = 1 - share;
      const blend = (axis: 0 | 1): number =>
        rest ** 3 * from[axis] +
        3 * rest ** 2 * share * first[axis] +
        3 * rest * share ** 2 * second[axis] +
        share ** 3 * to[axis];
      points.push([blend(0), blend(1)]);
    }
  }
  return points;
}

/** Measures a path; `at(share)` returns the place at that share of its length, 0 to 1. */
export function alongPath(data: string): { readonly length: number; readonly at: (share: number) => Place } {
  const points = pointsOf(data, 4);
  const distances = [0];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) {
      distances.push((distances[index - 1] ?? 0) + Math.hypot(point[0] - before[0], point[1] - before[1]));
    }
  });
  const length = distances.at(-1) ?? 0;
  const pointAt = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const at = (share: number): Place => {
    const goal = Math.max(0, Math.min(1, share)) * length;
    const found = distances.findIndex((distance, index) => index > 0 && distance >= goal);
    const index = found < 0 ? distances.length - 1 : found;
    const start = distances[index - 1] ?? 0;
    const part = (goal - start) / ((distances[index] ?? 0) - start || 1);
    const [x, y] = pointAt(index - 1);
    const [x2, y2] = pointAt(index);
    // The direction is taken over a few points, or a kink in the sampling would show in the stitches.
    const [backX, backY] = pointAt(index - 3);
    const [aheadX, aheadY] = pointAt(index + 2);
    const span = Math.hypot(aheadX - backX, aheadY - backY) || 1;
    const alongX = (aheadX - backX) / span;
    const alongY = (aheadY - backY) / span;
    return { x: x + (x2 - x) * part, y: y + (y2 - y) * part, alongX, alongY, leftX: alongY, leftY: -alongX };
  };
  return { length, at };
}
