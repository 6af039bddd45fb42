import { edgeOf, type Hex, isDark, shade, threadOf } from '../colour/colour-maths.ts';
import { type Drawing, shadowInk } from '../kit/drawing.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import type { Paint } from './silhouette.types.ts';

const crown =
  'M172 516C150 400 186 300 268 256C330 224 420 222 486 254C556 290 590 376 596 470C597 492 594 504 586 514C460 470 300 476 172 516Z';
const brim =
  'M306 490C400 466 510 474 600 512C672 540 730 576 744 608C748 624 732 628 716 620C620 580 470 566 346 584C304 570 290 520 306 490Z';

function crownSeams(drawing: Drawing, thread: string, edge: string): void {
  for (const seam of [
    'M370 236C300 300 268 400 282 500',
    'M370 236C450 270 500 370 506 486',
    'M366 236C290 250 220 330 196 440',
  ]) {
    drawing
      .line(seam, edge, { width: 2.2, opacity: 0.85 })
      .stitch(parallel(seam, { offset: 6, from: 0.05, gap: 90 }), thread)
      .stitch(parallel(seam, { offset: -6, from: 0.05, gap: 90 }), thread);
  }
}

function paintCrown({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const thread = threadOf(base);
  panel(drawing, crown, base, { material: materials.base ?? 'canvas' });
  drawing.clip(crown);
  crownSeams(drawing, thread, edgeOf(base));
  drawing
    .shape(
      crown,
      drawing.linear(
        [160, 0, 600, 0],
        [
          [0, shadowInk, 0.36],
          [0.24, shadowInk, 0],
          [0.74, shadowInk, 0],
          [1, shadowInk, 0.26],
        ],
      ),
    )
    .shape(
      crown,
      drawing.linear(
        [0, 380, 0, 516],
        [
          [0, shadowInk, 0],
          [1, shadowInk, 0.22],
        ],
      ),
    )
    .glow('translate(396 306) rotate(12) scale(116 44)', isDark(base) ? 0.18 : 0.32)
    .line('M250 392h.01M402 330h.01M548 402h.01', edgeOf(base), { width: 16, round: true })
    .line('M250 392h.01M402 330h.01M548 402h.01', shade(base, 0.6), { width: 9, round: true })
    .line('M176 508C300 468 460 462 586 506', edgeOf(base), { width: 2, opacity: 0.8 })
    .stitch('M178 500C300 460 460 454 588 498', thread)
    .release();
}

function paintBrim({ drawing, materials }: Paint, visor: Hex): void {
  drawing.shape(
    'M346 584C470 566 620 580 716 620C690 636 650 632 616 622C530 598 430 592 352 600Z',
    shade(visor, 0.5),
    { stroke: edgeOf(visor) },
  );
  panel(drawing, brim, visor, { material: materials.base ?? 'canvas', lift: 1.4 });
  drawing.clip(brim);
  for (let row = 0; row < 6; row += 1) {
    const up = row * 12;
    drawing.stitch(
      `M${316 + row} ${572 - up}C450 ${548 - up} 590 ${556 - up} ${724 - row * 14} ${606 - up * 0.82}`,
      threadOf(visor),
    );
  }
  drawing
    .shape(
      brim,
      drawing.linear(
        [300, 0, 744, 0],
        [
          [0, shadowInk, 0.3],
          [0.2, shadowInk, 0],
          [0.9, shadowInk, 0],
          [1, shadowInk, 0.2],
        ],
      ),
    )
    .glow('translate(520 520) rotate(14) scale(150 26)', isDark(visor) ? 0.16 : 0.34)
    .release();
}

/** A washed six-panel cap from the side of the brim: eyelets, button, eight rows of stitches, our tag in front. */
export function paintCap(paint: Paint): void {
  const { drawing, roles } = paint;
  const { base } = roles;
  const visor = roles.over === base ? base : roles.over;
  drawing
    .shape('M172 516C196 556 270 588 356 586L586 514C460 470 300 476 172 516Z', shade(roles.lining, 0.6), {
      stroke: edgeOf(base),
      strokeWidth: 2,
    })
    .line('M184 528C216 562 286 582 352 580', '#fff', { width: 12, opacity: 0.12 })
    .stitch('M184 520C220 552 286 570 352 568', '#cfcac0');
  paintCrown(paint);
  const mark = roles.accent === base ? '#f4f2ed' : roles.accent;
  drawing
    .shape('M428 376C462 374 498 380 522 388L540 410L544 458C510 448 466 442 432 442Z', mark, { stroke: edgeOf(base) })
    .line('M448 394h.01', base, { width: 11, round: true })
    .line('M450 414L522 424M452 428L500 434', base, { width: 6 });
  paintBrim(paint, visor);
  drawing.shape('M348 232C352 220 386 220 390 232C392 246 346 246 348 232Z', visor, { stroke: edgeOf(visor) });
}
