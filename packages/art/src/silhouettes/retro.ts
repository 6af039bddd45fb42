import { edgeOf, isDark, isPale, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { form } from '../kit/form.ts';
import { laces } from '../kit/laces.ts';
import { panel } from '../kit/panel.ts';
import { randomOf } from '../seed.ts';
import { type CourtCut, courtCuts } from './court-cuts.table.ts';
import { polySole } from './poly-sole.ts';
import type { Paint } from './silhouette.types.ts';

/** The pieces that tell one family of basketball shoes from the next, above a shared cut and sole. */
type Pieces = (paint: Paint, cut: CourtCut) => void;

const mudguard =
  'M756 484C732 446 694 436 658 448C612 466 564 476 532 448C518 437 500 441 488 457C470 484 436 508 392 534';
const heel = 'M60 420C122 404 172 418 198 448C220 472 230 502 236 536';

/** Cracks like dry earth, inside an outline. */
function cracked(
  { drawing, seed }: Paint,
  outline: string,
  [left, top, width, height]: readonly number[],
  ink: string,
): void {
  const random = randomOf(`${seed}cracks`);
  let cracks = '';
  for (let count = 0; count < 46; count += 1) {
    const x = Math.round((left ?? 0) + random() * (width ?? 0));
    const y = Math.round((top ?? 0) + random() * (height ?? 0));
    cracks += `M${x} ${y}q${Math.round(random() * 14 - 7)} 5 ${Math.round(random() * 20 - 10)} ${Math.round(4 + random() * 10)}`;
  }
  drawing.clip(outline).line(cracks, ink, { width: 2.2, opacity: 0.55, round: true }).release();
}

/** Tumbled leather, and a printed guard around toe and heel. */
const printPieces: Pieces = (paint) => {
  const { drawing, roles } = paint;
  const guard = roles.isMono ? roles.mudguard : roles.accent;
  const ink = isDark(guard) ? tint(guard, 0.4) : shade(guard, 0.5);
  panel(drawing, `${mudguard}L760 560Z`, guard, { seam: mudguard, rows: [6] });
  cracked(paint, `${mudguard}L760 560Z`, [430, 446, 320, 90], ink);
  panel(drawing, `${heel}L60 560Z`, guard, { seam: heel, rows: [-6] });
  cracked(paint, `${heel}L60 560Z`, [76, 414, 150, 120], ink);
  const tab = 'M60 338C104 334 140 346 152 372C160 392 140 404 60 404';
  panel(drawing, `${tab}Z`, roles.over, { seam: tab, rows: [5], lift: 1.2 });
  drawing.line('M96 356L134 362M96 372L136 376', isDark(roles.over) ? '#fff' : '#2a2630', { width: 3, opacity: 0.6 });
};

/** Nets in the side and under the laces, wings that hold the laces, a moulded heel. */
const netPieces: Pieces = (paint) => {
  const { drawing, roles } = paint;
  const net = 'M318 388C344 420 330 458 292 494L226 496C238 452 224 408 252 366Z';
  panel(drawing, net, shade(roles.base, isDark(roles.base) ? -0.1 : 0.12), { material: 'mesh', lift: 0.6 });
  let grid = '';
  for (let step = 0; step < 11; step += 1) grid += `M${214 + step * 14} 360l-40 140M${196 + step * 14} 360l46 140`;
  drawing
    .clip(net)
    .line(grid, isDark(roles.base) ? tint(roles.base, 0.32) : shade(roles.base, 0.45), { width: 2, opacity: 0.6 })
    .release();
  drawing.line(net, edgeOf(roles.over), { width: 9 }).line(net, roles.over, { width: 6 });
  panel(drawing, `${mudguard}L760 560Z`, roles.mudguard, {
    material: paint.materials.over,
    seam: mudguard,
    rows: [6, 11],
  });
  panel(drawing, `${heel}L60 560Z`, roles.heel, { material: paint.materials.over, seam: heel, rows: [-6] });
  const tab = 'M60 300C108 296 142 310 152 344C160 376 140 392 60 394';
  panel(drawing, `${tab}Z`, roles.accent, { seam: tab, rows: [5], lift: 1.4 });
  for (const [x, y] of [
    [352, 372],
    [424, 414],
  ] as const) {
    const wing = `M${x} ${y}L${x - 74} ${y + 22}L${x - 66} ${y + 40}L${x - 6} ${y + 44}L${x + 28} ${y + 22}Z`;
    panel(drawing, wing, roles.accent, { lift: 1.2 });
    drawing.line(`M${x - 48} ${y + 24}l44 10M${x - 44} ${y + 32}l34 6`, edgeOf(roles.accent), {
      width: 2.2,
      opacity: 0.7,
    });
  }
};

/** A glossy rand around the whole foot under woven nylon. */
const patentPieces: Pieces = (paint) => {
  const { drawing, roles } = paint;
  const rand = 'M60 462C130 440 206 462 280 484C360 506 430 476 500 446C566 418 690 404 762 470';
  panel(drawing, `${rand}V570H60Z`, roles.over, { lift: 1.3 });
  drawing
    .line('M84 480C150 462 214 480 284 502C366 524 440 494 508 464C570 438 670 428 734 478', '#fff', {
      width: 9,
      opacity: isDark(roles.over) ? 0.34 : 0.6,
      round: true,
    })
    .line('M560 466C610 446 680 452 716 486', '#fff', { width: 4, opacity: 0.5, round: true });
  let loops = '';
  for (let step = 0; step < 5; step += 1) loops += `M${336 + step * 38} ${336 + step * 22}l-44 ${64 - step * 5}`;
  drawing
    .line(loops, edgeOf(roles.accent), { width: 11, round: true })
    .line(loops, roles.accent, { width: 8, round: true });
};

/** Stitched rays from the ankle to the sole, and a long textured guard at the toe. */
const rayPieces: Pieces = (paint) => {
  const { drawing, roles } = paint;
  const ink = isDark(roles.base) ? tint(roles.base, 0.3) : shade(roles.base, 0.34);
  let rays = '';
  for (let step = 0; step < 13; step += 1) rays += `M${272 + step * 9} ${290 + step * 10}L${70 + step * 34} 548`;
  drawing.line(rays, ink, { width: 5, opacity: 0.28 }).stitch(rays, threadOf(roles.base));
  const guard = 'M764 456C706 424 640 434 592 456C520 488 440 512 300 520';
  panel(drawing, `${guard}V560H764Z`, roles.over, { seam: guard, rows: [6] });
  drawing
    .clip(`${guard}V560H764Z`)
    .line(
      'M370 510C470 508 560 488 640 456C690 440 730 446 764 470M370 524C480 522 570 500 650 470C700 452 730 462 764 486',
      isDark(roles.over) ? tint(roles.over, 0.3) : shade(roles.over, 0.4),
      { width: 8, opacity: 0.35, dash: '5 4' },
    )
    .release();
  const pull = 'M92 190C84 210 84 236 98 250';
  drawing
    .line(pull, edgeOf(roles.accent), { width: 14, round: true })
    .line(pull, roles.accent, { width: 10, round: true });
};

/** Rows of dimples on the side, a suede guard that swings from the heel to the toe, an eye at the ankle. */
const dimplePieces: Pieces = (paint) => {
  const { drawing, roles } = paint;
  const ink = isDark(roles.base) ? tint(roles.base, 0.3) : shade(roles.base, 0.42);
  let rows = '';
  for (let step = 0; step < 6; step += 1)
    rows += `M${296 + step * 10} ${372 + step * 18}C${370 + step * 6} ${412 + step * 14} ${450 + step * 4} ${440 + step * 9} ${540 - step * 8} ${452 + step * 7}`;
  drawing.line(rows, ink, { width: 8, opacity: 0.5, dash: '.01 15', round: true });
  const guard = 'M60 430C140 414 196 444 236 478C290 520 400 516 488 486C560 462 690 430 764 474';
  panel(drawing, `${guard}V560H60Z`, roles.over, { material: 'suede', seam: guard, rows: [6] });
  drawing
    .shape(
      'M176 300C196 300 212 314 212 332C212 350 196 364 176 364C156 364 140 350 140 332C140 314 156 300 176 300Z',
      roles.accent,
      { stroke: edgeOf(roles.accent) },
    )
    .shape(
      'M176 316C186 316 194 323 194 332C194 341 186 348 176 348C166 348 158 341 158 332C158 323 166 316 176 316Z',
      isPale(roles.accent) ? '#3a3740' : '#f4f2ed',
      { opacity: 0.85 },
    );
};

function paintRetro(paint: Paint, cut: CourtCut, pieces: Pieces): void {
  const { drawing, roles, materials } = paint;
  drawing
    .layer('inside')
    .shape(`${cut.lining}Z`, shade(roles.lining, 0.32))
    .line(cut.lining, edgeOf(roles.lining))
    .layer('tongue')
    .body(cut.tongue, roles.tongue)
    .stitch(cut.tongueSeam, threadOf(roles.tongue));
  const [x, y] = cut.label;
  drawing
    .shape(`M${x} ${y}c8-3 18-2 24 2l-10 28-20-6Z`, roles.label, { stroke: edgeOf(roles.label), strokeWidth: 1.3 })
    .layer('body')
    .clip(cut.outline);
  panel(drawing, cut.outline, roles.base, { material: materials.base, lift: 0 });
  panel(drawing, cut.collarPiece, roles.collar, {
    material: materials.base,
    seam: cut.collarSeam,
    rows: [cut.collarRow],
    lift: 0.8,
  });
  pieces(paint, cut);
  panel(drawing, cut.eyestayPiece, roles.eyestay, { material: materials.over, seam: cut.eyestaySeam, rows: [6] });
  form(drawing, {
    outline: cut.outline,
    top: cut.top,
    bottom: 528,
    left: 78,
    right: 736,
    strength: isPale(roles.over) ? 0.8 : 1,
  });
  drawing
    .glow('translate(650 424) rotate(12) scale(84 17)', isDark(roles.toe) ? 0.3 : 0.5)
    .release()
    .layer('outline')
    .shape(cut.outline, 'none', { stroke: edgeOf(roles.base), strokeWidth: 2 });
  laces(drawing, { throat: cut.throat, colour: roles.lace, ...cut.laces });
  polySole(paint);
}

export const paintRetroPrint = (paint: Paint): void => paintRetro(paint, courtCuts.mid, printPieces);
export const paintRetroNet = (paint: Paint): void => paintRetro(paint, courtCuts.mid, netPieces);
export const paintRetroPatent = (paint: Paint): void => paintRetro(paint, courtCuts.high, patentPieces);
export const paintRetroRays = (paint: Paint): void => paintRetro(paint, courtCuts.high, rayPieces);
export const paintRetroDimple = (paint: Paint): void => paintRetro(paint, courtCuts.mid, dimplePieces);
