import { edgeOf, type Hex, isDark, mix, shade, tint } from '../colour/colour-maths.ts';
import { type Drawing, lightInk, shadowInk } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const trunk =
  'M292 176C250 184 224 196 212 214C204 300 204 380 208 450C206 520 202 580 204 640C206 656 214 662 228 663C340 670 460 670 572 663C586 662 594 656 596 640C598 580 594 520 592 450C596 380 596 300 588 214C576 196 550 184 508 176Z';
const leftSleeve =
  'M222 200C180 212 152 244 140 290C120 366 104 450 92 560C90 582 98 594 118 598L164 606C184 608 194 600 198 580C204 520 206 470 210 420C216 350 222 280 222 200Z';
const rightSleeve =
  'M578 200C620 212 648 244 660 290C680 366 696 450 708 560C710 582 702 594 682 598L636 606C616 608 606 600 602 580C596 520 594 470 590 420C584 350 578 280 578 200Z';
const collar =
  'M286 182C280 148 290 118 306 108C350 96 450 96 494 108C510 118 520 148 514 182C470 206 330 206 286 182Z';

/** A row of down between two seams: dark where it is sewn, light on its belly. */
function baffles(drawing: Drawing, seams: readonly string[], fill: Hex): void {
  const all = seams.join('');
  drawing
    .line(all, shade(fill, 0.3), { width: 18, opacity: 0.22 })
    .line(all, shade(fill, 0.45), { width: 8, opacity: 0.4 })
    .line(all, isDark(fill) ? '#000' : shade(fill, 0.62), { width: 2.2, opacity: 0.8 });
}

function glints(drawing: Drawing, rows: readonly string[], fill: Hex): void {
  drawing.line(rows.join(''), isDark(fill) ? tint(fill, 0.35) : '#fff', {
    width: 9,
    opacity: isDark(fill) ? 0.22 : 0.34,
    round: true,
  });
}

function sleeve(drawing: Drawing, outline: string, isLeft: boolean, fill: Hex, yoke: Hex): void {
  const x = (value: number): number => (isLeft ? value : 800 - value);
  panel(drawing, outline, fill, { lift: 1.2 });
  drawing.clip(outline);
  drawing.shape(`M${x(120)} 180H${x(250)}V300C${x(210)} 320 ${x(160)} 322 ${x(110)} 308Z`, yoke);
  const rows = [308, 372, 436, 500, 562];
  baffles(
    drawing,
    rows.map((y) => `M${x(60)} ${y - 4}C${x(110)} ${y + 14} ${x(180)} ${y + 14} ${x(240)} ${y - 2}`),
    fill,
  );
  glints(
    drawing,
    [336, 400, 464, 528].map(
      (y, index) =>
        `M${x(140 - index * 9)} ${y}C${x(154 - index * 9)} ${y + 6} ${x(170 - index * 6)} ${y + 6} ${x(182 - index * 4)} ${y + 3}`,
    ),
    fill,
  );
  drawing.shape(
    outline,
    drawing.linear(
      [x(84), 0, x(226), 0],
      [
        [0, shadowInk, 0.3],
        [0.35, lightInk, 0.06],
        [0.7, shadowInk, 0],
        [1, shadowInk, 0.34],
      ],
    ),
  );
  drawing.release();
}

function front({ drawing, roles }: Paint): void {
  const { base, over } = roles;
  drawing.shape('M180 150H620V312C560 330 520 322 480 300C440 318 360 318 320 300C280 322 240 330 180 312Z', over);
  baffles(
    drawing,
    [
      'M180 312C240 330 280 322 320 300C360 318 440 318 480 300C520 322 560 330 620 312',
      'M190 384C300 404 500 404 610 384',
      'M190 462C300 482 500 482 610 462',
      'M190 540C300 560 500 560 610 540',
      'M190 616C300 634 500 634 610 616',
    ],
    base,
  );
  baffles(drawing, ['M196 236C300 258 500 258 604 236'], over);
  glints(
    drawing,
    [
      'M236 346C270 356 320 358 364 352M440 352C490 358 530 354 560 346',
      'M232 424C280 436 330 438 372 434M436 434C490 438 530 432 566 424',
      'M232 502C280 514 330 516 372 512M436 512C490 516 530 510 566 502',
      'M232 580C280 592 330 594 372 590M436 590C490 594 530 588 566 580',
    ],
    base,
  );
  glints(
    drawing,
    [
      'M240 206C280 216 320 218 350 214M450 214C490 218 530 214 560 204',
      'M240 276C270 284 300 280 326 268M474 268C500 280 540 284 560 274',
    ],
    over,
  );
  drawing
    .line('M400 176V668', shade(base, 0.6), { width: 20 })
    .line('M400 176V668', shade(over, 0.1), { width: 14 })
    .line('M400 190V668', '#8f9297', { width: 6, dash: '3 3' })
    .shape('M394 196h12l3 26h-18Z', '#c9cbcf', { stroke: '#5d5f63', strokeWidth: 1.2 })
    .line('M276 486L252 566M524 486L548 566', shade(base, 0.62), { width: 6, round: true })
    .line('M279 488L255 568M527 488L551 568', '#fff', { width: 1.6, opacity: 0.4, round: true });
  const mark = isDark(over) ? mix(base, '#ffffff', 0.1) : shade(base, 0.6);
  drawing
    .shape('M470 226h34l14 12v26h-48Z', mark)
    .line('M481 237h.01', over, { width: 7, round: true })
    .line('M480 249h28M480 257h18', over, { width: 3.4 });
}

/** A short down jacket, zipped: fat baffles, yoke in the second colour, stand collar. */
export function paintJacket(paint: Paint): void {
  const { drawing, roles } = paint;
  const { base, over } = roles;
  sleeve(drawing, leftSleeve, true, base, over);
  sleeve(drawing, rightSleeve, false, base, over);
  panel(drawing, trunk, base, { lift: 1.4 });
  drawing.clip(trunk);
  front(paint);
  form(drawing, { outline: trunk, top: 170, bottom: 700, left: 196, right: 604, strength: 0.9 });
  drawing.release().shape(trunk, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  panel(drawing, collar, over, { lift: 1.4 });
  drawing.clip(collar);
  baffles(drawing, ['M280 144C330 160 470 160 520 144'], over);
  glints(
    drawing,
    [
      'M312 126C340 132 370 133 386 132M416 132C440 133 466 130 488 125',
      'M308 168C340 178 370 180 386 179M416 179C440 180 466 176 492 168',
    ],
    over,
  );
  drawing
    .shape('M300 112C350 100 450 100 500 112C480 126 320 126 300 112Z', shade(roles.lining, 0.5))
    .line('M400 112V206', shade(base, 0.6), { width: 16 })
    .line('M400 116V206', '#8f9297', { width: 6, dash: '3 3' });
  form(drawing, { outline: collar, top: 96, bottom: 240, left: 280, right: 520, strength: 0.8 });
  drawing.release();
}
