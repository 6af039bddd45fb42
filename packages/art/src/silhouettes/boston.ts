import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { gold, goldEdge, goldLight } from '../colour/house-colours.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M106 470C108 380 166 330 262 322C354 316 446 316 538 322C634 330 692 380 694 470L700 620C702 652 686 668 654 670C484 680 316 680 146 670C114 668 98 652 100 620Z';

/** A soft travelling bag with a rounded top: printed cloth, leather corners, two rolled handles, a brass zip. */
export function paintBoston({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? shade(base, isDark(base) ? -0.16 : 0.2) : roles.over;
  drawing
    .line('M286 410C270 220 330 168 400 168C470 168 530 220 514 410', shade(trim, 0.45), { width: 24, round: true })
    .clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'canvas', lift: 0 });
  // A print of our own: tags in a diagonal repeat, never a maker's.
  let print = '';
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      print += `M${112 + column * 64 + (row % 2) * 32} ${352 + row * 58}h14l7 7v14h-21Z`;
    }
  }
  drawing.shape(print, isDark(base) ? tint(base, 0.3) : shade(base, 0.34), { opacity: 0.5 });
  const corners = 'M90 580C180 590 206 640 210 700H60ZM710 580C620 590 594 640 590 700H740Z';
  panel(drawing, corners, trim, { lift: 0.9 });
  drawing.stitch('M96 590C178 600 198 642 202 690M704 590C622 600 602 642 598 690', threadOf(trim));
  form(drawing, { outline: body, top: 320, bottom: 730, left: 100, right: 700, strength: 1.2 });
  drawing
    .glow('translate(300 430) rotate(-8) scale(160 60)', isDark(base) ? 0.14 : 0.28)
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2.2 })
    .line('M176 356C250 334 550 334 624 356', edgeOf(trim), { width: 20, round: true })
    .line('M176 356C250 334 550 334 624 356', trim, { width: 17, round: true })
    .line('M184 354C260 335 540 335 616 354', gold, { width: 5, dash: '4 3' })
    .shape('M604 346h30v22h-30Z', gold, { stroke: goldEdge, strokeWidth: 2 });
  const handle = 'M256 512V430C246 250 316 196 400 196C484 196 554 250 544 430V512';
  drawing
    .line(handle, '#140f1c', { width: 32, opacity: 0.1 })
    .line(handle, edgeOf(trim), { width: 26 })
    .line(handle, trim, { width: 23 })
    .line(handle, '#fff', { width: 4, opacity: 0.24 });
  for (const x of [256, 544]) {
    drawing
      .shape(`M${x - 22} 448h44v74l-22 22-22-22Z`, trim, { stroke: edgeOf(trim), strokeWidth: 2 })
      .stitch(`M${x - 15} 454v64l15 15 15-15v-64`, threadOf(trim))
      .line(`M${x} 470h.01`, goldEdge, { width: 17, round: true })
      .line(`M${x} 470h.01`, goldLight, { width: 12, round: true });
  }
}
