import { edgeOf, isDark, mix, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { sidewall, tread } from '../kit/sidewall.ts';
import { upper } from '../kit/upper.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M98 512C86 474 82 440 90 408C96 384 104 366 98 334C95 314 106 304 124 308C144 312 154 332 168 350C192 380 228 386 262 366C290 350 310 322 330 298C336 291 344 291 352 296C408 338 462 372 516 392C556 408 606 396 650 410C702 426 730 458 738 500L702 532H98Z';
const lining =
  'M104 328C98 308 110 294 128 299C148 304 160 322 174 338C198 366 232 372 262 352C286 336 296 322 312 306L330 400L150 400';
const tongue =
  'M306 326C296 302 290 276 292 258C295 241 308 236 326 239C342 242 351 252 363 266C396 302 438 332 482 356C508 370 530 384 550 402L500 424L330 350Z';
const throat = 'M338 293C400 338 460 370 522 393';
const soleTop =
  'M76 476C140 486 210 502 280 508C340 512 400 500 470 502C520 504 560 514 620 514C668 514 708 504 739 488';
const sole = `${soleTop}C748 506 746 524 722 542C672 568 592 576 506 576C490 576 486 571 470 571H214C196 571 190 576 176 576H116C90 576 72 568 66 550C58 524 62 490 76 476Z`;

function quarter({ drawing, roles, materials }: Paint): void {
  const over = materials.over ?? 'suede';
  const rear = 'M302 366C308 420 272 468 226 502';
  panel(drawing, `${rear}L196 540H262C306 500 344 440 350 372Z`, roles.over, {
    material: over,
    seam: rear,
    rows: [-6],
  });
  const front = 'M404 392C420 440 400 486 372 540';
  panel(drawing, `${front}H306C336 490 354 440 350 380Z`, roles.side, { seam: front, rows: [6], lift: 0.8 });
  const foxing = 'M60 468C160 448 230 452 300 474C352 490 400 490 440 474';
  panel(drawing, `${foxing}L400 540H60Z`, roles.accent, { seam: foxing, lift: 0.8 });
}

function toeAndHeel({ drawing, roles, materials }: Paint): void {
  const over = materials.over ?? 'suede';
  const mudguard =
    'M764 484C728 438 684 430 646 448C606 470 560 476 528 446C510 432 494 438 482 456C458 490 420 512 360 536';
  panel(drawing, `${mudguard}L764 562Z`, roles.mudguard, { material: over, seam: mudguard, rows: [6] });
  const cap = 'M764 506C726 472 694 466 666 480C640 494 620 506 590 514';
  panel(drawing, `${cap}L590 552H764Z`, mix(roles.over, roles.base, 0.3), { seam: cap, lift: 0.7 });
  const collar = 'M130 360C170 408 232 420 282 396C308 382 324 366 336 350';
  panel(drawing, `M150 320L330 280L336 350C324 366 308 382 282 396C232 420 170 408 130 360Z`, roles.collar, {
    material: 'mesh',
    seam: collar,
    rows: [6],
    lift: 0.7,
  });
  const heel = 'M150 330C158 380 196 400 214 440C222 462 214 476 196 486C150 476 110 480 60 488';
  panel(drawing, `${heel}V300Z`, roles.heel, { material: over, seam: heel, rows: [6] });
  const clip = 'M70 420C110 412 146 420 160 444C166 460 150 470 128 468C108 466 90 470 70 474';
  panel(drawing, `${clip}Z`, roles.tab, { lift: 0.8 });
  const eyestay =
    'M566 398C546 424 520 434 492 428C460 420 430 402 404 386C372 368 344 357 318 356C302 356 292 362 282 372';
  panel(drawing, `${eyestay}L300 270L390 270Z`, roles.eyestay, { material: over, seam: eyestay, rows: [6] });
}

function midsole({ drawing, roles }: Paint): void {
  const { mid, accent, out } = roles;
  const split = 'M60 520C120 512 170 528 230 538C320 552 400 530 470 530C560 530 660 546 752 508';
  const lower = roles.isMono ? shade(mid, 0.12) : mix(mid, roles.over, 0.24);
  drawing
    .shape(
      `${split}V600H60Z`,
      drawing.linear(
        [0, 520, 0, 578],
        [
          [0, tint(lower, 0.22)],
          [1, shade(lower, 0.18)],
        ],
      ),
    )
    .line(split, shade(mid, 0.45))
    .line('M88 508C130 502 170 514 222 524', shade(mid, 0.32), { width: 9, opacity: 0.45, round: true })
    .line('M88 506C130 500 170 512 222 522', '#fff', { opacity: 0.5, round: true })
    .line('M524 522C590 528 664 528 722 506', shade(mid, 0.3), { width: 7, opacity: 0.4, dash: '20 14', round: true })
    .shape('M108 556C104 544 114 536 132 538L196 548C206 550 206 560 196 561H118Z', accent, {
      stroke: edgeOf(accent),
      opacity: 0.95,
    })
    .line('M118 545L190 555', isDark(accent) ? tint(accent, 0.4) : '#fff', { opacity: 0.5, width: 2.4, round: true });
  tread(drawing, {
    band: 'M60 567H176C190 567 196 562 214 562H470C486 562 490 567 506 567C592 567 672 559 722 533L752 508',
    notches: 'M66 572H176C190 572 196 567 214 567H470C486 567 490 572 506 572C592 572 672 563 724 538',
    colour: out,
  });
}

/** A chunky runner: mesh under raw-edged suede, a heel clip, a two-part midsole with a stability frame. */
export function paintDad(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  upper(drawing, {
    roles,
    outline,
    lining,
    tongue: { path: tongue, material: 'mesh' },
    material: materials.base ?? 'mesh',
    pieces: () => {
      quarter(paint);
      toeAndHeel(paint);
    },
    top: 290,
    bottom: 520,
    shine: 'translate(650 420) rotate(12) scale(84 16)',
  });
  drawing
    .stitch('M302 300C298 276 300 250 324 249C338 250 346 260 356 272', threadOf(roles.tongue))
    .shape('M312 256C320 252 330 254 336 258L328 284L306 278Z', roles.label, {
      stroke: edgeOf(roles.label),
      strokeWidth: 1.3,
    })
    .line('M313 268l15 4', isDark(roles.label) ? '#fff' : '#2a2630', { opacity: 0.7 });
  laces(drawing, { throat, count: 7, colour: roles.lace, width: 16, reach: 17, from: 0.06, to: 0.92 });
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: roles.mid,
    from: 478,
    to: 578,
    parts: () => midsole(paint),
  });
}
