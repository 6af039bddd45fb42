import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { Drawing, shadowInk } from '../kit/drawing.ts';
import { frame } from '../kit/frame.ts';
import { panel } from '../kit/panel.ts';
import type { Subject } from './subject.types.ts';

/** The inside of a garment or bag, folded back: outer material, binding, lining and the woven label. */
export function drawLining(subject: Subject): string {
  const { roles, materials, prefix, label, ground } = subject;
  const { base } = roles;
  const lining = roles.lining === base ? mix(base, isDark(base) ? '#6a645c' : '#efe9dd', 0.35) : roles.lining;
  const outer = 'M40 250C200 190 600 190 760 250V640C600 700 200 700 40 640Z';
  const inner = 'M70 400C240 340 560 340 730 400V628C570 680 230 680 70 628Z';
  const drawing = new Drawing(prefix);
  panel(drawing, outer, base, { material: materials.base ?? 'canvas' });
  drawing.stitch('M44 286C204 226 596 226 756 286M44 296C204 236 596 236 756 296', threadOf(base));
  panel(drawing, inner, lining, { material: 'canvas', lift: 1.2 });
  const binding = 'M70 400C240 340 560 340 730 400';
  const tape = roles.over === base ? shade(base, 0.3) : roles.over;
  drawing.line(binding, edgeOf(tape), { width: 25 }).line(binding, tape, { width: 22 }).stitch('M70 393C240 333 560 333 730 393M70 407C240 347 560 347 730 407', threadOf(tape));
  const paper = '#f6f1e4';
  drawing
    .shape('M292 396H508L548 434V572H292Z', '#140f1c', { opacity: 0.2 })
    .shape('M286 388H500L540 426V562H286Z', paper, { stroke: '#c9c2b2', strokeWidth: 2 })
    .texture('M286 388H500L540 426V562H286Z', 'canvas', paper)
    .shape('M286 388H330V562H286Z', '#f4640c')
    .line('M308 414h.01', paper, { width: 18, round: true })
    .line('M356 428H484M356 452H456', '#26232a', { width: 11, opacity: 0.85 })
    .line('M356 486H510M356 504H510M356 522H440', '#26232a', { width: 4, opacity: 0.6 })
    .stitch('M293 395H497L533 429V555H293Z', tint('#8a8271', 0.1));
  drawing.shape(
    outer,
    drawing.linear([40, 0, 760, 0], [
      [0, shadowInk, 0.3],
      [0.2, shadowInk, 0],
      [0.8, shadowInk, 0],
      [1, shadowInk, 0.3],
    ]),
  );
  return frame(drawing, { label, ground, shadow: { x: 400, y: 676, width: 360, height: 20 }, transform: 'rotate(-4 400 440)translate(0 -30)' });
}
