import { edgeOf, type Hex, isDark, shade } from '../colour/colour-maths.ts';
import { alongPath, type Place } from './along-path.ts';
import type { Drawing } from './drawing.ts';
import { numberText } from './number-text.ts';
import type { Point } from './path.ts';

export type LaceOptions = {
  /** From the top eyelet to the toe; left of travel is away from the shoe. */
  readonly throat: string;
  readonly count: number;
  readonly colour: Hex;
  readonly width?: number | undefined;
  /** Reach of a bar beyond the throat, over the ridge of the tongue; `inset` is the depth of its eyelet. */
  readonly reach?: number | undefined;
  readonly inset?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Bars get smaller towards the toe by this share, 0 to 1. */
  readonly taper?: number | undefined;
  readonly lean?: number | undefined;
  readonly hole?: Hex | undefined;
  readonly ring?: Hex | undefined;
};

const placed = (place: Place, outward: number, forward: number): Point => [
  Math.round(place.x + place.leftX * outward + place.alongX * forward),
  Math.round(place.y + place.leftY * outward + place.alongY * forward),
];

/** Writes quadratic curves through control and end points, each relative to the point before. */
function relativeCurves(start: Point, ...points: readonly Point[]): string {
  let [x, y] = start;
  let text = `M${x} ${y}q`;
  points.forEach((point, index) => {
    text += `${index === 0 ? '' : ' '}${point[0] - x} ${point[1] - y}`;
    if (index % 2 === 1) {
      [x, y] = point;
    }
  });
  return text.replace(/ -/g, '-');
}

/** A flat bar leaves its punched eyelet, widens over the tongue and rolls over the far edge. */
function barOf(place: Place, half: number, reach: number, inset: number, lean: number): { bar: string; light: string } {
  const at = (outward: number, forward: number): Point => placed(place, outward, forward);
  const bar = relativeCurves(
    at(-inset - 1, -half * 0.8),
    at(0, -half * 1.12),
    at(reach, lean - half),
    at(reach + 5, lean),
    at(reach, lean + half),
    at(0, half),
    at(-inset - 1, half * 0.8),
    at(-inset - 6, 0),
    at(-inset - 1, -half * 0.8),
  );
  const light = relativeCurves(at(-inset + 3, -half * 0.25), at(0, -half * 0.4), at(reach - 2, lean - half * 0.42));
  return { bar: `${bar}z`, light };
}

/** Laces up the throat: eyelets, the crossing half underneath, flat bars on top with a light on each. */
export function laces(
  drawing: Drawing,
  {
    throat,
    count,
    colour,
    width = 15,
    reach = 18,
    inset = 15,
    from = 0.05,
    to = 0.93,
    taper = 0.35,
    lean = -5,
    hole = '#1b1820',
    ring,
  }: LaceOptions,
): void {
  drawing.layer('laces');
  const path = alongPath(throat);
  let bars = '';
  let lights = '';
  let eyelets = '';
  let crossings = '';
  for (let index = 0; index < count; index += 1) {
    const place = path.at(from + ((to - from) * index) / (count - 1));
    const outward = reach * (1 - (taper * index) / count);
    const half = (width / 2) * (1 - (0.14 * index) / count);
    const { bar, light } = barOf(place, half, outward, inset, lean);
    bars += bar;
    lights += light;
    eyelets += `M${placed(place, -inset - 4, 0).join(' ')}h.01`;
    if (index < count - 1) {
      const next = path.at(from + ((to - from) * (index + 0.5)) / (count - 1));
      crossings += `M${placed(next, -3, -7).join(' ')}L${placed(next, outward + 1, 5).join(' ')}`;
    }
  }
  const barId = drawing.path(bars);
  const crossingId = drawing.path(crossings);
  const dark = isDark(colour);
  const under = (stroke: Hex, strokeWidth: number): string =>
    `<use href="#${crossingId}" stroke="${stroke}" stroke-width="${numberText(strokeWidth)}"/>`;
  drawing.add(
    under(edgeOf(shade(colour, 0.3)), width * 0.5 + 2) + under(shade(colour, dark ? 0.05 : 0.3), width * 0.5),
  );
  if (ring !== undefined) {
    drawing.line(eyelets, ring, { width: width * 1.12, round: true });
  }
  drawing
    .line(eyelets, hole, { width: width * 0.72, opacity: 0.9, round: true })
    .add(
      `<use href="#${barId}" class="b"/><use href="#${barId}" fill="${colour}" stroke="${edgeOf(colour)}" stroke-width="1.5"/>`,
    )
    .line(lights, '#fff', { width: 2, opacity: dark ? 0.22 : 0.6 });
}
