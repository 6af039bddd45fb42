import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { sidewall, tread } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import { runnerLining, runnerOutline, runnerSole, runnerSoleTop, runnerThroat, runnerTongue } from './runner-last.ts';
import type { Paint } from './silhouette.types.ts';

/** A line from the heel to the toe at a height of the side, 0 at the sole and 1 at the ankle. */
const flowAt = (height: number): string => {
  const rise = (share: number): number => Math.round(500 - height * share);
  return `M60 ${rise(150)}C150 ${rise(70)} 220 ${rise(52)} 300 ${rise(86)}C380 ${rise(116)} 450 ${rise(60)} 540 ${rise(58)}C620 ${rise(64)} 700 ${rise(40)} 764 ${rise(10)}`;
};

/** Ripples of metal around the whole foot, with a line of light between them. */
function ripples({ drawing, roles }: Paint): void {
  for (let step = 9; step > 0; step -= 1) {
    const height = step / 9;
    const colour = step % 2 === 0 ? roles.base : mix(roles.over, roles.base, 0.25);
    const flow = flowAt(height);
    drawing
      .line(flow, edgeOf(colour), { width: 21 })
      .line(flow, colour, { width: 18 })
      .line(flowAt(height + 0.035), '#fff', { width: 3, opacity: isDark(colour) ? 0.28 : 0.6 });
  }
  drawing.line(flowAt(0.46), roles.accent, { width: 5 }).line(flowAt(0.5), '#fff', { width: 2, opacity: 0.5 });
}

/** Layers that grow lighter upwards, cut like muscle over ribs. */
function layers({ drawing, roles, materials }: Paint): void {
  const dark = isDark(roles.base) ? roles.base : shade(roles.over, 0.12);
  const pale = tint(roles.base, isDark(roles.base) ? 0.5 : 0.12);
  for (let step = 4; step >= 0; step -= 1) {
    const flow = flowAt(0.96 - (4 - step) * 0.22);
    const colour = mix(dark, pale, step / 4);
    panel(drawing, `${flow}V570H60Z`, colour, {
      material: materials.over ?? 'suede',
      seam: flow,
      rows: [6],
      lift: 1.1,
    });
  }
  for (let rib = 0; rib < 4; rib += 1) {
    const x = 340 + rib * 46;
    const line = `M${x} ${372 + rib * 20}C${x - 24} ${420 + rib * 10} ${x - 50} 460 ${x - 60} 490`;
    drawing
      .line(line, edgeOf(roles.accent), { width: 9, round: true })
      .line(line, roles.accent, { width: 6, round: true });
  }
}

/** A sole that is a cushion of air from the heel to the toe. */
function longWindow({ drawing, roles }: Paint): void {
  const { mid, accent, out } = roles;
  const inside = mix(accent, '#ffffff', 0.3);
  const glass =
    'M96 532C98 520 110 516 126 518C250 528 420 524 560 530C620 532 680 526 716 514C724 518 722 528 712 536C670 554 600 558 520 558H130C106 558 94 548 96 532Z';
  drawing
    .shape(glass, edgeOf(accent), { stroke: mid, strokeWidth: 6 })
    .shape(
      glass,
      drawing.linear(
        [0, 514, 0, 560],
        [
          [0, shade(inside, 0.4)],
          [0.55, inside],
          [1, tint(inside, 0.5)],
        ],
      ),
    )
    .line('M120 538H690', shade(accent, 0.35), { width: 30, opacity: 0.34, dash: '8 30' })
    .line('M120 526C300 534 520 532 690 526', '#fff', { width: 3, opacity: 0.85, round: true });
  tread(drawing, {
    band: 'M60 564H520C600 564 668 558 716 538L752 512',
    notches: 'M66 571H520C600 571 668 565 720 545',
    colour: out,
    dash: '5 9',
  });
}

function paintLayered(paint: Paint, pieces: (paint: Paint) => void): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline: runnerOutline,
    lining: runnerLining,
    tongue: { path: runnerTongue, material: 'mesh' },
    material: materials.base ?? 'mesh',
    pieces: () => {
      pieces(paint);
      const eyestay =
        'M572 404C550 430 522 440 494 433C462 425 432 408 406 392C374 374 346 363 320 362C304 362 294 368 284 378';
      panel(drawing, `${eyestay}L300 276L392 276Z`, roles.eyestay, { seam: eyestay, rows: [6] });
      const collar = 'M132 372C172 412 234 420 284 398C310 386 326 372 338 354';
      panel(drawing, `M150 330L334 288L338 354C326 372 310 386 284 398C234 420 172 412 132 372Z`, roles.collar, {
        material: 'mesh',
        seam: collar,
        rows: [6],
        lift: 0.7,
      });
    },
    top: 296,
    bottom: 524,
    shine: 'translate(650 430) rotate(13) scale(84 15)',
  });
  drawing
    .stitch('M308 310C303 286 305 259 328 258C343 259 351 268 361 281', threadOf(roles.tongue))
    .shape('M316 266C324 262 334 264 340 268L332 292L310 286Z', roles.label, {
      stroke: edgeOf(roles.label),
      strokeWidth: 1.3,
    });
  laces(drawing, { throat: runnerThroat, count: 7, colour: roles.lace, width: 16, reach: 16, from: 0.06, to: 0.9 });
  sidewall(drawing, {
    outline: runnerSole,
    top: runnerSoleTop,
    colour: roles.mid,
    from: 486,
    to: 578,
    parts: () => longWindow(paint),
  });
}

export const paintRippleRunner = (paint: Paint): void => paintLayered(paint, ripples);
export const paintWaveRunner = (paint: Paint): void => paintLayered(paint, layers);
