import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M286 196C240 206 206 220 186 242C164 268 152 306 142 350C126 420 108 500 96 576C94 590 100 598 112 600L160 608C172 610 180 604 182 592C192 540 206 486 222 440C226 510 222 580 214 634C213 646 218 654 230 656C340 668 460 668 570 656C582 654 587 646 586 634C578 580 574 510 578 440C594 486 608 540 618 592C620 604 628 610 640 608L688 600C700 598 706 590 704 576C692 500 674 420 658 350C648 306 636 268 614 242C594 220 560 206 514 196C480 236 320 236 286 196Z';
const hood =
  'M282 200C262 158 300 104 400 102C500 104 538 158 518 200C512 226 470 268 400 292C330 268 288 226 282 200Z';
const opening =
  'M314 190C312 152 348 136 400 136C452 136 488 152 486 190C478 222 440 252 400 268C360 252 322 222 314 190Z';

function details({ drawing, roles }: Paint): void {
  const { base } = roles;
  const rib = isDark(base) ? tint(base, 0.14) : shade(base, 0.22);
  const pocket = 'M306 470C350 462 450 462 494 470L548 578C500 590 300 590 252 578Z';
  panel(drawing, pocket, base, { material: 'fleece', lift: 1.2 });
  drawing
    .stitch('M311 478C352 470 448 470 489 478M313 474L262 576M487 474L538 576', threadOf(base))
    .line('M212 638C330 652 470 652 588 638', rib, { width: 32, opacity: 0.5, dash: '3 4' })
    .line('M216 622C330 634 470 634 584 622', edgeOf(base), { opacity: 0.7 })
    .line('M96 586L186 602M614 602L704 586', rib, { width: 30, opacity: 0.5, dash: '3 4' })
    .line('M100 568L190 582M610 582L700 568', edgeOf(base), { opacity: 0.7 })
    .line(
      'M222 440C214 380 216 320 240 262C252 234 266 214 286 198M578 440C586 380 584 320 560 262C548 234 534 214 514 198',
      edgeOf(base),
      { opacity: 0.8 },
    )
    .stitch('M229 440C221 380 223 322 247 264M571 440C579 380 577 322 553 264', threadOf(base));
}

/** A heavy pullover hoodie, laid flat: double-layer hood, kangaroo pocket, ribs, one small mark on the chest. */
export function paintHoodie(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  const { base } = roles;
  drawing.clip(body);
  panel(drawing, body, base, { material: materials.base ?? 'fleece', lift: 0 });
  folds(
    drawing,
    base,
    'M222 440C232 380 226 320 206 270C248 340 252 440 238 540C230 600 222 630 214 650V560ZM578 440C568 380 574 320 594 270C552 340 548 440 562 540C570 600 578 630 586 650V560ZM158 420C186 404 196 370 194 330C206 396 192 450 148 486ZM642 420C614 404 604 370 606 330C594 396 608 450 652 486ZM300 300C340 340 460 340 500 300C470 372 330 372 300 300Z',
    'M170 300C160 360 140 440 124 520C150 450 172 370 170 300ZM630 300C640 360 660 440 676 520C650 450 628 370 630 300ZM250 300C244 380 246 440 240 520C254 440 258 370 250 300Z',
  );
  details(paint);
  form(drawing, { outline: body, top: 200, bottom: 690, left: 90, right: 710, strength: 0.8 });
  drawing.release().shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  panel(drawing, hood, base, { material: 'fleece', lift: 1.6 });
  drawing
    .shape(opening, shade(base, 0.5), { stroke: edgeOf(base), strokeWidth: 2 })
    .shape('M326 200C340 168 460 168 474 200C462 226 430 246 400 256C370 246 338 226 326 200Z', shade(base, 0.3))
    .line('M400 168V250', shade(base, 0.5), { opacity: 0.6 })
    .shape('M384 196H416V216H384Z', tint(roles.accent, 0.2), { stroke: edgeOf(base), strokeWidth: 1 })
    .stitch('M304 192C302 144 342 126 400 126C458 126 498 144 496 192', threadOf(base))
    .glow('translate(352 122) rotate(-24) scale(64 18)', isDark(base) ? 0.12 : 0.28);
  const cords = 'M368 254C360 300 366 340 358 384M432 254C440 300 434 336 442 372';
  const cord = roles.lace === base ? tint(base, 0.3) : roles.lace;
  drawing
    .line(cords, '#140f1c', { width: 11, opacity: 0.18, round: true })
    .line(cords, edgeOf(cord), { width: 8.5, round: true })
    .line(cords, cord, { width: 6, round: true })
    .line('M358 384l-1 16M442 372l1 16', '#b9b7b2', { width: 7, round: true })
    .line('M368 254h.01M432 254h.01', '#b9b7b2', { width: 13, round: true })
    .line('M368 254h.01M432 254h.01', '#2b2930', { width: 6, round: true });
  const mark = roles.over === base ? roles.accent : roles.over;
  drawing
    .shape('M474 372h26l10 9v25h-36Z', mark)
    .line('M483 381h.01', base, { width: 6, round: true })
    .line('M481 392h22M481 399h14', base, { width: 3 });
}
