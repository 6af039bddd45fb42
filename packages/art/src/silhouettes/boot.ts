import { isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { sidewall } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M100 530C86 492 86 456 94 420C102 386 112 356 114 318C116 276 108 232 104 196C103 180 110 172 126 172C164 172 196 182 232 178C262 174 284 164 306 158C318 156 326 162 328 174C334 226 344 272 372 312C404 350 452 378 500 390C560 404 622 390 672 410C716 430 738 470 738 512L700 530Z';
const lining = 'M110 192C108 176 120 164 140 164C176 166 200 172 230 168C258 164 280 152 300 146L330 240H130';
const tongue =
  'M290 168C288 144 290 120 298 106C306 94 330 94 342 104C350 112 352 124 352 136C356 200 366 250 394 288C430 330 480 364 520 388L490 416L310 240Z';
const throat = 'M324 170C330 226 342 274 370 312C400 346 440 370 488 386';
const soleTop = 'M84 508C300 524 640 520 732 496';
const sole = `${soleTop}C744 494 748 500 748 510C748 530 736 542 708 553C660 570 580 578 484 574L300 560C262 562 258 578 250 578H96C86 578 80 574 80 566L78 530C74 522 76 512 84 508Z`;

function pieces({ drawing, roles, materials }: Paint): void {
  const material = materials.over ?? 'suede';
  const { base } = roles;
  const vamp = 'M404 545C424 510 440 470 446 430C450 404 462 384 486 376';
  panel(drawing, `${vamp}L790 350V560Z`, roles.toe, { material, seam: vamp, rows: [-6, -11] });
  const quarter = 'M60 360C120 344 180 352 240 372C300 392 340 430 366 545';
  panel(drawing, `${quarter}H60Z`, mix(base, roles.over, 0.25), { material, seam: quarter, rows: [6, 11] });
  const collar = 'M60 262C130 258 210 262 262 252C280 248 296 244 310 240';
  panel(drawing, `${collar}V140H60Z`, roles.collar, { material: 'leather', seam: collar, rows: [-6], lift: 0.8 });
  for (const y of [204, 230]) {
    drawing.line(
      `M90 ${y}C150 ${y - 2} 220 ${y + 5} 300 ${y - 12}`,
      isDark(roles.collar) ? tint(roles.collar, 0.3) : shade(roles.collar, 0.4),
      { width: 2.4, opacity: 0.5 },
    );
  }
  const stay = 'M140 262C160 320 158 390 148 440C144 470 144 500 148 545';
  panel(drawing, `${stay}H60V262Z`, roles.heel, { material, seam: stay, rows: [6], lift: 0.8 });
  const facing = 'M524 390C502 414 476 424 450 418C400 400 350 364 320 318C298 280 290 230 288 150';
  panel(drawing, `${facing}L400 150Z`, mix(base, roles.over, 0.5), { material, seam: facing, rows: [6, 11] });
}

/** A six-inch work boot: nubuck, padded collar, brass eyelets, welt and lugs. */
export function paintBoot(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline,
    lining,
    tongue: { path: tongue, material: 'leather' },
    material: materials.base ?? 'suede',
    pieces: () => pieces(paint),
    top: 170,
    bottom: 524,
    shine: 'translate(640 420) rotate(16) scale(84 22)',
  });
  drawing.stitch('M302 150C300 128 304 112 318 110C334 108 340 118 341 136', threadOf(roles.tongue));
  laces(drawing, {
    throat,
    count: 8,
    colour: roles.lace,
    width: 14,
    reach: 19,
    from: 0.05,
    to: 0.93,
    taper: 0.3,
    ring: '#cfae6a',
    hole: '#4a3a1c',
  });
  const rubber = roles.isMono ? roles.mid : mix(roles.out, '#3a2c22', 0.35);
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: rubber,
    from: 505,
    to: 578,
    parts: () => {
      drawing
        .line('M70 518C300 534 640 530 760 500', tint(rubber, 0.28), { width: 9, opacity: 0.8 })
        .line('M70 517C300 533 640 529 760 499', '#fff', { width: 2.6, opacity: 0.8, dash: '7 5' })
        .line('M60 530C300 546 640 542 760 512', shade(rubber, 0.5), { opacity: 0.7 })
        .line('M84 566H250M300 552C400 562 500 568 560 566C642 564 702 552 746 530', shade(rubber, 0.5), {
          width: 24,
          opacity: 0.5,
          dash: '5 12',
        });
    },
  });
}
