import { edgeOf, isDark, isPale, shade, tint } from '../colour/colour-maths.ts';
import { tagOrange, tagOrangeEdge } from '../colour/house-colours.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import type { Paint } from './silhouette.types.ts';

const soleTop = 'M84 474C120 486 180 494 250 498C340 502 430 506 520 504C600 502 680 492 736 468';
const sole = `${soleTop}C750 490 748 520 724 544C694 568 620 576 540 576H140C108 576 92 568 84 552C74 526 76 496 84 474Z`;
const outline =
  'M286 500C288 452 300 410 330 378C352 356 384 346 420 344C480 340 540 350 600 372C668 398 716 430 736 470C716 496 640 508 540 508C440 508 340 504 286 500Z';
const heelCup =
  'M84 476C78 450 84 424 100 408C112 398 124 404 132 418C150 448 190 470 250 480L286 500C220 500 130 494 84 476Z';
const strap =
  'M330 400C300 376 240 350 180 346C128 343 96 362 92 396C91 410 102 416 112 408C122 390 150 380 184 384C236 390 290 414 322 436Z';

/** Three rows of round vents that follow the toe, smaller to the front. */
function vents({ drawing, roles }: Paint): void {
  const rows = [
    'M392 386h.01M448 380h.01M506 386h.01M562 402h.01',
    'M420 416h.01M478 414h.01M536 424h.01M590 440h.01',
    'M640 446h.01M660 428h.01',
  ];
  rows.forEach((row, index) => {
    const width = [25, 23, 17][index] ?? 17;
    drawing
      .line(row, '#fff', { width: width + 4, opacity: isDark(roles.base) ? 0.16 : 0.5, round: true })
      .line(row, shade(roles.base, 0.72), { width, round: true });
  });
  let holes = '';
  for (const [x, y] of [
    [352, 452],
    [404, 460],
    [456, 464],
    [508, 466],
  ] as const) {
    holes += `M${x - 8} ${y}q0-8 8-8q9 0 9 8l-2 19q-1 5-7 5q-7 0-7-5Z`;
  }
  drawing.shape(holes, shade(roles.base, 0.66), { opacity: 0.9 });
}

/** Two charms of our own in the vents: a tag and a sun. */
function charms({ drawing, roles }: Paint): void {
  const glow = isPale(roles.over) ? roles.over : tint(roles.over, 0.1);
  drawing
    .shape('M492 366h26l11 10v28h-37Z', tagOrange, { stroke: tagOrangeEdge, strokeWidth: 2 })
    .line('M500 376h.01', '#fff', { width: 6.5, round: true })
    .line('M499 388h22M499 396h14', '#fff', { width: 3.2 })
    .line('M420 398v36M402 416h36M407 403l26 26M433 403l-26 26', edgeOf(glow), { width: 9, round: true })
    .line('M420 398v36M402 416h36M407 403l26 26M433 403l-26 26', glow, { width: 6, round: true })
    .line('M420 416h.01', edgeOf(glow), { width: 26, round: true })
    .line('M420 416h.01', glow, { width: 22, round: true });
}

/** A foam clog: vented toe, heel strap on a rivet, ridged rim. */
export function paintClog(paint: Paint): void {
  const { drawing, roles } = paint;
  const { base } = roles;
  const accent = roles.over === base ? shade(base, 0.16) : roles.over;
  drawing
    .layer('inside')
    .shape('M96 420C130 470 220 492 300 496L330 400C300 380 230 380 180 388Z', shade(roles.lining, 0.4))
    .shape('M100 462C160 484 230 490 300 492L304 470C240 470 160 456 108 430Z', shade(base, 0.24))
    .line('M120 462C180 480 240 486 300 487', '#fff', { width: 14, opacity: 0.2, dash: '3 7' });
  drawing.layer('sole');
  panel(drawing, heelCup, base, {});
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: base,
    from: 470,
    to: 578,
    parts: () => {
      drawing
        .line('M66 522C180 540 330 548 520 546C620 544 700 532 756 504', shade(base, 0.4), { width: 2.6, opacity: 0.7 })
        .line(parallel('M66 522C180 540 330 548 520 546C620 544 700 532 756 504', { offset: -3, gap: 120 }), '#fff', {
          width: 1.8,
          opacity: 0.5,
        })
        .line('M70 508C180 526 330 533 520 531C620 529 700 518 752 490', accent, { width: 9, opacity: 0.95 })
        .line('M72 562C200 568 400 568 540 566C630 564 700 548 744 518', shade(base, 0.4), {
          width: 18,
          opacity: 0.4,
          dash: '5 12',
        });
    },
  });
  drawing.layer('body');
  panel(drawing, outline, base, { lift: 1.3 });
  drawing.clip(outline);
  vents(paint);
  form(drawing, { outline, top: 340, bottom: 516, left: 280, right: 740, strength: isPale(base) ? 1.1 : 1 });
  drawing.glow('translate(560 388) rotate(20) scale(120 22)', isDark(base) ? 0.2 : 0.5).release();
  charms(paint);
  const rim = 'M292 488C400 496 470 498 540 496C620 494 690 484 726 462';
  drawing
    .line(rim, shade(base, 0.35), { width: 2.4, opacity: 0.6 })
    .line(parallel(rim, { offset: -3, gap: 120 }), '#fff', { width: 2, opacity: 0.55 });
  drawing.layer('tongue');
  panel(drawing, strap, accent, { lift: 1.3 });
  drawing
    .line('M98 398C104 372 130 357 180 357C234 361 290 384 322 408', '#fff', { width: 3, opacity: 0.6, round: true })
    .line('M326 420h.01', edgeOf(base), { width: 32, round: true })
    .line('M326 420h.01', tint(base, 0.3), { width: 28, round: true })
    .line('M326 420h.01', shade(base, 0.25), { width: 14, round: true })
    .line('M322 416h.01', '#fff', { width: 6, opacity: 0.7, round: true });
}
