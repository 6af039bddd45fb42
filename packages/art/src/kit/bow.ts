import { edgeOf, type Hex, isDark, mix } from '../colour/colour-maths.ts';
import type { Drawing } from './drawing.ts';

export type BowOptions = {
  readonly x: number;
  readonly y: number;
  readonly colour: Hex;
  readonly width?: number | undefined;
};

/** A knot with two loops that fall over the side and two ends with their tips. */
export function bow(drawing: Drawing, { x, y, colour, width = 8.5 }: BowOptions): void {
  const loops = `M${x} ${y}c-30-14-58-2-62 16c-3 15 18 18 34 8c14-9 22-18 28-24c10 18 30 34 48 26c16-8 8-26-8-32c-14-5-28-2-40 6`;
  const ends = `M${x} ${y}c-14 16-26 34-30 56M${x} ${y}c8 18 18 34 34 46`;
  const tips = `M${x - 30} ${y + 56}l-3 15M${x + 34} ${y + 46}l13 8`;
  const light = isDark(colour) ? 0.25 : 0.6;
  drawing
    .line(ends, '#140f1c', { width: width + 4, opacity: 0.14, round: true })
    .line(ends, edgeOf(colour), { width: width - 0.5, round: true })
    .line(ends, colour, { width: width - 3, round: true })
    .line(tips, edgeOf(colour), { width: width - 2, round: true })
    .line(tips, mix(colour, '#ffffff', 0.5), { width: width - 5, round: true })
    .line(loops, '#140f1c', { width: width + 4, opacity: 0.14, round: true })
    .line(loops, edgeOf(colour), { width: width + 1, round: true })
    .line(loops, colour, { width: width - 2, round: true })
    .line(loops, '#fff', { width: 1.6, opacity: light, round: true })
    .line(`M${x - 5} ${y - 3}l9 7`, edgeOf(colour), { width: width + 5, round: true })
    .line(`M${x - 5} ${y - 3}l9 7`, colour, { width: width + 2, round: true });
}
