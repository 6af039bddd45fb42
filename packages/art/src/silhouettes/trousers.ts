import { edgeOf, isDark, shade, threadOf, tint } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M290 84C346 91 454 91 510 84C518 136 526 184 530 240C538 400 540 560 534 694C534 702 529 706 521 706L447 708C439 708 435 704 435 696C434 560 420 400 404 286C401 279 399 279 396 286C380 400 366 560 365 696C365 704 361 708 353 708L279 706C271 706 266 702 266 694C260 560 262 400 270 240C274 184 282 136 290 84Z';

function seams({ drawing, roles }: Paint): void {
  const { base } = roles;
  const thread = roles.over === base ? threadOf(base) : roles.over;
  const band = 'M284 122C346 131 454 131 516 122';
  panel(drawing, `${band}V70H284Z`, base, { material: 'denim', seam: band, rows: [], lift: 0.7 });
  drawing
    .stitch('M288 93C346 100 454 100 512 93M285 117C346 125 454 125 515 117', thread)
    .line('M278 178C306 180 336 160 344 127M522 178C494 180 464 160 456 127', edgeOf(base), { width: 2.2 })
    .stitch(
      'M276 186C312 188 344 166 351 128M275 193C316 195 351 170 358 128M524 186C488 188 456 166 449 128M525 193C484 195 449 170 442 128',
      thread,
    )
    .line('M474 140L508 138L512 172', edgeOf(base), { width: 1.6, opacity: 0.8 })
    .stitch('M478 144L505 142', thread)
    .line('M400 126V278', edgeOf(base), { width: 2.2 })
    .stitch(
      'M422 129C422 190 422 226 402 256M429 129C429 194 428 234 404 266M391 280C378 400 364 540 357 700M409 280C422 400 436 540 443 700',
      thread,
    )
    .stitch('M268 684C300 690 340 691 362 689M438 689C460 691 500 690 532 684', thread)
    .line('M279 270C272 400 270 540 275 700M521 270C528 400 530 540 525 700', edgeOf(base), { opacity: 0.6 });
  for (const x of [310, 356, 444, 490]) {
    drawing
      .shape(`M${x - 6} 80h12v52h-12Z`, base, { stroke: edgeOf(base), strokeWidth: 1.4 })
      .stitch(`M${x - 3} 84v44M${x + 3} 84v44`, thread);
  }
  drawing
    .line('M400 107h.01', '#7a4a22', { width: 20, round: true })
    .line('M400 107h.01', '#c98e52', { width: 16, round: true })
    .line('M397 104h.01', '#fff', { width: 5, opacity: 0.7, round: true })
    .line('M345 131h.01M455 131h.01M276 181h.01M524 181h.01', '#b97f48', { width: 7, round: true });
}

/** Straight five-pocket trousers, laid flat: faded thighs, orange thread, copper. */
export function paintTrousers(paint: Paint): void {
  const { drawing, roles, materials } = paint;
  const { base } = roles;
  const material = materials.base ?? 'denim';
  drawing.shape('M292 86C346 74 454 74 508 86C466 98 334 98 292 86Z', shade(base, 0.55));
  drawing.clip(outline);
  panel(drawing, outline, base, { material, lift: 0 });
  const fade = isDark(base) ? 0.14 : 0.34;
  drawing
    .glow('translate(326 380) rotate(3) scale(44 200)', fade)
    .glow('translate(474 380) rotate(-3) scale(44 200)', fade)
    .glow('translate(316 580) scale(32 80)', fade * 0.5)
    .glow('translate(484 580) scale(32 80)', fade * 0.5);
  folds(
    drawing,
    base,
    'M397 274C374 284 336 284 304 270C338 298 374 302 394 296ZM403 274C426 284 464 284 496 270C462 298 426 302 406 296ZM268 470C300 484 340 482 372 464C340 496 300 500 267 490ZM532 470C500 484 460 482 428 464C460 496 500 500 533 490ZM384 380C374 470 368 560 366 660C352 560 360 460 384 380ZM416 380C426 470 432 560 434 660C448 560 440 460 416 380ZM268 640C300 650 340 648 364 636C340 660 300 664 268 656ZM532 640C500 650 460 648 436 636C460 660 500 664 532 656Z',
    'M270 432C300 446 340 444 374 430C340 460 300 460 269 450ZM530 432C500 446 460 444 426 430C460 460 500 460 531 450Z',
  );
  seams(paint);
  form(drawing, { outline, top: 84, bottom: 760, left: 258, right: 542, strength: 0.9 });
  drawing.release().shape(outline, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  // A leather patch edge at the back waist, and our tag in the pocket seam.
  drawing
    .shape('M522 196l20 2v25l-20-2Z', roles.label === base ? '#c2391f' : tint(roles.label, 0.05), {
      stroke: edgeOf(roles.label),
      strokeWidth: 1.2,
    })
    .line('M527 204l10 1M527 211l7 1', '#fff', { width: 2 });
}
