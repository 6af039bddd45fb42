import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { alongPath } from '../kit/along-path.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M98 506C88 470 86 438 94 408C100 386 106 366 100 338C97 320 107 310 124 312C144 315 156 336 170 354C194 382 230 388 264 370C292 354 314 326 334 302C340 295 348 294 356 299C408 340 464 376 520 398C560 412 608 404 650 416C702 432 730 458 740 496L704 528H98Z';
const lining =
  'M106 334C101 314 112 301 129 305C149 309 161 327 175 343C199 370 234 376 264 357C288 342 300 326 316 308L330 400L152 400';
const tongue =
  'M310 330C300 306 295 282 297 264C299 248 312 243 329 246C345 250 354 260 366 274C400 310 442 340 486 362C512 376 534 390 552 406L502 428L334 354Z';
const throat = 'M342 300C402 344 464 378 526 400';
const soleTop =
  'M76 476C140 490 210 504 290 508C370 512 430 506 500 508C560 510 600 514 640 512C682 510 714 500 741 484';
const sole = `${soleTop}C750 500 750 518 732 532C706 552 668 562 620 566L140 570C104 568 84 558 72 540C62 522 66 492 76 476Z`;

/** Film welded onto the mesh: a lattice that pulls from the laces to the sole. */
function film({ drawing, roles }: Paint): void {
  const top = alongPath(throat);
  const bottom = alongPath('M236 520C330 524 470 524 640 520');
  const colour = isDark(roles.over) ? tint(roles.over, 0.06) : roles.over;
  let lattice = '';
  for (let index = 0; index < 6; index += 1) {
    const eyelet = top.at(0.1 + index * 0.155);
    const [x, y] = [Math.round(eyelet.x - eyelet.leftX * 20), Math.round(eyelet.y - eyelet.leftY * 20)];
    for (const share of [index * 0.17 - 0.03, index * 0.17 + 0.13]) {
      const foot = bottom.at(share);
      lattice += `M${x} ${y}L${Math.round(foot.x)} ${Math.round(foot.y)}`;
    }
  }
  drawing
    .line(lattice, '#140f1c', { width: 11, opacity: 0.16 })
    .line(lattice, edgeOf(colour), { width: 8 })
    .line(lattice, colour, { width: 6 })
    .line(lattice, '#fff', { width: 1.4, opacity: 0.42 });
}

function pieces(paint: Paint): void {
  const { drawing, roles } = paint;
  film(paint);
  const toe = 'M764 470C724 444 690 446 662 462C632 482 606 500 560 512';
  panel(drawing, `${toe}V560H764Z`, isDark(roles.mudguard) ? tint(roles.mudguard, 0.07) : roles.mudguard, {
    seam: toe,
    lift: 0.9,
  });
  const rand = 'M760 500C700 494 640 498 590 504C480 512 330 508 240 500C170 492 110 482 60 470';
  panel(drawing, `${rand}V560H760Z`, isDark(roles.accent) ? tint(roles.accent, 0.1) : roles.accent, {
    seam: rand,
    lift: 0.7,
  });
  const collar = 'M134 362C174 412 236 424 286 400C312 386 328 370 340 352';
  panel(drawing, `M150 322L334 284L340 352C328 370 312 386 286 400C236 424 174 412 134 362Z`, roles.collar, {
    material: 'mesh',
    seam: collar,
    rows: [6],
    lift: 0.7,
  });
  const heel = 'M150 334C158 384 196 404 224 436C244 460 240 482 214 500';
  panel(drawing, `${heel}L60 520V300Z`, roles.heel, { seam: heel, rows: [6] });
  drawing
    .line(
      'M86 404C120 398 152 412 168 440C178 458 176 474 168 488M84 424C112 420 136 430 148 450C156 464 154 476 148 486',
      isDark(roles.heel) ? tint(roles.heel, 0.24) : shade(roles.heel, 0.3),
      { width: 5, opacity: 0.8, round: true },
    )
    .line(
      parallel('M170 354C194 382 230 388 264 370C292 354 312 328 330 306', { offset: -12 }),
      tint(roles.collar, 0.2),
      { width: 2, opacity: 0.4 },
    );
  const eyestay =
    'M566 404C548 428 520 436 494 430C462 422 432 406 406 390C374 372 346 360 320 360C304 360 294 366 284 376';
  panel(drawing, `${eyestay}L300 276L392 276Z`, roles.eyestay, { seam: eyestay, rows: [6] });
}

