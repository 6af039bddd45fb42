import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { tagOrange } from '../colour/house-colours.ts';
import { Drawing, shadowInk } from '../kit/drawing.ts';
import { frame } from '../kit/frame.ts';
import { panel } from '../kit/panel.ts';
import type { Subject } from './subject.types.ts';

/**
 * Draws a close-up of a garment's or bag's inside: outer material, binding, lining and the woven label, over the
 * whole picture.
 */
export function drawLining(subject: Subject): string {
  const { roles, materials, prefix, label, ground } = subject;
  const { base } = roles;
  const isDenim = materials.base === 'denim';
  const lining = isDenim
    ? '#ece5d6'
    : roles.lining === base
      ? mix(base, isDark(base) ? '#6a645c' : '#efe9dd', 0.35)
      : roles.lining;
  const outer = 'M-60 -60H860V860H-60Z';
  const inner = 'M-60 360C240 270 560 270 860 360V860H-60Z';
  const drawing = new Drawing(prefix);
  panel(drawing, outer, base, { material: materials.base ?? 'canvas' });
  drawing.stitch('M-60 176C240 96 560 96 860 176M-60 188C240 108 560 108 860 188', threadOf(base));
  panel(drawing, inner, lining, { material: 'canvas', lift: 1.2 });
  const binding = 'M-60 360C240 270 560 270 860 360';
  const tape = roles.over === base ? shade(base, 0.3) : roles.over;
  drawing
    .line(binding, edgeOf(tape), { width: 37 })
    .line(binding, tape, { width: 34 })
    .stitch('M-60 349C240 259 560 259 860 349M-60 371C240 281 560 281 860 371', threadOf(tape));
  const paper = '#f6f1e4';
  drawing
    .add('<g transform="translate(400 470) scale(1.45) translate(-412 -460)">')
    .shape('M292 396H508L548 434V572H292Z', '#140f1c', { opacity: 0.2 })
    .shape('M286 388H500L540 426V562H286Z', paper, { stroke: '#c9c2b2', strokeWidth: 2 })
    .texture('M286 388H500L540 426V562H286Z', 'canvas', paper)
    .shape('M286 388H330V562H286Z', tagOrange)
    .line('M308 414h.01', paper, { width: 18, round: true })
    .line('M356 428H484M356 452H456', '#26232a', { width: 11, opacity: 0.85 })
    .line('M356 486H510M356 504H510M356 522H440', '#26232a', { width: 4, opacity: 0.6 })
    .stitch('M293 395H497L533 429V555H293Z', tint('#8a8271', 0.1))
    .release();
  drawing.shape(
    outer,
    drawing.linear(
      [0, 0, 0, 800],
      [
        [0, shadowInk, 0.2],
        [0.3, shadowInk, 0],
        [0.6, shadowInk, 0],
        [1, shadowInk, 0.34],
      ],
    ),
  );
  return frame(drawing, { label, ground, transform: 'rotate(-4 400 400)' });
}
