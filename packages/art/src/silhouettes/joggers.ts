import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const long =
  'M274 96C340 104 460 104 526 96C540 150 552 206 556 264C560 400 548 540 524 672C522 684 514 688 504 688L450 686C440 686 436 680 434 672C430 540 420 410 404 296C401 288 399 288 396 296C380 410 370 540 366 672C364 680 360 686 350 686L296 688C286 688 278 684 276 672C252 540 240 400 244 264C248 206 260 150 274 96Z';
const short =
  'M250 150C340 160 460 160 550 150C574 250 596 380 612 560C614 574 606 580 594 581L452 590C440 590 434 586 432 574C426 500 416 430 403 372C401 366 399 366 397 372C384 430 374 500 368 574C366 586 360 590 348 590L206 581C194 580 186 574 188 560C204 380 226 250 250 150Z';

/** Sweat trousers or shorts with room in them: a gathered waist, a cord, ribs or hems. */
function paintSweats({ drawing, roles, materials }: Paint, outline: string, isShort: boolean): void {
  const { base } = roles;
  const waist = isShort ? 150 : 96;
  const rib = isDark(base) ? tint(base, 0.16) : shade(base, 0.22);
  const [left, right] = isShort ? [250, 550] : [274, 526];
  drawing
    .shape(
      `M${left} ${waist}C340 ${waist - 16} 460 ${waist - 16} ${right} ${waist}C460 ${waist + 18} 340 ${waist + 18} ${left} ${waist}Z`,
      shade(base, 0.55),
    )
    .clip(outline);
  panel(drawing, outline, base, { material: materials.base ?? 'fleece', lift: 0 });
  const light = isDark(base) ? 0.16 : 0.36;
  drawing
    .glow(`translate(318 ${waist + 250}) rotate(4) scale(50 190)`, light)
    .glow(`translate(482 ${waist + 250}) rotate(-4) scale(50 190)`, light)
    .glow(`translate(392 ${waist + 330}) scale(30 190)`, 0.3, '#1d1430');
  folds(
    drawing,
    base,
    `M397 ${waist + 196}C366 ${waist + 210} 320 ${waist + 206} 280 ${waist + 176}C320 ${waist + 236} 372 ${waist + 236} 394 ${waist + 214}ZM403 ${waist + 196}C434 ${waist + 210} 480 ${waist + 206} 520 ${waist + 176}C480 ${waist + 236} 428 ${waist + 236} 406 ${waist + 214}ZM258 ${waist + 330}C300 ${waist + 352} 340 ${waist + 346} 374 ${waist + 320}C344 ${waist + 370} 300 ${waist + 376} 256 ${waist + 350}ZM542 ${waist + 330}C500 ${waist + 352} 460 ${waist + 346} 426 ${waist + 320}C456 ${waist + 370} 500 ${waist + 376} 544 ${waist + 350}Z`,
    `M262 ${waist + 290}C300 ${waist + 312} 340 ${waist + 308} 372 ${waist + 286}C340 ${waist + 326} 300 ${waist + 330} 260 ${waist + 306}ZM538 ${waist + 290}C500 ${waist + 312} 460 ${waist + 308} 428 ${waist + 286}C460 ${waist + 326} 500 ${waist + 330} 540 ${waist + 306}Z`,
  );
  drawing
    .line(`M${left - 6} ${waist + 22}C340 ${waist + 34} 460 ${waist + 34} ${right + 6} ${waist + 22}`, rib, {
      width: 40,
      opacity: 0.5,
      dash: '3 5',
    })
    .line(`M${left - 8} ${waist + 44}C340 ${waist + 54} 460 ${waist + 54} ${right + 8} ${waist + 44}`, edgeOf(base), {
      width: 2,
    })
    .line(
      `M${left - 6} ${waist + 140}C${left + 26} ${waist + 120} ${left + 44} ${waist + 90} ${left + 48} ${waist + 54}M${right + 6} ${waist + 140}C${right - 26} ${waist + 120} ${right - 44} ${waist + 90} ${right - 48} ${waist + 54}`,
      edgeOf(base),
      { width: 2.2 },
    )
    .line(`M400 ${waist + 50}V${isShort ? 366 : 290}`, edgeOf(base), { width: 2 });
  if (isShort) {
    const stripe = 'M252 160C228 290 212 420 200 584M548 160C572 290 588 420 600 584';
    drawing.line(stripe, roles.over, { width: 19 }).stitch('M190 566L366 576M610 566L434 576', threadOf(base));
  } else {
    drawing
      .line('M282 664C310 674 338 674 362 668M518 664C490 674 462 674 438 668', rib, {
        width: 38,
        opacity: 0.5,
        dash: '3 4',
      })
      .line('M272 640C306 652 340 652 366 646M528 640C494 652 460 652 434 646', edgeOf(base), { width: 2 });
  }
  form(drawing, {
    outline,
    top: waist,
    bottom: isShort ? 640 : 740,
    left: isShort ? 186 : 240,
    right: isShort ? 614 : 560,
    strength: 1.2,
  });
  drawing.release().shape(outline, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  const cord = roles.lace === base ? tint(base, 0.4) : roles.lace;
  const cords = `M388 ${waist + 36}C380 ${waist + 70} 384 ${waist + 96} 376 ${waist + 126}M412 ${waist + 36}C420 ${waist + 66} 416 ${waist + 90} 426 ${waist + 112}`;
  drawing.line(cords, edgeOf(cord), { width: 8, round: true }).line(cords, cord, { width: 5.5, round: true });
  const mark = roles.over === base ? roles.accent : roles.over;
  const [x, y] = isShort ? [262, 480] : [300, 300];
  drawing
    .shape(`M${x} ${y}h26l10 9v25h-36Z`, mark)
    .line(`M${x + 9} ${y + 9}h.01`, base, { width: 6, round: true })
    .line(`M${x + 7} ${y + 20}h22M${x + 7} ${y + 27}h14`, base, { width: 3 });
}

export const paintJoggers = (paint: Paint): void => paintSweats(paint, long, false);
export const paintShorts = (paint: Paint): void => paintSweats(paint, short, true);
