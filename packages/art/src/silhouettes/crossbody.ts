import { edgeOf, type Hex, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { gold, goldEdge } from '../colour/house-colours.ts';
import type { Drawing } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M150 404C150 372 168 354 200 352H600C632 354 650 372 650 404V586C650 622 630 640 594 640H206C170 640 150 622 150 586Z';
const pocket =
  'M174 462C174 448 182 440 196 440H604C618 440 626 448 626 462V578C626 604 612 618 586 618H214C188 618 174 604 174 578Z';
const strap = 'M176 378C130 250 196 116 400 112C604 116 670 250 624 378';

function zip(drawing: Drawing, line: string, tape: Hex, pull: readonly [x: number, y: number]): void {
  const [x, y] = pull;
  drawing
    .line(line, shade(tape, 0.5), { width: 24, round: true })
    .line(line, tape, { width: 20, round: true })
    .line(line, goldEdge, { width: 9 })
    .line(line, gold, { width: 7, dash: '3 2' })
    .shape(`M${x} ${y - 8}h24v16h-24Z`, gold, { stroke: goldEdge })
    .shape(`M${x + 5} ${y + 4}h14l4 36h-22Z`, shade(tape, 0.15), { stroke: edgeOf(tape) })
    .stitch(`M${x + 9} ${y + 12}v22M${x + 15} ${y + 12}v22`, threadOf(tape));
}

/** A small camera bag: two zips, a colour-blocked face, a wide woven strap with stripes. */
export function paintCrossbody({ drawing, roles, materials }: Paint): void {
  const { base, over, accent, tab } = roles;
  const leather = materials.base ?? 'tumbled';
  const second = over === base ? shade(base, 0.14) : over;
  drawing
    .line(strap, '#140f1c', { width: 66, opacity: 0.07 })
    .line(strap, edgeOf(base), { width: 55 })
    .line(strap, base, { width: 52 })
    .line(strap, second, { width: 30 })
    .line(strap, accent, { width: 18 })
    .line(strap, tab === base ? second : tab, { width: 6 })
    .line(strap, '#1d1430', { width: 52, opacity: 0.12, dash: '2 3' });
  panel(drawing, body, base, { material: leather, lift: 1.2 });
  drawing.clip(body);
  drawing
    .shape('M140 340H660V420H140Z', tint(base, isDark(base) ? 0.06 : 0.1), { opacity: 0.7 })
    .texture('M140 340H660V420H140Z', leather, base);
  form(drawing, { outline: body, top: 352, bottom: 690, left: 146, right: 654 });
  drawing.release();
  zip(drawing, 'M196 392H604', base, [566, 392]);
  panel(drawing, pocket, base, { material: leather, lift: 1.4 });
  drawing.clip(pocket);
  // The face is divided on the slant: two leathers under one zip.
  const slant = 'M330 430L286 630';
  panel(drawing, `${slant}H160V430Z`, second, { material: leather, seam: slant, rows: [-7], lift: 0.8 });
  const corner = 'M640 540L540 626';
  panel(drawing, `${corner}H640Z`, accent, { material: leather, seam: corner, rows: [-7], lift: 0.8 });
  form(drawing, { outline: pocket, top: 440, bottom: 660, left: 170, right: 630, strength: 0.9 });
  drawing.glow('translate(420 500) rotate(-8) scale(150 26)', isDark(base) ? 0.13 : 0.28).release();
  drawing.stitch('M182 482V576C182 598 194 610 214 610H586C606 610 618 598 618 576V482', threadOf(base));
  zip(drawing, 'M200 462H600', base, [214, 462]);
  for (const x of [176, 624]) {
    drawing
      .line(`M${x} 366v30`, goldEdge, { width: 14, round: true })
      .line(`M${x} 366v30`, gold, { width: 10, round: true })
      .shape(`M${x - 30} 356h60v18h-60Z`, gold, { stroke: goldEdge, strokeWidth: 2 })
      .line(`M${x - 26} 361h52`, '#fff', { width: 2.4, opacity: 0.7 });
  }
  drawing
    .shape('M386 520h44l16 15v45h-60Z', gold, { stroke: goldEdge })
    .line('M402 533h.01', shade(base, 0.2), { width: 9, round: true })
    .line('M396 552h38M396 563h26', goldEdge, { width: 3.6 })
    .line('M388 522h40', '#fff', { width: 2, opacity: 0.6 });
}
