import { edgeOf, isDark, shade, tint } from '../colour/colour-maths.ts';
import { shadowInk } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M400 76C470 76 506 130 506 214V586C506 670 470 724 400 724C330 724 294 670 294 586V214C294 130 330 76 400 76Z';

/** The underside of a skateboard deck: print over maple, eight bolt holes, noses that bend away. */
export function paintDeck({ drawing, roles }: Paint): void {
  const { base, over, accent } = roles;
  drawing
    .shape('M408 82C478 82 516 136 516 220V590C516 676 478 730 408 730Z', '#c79a62', {
      stroke: '#7c5a30',
      strokeWidth: 2,
    })
    .clip(outline);
  panel(drawing, outline, base, { lift: 0 });
  drawing
    .shape('M280 330L520 210V420L280 560Z', over)
    .shape('M280 590L520 450V490L280 640Z', accent)
    .shape('M336 330h110l36 36v110H336Z', isDark(over) ? '#fff' : shade(over, 0.55), { opacity: 0.92 })
    .line('M366 360h.01', over, { width: 24, round: true })
    .line('M362 404H450M362 430H420M362 456H446', over, { width: 11 });
  form(drawing, { outline, top: 76, bottom: 760, left: 292, right: 508, strength: 1.2 });
  drawing
    .shape('M280 60H520V196C480 180 320 180 280 196Z', shadowInk, { opacity: 0.14 })
    .shape('M280 740H520V604C480 620 320 620 280 604Z', shadowInk, { opacity: 0.22 })
    .glow('translate(350 250) rotate(90) scale(120 24)', isDark(base) ? 0.26 : 0.5)
    .release()
    .shape(outline, 'none', { stroke: edgeOf(base), strokeWidth: 2.2 });
  for (const y of [226, 262, 546, 582]) {
    drawing
      .line(`M376 ${y}h.01M424 ${y}h.01`, '#4a3a26', { width: 12, round: true })
      .line(`M376 ${y}h.01M424 ${y}h.01`, tint('#8d8a86', 0.3), { width: 7, round: true });
  }
}
