import { edgeOf, shade, threadOf } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M92 545C84 510 82 476 88 446C92 424 98 410 96 388C95 374 104 366 118 366C138 366 150 380 166 394C192 416 230 420 264 404C294 390 316 368 336 346C342 340 350 339 357 343C412 378 464 408 516 428C556 442 602 438 646 448C696 460 726 492 733 532L700 555Z';
const lining =
  'M100 384C98 368 108 358 124 358C144 358 156 370 172 384C196 404 232 407 262 392C286 380 300 366 316 350L330 420L160 430';
const tongue =
  'M322 366C312 344 302 322 301 304C301 290 312 283 328 286C344 289 354 300 366 312C400 344 446 374 488 394C508 404 524 414 536 430L504 450L330 380Z';
/** Of a shoe without laces: no higher than its edge. */
const instep = 'M322 372C330 352 340 342 350 344C404 380 464 410 530 432L504 452L330 386Z';
const throat = 'M346 340C404 378 460 406 520 429';
const soleTop = 'M79 520C150 528 250 532 350 532C440 532 530 532 612 528C664 525 704 518 733 506';
const sole = `${soleTop}C741 512 744 522 743 534C740 550 724 560 690 567C656 573 600 576 520 576H110C96 576 88 573 84 566C78 554 78 536 79 520Z`;

function lacedPieces({ drawing, roles, materials }: Paint): void {
  const over = materials.over ?? 'suede';
  const collar = 'M132 400C170 446 236 452 282 430C306 418 320 408 332 396';
  panel(drawing, `M150 360L336 330L332 396C320 408 306 418 282 430C236 452 170 446 132 400Z`, roles.collar, {
    material: 'leather',
    seam: collar,
    rows: [6],
    lift: 0.6,
  });
  drawing.line(
    parallel('M166 394C192 416 230 420 264 404C292 390 306 378 322 360', { offset: -14, gap: 60 }),
    shade(roles.collar, 0.5),
    { width: 2.4, opacity: 0.45 },
  );
  // One straight bar from the collar to the foxing, with its stitches: a mark of our own.
  const bar = 'M346 414L296 552';
  drawing.line(bar, edgeOf(roles.side), { width: 17 }).line(bar, roles.side, { width: 14 });
  drawing.stitch('M341 414L291 552', threadOf(roles.side)).stitch('M351 414L301 552', threadOf(roles.side));
  const toe = 'M466 548C490 522 510 500 518 468C522 450 534 436 556 430';
  panel(drawing, `${toe}L780 410V562Z`, roles.mudguard, { material: over, seam: toe, rows: [-6, -11] });
  const heel = 'M70 430C112 424 150 434 168 462C182 488 190 516 194 552';
  panel(drawing, `${heel}H60Z`, roles.heel, { material: over, seam: heel, rows: [-6, -11] });
  const tab = 'M156 384C150 410 136 430 116 436';
  panel(drawing, `M124 350L156 384C150 410 136 430 116 436H60V350Z`, roles.tab, {
    material: over,
    seam: tab,
    rows: [6],
  });
  const eyestay =
    'M552 428C540 456 514 468 488 460C452 448 420 430 390 411C360 395 340 393 322 397C308 401 298 409 290 421';
  panel(drawing, `${eyestay}L300 320H380Z`, roles.eyestay, { material: over, seam: eyestay, rows: [6] });
}

/** One piece over the instep, elastic at its sides, a padded edge: nothing to tie. */
function slipOnPieces({ drawing, roles, materials }: Paint): void {
  const vamp = 'M290 380C320 420 330 470 322 552';
  panel(drawing, `${vamp}H780V300H290Z`, roles.mudguard, {
    material: materials.over ?? 'canvas',
    seam: vamp,
    rows: [-6],
  });
  const gore = 'M330 352C336 380 352 404 384 428L420 404L346 340Z';
  panel(drawing, gore, shade(roles.over, 0.2), { material: 'knit', lift: 0.7 });
  drawing.line('M338 356L392 420M346 350L402 414M356 346L410 408', shade(roles.over, 0.5), { width: 2, opacity: 0.6 });
  const collar = 'M70 400C140 424 210 440 280 414C306 402 322 386 336 362';
  drawing.line(collar, edgeOf(roles.collar), { width: 3, opacity: 0.6 });
  const heel = 'M70 430C112 424 150 434 168 462C182 488 190 516 194 552';
  panel(drawing, `${heel}H60Z`, roles.heel, { material: materials.over ?? 'canvas', seam: heel, rows: [-6] });
}

/** A vulcanised skate shoe: suede where it wears, canvas between, a flat foxed sole with one line around it. */
export const paintVulc = (paint: Paint): void => paintVulcanised(paint, lacedPieces, true);
export const paintSlipOn = (paint: Paint): void => paintVulcanised(paint, slipOnPieces, false);

function paintVulcanised(paint: Paint, pieces: (paint: Paint) => void, isLaced: boolean): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline,
    lining,
    tongue: { path: isLaced ? tongue : instep, material: 'canvas' },
    material: materials.base ?? 'canvas',
    pieces: () => pieces(paint),
    top: 330,
    bottom: 540,
    shine: 'translate(650 466) rotate(14) scale(78 15)',
  });
  if (isLaced) {
    drawing
      .stitch('M310 308C309 296 317 291 328 294C340 297 348 305 358 316', threadOf(roles.tongue))
      .shape('M318 300C326 297 336 299 342 303L334 326L314 320Z', roles.label, {
        stroke: edgeOf(roles.label),
        strokeWidth: 1.3,
      });
    laces(drawing, { throat, count: 6, colour: roles.lace, width: 17, reach: 17, from: 0.07, to: 0.9, inset: 14 });
  }
  const { mid, out } = roles;
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: mid,
    from: 510,
    to: 578,
    parts: () => {
      const line = parallel(soleTop, { offset: -14, gap: 120 });
      drawing
        .line(line, roles.accent, { width: 4.4 })
        .line('M612 562C660 559 704 550 742 536', shade(mid, 0.3), { width: 24, opacity: 0.4, dash: '2 5' })
        .line('M60 573H520C610 573 670 569 742 554', out, { width: 8 })
        .line('M66 573H520C610 573 670 569 742 554', shade(out, 0.55), { width: 7, opacity: 0.6, dash: '4 7' })
        .line(parallel(soleTop, { offset: -4, gap: 120 }), '#fff', { width: 2.4, opacity: 0.6 })
        .shape('M74 538H104V562H74Z', roles.accent, { stroke: edgeOf(roles.accent), opacity: 0.95 })
        .line('M80 546H96M80 553H92', mid, { width: 2.4, opacity: 0.9 });
    },
  });
}
