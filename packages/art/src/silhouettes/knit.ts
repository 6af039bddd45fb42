import { edgeOf, isDark, lightness, mix, shade, tint } from '../colour/colour-maths.ts';
import type { Roles } from '../colour/roles.types.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import { randomOf } from '../seed.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M96 530C86 498 88 462 94 432C100 402 108 376 100 348C96 330 104 318 120 318C138 318 148 334 162 352C188 384 226 388 258 366C282 350 300 326 322 304C330 297 340 298 348 304C404 346 456 374 514 394C554 408 606 396 652 410C704 427 732 456 740 500L700 530Z';
const lining =
  'M104 340C100 320 108 309 124 309C144 309 154 326 168 342C194 372 228 375 258 352C278 336 290 320 306 304L330 400L150 400';
const tongue =
  'M300 334C296 312 294 292 300 277C306 264 320 260 334 266C348 272 356 285 368 295C406 328 462 360 532 398L500 424L330 360Z';
const throat = 'M332 302C392 346 448 372 508 393';
const soleTop = 'M82 466C106 484 150 500 206 509C300 521 420 525 520 524C600 523 688 514 740 492';
const sole = `${soleTop}C748 512 738 534 712 548C664 570 592 576 490 576H260C200 576 150 576 122 572C98 567 80 554 74 534C68 508 73 480 82 466Z`;
const rib = 'M82 500C112 514 156 530 210 537C300 548 420 551 520 549C600 547 676 538 740 514';

const isPatterned = (roles: Roles): boolean => Math.abs(lightness(roles.base) - lightness(roles.accent)) > 0.45;

/** Height of the knit's course at x: it sinks from the heel to the arch and rises over the toe. */
const courseAt = (x: number): number => 34 * Math.sin((x - 40) / 240) + (x > 500 ? (x - 500) * 0.14 : 0);

/** Long dark leaves along the courses, thick in the middle, as a patterned knit shows them; no two shoes are alike. */
function leaves({ drawing, roles, seed }: Paint): void {
  const random = randomOf(`${seed}knit`);
  let path = '';
  for (let row = 0; row < 9; row += 1) {
    let x = 60 + random() * 60;
    while (x < 735) {
      const length = Math.round(46 + random() * 84);
      const y = 352 + row * 20 + random() * 5 + courseAt(x);
      const fall = Math.round(courseAt(x + length) - courseAt(x));
      const half = Math.round(5 + random() * 6);
      path += `M${Math.round(x)} ${Math.round(y)}q${Math.round(length * 0.4)} ${-half} ${length} ${fall}q${-Math.round(length * 0.6)} ${half + 2} ${-length} ${-fall}`;
      x += length + 6 + random() * 16;
    }
  }
  drawing.shape(path, roles.accent);
}

/** Quiet bands of another stitch, for a knit of one colour. */
function courses({ drawing }: Paint): void {
  for (let index = 0; index < 4; index += 1) {
    const y = index * 26;
    const course = `M70 ${400 + y}C180 ${440 + y * 0.7} 300 ${400 + y * 0.8} 420 ${424 + y * 0.72}C520 ${444 + y * 0.6} 620 ${448 + y * 0.5} 750 ${490 + y * 0.3}`;
    drawing.line(course, index % 2 === 1 ? '#fff' : '#1d1430', { width: 9, opacity: 0.1, dash: '2.5 3' });
  }
}

function pieces(paint: Paint): void {
  const { drawing, roles } = paint;
  const { base, accent } = roles;
  const isLoud = isPatterned(roles);
  if (isLoud) {
    leaves(paint);
  } else {
    courses(paint);
  }
  const band =
    'M70 428C150 456 230 452 320 444C420 436 520 454 652 488C600 496 520 490 430 486C320 482 200 506 70 480Z';
  const bandColour = isLoud ? accent : accent === base ? shade(base, 0.22) : accent;
  drawing
    .shape(band, bandColour, { opacity: 0.94 })
    .line('M70 452C180 478 300 462 420 458C500 456 570 468 640 484', isLoud ? roles.label : tint(accent, 0.35), {
      width: 7,
      dash: isLoud ? '9 5 4 7 15 4 6 9' : '4 5 2 3 9 6',
      opacity: isLoud ? 0.95 : 0.5,
    })
    .texture(band, 'knit', bandColour);
  const placket = 'M560 408C524 424 482 418 446 402C402 382 362 358 320 343C304 339 296 340 284 346';
  panel(drawing, `${placket}L300 270L410 290Z`, mix(base, roles.over, isLoud ? 0.06 : 0.28), {
    material: 'knit',
    seam: placket,
    rows: [5],
    lift: 0.5,
  });
  drawing
    .stitch('M512 396C566 418 646 424 732 486', edgeOf(base))
    .line('M86 470C140 462 176 476 206 522', edgeOf(base), { opacity: 0.55 })
    .line(parallel('M162 352C188 384 226 388 258 366C282 350 296 334 312 312', { offset: -13 }), shade(base, 0.45), {
      width: 2.2,
      opacity: 0.5,
    });
}

function midsole({ drawing, roles }: Paint): void {
  const { mid, out } = roles;
  const flutes = parallel(rib, { offset: -8, gap: 110 });
  drawing
    // One fat dashed line makes the even flutes of the foam.
    .line(flutes, shade(mid, 0.32), { width: 19, opacity: 0.5, dash: '2.2 12' })
    .line(flutes, '#fff', { width: 19, opacity: 0.4, dash: '0 2.4 1.8 10' })
    .line(rib, shade(mid, 0.36), { width: 2.2, opacity: 0.7 })
    .line(parallel(rib, { offset: -2.2, gap: 120 }), '#fff', { width: 1.8, opacity: 0.5 })
    .shape('M60 564C160 567 300 566 494 566C592 566 664 558 712 536L752 506L770 590H60Z', out)
    .line('M60 564C160 567 300 566 494 566C592 566 664 558 712 536L752 506', edgeOf(out), { width: 1.5 })
    .line(parallel(soleTop, { offset: -5, from: 0.01, to: 0.99, gap: 110 }), '#fff', { opacity: 0.6 });
}

/**
 * A sock-like knit runner: one piece of patterned knit, a lace placket, a heel loop, ribbed foam that cups the heel.
 */
export function paintKnit(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles: { ...roles, mudguard: roles.base },
    outline,
    lining,
    tongue: { path: tongue, material: 'knit', colour: roles.base },
    material: materials.base ?? 'knit',
    pieces: () => pieces(paint),
    top: 300,
    bottom: 545,
    shine: 'translate(640 424) rotate(13) scale(92 17)',
  });
  const loop = 'M101 350C88 342 85 326 94 314C99 307 107 310 108 320';
  drawing
    .layer('tongue')
    .line(loop, edgeOf(roles.label), { width: 10, round: true })
    .line(loop, roles.label, { width: 7.4, round: true })
    .stitch(loop, isDark(roles.label) ? '#8b8b8b' : '#fff');
  laces(drawing, {
    throat,
    count: 6,
    colour: roles.lace,
    width: 12,
    reach: 16,
    from: 0.07,
    to: 0.92,
    taper: 0.4,
    lean: -6,
  });
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: roles.mid,
    from: 470,
    to: 578,
    parts: () => midsole(paint),
  });
}
