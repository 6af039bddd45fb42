import type { Material } from '../art.types.ts';
import { edgeOf, type Hex, isDark, threadOf } from '../colour/colour-maths.ts';
import type { Drawing } from './drawing.ts';
import { parallel } from './parallel.ts';

export type PanelOptions = {
  readonly material?: Material | undefined;
  /** The visible edge, an open path along which the piece was cut. */
  readonly seam?: string | undefined;
  /** Distances of the stitch rows from the seam; positive is left of travel. */
  readonly rows?: readonly number[] | undefined;
  readonly thread?: Hex | undefined;
  /** Height of the piece over its base: 0 flat, 1 leather, more for padding. */
  readonly lift?: number | undefined;
  /** Units between kept points of the stitch rows. */
  readonly gap?: number | undefined;
};

/**
 * Adds a piece of material sewn onto its base: soft shadow around it, colour, surface, light on the edge, stitches.
 */
export function panel(
  drawing: Drawing,
  data: string,
  fill: Hex,
  { material = 'leather', seam, rows = [], thread, lift = 1, gap = 70 }: PanelOptions = {},
): void {
  const id = drawing.path(data);
  if (lift > 0) {
    // Two strokes of low opacity replace a blurred shadow, which would need a filter.
    drawing.add(`<use href="#${id}" class="a"/><use href="#${id}" class="b"/>`);
  }
  drawing.add(`<use href="#${id}" fill="${fill}" class="p" stroke="${edgeOf(fill)}"/>`).texture(data, material, fill);
  if (seam === undefined) {
    return;
  }
  const inside = (rows[0] ?? 1) < 0 ? -1 : 1;
  drawing.add(`<path class="${isDark(fill) ? 'w k' : 'w'}" d="${parallel(seam, { offset: inside * 2.2, gap: 90 })}"/>`);
  for (const offset of rows) {
    drawing.stitch(parallel(seam, { offset, gap }), thread ?? threadOf(fill));
  }
}
