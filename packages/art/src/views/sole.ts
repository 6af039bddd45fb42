import { edgeOf, type Hex, isDark, isPale, shade, tint } from '../colour/colour-maths.ts';
import { Drawing, shadowInk } from '../kit/drawing.ts';
import { frame } from '../kit/frame.ts';
import { parallel } from '../kit/parallel.ts';
import type { Tread } from '../silhouettes/silhouette.types.ts';
import type { Subject } from './subject.types.ts';

const outline =
  'M404 56C478 54 524 112 530 204C534 276 500 330 494 400C490 450 508 500 506 574C504 672 462 742 400 744C336 744 292 676 288 586C286 502 296 446 282 380C266 304 258 242 274 176C294 98 338 58 404 56Z';

const rows = (from: number, to: number, step: number, row: (y: number) => string): string => {
  let path = '';
  for (let y = from; y <= to; y += step) {
    path += row(y);
  }
  return path;
};

/** Rings around a turning point, as ovals of four curves. */
function rings(x: number, y: number, radii: readonly number[]): string {
  return radii
    .map((radius) => {
      const tall = radius * 1.22;
      const pull = radius * 0.55;
      const tallPull = tall * 0.55;
      return `M${x} ${y - tall}C${x + pull} ${y - tall} ${x + radius} ${y - tallPull} ${x + radius} ${y}S${x + pull} ${y + tall} ${x} ${y + tall}S${x - radius} ${y + tallPull} ${x - radius} ${y}S${x - pull} ${y - tall} ${x} ${y - tall}`;
    })
    .join('');
}

const zigzag = (y: number): string => `M240 ${y}${'l20 11 20-11'.repeat(8)}`;

/** The grooves of each tread over the whole sole; the outline cuts them. */
const grooves: Readonly<Record<Tread, (drawing: Drawing, ink: Hex) => void>> = {
  pivot: (drawing, ink) => {
    drawing
      .line(rings(398, 214, [22, 40, 58, 76, 94]), ink, { width: 5, opacity: 0.75 })
      .line(rings(398, 640, [20, 38, 56, 74]), ink, { width: 5, opacity: 0.75 })
      .line(rows(344, 380, 18, zigzag) + rows(490, 540, 18, zigzag), ink, { width: 5, opacity: 0.7 })
      .line(rows(74, 96, 18, zigzag) + rows(726, 740, 18, zigzag), ink, { width: 5, opacity: 0.6 });
  },
  waffle: (drawing, ink) => {
    const bars = rows(76, 740, 22, (y) => `M250 ${y}H550`);
    const lights = rows(80, 740, 22, (y) => `M254 ${y}H550`);
    drawing
      .line(bars, ink, { width: 15, opacity: 0.7, dash: '15 7' })
      .line(lights, '#fff', { width: 3, opacity: 0.16, dash: '11 11' });
  },
  pods: (drawing, ink) => {
    const fore = rows(
      92,
      360,
      46,
      (y) => `M292 ${y}Q340 ${y + 16} 392 ${y + 4}M420 ${y + 4}Q470 ${y + 14} 512 ${y - 4}`,
    );
    const heel = rows(500, 720, 46, (y) => `M300 ${y}Q340 ${y + 12} 384 ${y + 4}M412 ${y + 4}Q460 ${y + 12} 500 ${y}`);
    drawing
      .line(fore + heel, ink, { width: 34, opacity: 0.55, round: true })
      .line('M406 70C398 200 408 320 398 400C390 520 402 640 398 740', ink, { width: 7, opacity: 0.8 });
  },
  diamonds: (drawing, ink) => {
    const lattice = rows(-180, 760, 24, (y) => `M250 ${y}l300 260M550 ${y}l-300 260`);
    drawing.line(lattice, ink, { width: 4.5, opacity: 0.65 });
  },
  lugs: (drawing, ink) => {
    const fore = rows(84, 380, 44, (y) => `M300 ${y + 22}L402 ${y}L506 ${y + 22}`);
    const heel = rows(500, 740, 44, (y) => `M300 ${y - 22}L400 ${y}L502 ${y - 22}`);
    drawing.line(fore + heel, ink, { width: 22, opacity: 0.62, dash: '44 10' });
  },
  waves: (drawing, ink) => {
    const waves = rows(80, 740, 20, (y) => `M250 ${y}c40-18 60 18 100 0s60 18 100 0 60 18 110 0`);
    drawing.line(waves, ink, { width: 6, opacity: 0.6 });
  },
};

/** The sole, turned a little, with its tread and our tag pressed into the waist. */
export function drawSole(subject: Subject, tread: Tread): string {
  const { roles, prefix, label, ground } = subject;
  const rubber = roles.out === roles.mid ? shade(roles.mid, 0.1) : roles.out;
  const ink = isDark(rubber) ? tint(rubber, 0.2) : shade(rubber, isPale(rubber) ? 0.34 : 0.42);
  const drawing = new Drawing(prefix);
  drawing.glow('translate(420 414) scale(190 388)', 0.34, shadowInk).shape(outline, rubber).clip(outline);
  grooves[tread](drawing, ink);
  const waist = 'M250 396C350 384 440 384 540 400C528 430 530 452 536 482C440 494 350 492 250 478Z';
  drawing
    .shape(waist, tint(rubber, isDark(rubber) ? 0.07 : 0.14), { stroke: edgeOf(rubber), strokeWidth: 2 })
    .shape('M352 408H432L450 425V462H352Z', roles.label, { stroke: edgeOf(roles.label) })
    .line('M368 422h.01', rubber, { width: 11, round: true })
    .line('M366 440H434M366 451H414', isPale(roles.label) ? '#26222b' : '#fff', { width: 4.5, opacity: 0.85 })
    .line(parallel(outline, { offset: -16, gap: 50 }), ink, { width: 3, opacity: 0.55 })
    .shape(
      outline,
      drawing.linear(
        [270, 0, 530, 0],
        [
          [0, shadowInk, 0.3],
          [0.24, shadowInk, 0],
          [0.72, '#fff', 0],
          [1, '#fff', 0.2],
        ],
      ),
    )
    .release()
    .line(outline, isDark(roles.mid) ? roles.mid : shade(roles.mid, 0.06), { width: 13 })
    .line(outline, edgeOf(rubber), { width: 1.8 })
    .line(parallel(outline, { offset: 6.5, gap: 60 }), edgeOf(roles.mid), { width: 1.6 });
  return frame(drawing, { label, ground, transform: 'rotate(15 400 400)' });
}
