import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M98 510C86 474 84 444 92 414C99 390 106 370 98 342C94 324 104 312 122 314C142 317 154 338 168 356C192 384 228 390 262 371C290 355 312 329 332 306C338 299 346 298 354 303C406 342 462 376 518 397C558 412 608 402 652 416C704 433 732 460 740 498L702 530H98Z';
const lining =
  'M104 338C98 317 110 304 128 308C148 312 160 330 174 346C198 372 232 378 262 359C286 344 298 328 314 310L330 402L150 402';
const tongue =
  'M308 332C300 310 296 290 299 274C302 259 315 255 331 259C346 263 355 273 367 286C402 318 444 346 486 366C512 380 532 391 550 405L500 427L332 356Z';
const throat = 'M340 303C402 346 462 376 524 398';
const soleTop =
  'M78 480C140 494 214 508 300 512C370 515 440 512 520 514C566 515 610 518 642 515C684 511 714 502 741 487';
const sole = `${soleTop}C750 504 746 524 722 540C676 566 600 574 520 574H124C94 574 78 566 70 548C62 526 66 496 78 480Z`;

function pieces({ drawing, roles }: Paint): void {
  const { base } = roles;
  const soft = isDark(base) ? tint(base, 0.09) : shade(base, 0.1);
  const heel = 'M148 338C152 384 184 404 206 440C220 464 214 492 200 512';
  panel(drawing, `${heel}L60 540V300Z`, isDark(roles.heel) ? tint(roles.heel, 0.06) : roles.heel, {
    seam: heel,
    rows: [6],
  });
  const toe = 'M764 478C722 452 690 456 660 472C624 490 590 504 540 514';
  panel(drawing, `${toe}V560H764Z`, soft, { seam: toe, lift: 0.8 });
  // Bonded lines from the arch to the laces hold the foot.
  const lines = 'M300 512C330 470 366 436 420 408M372 514C396 480 426 452 470 428M240 506C262 456 296 410 336 376';
  drawing
    .line(lines, edgeOf(soft), { width: 12, opacity: 0.5, round: true })
    .line(lines, soft, { width: 9.5, round: true })
    .line(lines, '#fff', { width: 1.3, opacity: 0.25, round: true });
  const collar = 'M132 366C172 416 234 428 284 404C310 390 326 374 338 356';
  drawing
    .stitch(collar, threadOf(base))
    .line(parallel(collar, { offset: 10 }), isDark(base) ? tint(base, 0.2) : shade(base, 0.3), { opacity: 0.5 });
  const placket =
    'M566 404C546 428 520 436 492 430C460 422 430 406 404 390C372 372 344 360 318 360C302 360 292 366 282 376';
  panel(drawing, `${placket}L300 276L392 276Z`, isDark(roles.eyestay) ? tint(roles.eyestay, 0.07) : roles.eyestay, {
    seam: placket,
    rows: [6],
    lift: 0.7,
  });
  drawing
    .shape('M92 396H132L142 406V432H92Z', roles.side === base ? '#f4f2ed' : roles.side, { opacity: 0.95 })
    .line('M104 406h.01', base, { width: 6, round: true })
    .line('M100 418H134M100 425H124', base, { width: 2.6 });
}

/** Hollow foam: two rows of lens-shaped openings, small at the toe, with light on their lower lip. */
function midsole({ drawing, roles }: Paint): void {
  const { mid, out } = roles;
  let openings = '';
  for (let index = 0; index < 9; index += 1) {
    const x = 104 + index * 66;
    const half = index === 8 ? 20 : 26;
    const y = 540 - (index > 6 ? (index - 6) * 9 : 0);
    openings += `M${x} ${y}q${half}-15 ${half * 2} 0q${-half} 15 ${-half * 2} 0`;
  }
  drawing
    .line('M60 500C140 516 214 528 300 532C370 534 440 531 520 533C610 535 690 526 752 500', shade(mid, 0.3), {
      opacity: 0.5,
    })
    .shape(openings, shade(mid, 0.7), { stroke: shade(mid, 0.3), strokeWidth: 2 })
    .line(openings, '#fff', { width: 1.2, opacity: 0.45 })
    .line('M60 566H520C600 566 676 558 730 530L752 512', isDark(out) ? out : shade(out, 0.2), { width: 9 })
    .line('M66 570H520C600 570 676 562 728 538', shade(mid, 0.1), { width: 8, dash: '4 22' })
    .line(parallel(soleTop, { offset: -5, from: 0.01, to: 0.99, gap: 120 }), '#fff', { width: 2.4, opacity: 0.6 });
}

/** An everyday runner: one piece of mesh with bonded lines, elastic laces, hollow foam. */
export function paintFoamRunner(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline,
    lining,
    tongue: { path: tongue, material: 'mesh', colour: isDark(roles.base) ? tint(roles.base, 0.08) : roles.base },
    material: materials.base ?? 'mesh',
    pieces: () => pieces(paint),
    top: 300,
    bottom: 524,
    shine: 'translate(650 432) rotate(13) scale(84 16)',
  });
  const loop = 'M99 346C86 338 83 322 92 310C97 303 105 306 107 317';
  drawing
    .layer('tongue')
    .line(loop, edgeOf(roles.side), { width: 10, round: true })
    .line(loop, roles.side, { width: 7, round: true });
  laces(drawing, { throat, count: 6, colour: roles.lace, width: 11, reach: 15, from: 0.07, to: 0.9, lean: -8 });
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: roles.mid,
    from: 482,
    to: 576,
    parts: () => midsole(paint),
  });
}
