import { edgeOf, isDark, isPale, shade, threadOf, tint } from '../colour/colour-maths.ts';
import type { Roles } from '../colour/roles.types.ts';
import type { Drawing } from '../kit/drawing.ts';
import { form } from '../kit/form.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { parallel } from '../kit/parallel.ts';
import { hashOf } from '../seed.ts';
import { type CourtCut, courtCuts } from './court-cuts.table.ts';
import { cupsole } from './cupsole.ts';
import type { Paint } from './silhouette.types.ts';

const mudguard =
  'M756 484C732 446 694 436 658 448C612 466 564 476 532 448C518 437 500 441 488 457C470 484 436 508 392 534';
const heel = 'M60 424C122 412 168 424 193 452C214 476 226 504 232 536';

function toeBox(drawing: Drawing, roles: Roles): void {
  panel(drawing, 'M516 396C552 462 566 500 572 545H770V390Z', roles.toe, { lift: 0 });
  drawing.line(
    'M584 421C616 417 650 422 690 438M592 432C620 429 652 433 684 446M602 443C626 441 648 443 668 449M612 454L634 454',
    shade(roles.toe, isDark(roles.toe) ? 0.85 : 0.62),
    { width: 4.6, opacity: 0.8, dash: '.01 14', round: true },
  );
}

/**
 * Our own marks on the side: a saddle, plain, with a bar behind it or with a pinstripe. No curve belongs to a maker.
 */
function sideMark({ drawing, roles, materials, seed }: Paint, rise: number): void {
  const kind = hashOf(`${seed}side`) % 3;
  const rear = `M338 ${372 + rise}C344 420 306 464 272 500C264 510 258 522 254 540`;
  const front = `M420 ${400 + rise}C418 446 388 486 362 516C356 524 352 532 350 545`;
  const saddle = `${rear}L350 545C352 532 356 524 362 516C388 486 418 446 420 ${400 + rise}Z`;
  panel(drawing, saddle, roles.side, { material: materials.over, lift: 0.8, seam: rear, rows: [-6] });
  drawing.stitch(parallel(front, { offset: 6, from: 0.1, to: 0.95, gap: 46 }), threadOf(roles.side));
  if (kind === 1) {
    const bar = `M272 ${380 + rise}C272 424 242 462 214 498C206 508 200 520 196 540`;
    drawing.line(bar, edgeOf(roles.side), { width: 13.5 }).line(bar, roles.side, { width: 10.5 });
  }
  if (kind === 2) {
    const pin = parallel(rear, { offset: -15, gap: 60 });
    drawing.line(pin, edgeOf(roles.side), { width: 8 }).line(pin, roles.base, { width: 5.5 });
  }
}

function tongue({ drawing, roles }: Paint, cut: CourtCut): void {
  const [x, y] = cut.label;
  drawing
    .layer('tongue')
    .body(cut.tongue, roles.tongue)
    .stitch(cut.tongueSeam, threadOf(roles.tongue))
    .shape(`M${x} ${y}c8-3 18-2 24 2l-10 28-20-6Z`, roles.label, { stroke: edgeOf(roles.label), strokeWidth: 1.3 })
    .line(`M${x - 1} ${y + 17}l16 5M${x + 1} ${y + 11}l16 5`, isPale(roles.label) ? '#2a2630' : '#fff', {
      width: 2,
      opacity: 0.75,
    });
}

function ankle({ drawing, roles, materials }: Paint, cut: CourtCut): void {
  panel(drawing, cut.collarPiece, roles.collar, {
    material: materials.base,
    seam: cut.collarSeam,
    rows: [cut.collarRow],
    lift: 0.8,
  });
  for (const quilt of cut.quilting) {
    drawing.line(quilt, isDark(roles.collar) ? tint(roles.collar, 0.26) : shade(roles.collar, 0.42), {
      width: 2.2,
      opacity: 0.5,
    });
  }
  if (cut.strap !== undefined) {
    panel(drawing, cut.strap.piece, roles.strap, {
      material: materials.over,
      seam: cut.strap.seam,
      rows: [-6],
      lift: 0.8,
    });
  }
}

/** A ribbed cap of rubber over the toe, in the place of the leather guard. */
function shellToe({ drawing, roles }: Paint): void {
  const shell = 'M760 476C726 432 690 416 640 414C592 412 566 428 556 462C550 486 548 514 548 560H770Z';
  panel(drawing, shell, roles.mid, { lift: 1.4 });
  let ribs = '';
  for (let rib = 0; rib < 8; rib += 1)
    ribs += `M${574 + rib * 24} ${438 + Math.abs(rib - 3) * 4}L${568 + rib * 22} 506`;
  drawing
    .line(ribs, shade(roles.mid, 0.28), { width: 5, opacity: 0.6, round: true })
    .line('M562 506C620 512 700 510 752 492', shade(roles.mid, 0.35), { width: 3, opacity: 0.6 });
}

/** Basketball and skate shoes on a stitched cup: low, mid and high differ only in their cut above the foxing. */
function paintCourt(paint: Paint, cut: CourtCut, hasShell = false): void {
  const { drawing, roles, materials } = paint;
  const over = { material: materials.over };
  drawing.layer('inside').shape(`${cut.lining}Z`, shade(roles.lining, 0.32)).line(cut.lining, edgeOf(roles.lining));
  tongue(paint, cut);
  drawing.layer('body').clip(cut.outline);
  panel(drawing, cut.outline, roles.base, { material: materials.base, lift: 0 });
  toeBox(drawing, roles);
  sideMark(paint, cut.rise);
  ankle(paint, cut);
  if (hasShell) {
    shellToe(paint);
  } else {
    panel(drawing, `${mudguard}L760 560Z`, roles.mudguard, {
      ...over,
      seam: mudguard,
      rows: cut.rise === 0 ? [6, 11] : [6],
    });
  }
  panel(drawing, `${heel}L60 560Z`, roles.heel, { ...over, seam: heel, rows: cut.rise === 0 ? [-6, -11] : [-6] });
  if (cut.tab !== undefined) {
    panel(drawing, cut.tab.piece, roles.tab, { ...over, seam: cut.tab.seam, rows: [6] });
  }
  panel(drawing, cut.eyestayPiece, roles.eyestay, { ...over, seam: cut.eyestaySeam, rows: [6] });
  form(drawing, {
    outline: cut.outline,
    top: cut.top,
    bottom: 528,
    left: 78,
    right: 736,
    strength: isPale(roles.over) ? 0.8 : 1,
  });
  drawing
    .glow('translate(650 424) rotate(12) scale(84 17)', isDark(roles.toe) ? 0.3 : 0.55)
    .glow('translate(132 462) rotate(76) scale(60 20)', isDark(roles.heel) ? 0.12 : 0.24)
    .release()
    .layer('outline')
    .shape(cut.outline, 'none', { stroke: edgeOf(roles.base), strokeWidth: 2 });
  laces(drawing, { throat: cut.throat, colour: roles.lace, ...cut.laces });
  cupsole(drawing, roles);
}

export const paintCourtLow = (paint: Paint): void => paintCourt(paint, courtCuts.low);
export const paintShellToe = (paint: Paint): void => paintCourt(paint, courtCuts.low, true);
export const paintCourtMid = (paint: Paint): void => paintCourt(paint, courtCuts.mid);
export const paintCourtHigh = (paint: Paint): void => paintCourt(paint, courtCuts.high);
