import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { gold, goldDeep, goldEdge, goldLight } from '../colour/house-colours.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M112 372C112 340 128 326 160 326H640C672 326 688 340 688 372L700 640C702 664 688 676 662 677C480 686 320 686 138 677C112 676 98 664 100 640Z';
const flap =
  'M116 372C116 340 132 322 164 322H636C668 322 684 340 684 372L690 506C680 548 620 566 400 568C180 566 120 548 110 506Z';
const chain = 'M156 330C140 200 230 112 400 112C570 112 660 200 644 330';

/** A quilted flap bag on a chain: diamonds that catch the light one by one, a turning clasp. */
export function paintFlap({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const material = materials.base ?? 'leather';
  drawing
    .line(chain, '#140f1c', { width: 22, opacity: 0.1 })
    .line(chain, goldEdge, { width: 17, dash: '15 5', round: true })
    .line(chain, gold, { width: 12, dash: '14 6', round: true })
    .line(chain, shade(base, 0.1), { width: 5 })
    .line(chain, goldLight, { width: 2.4, opacity: 0.8, dash: '6 14' })
    .clip(body);
  panel(drawing, body, base, { material, lift: 0 });
  quilt(76, 330, 10);
  form(drawing, { outline: body, top: 330, bottom: 720, left: 96, right: 704, strength: 1.2 });
  drawing.release().shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  panel(drawing, flap, base, { material, lift: 2 });
  drawing.clip(flap);
  quilt(76, 316, 8);
  form(drawing, { outline: flap, top: 322, bottom: 640, left: 104, right: 696, strength: 1 });
  drawing
    .glow('translate(270 390) rotate(-10) scale(150 54)', isDark(base) ? 0.2 : 0.36)
    .glow('translate(560 400) rotate(10) scale(110 40)', isDark(base) ? 0.1 : 0.2)
    .release()
    .shape(flap, 'none', { stroke: edgeOf(base), strokeWidth: 2.4 })
    .stitch('M122 500C134 536 200 552 400 554C600 552 666 536 678 500', threadOf(base));
  clasp();

  /** Diamonds of stitches, each with a light upper edge. */
  function quilt(left: number, top: number, rows: number): void {
    let down = '';
    let up = '';
    for (let step = -rows; step < 18; step += 1) {
      const x = left + step * 44;
      down += `M${x} ${top}l${rows * 40} ${rows * 40}`;
      up += `M${x + rows * 40} ${top}l${-rows * 40} ${rows * 40}`;
    }
    drawing
      .line(down + up, shade(base, isDark(base) ? 0.5 : 0.3), { width: 4.5, opacity: 0.5 })
      .line(down + up, tint(base, 0.5), { width: 1.6, opacity: isDark(base) ? 0.35 : 0.7 });
  }

  function clasp(): void {
    const plate =
      'M364 500H436C442 500 446 504 446 510V552C446 558 442 562 436 562H364C358 562 354 558 354 552V510C354 504 358 500 364 500Z';
    drawing
      .shape(plate, '#140f1c', { opacity: 0.2 })
      .shape(
        plate,
        drawing.linear(
          [354, 500, 446, 562],
          [
            [0, goldLight],
            [0.5, gold],
            [1, goldDeep],
          ],
        ),
        { stroke: goldEdge, strokeWidth: 2.4 },
      )
      .line('M400 531h.01', goldEdge, { width: 34, round: true })
      .line('M400 531h.01', goldLight, { width: 26, round: true })
      .line('M400 519V543', goldEdge, { width: 7, round: true })
      .line('M362 506H438', '#fff', { width: 2.4, opacity: 0.8, round: true });
  }
}
