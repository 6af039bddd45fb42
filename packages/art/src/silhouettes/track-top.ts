import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M300 156C250 170 208 186 184 214C160 250 150 300 140 352C124 430 108 506 96 584C94 596 100 604 112 606L160 612C172 614 180 608 182 596C194 540 206 486 222 440C226 510 224 580 220 634C219 646 224 654 236 656C340 668 460 668 564 656C576 654 581 646 580 634C576 580 574 510 578 440C594 486 606 540 618 596C620 608 628 614 640 612L688 606C700 604 706 596 704 584C692 506 676 430 660 352C650 300 640 250 616 214C592 186 550 170 500 156C480 184 320 184 300 156Z';
const collar =
  'M300 158C304 118 330 104 400 104C470 104 496 118 500 158C480 196 440 214 400 222C360 214 320 196 300 158Z';

/** A track top of shiny tricot: stand-up collar, full zip, one wide stripe with a line down the sleeve. */
export function paintTrackTop({ drawing, roles, materials }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? tint(base, 0.5) : roles.over;
  const rib = isDark(base) ? tint(base, 0.14) : shade(base, 0.22);
  drawing.clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'knit', lift: 0 });
  folds(
    drawing,
    base,
    'M222 440C232 380 226 320 206 270C248 340 252 440 238 540C230 600 222 630 218 650V560ZM578 440C568 380 574 320 594 270C552 340 548 440 562 540C570 600 578 630 582 650V560ZM158 420C186 404 196 370 194 330C206 396 192 450 148 486ZM642 420C614 404 604 370 606 330C594 396 608 450 652 486Z',
    'M170 300C160 360 140 440 124 520C150 450 172 370 170 300ZM630 300C640 360 660 440 676 520C650 450 628 370 630 300ZM270 280C256 380 262 440 256 540C280 440 284 360 270 280ZM500 290C520 380 520 440 512 560C494 440 490 360 500 290Z',
  );
  const stripes =
    'M262 178C206 216 176 300 158 392C146 460 136 530 128 596M538 178C594 216 624 300 642 392C654 460 664 530 672 596';
  drawing
    .line(stripes, trim, { width: 19 })
    .line(
      'M240 186C186 226 156 310 140 396C128 462 120 528 112 590M560 186C614 226 644 310 660 396C672 462 680 528 688 590',
      trim,
      { width: 4 },
    )
    .line('M218 640C330 654 470 654 582 640', rib, { width: 32, opacity: 0.5, dash: '3 4' })
    .line('M96 588L186 604M614 604L704 588', rib, { width: 30, opacity: 0.5, dash: '3 4' })
    .line(
      'M222 440C214 380 216 320 240 262C254 226 274 196 300 168M578 440C586 380 584 320 560 262C546 226 526 196 500 168',
      edgeOf(base),
      { opacity: 0.8 },
    )
    .line('M268 520L300 600M532 520L500 600', edgeOf(base), { width: 3 })
    .glow('translate(320 360) rotate(-8) scale(70 150)', isDark(base) ? 0.2 : 0.34)
    .glow('translate(490 370) rotate(8) scale(60 150)', isDark(base) ? 0.14 : 0.26);
  form(drawing, { outline: body, top: 156, bottom: 700, left: 90, right: 710, strength: 1 });
  drawing.release().shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  panel(drawing, collar, base, { material: 'knit', lift: 1.4 });
  drawing
    .shape(
      'M322 152C330 126 352 120 400 120C448 120 470 126 478 152C456 176 430 186 400 190C370 186 344 176 322 152Z',
      shade(base, 0.5),
    )
    .line('M304 152C320 190 362 208 400 214C438 208 480 190 496 152', trim, { width: 5 })
    .line('M400 196V660', shade(base, 0.5), { width: 13 })
    .line('M400 196V660', isDark(base) ? '#b9b7b2' : '#6b6870', { width: 5, dash: '3 3' })
    .shape('M393 196h14v30l-7 8-7-8Z', '#b9b7b2', { stroke: '#5f5d63', strokeWidth: 1.4 })
    .stitch('M388 230V652M412 230V652', threadOf(base))
    .shape('M470 300h26l10 9v25h-36Z', trim)
    .line('M479 309h.01', base, { width: 6, round: true });
}
