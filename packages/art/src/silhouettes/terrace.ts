import { edgeOf, isPale, shade, threadOf } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall, tread } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M94 552C84 512 82 478 90 446C95 424 102 408 99 384C97 368 106 360 118 360C138 360 150 374 166 390C192 415 230 420 264 404C296 389 318 362 336 342C342 336 350 335 357 340C412 376 466 404 522 424C562 436 606 432 648 441C698 453 728 484 737 528L704 556Z';
const lining =
  'M104 380C102 362 112 352 128 352C148 352 160 368 176 383C200 405 236 410 266 395C290 383 306 366 320 350L332 420L160 430';
const tongue =
  'M318 366C306 338 296 312 292 288C290 272 300 262 318 262C336 263 347 272 356 288C378 322 420 350 468 378C498 396 520 410 538 428L508 444L330 374Z';
const throat = 'M345 336C408 376 464 402 526 426';
const sole =
  'M80 524C150 536 250 542 350 542C440 542 530 542 612 538C664 535 708 528 737 516C742 524 743 534 740 544C732 558 706 566 668 571C630 575 580 576 520 576H112C96 576 87 574 83 566C79 554 79 538 80 524Z';
const soleTop = 'M80 524C150 536 250 542 350 542C440 542 530 542 612 538C664 535 708 528 737 516';

function pieces({ drawing, roles, materials }: Paint): void {
  const over = materials.over ?? 'suede';
  const heel = 'M62 446C112 436 156 446 172 474C184 498 192 524 196 556';
  panel(drawing, `${heel}H60Z`, roles.heel, { material: over, seam: heel, rows: [-6] });
  const tab = 'M152 372C152 402 138 424 112 430C96 434 80 434 66 434';
  panel(drawing, `${tab}V340H152Z`, roles.tab, { material: 'leather', seam: tab, rows: [6] });
  // A slanted saddle and one line beside it are our own mark; real terrace shoes wear other ones.
  const rear = 'M330 392C330 440 296 490 262 552';
  panel(drawing, `${rear}H322C348 498 392 462 402 412Z`, roles.side, {
    material: 'leather',
    seam: rear,
    rows: [-6],
    lift: 0.8,
  });
  drawing.stitch('M394 430C380 470 342 500 316 552', threadOf(roles.side));
  const pin = parallel(rear, { offset: -16, from: 0.12, gap: 60 });
  drawing.line(pin, edgeOf(roles.side), { width: 9.5 }).line(pin, roles.side, { width: 7 });
  const toe = 'M556 556C574 528 592 506 606 488C618 472 608 458 584 454C562 450 544 444 528 434';
  panel(drawing, `${toe}L560 404H790V562Z`, roles.mudguard, { material: over, seam: toe, rows: [6, 11] });
  const eyestay =
    'M556 432C548 456 526 468 498 462C460 452 424 432 394 414C362 396 342 392 322 398C306 402 296 412 288 424';
  panel(drawing, `${eyestay}L300 320H390Z`, roles.eyestay, {
    material: 'leather',
    seam: eyestay,
    rows: [6],
    lift: 0.8,
  });
  const collar = 'M146 402C178 440 236 446 284 424C304 414 318 402 330 388';
  drawing
    .stitch(collar, threadOf(roles.base))
    .line(parallel(collar, { offset: 9, gap: 60 }), shade(roles.collar, 0.4), { width: 2, opacity: 0.4 });
}

/** A slim indoor football shoe: T-toe in suede, long tongue, thin gum sole. */
export function paintTerrace(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline,
    lining,
    tongue: { path: tongue, material: 'leather' },
    material: materials.base ?? 'leather',
    pieces: () => pieces(paint),
    top: 330,
    bottom: 546,
    shine: 'translate(656 458) rotate(14) scale(78 15)',
  });
  drawing
    .stitch('M304 298C300 282 306 271 320 271C334 272 342 280 350 294', threadOf(roles.tongue))
    .shape('M312 280L334 284L328 312L316 316L306 300Z', roles.label, { stroke: edgeOf(roles.label), strokeWidth: 1.2 })
    .line('M315 296l12 3M317 303l8 2', isPale(roles.label) ? '#2a2630' : '#fff', { width: 2, opacity: 0.8 });
  laces(drawing, { throat, count: 7, colour: roles.lace, width: 16, reach: 15, from: 0.05, to: 0.9, inset: 14 });
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: roles.mid,
    from: 516,
    to: 578,
    parts: () => {
      tread(drawing, {
        band: 'M60 566H520C600 566 660 562 745 546',
        notches: 'M70 572H520C600 572 660 568 735 554',
        colour: shade(roles.out, 0.16),
        dash: '4 6',
      });
      drawing
        .line('M610 552C660 549 704 542 738 531', shade(roles.mid, 0.34), { width: 13, opacity: 0.45, dash: '2 5' })
        .line(parallel(soleTop, { offset: -12, to: 0.78, gap: 120 }), shade(roles.mid, 0.4), {
          width: 1.4,
          opacity: 0.6,
        })
        .line(parallel(soleTop, { offset: -3, gap: 120 }), '#fff', { width: 2, opacity: 0.45 });
    },
  });
  drawing.stitch(parallel(soleTop, { offset: -7, from: 0.02, to: 0.98, gap: 120 }), shade(roles.mid, 0.46));
}
