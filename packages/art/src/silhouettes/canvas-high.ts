import { edgeOf, isDark, mix, shade, threadOf } from '../colour/colour-maths.ts';
import { bow } from '../kit/bow.ts';
import { form } from '../kit/form.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M96 548C86 508 86 470 94 434C102 398 118 362 119 322C120 284 113 256 111 232C111 219 117 213 129 212C162 210 190 218 216 214C238 211 252 204 268 199C280 196 286 201 289 212C297 256 310 306 346 342C388 378 462 392 538 406C566 412 590 414 616 420C682 434 727 470 738 526L704 552Z';
const throat = 'M284 206C294 262 312 310 348 344C392 380 462 393 540 407';
const lining = 'M115 226C113 210 121 202 137 201C168 200 192 209 216 205C238 202 250 195 266 189L296 262H126';
const tongue =
  'M254 212C250 190 250 164 256 150C262 138 280 136 294 140C308 144 313 156 316 172C324 222 340 276 372 312C410 350 474 374 548 400L510 424L284 276Z';
const soleTop = 'M80 516C150 526 250 532 350 532C440 532 530 532 612 528C662 525 704 516 734 502';
const sole = `${soleTop}C742 510 744 522 743 534C740 550 724 560 690 567C656 573 600 576 520 576H110C96 576 88 573 84 566C79 552 79 534 80 516Z`;

function pieces({ drawing, roles, materials }: Paint): void {
  const cloth = materials.over ?? 'canvas';
  // Heel stay, then the facing with its double row, as on a gym shoe of the twenties.
  const stay = 'M136 196C150 270 146 346 130 430C122 474 120 510 124 556';
  panel(drawing, `${stay}H60V170Z`, roles.heel, { material: cloth, seam: stay, rows: [6], lift: 0.6 });
  const facing = 'M582 408C566 434 540 442 508 434C446 420 372 396 324 352C284 312 264 262 254 186';
  panel(drawing, `${facing}L380 170Z`, roles.eyestay, { material: cloth, seam: facing, rows: [6, 11], lift: 0.6 });
  const quarter = 'M340 556C362 516 404 480 462 452';
  drawing
    .stitch(quarter, threadOf(roles.base))
    .stitch(parallel(quarter, { offset: 6, gap: 60 }), threadOf(roles.base))
    .stitch('M116 238C152 234 190 242 216 238C240 234 256 228 272 223', threadOf(roles.collar));
  for (const [x, y] of [
    [222, 462],
    [258, 474],
  ]) {
    drawing
      .line(`M${x} ${y}h.01`, '#b9b7b2', { width: 15, round: true })
      .line(`M${x} ${y}h.01`, '#1b1820', { width: 8, round: true });
  }
  const cap = 'M596 556C590 508 604 456 640 416';
  panel(drawing, `${cap}L790 400V560Z`, roles.toe, { seam: cap, rows: [] });
}

/** A canvas basketball high: rubber toe cap and bumper, metal eyelets, a varnished foxing with a line. */
export function paintCanvasHigh(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  const { mid } = roles;
  drawing
    .layer('inside')
    .shape(`${lining}Z`, shade(roles.lining, 0.3))
    .line(lining, edgeOf(roles.lining))
    .layer('tongue')
    .body(tongue, roles.tongue, 'canvas')
    .stitch('M262 208C258 184 260 164 264 156C270 147 284 146 294 150C304 154 307 164 309 178', threadOf(roles.tongue))
    .layer('body')
    .clip(outline);
  panel(drawing, outline, roles.base, { material: materials.base ?? 'canvas', lift: 0 });
  pieces(paint);
  form(drawing, { outline, top: 206, bottom: 540, left: 86, right: 738 });
  drawing
    .glow('translate(676 462) rotate(28) scale(46 20)', isDark(roles.toe) ? 0.3 : 0.7)
    .release()
    .layer('outline')
    .shape(outline, 'none', { stroke: edgeOf(roles.base), strokeWidth: 2 });
  laces(drawing, {
    throat,
    count: 8,
    colour: roles.lace,
    width: 15,
    reach: 17,
    from: 0.08,
    to: 0.9,
    inset: 13,
    taper: 0.55,
    lean: -7,
    ring: '#b9b7b2',
  });
  bow(drawing, { x: 302, y: 222, colour: roles.lace });
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: mid,
    from: 506,
    to: 578,
    parts: () => {
      const line = parallel(soleTop, { offset: -13, to: 0.86, gap: 120 });
      drawing
        .line(line, isDark(mid) ? '#f4f2ed' : '#26232a', { width: 3.2, opacity: 0.9 })
        .line('M60 574H520C610 574 670 569 742 554', roles.out, { width: 8 })
        .shape('M606 512C660 508 706 500 750 480V586H606Z', mix(mid, '#ffffff', 0.1), {
          stroke: edgeOf(mid),
          strokeWidth: 1.3,
        })
        .line('M612 542C660 540 704 530 742 516', shade(mid, 0.3), { width: 30, opacity: 0.4, dash: '2 6' })
        .line(parallel(soleTop, { offset: -4, gap: 120 }), '#fff', { width: 2.6, opacity: 0.7 })
        .line(parallel(soleTop, { offset: -34, to: 0.84, gap: 120 }), '#fff', { width: 3, opacity: 0.4 });
    },
  });
}
