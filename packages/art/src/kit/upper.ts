import type { Material } from '../art.types.ts';
import { edgeOf, type Hex, isDark, isPale, shade } from '../colour/colour-maths.ts';
import type { Roles } from '../colour/roles.types.ts';
import type { Drawing } from './drawing.ts';
import { form } from './form.ts';
import { panel } from './panel.ts';

export type UpperOptions = {
  readonly roles: Roles;
  readonly outline: string;
  readonly material: Material;
  /** The far inside of the opening, closed by its last lines. */
  readonly lining: string;
  readonly tongue: { readonly path: string; readonly material: Material; readonly colour?: Hex | undefined };
  /** Paints the pieces sewn onto the body, inside the outline. */
  readonly pieces: () => void;
  readonly top: number;
  readonly bottom?: number | undefined;
  /** The highlight of the toe: an SVG transform of the unit circle. */
  readonly shine: string;
};

/**
 * Paints a low upper in its order: lining, tongue, body, pieces, form, outline. Marks painted next belong to the
 * tongue (its label and seam); laces and sole open their own layers.
 */
export function upper(drawing: Drawing, options: UpperOptions): void {
  const { roles, outline, material, lining, tongue, top, bottom = 532 } = options;
  const tongueColour = tongue.colour ?? roles.tongue;
  drawing.layer('inside').shape(`${lining}Z`, shade(roles.lining, 0.34)).line(lining, edgeOf(roles.lining));
  drawing.layer('tongue').body(tongue.path, tongueColour, tongue.material).layer('body').clip(outline);
  panel(drawing, outline, roles.base, { material, lift: 0 });
  options.pieces();
  form(drawing, { outline, top, bottom, left: 84, right: 738, strength: isPale(roles.base) ? 0.9 : 1 });
  drawing
    .glow(options.shine, isDark(roles.mudguard) ? 0.26 : 0.48)
    .release()
    .layer('outline')
    .shape(outline, 'none', { stroke: edgeOf(roles.base), strokeWidth: 2 })
    .layer('tongue');
}
