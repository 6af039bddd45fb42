import { edgeOf, type Hex, isDark, shade, tint } from '../colour/colour-maths.ts';
import type { Drawing } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { sidewall } from '../kit/sidewall.ts';
import type { Paint } from './silhouette.types.ts';

const soleTop =
  'M80 462C92 456 112 458 140 462C190 468 250 474 330 488C420 502 500 512 600 502C664 494 704 468 732 474';
const sole = `${soleTop}C748 486 744 512 722 532C680 564 612 577 520 577H126C100 577 88 568 82 554C72 524 72 484 80 462Z`;
const strap =
  'M286 504C290 440 314 374 366 340C404 316 458 320 506 344C568 376 618 424 646 486C654 504 642 512 622 510L316 514C296 514 286 514 286 504Z';

/** A moulded slide: one block of foam, a thick strap that swells out of it, a sawtooth tread. */
export function paintSlide({ drawing, roles }: Paint): void {
  const { base, over } = roles;
  const body = roles.isMono ? base : over === base ? tint(base, 0.06) : over;
  const bed =
    'M80 464C92 446 122 446 154 450C262 468 362 482 470 490C560 496 640 482 692 464C716 458 732 466 736 480L700 504H118Z';
  drawing
    .layer('inside')
    .shape(bed, shade(base, 0.14), { stroke: edgeOf(base), strokeWidth: 2 })
    .line('M108 460C240 480 380 493 480 499C560 503 644 492 704 474', '#fff', { width: 2, opacity: 0.4 })
    .line('M130 464C250 482 380 496 470 501', shade(base, 0.4), { width: 6, opacity: 0.3, dash: '2 7' })
    .shape(
      'M354 368C388 338 440 328 488 348C548 376 602 424 628 488L334 496C334 450 340 398 354 368Z',
      shade(roles.lining, 0.46),
    );
  paintSole(drawing, base);
  paintStrap(drawing, body);
}

function paintSole(drawing: Drawing, base: Hex): void {
  sidewall(drawing, {
    outline: sole,
    top: soleTop,
    colour: base,
    from: 456,
    to: 578,
    parts: () => {
      const groove = 'M66 508C190 524 330 544 470 546C590 546 676 524 746 486';
      drawing
        .line(groove, shade(base, 0.42), { width: 3, opacity: 0.75 })
        .line(parallel(groove, { offset: -3, gap: 120 }), '#fff', { width: 1.8, opacity: 0.5 })
        .line('M74 560C200 566 340 567 520 567C612 567 680 552 734 518', shade(base, 0.46), {
          width: 24,
          opacity: 0.42,
          dash: '4 17',
        })
        .line('M80 559C200 565 340 566 520 566C612 566 680 551 734 517', '#fff', {
          width: 22,
          opacity: 0.22,
          dash: '0 4 3 14',
        });
    },
  });
}

function paintStrap(drawing: Drawing, body: Hex): void {
  drawing.layer('body');
  panel(drawing, strap, body, { lift: 1.4 });
  drawing.clip(strap);
  form(drawing, { outline: strap, top: 322, bottom: 520, left: 284, right: 652 });
  drawing
    .glow('translate(432 362) rotate(24) scale(92 22)', isDark(body) ? 0.24 : 0.55)
    .glow('translate(330 452) rotate(-66) scale(60 16)', isDark(body) ? 0.12 : 0.3)
    .release();
  // Our tag, pressed into the foam.
  drawing
    .shape('M418 412L492 400L514 418L526 462L432 474Z', shade(body, 0.12), {
      stroke: shade(body, 0.34),
      strokeWidth: 2,
    })
    .line('M434 420h.01', shade(body, 0.5), { width: 8, round: true })
    .line('M440 438L506 428M444 456L482 450', shade(body, 0.42), { width: 5, opacity: 0.8, round: true })
    .line('M419 415L432 474L526 462', '#fff', { width: 1.8, opacity: 0.5 })
    .line('M292 496C298 438 322 380 372 348C406 326 456 330 502 353C560 383 608 428 636 486', '#fff', {
      width: 2.4,
      opacity: 0.5,
    })
    .line('M300 504C306 446 330 390 376 360C410 340 456 342 498 362C554 392 600 434 626 494', shade(body, 0.4), {
      width: 2,
      opacity: 0.5,
    });
}
