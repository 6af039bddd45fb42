import { edgeOf, type Hex, isDark, tint } from '../colour/colour-maths.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const head = 'M400 96C500 96 570 156 574 244C576 322 508 372 400 372C292 372 224 322 226 244C230 156 300 96 400 96Z';
const torso =
  'M316 376C340 366 460 366 484 376C512 400 520 470 514 536C510 556 496 562 470 563C424 566 376 566 330 563C304 562 290 556 286 536C280 470 288 400 316 376Z';
const arms = [
  'M300 392C262 404 236 448 228 508C222 546 236 566 258 566C278 566 290 552 292 528L306 420Z',
  'M500 392C538 404 564 448 572 508C578 546 564 566 542 566C522 566 510 552 508 528L494 420Z',
] as const;
const legs = [
  'M298 566H392V670C392 700 378 712 346 712H318C286 712 276 700 280 674Z',
  'M408 566H502L520 674C524 700 514 712 482 712H454C422 712 408 700 408 670Z',
] as const;
const ears = [
  'M282 148C240 168 206 132 222 96C240 60 300 66 318 104Z',
  'M518 148C560 168 594 132 578 96C560 60 500 66 482 104Z',
] as const;

/** A designer toy of nine parts: vinyl that shines, round ears, a blank face with two stitched eyes. */
export function paintFigure({ drawing, roles }: Paint): void {
  const { base, over, accent } = roles;
  const part = (
    data: string,
    colour: Hex,
    [left, right, top, bottom]: readonly [number, number, number, number],
  ): void => {
    drawing.clip(data);
    panel(drawing, data, colour, { lift: 0 });
    form(drawing, { outline: data, top, bottom, left, right, strength: 1.4 });
    drawing.release().shape(data, 'none', { stroke: edgeOf(colour), strokeWidth: 2.4 });
  };
  part(ears[0], over, [206, 320, 60, 180]);
  part(ears[1], over, [480, 594, 60, 180]);
  part(legs[0], base, [276, 396, 566, 740]);
  part(legs[1], base, [404, 524, 566, 740]);
  drawing.line('M278 664C310 676 360 676 392 668M522 664C490 676 440 676 408 668', edgeOf(base), {
    width: 2,
    opacity: 0.7,
  });
  part(torso, over, [280, 520, 370, 600]);
  part(arms[0], base, [222, 306, 392, 600]);
  part(arms[1], base, [494, 578, 392, 600]);
  part(head, base, [220, 580, 96, 420]);
  const ink = isDark(base) ? tint(base, 0.75) : '#221d28';
  drawing
    .line('M318 226l36 36M354 226l-36 36M446 226l36 36M482 226l-36 36', ink, { width: 9, round: true })
    .shape(
      'M400 276C428 276 446 290 446 306C446 324 426 334 400 334C374 334 354 324 354 306C354 290 372 276 400 276Z',
      tint(base, isDark(base) ? 0.14 : 0.4),
      { stroke: edgeOf(base) },
    )
    .line('M400 290h.01', ink, { width: 17, round: true })
    .line('M378 314C390 322 410 322 422 314', ink, { width: 5, round: true })
    .glow('translate(320 158) rotate(-28) scale(66 30)', isDark(base) ? 0.5 : 0.75)
    .glow('translate(346 430) rotate(-10) scale(30 56)', isDark(over) ? 0.28 : 0.45)
    .shape('M372 424h40l14 14v44h-54Z', accent === over ? tint(over, 0.4) : accent, {
      stroke: edgeOf(accent),
      strokeWidth: 1.6,
    })
    .line('M384 437h.01', over, { width: 9, round: true })
    .line('M383 454h32M383 466h20', over, { width: 4.4 });
}
