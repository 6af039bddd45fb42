import { edgeOf, isDark, shade, threadOf } from '../colour/colour-maths.ts';
import { gold, goldEdge, goldLight } from '../colour/house-colours.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M178 330H622C640 330 650 340 654 358L702 650C706 674 694 686 668 687C480 694 320 694 132 687C106 686 94 674 98 650L146 358C150 340 160 330 178 330Z';
const flap =
  'M170 330H630C646 330 652 344 648 362C640 410 620 446 584 452L216 452C180 446 160 410 152 362C148 344 154 330 170 330Z';
const handle = 'M292 336V270C292 190 340 150 400 150C460 150 508 190 508 270V336';

/** A stiff bag with one handle: a trapeze, a short flap, two straps and a turning lock, a bell on a cord. */
export function paintSatchel({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? shade(base, isDark(base) ? -0.1 : 0.1) : roles.over;
  const material = materials.base ?? 'leather';
  drawing
    .line(handle, '#140f1c', { width: 34, opacity: 0.1 })
    .line(handle, edgeOf(trim), { width: 29 })
    .line(handle, trim, { width: 26 })
    .line(handle, '#fff', { width: 5, opacity: 0.24 })
    .clip(body);
  panel(drawing, body, base, { material, lift: 0 });
  drawing
    .line('M146 360C180 470 160 600 132 690M654 360C620 470 640 600 668 690', edgeOf(base), {
      width: 2.4,
      opacity: 0.8,
    })
    .shape('M140 360C176 470 158 600 128 700H60V360ZM660 360C624 470 642 600 672 700H740V360Z', '#1d1430', {
      opacity: 0.16,
    });
  form(drawing, { outline: body, top: 330, bottom: 740, left: 98, right: 702, strength: 1.1 });
  drawing
    .glow('translate(300 540) rotate(-14) scale(130 60)', isDark(base) ? 0.16 : 0.3)
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2.2 });
  panel(drawing, flap, trim, { material: materials.over ?? material, lift: 1.8 });
  drawing.stitch('M164 366C170 404 190 438 220 442H580C610 438 630 404 636 366', threadOf(trim));
  const belt = 'M120 414H680V440H120Z';
  panel(drawing, belt, trim, { lift: 1.4 });
  drawing.stitch('M124 419H676M124 435H676', threadOf(trim));
  for (const x of [262, 538]) {
    drawing
      .shape(`M${x - 24} 408h48v38h-48Z`, gold, { stroke: goldEdge, strokeWidth: 2 })
      .line(`M${x - 18} 414h36`, goldLight, { width: 3, round: true })
      .line(`M${x} 416v22`, goldEdge, { width: 4, round: true });
  }
  drawing
    .line('M400 427h.01', goldEdge, { width: 54, round: true })
    .line('M400 427h.01', gold, { width: 48, round: true })
    .line('M390 417h.01', goldLight, { width: 16, round: true })
    .line('M400 414V440', goldEdge, { width: 9, round: true })
    .line('M292 336L270 470', edgeOf(trim), { width: 5 })
    .shape('M256 466C258 450 286 450 288 466L294 540H250Z', trim, { stroke: edgeOf(trim), strokeWidth: 2 })
    .stitch('M258 472L254 534M286 472L290 534', threadOf(trim));
}
