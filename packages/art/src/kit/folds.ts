import { type Hex, isDark } from '../colour/colour-maths.ts';
import { type Drawing, lightInk, shadowInk } from './drawing.ts';

/**
 * Adds soft creases of cloth as filled wedges, shade with a little light beside it. On dark cloth only the light
 * shows.
 */
export function folds(drawing: Drawing, cloth: Hex, shades: string, lights: string): void {
  const dark = isDark(cloth);
  drawing
    .shape(shades, dark ? '#000' : shadowInk, { opacity: dark ? 0.4 : 0.12 })
    .shape(lights, lightInk, { opacity: dark ? 0.07 : 0.2 });
}
