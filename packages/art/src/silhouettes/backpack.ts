import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M206 300C206 176 280 112 400 112C520 112 594 176 594 300L612 640C614 676 596 694 560 696C450 702 350 702 240 696C204 694 186 676 188 640Z';
const pocket =
  'M236 446C236 428 248 420 268 420H532C552 420 564 428 564 446L574 640C574 662 564 670 544 671C450 676 350 676 256 671C236 670 226 662 226 640Z';

/** A backpack from the front: padded straps beside it, a zip over the top, a pocket with our tag. */
export function paintBackpack({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? shade(base, isDark(base) ? -0.2 : 0.25) : roles.over;
  const zip = isDark(base) ? tint(base, 0.3) : shade(base, 0.5);
  drawing
    .line('M214 330C120 400 120 560 176 660M586 330C680 400 680 560 624 660', edgeOf(base), { width: 44, round: true })
    .line('M214 330C120 400 120 560 176 660M586 330C680 400 680 560 624 660', shade(base, 0.2), {
      width: 40,
      round: true,
    })
    .line('M346 124C346 66 454 66 454 124', edgeOf(trim), { width: 24, round: true })
    .line('M346 124C346 66 454 66 454 124', trim, { width: 20, round: true })
    .clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'canvas', lift: 0 });
  folds(
    drawing,
    base,
    'M230 330C250 380 244 420 224 460C270 420 280 370 250 320ZM570 330C550 380 556 420 576 460C530 420 520 370 550 320Z',
    'M300 170C280 210 262 260 256 320C290 270 300 220 300 170ZM520 190C540 230 546 270 548 310C520 270 514 230 520 190Z',
  );
  drawing
    .line('M216 400C212 240 290 160 400 160C510 160 588 240 584 400', shade(base, 0.4), { width: 13, opacity: 0.8 })
    .line('M216 400C212 240 290 160 400 160C510 160 588 240 584 400', zip, { width: 5, dash: '4 3' })
    .stitch('M202 400C198 232 280 146 400 146C520 146 602 232 598 400', threadOf(base));
  form(drawing, { outline: body, top: 112, bottom: 740, left: 186, right: 614, strength: 1.3 });
  drawing
    .glow('translate(340 240) rotate(-18) scale(110 60)', isDark(base) ? 0.2 : 0.34)
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2.2 });
  panel(drawing, pocket, base, { material: materials.base ?? 'canvas', lift: 2 });
  drawing.clip(pocket);
  const floor = 'M200 588C330 598 470 598 600 588';
  panel(drawing, `${floor}V700H200Z`, trim, { material: materials.over ?? 'leather', seam: floor, rows: [6] });
  form(drawing, { outline: pocket, top: 420, bottom: 730, left: 224, right: 576, strength: 1 });
  drawing
    .release()
    .shape(pocket, 'none', { stroke: edgeOf(base), strokeWidth: 2 })
    .line('M250 452H550', shade(base, 0.4), { width: 11, opacity: 0.8, round: true })
    .line('M250 452H550', zip, { width: 5, dash: '4 3' })
    .line('M534 452v34', edgeOf(trim), { width: 9, round: true })
    .shape('M362 500h58l18 18v44h-76Z', trim, { stroke: edgeOf(trim) })
    .line('M378 516h.01', base, { width: 9, round: true })
    .line('M376 534h44M376 546h30', base, { width: 5 });
}