/** A thin cord in zigzag through loops, pulled tight by one toggle; the rest tucks into the tongue. */
function quickLace({ drawing, roles }: Paint): void {
  const path = alongPath(throat);
  const colour = isDark(roles.lace) ? tint(roles.lace, 0.3) : roles.lace;
  let cord = '';
  let loops = '';
  for (let index = 0; index < 8; index += 1) {
    const place = path.at(0.06 + index * 0.115);
    const side = index % 2 === 0 ? -15 : 14 - index * 0.6;
    const x = Math.round(place.x + place.leftX * side);
    const y = Math.round(place.y + place.leftY * side);
    cord += `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    if (index % 2 === 0) {
      loops += `M${x} ${y}l${Math.round(-place.leftX * 9)} ${Math.round(-place.leftY * 9)}`;
    }
  }
  drawing
    .layer('laces')
    .line(loops, edgeOf(roles.eyestay), { width: 12, round: true })
    .line(loops, isDark(roles.eyestay) ? tint(roles.eyestay, 0.2) : shade(roles.eyestay, 0.3), {
      width: 9,
      round: true,
    })
    .line(cord, '#140f1c', { width: 10, opacity: 0.2, round: true })
    .line(cord, shade(colour, 0.5), { width: 7, round: true })
    .line(cord, colour, { width: 4.6, round: true })
    .line(cord, '#fff', { width: 4.6, opacity: 0.3, dash: '2 6' })
    .shape('M338 262L364 276L352 300L326 286Z', '#232226', { stroke: '#6d6d74', strokeWidth: 2 })
    .line('M342 273l12 7', roles.label, { width: 4, round: true });
}

function midsole({ drawing, roles }: Paint): void {
  const { mid, out } = roles;
  const chassis = mix(out, '#8b8d92', 0.3);
  drawing
    .shape(
      'M150 500C240 520 340 518 430 508C470 520 470 544 430 552C330 560 230 552 170 536C140 526 138 508 150 500Z',
      chassis,
      { stroke: edgeOf(chassis) },
    )
    .line('M176 516C260 532 350 532 436 522', '#fff', { width: 2, opacity: 0.4, round: true })
    .line('M520 522C590 528 664 524 726 504M88 500C110 508 128 514 140 518', shade(mid, 0.34), {
      width: 6,
      opacity: 0.45,
      dash: '22 10',
      round: true,
    })
    .line('M60 548C100 560 150 562 200 560H560C640 558 700 544 760 500', out, { width: 22 })
    .line('M60 538C100 549 150 551 200 549H560C640 547 696 534 752 494', edgeOf(out), { width: 1.6 });
}

/** A mountain shoe: close mesh under welded film, a pull cord, a chassis in the midsole, teeth underneath. */
export function paintTrail(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  const body = isDark(roles.base) ? { ...roles, base: tint(roles.base, 0.05) } : roles;
  upper(drawing, {
    roles: body,
    outline,
    lining,
    tongue: { path: tongue, material: 'mesh' },
    material: materials.base ?? 'mesh',
    pieces: () => pieces({ ...paint, roles: body }),
    top: 296,
    bottom: 516,
    shine: 'translate(668 440) rotate(14) scale(70 14)',
  });
  drawing
    .stitch('M306 308C302 286 304 258 327 257C342 258 350 267 360 280', threadOf(roles.tongue))
    .shape('M312 264C320 260 328 261 334 265L328 284L307 280Z', roles.label, {
      stroke: edgeOf(roles.label),
      strokeWidth: 1.3,
    });
  // The teeth are painted first, because they stick out from under the rubber.
  const { out } = roles;
  const teeth =
    'M84 556l8 20h20l6-14h22l6 16h22l6-16h22l6 16h22l6-16h22l6 16h22l6-16h22l6 16h22l6-16h22l6 16h22l6-16h22l6 16h22l6-16h22l6 16h22l6-18h20l8 12 18-4 4-16 20-8 8 6 18-14-2-20Z';
  drawing.layer('sole').shape(teeth, shade(out, 0.2), { stroke: edgeOf(out) });
  quickLace(paint);
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: isDark(roles.base) ? mix(roles.base, '#6a6b70', 0.4) : roles.mid,
    from: 478,
    to: 566,
    parts: () => midsole(paint),
  });
}
