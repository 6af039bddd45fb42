import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall, tread } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import { runnerLining, runnerOutline, runnerSole, runnerSoleTop, runnerThroat, runnerTongue } from './runner-last.ts';
import type { Paint } from './silhouette.types.ts';

const airWindow =
  'M112 530C108 518 118 510 134 512C180 518 236 524 280 522C296 521 300 532 290 541C282 549 268 552 250 552H140C124 552 116 542 112 530Z';

function pieces({ drawing, roles, materials }: Paint): void {
  const over = materials.over ?? 'suede';
  // The rand runs around the whole foot; mesh shows above it.
  const rand =
    'M764 488C724 448 684 444 646 458C604 476 556 478 518 468C470 462 430 478 380 486C300 496 220 470 150 474C110 477 80 484 60 492';
  const cassette = 'M300 380C312 430 290 470 262 500';
  panel(drawing, `${cassette}H420C440 470 438 430 416 400L350 372Z`, roles.side, {
    seam: cassette,
    rows: [-6],
    lift: 0.8,
  });
  for (const [shift, length] of [
    [0, 92],
    [22, 76],
    [44, 60],
  ] as const) {
    drawing.line(`M${340 + shift} ${418 + shift / 3}h${length / 1.6}`, shade(roles.side, 0.4), {
      width: 5,
      opacity: 0.35,
      round: true,
    });
  }
  const collar = 'M132 372C172 418 234 430 284 406C310 392 326 376 338 358';
  panel(drawing, `M150 330L334 288L338 358C326 376 310 392 284 406C234 430 172 418 132 372Z`, roles.collar, {
    material: 'mesh',
    seam: collar,
    rows: [6],
    lift: 0.7,
  });
  const heel = 'M152 340C156 388 190 408 220 438C236 458 230 478 204 492';
  panel(drawing, `${heel}L60 520V310Z`, roles.heel, { material: over, seam: heel, rows: [6] });
  panel(drawing, `${rand}V566H764Z`, roles.mudguard, { material: over, seam: rand, rows: [6, 11] });
  const badge = 'M84 414C112 410 140 418 152 434C158 446 146 456 124 456C104 456 92 458 82 462';
  panel(drawing, `${badge}Z`, roles.tab, { seam: badge, rows: [5], lift: 0.8 });
  drawing.line('M96 430L134 436M96 442L122 446', isDark(roles.tab) ? '#fff' : tint(roles.tab, 0.7), {
    width: 3,
    opacity: 0.8,
  });
  const eyestay =
    'M572 404C550 430 522 440 494 433C462 425 432 408 406 392C374 374 346 363 320 362C304 362 294 368 284 378';
  panel(drawing, `${eyestay}L300 276L392 276Z`, roles.eyestay, { material: over, seam: eyestay, rows: [6] });
  const rail = parallel(runnerThroat, { offset: -30, from: 0.3, to: 0.8, gap: 60 });
  drawing
    .line(rail, edgeOf(roles.tab), { width: 9, round: true })
    .line(rail, roles.tab, { width: 6.5, round: true })
    .line(rail, '#fff', { width: 1.6, opacity: 0.5, round: true });
}

function midsole({ drawing, roles }: Paint): void {
  const { mid, accent, out } = roles;
  const inside = mix(accent, '#ffffff', 0.25);
  drawing
    .line('M60 506C140 520 230 530 300 528C380 525 430 516 500 520', shade(mid, 0.3), { width: 2, opacity: 0.6 })
    .line('M520 524C590 532 668 530 728 508', shade(mid, 0.28), { width: 6, opacity: 0.4, dash: '24 12', round: true })
    .shape(airWindow, edgeOf(accent), { stroke: accent, strokeWidth: 7 })
    .shape(
      airWindow,
      drawing.linear(
        [0, 510, 0, 554],
        [
          [0, shade(inside, 0.45)],
          [0.55, inside],
          [1, tint(inside, 0.45)],
        ],
      ),
    )
    .line('M150 514V552M184 518V552M218 521V552M252 522V552', shade(accent, 0.35), {
      width: 9,
      opacity: 0.4,
      round: true,
    })
    .line('M126 522C180 527 240 530 280 529', '#fff', { width: 3, opacity: 0.85, round: true })
    .line('M128 546H236', '#fff', { width: 2, opacity: 0.5, round: true });
  tread(drawing, {
    band: 'M60 562H520C600 562 668 556 716 534L752 508',
    notches: 'M66 570H520C600 570 668 563 720 541',
    colour: out,
    dash: '5 9',
  });
}

/** A runner of 1990: rand, cassette, lace rail, and a window onto the cushion in the heel. */
export function paintAirRunner(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline: runnerOutline,
    lining: runnerLining,
    tongue: { path: runnerTongue, material: 'mesh' },
    material: materials.base ?? 'mesh',
    pieces: () => pieces(paint),
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
    parts: () => midsole(paint),
  });
}
