export type Point = readonly [x: number, y: number];

/** One absolute piece of a path. Straight lines are cubic curves without a bend, so all lines are cubic curves. */
export type Segment =
  | { readonly kind: 'move'; readonly to: Point }
  | { readonly kind: 'curve'; readonly from: Point; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: 'close' };

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** State while a path is read: the point, the beginning of the sub-path, and the last control point (for S). */
type Pen = { at: Point; start: Point; control: Point };

const lineTo = (pen: Pen, to: Point): Segment => ({
  kind: 'curve',
  from: pen.at,
  first: between(pen.at, to, 1 / 3),
  second: between(pen.at, to, 2 / 3),
  to,
});

/** Number of arguments of each command. Our drawings have no arcs, which would not survive the perspective. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, z: 0 };

function pointReader(numbers: readonly number[], origin: Point): (index: number) => Point {
  return (index) => [(numbers[index] ?? 0) + origin[0], (numbers[index + 1] ?? 0) + origin[1]];
}

function segmentOf(command: string, numbers: readonly number[], pen: Pen): Segment {
  const isRelative = command === command.toLowerCase();
  const point = pointReader(numbers, isRelative ? pen.at : [0, 0]);
  const value = numbers[0] ?? 0;
  switch (command.toLowerCase()) {
    case 'm':
      return { kind: 'move', to: point(0) };
    case 'l':
      return lineTo(pen, point(0));
    case 'h':
      return lineTo(pen, [isRelative ? pen.at[0] + value : value, pen.at[1]]);
    case 'v':
      return lineTo(pen, [pen.at[0], isRelative ? pen.at[1] + value : value]);
    case 'c':
      return { kind: 'curve', from: pen.at, first: point(0), second: point(2), to: point(4) };
    case 's':
      return {
        kind: 'curve',
        from: pen.at,
        first: [2 * pen.at[0] - pen.control[0], 2 * pen.at[1] - pen.control[1]],
        second: point(0),
        to: point(2),
      };
    case 'q':
      return {
        kind: 'curve',
        from: pen.at,
        first: between(pen.at, point(0), 2 / 3),
        second: between(point(2), point(0), 2 / 3),
        to: point(2),
      };
    default:
      return { kind: 'close' };
  }
}

/**
 * Reads path data into absolute segments.
 * @throws SyntaxError on a command that our drawings do not use (arcs, T).
 */
export function segmentsOf(data: string): readonly Segment[] {
  const segments: Segment[] = [];
  const pen: Pen = { at: [0, 0], start: [0, 0], control: [0, 0] };
  for (const [, command = '', text = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = argumentCounts[command.toLowerCase()];
    if (count === undefined) {
      throw new SyntaxError(`Expected one of the path commands M L H V C S Q Z, got "${command}" in "${data}".`);
    }
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let start = 0; start < Math.max(1, numbers.length); start += Math.max(1, count)) {
      // After the first pair, further pairs of M are lines.
      const repeated = start > 0 && command.toLowerCase() === 'm' ? (command === 'M' ? 'L' : 'l') : command;
      const segment = segmentOf(repeated, numbers.slice(start, start + count), pen);
      segments.push(segment);
      const to = segment.kind === 'close' ? pen.start : segment.to;
      pen.control = segment.kind === 'curve' ? segment.second : to;
      pen.start = segment.kind === 'move' ? to : pen.start;
      pen.at = to;
    }
  }
  return segments;
}
