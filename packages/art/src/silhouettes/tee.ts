import { edgeOf, isDark, shade, threadOf } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import type { Paint } from './silhouette.types.ts';

const body =
  'M304 164C340 186 460 186 496 164C530 172 560 184 582 196C618 214 640 246 662 296L706 392C710 400 706 406 698 410L622 444C614 448 608 446 604 438L578 384C574 470 580 560 586 648C586 656 582 660 574 661C460 670 340 670 226 661C218 660 214 656 214 648C220 560 226 470 222 384L196 438C192 446 186 448 178 444L102 410C94 406 90 400 94 392L138 296C160 246 182 214 218 196C240 184 270 172 304 164Z';

/** A heavy T-shirt, laid flat, with our tag on the chest. */
export function paintTee({ drawing, roles, isPlain = false }: Paint): void {
  const { base } = roles;
  drawing.shape('M304 164C330 148 470 148 496 164C466 204 334 204 304 164Z', shade(base, 0.4)).clip(body);
  panel(drawing, body, base, { lift: 0 });
  folds(
    drawing,
    base,
    'M222 384C236 320 230 270 212 236C254 310 254 420 238 540C230 600 222 640 216 660V520ZM578 384C564 320 570 270 588 236C546 310 546 420 562 540C570 600 578 640 584 660V520ZM320 250C370 290 430 290 480 250C450 316 350 316 320 250ZM300 650C336 570 340 510 332 460C356 530 350 600 328 664Z',
    'M150 300C134 340 118 376 106 400C140 370 158 340 150 300ZM650 300C666 340 682 376 694 400C660 370 642 340 650 300ZM470 650C462 570 470 520 494 460C482 530 488 590 504 660Z',
  );
  drawing
    .line('M222 384C222 320 212 260 222 204M578 384C578 320 588 260 578 204', edgeOf(base), { opacity: 0.7 })
    .stitch(
      'M96 398L190 440M704 398L610 440M214 640C330 650 470 650 586 640M214 633C330 643 470 643 586 633',
      threadOf(base),
    );
  form(drawing, { outline: body, top: 160, bottom: 700, left: 84, right: 716, strength: 0.75 });
  const mark = roles.over === base ? roles.accent : roles.over;
  if (!isPlain) {
    drawing
      .shape('M330 290H444L474 318V420H330Z', mark, { opacity: 0.96 })
      .line('M352 312h.01', base, { width: 17, round: true })
      .line('M352 350H446M352 372H424', base, { width: 9 })
      .line('M352 400H446', base, { width: 22, dash: '4 3 2 4 6 3 2 2' });
  }
  drawing
    .glow('translate(400 330) scale(140 150)', isDark(base) ? 0.12 : 0.3)
    .glow('translate(236 560) rotate(6) scale(46 150)', 0.28, '#1d1430')
    .glow('translate(564 560) rotate(-6) scale(46 150)', 0.28, '#1d1430')
    .release()
    .shape(body, 'none', { stroke: edgeOf(base), strokeWidth: 2 });
  const rib = isDark(base) ? edgeOf(base) : shade(base, 0.25);
  drawing
    .line('M304 164C340 210 460 210 496 164', base, { width: 19 })
    .line('M304 164C340 210 460 210 496 164', rib, { width: 18, opacity: 0.35, dash: '2 3' })
    .line('M292 168C326 224 474 224 508 168M312 160C344 196 456 196 488 160', edgeOf(base), { width: 1.8 })
    .stitch('M288 170C322 230 478 230 512 170', threadOf(base));
}
