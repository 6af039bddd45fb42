import { edgeOf, isDark, shade, threadOf } from '../colour/colour-maths.ts';
import { folds } from '../kit/folds.ts';
import { form } from '../kit/form.ts';
import { panel } from '../kit/panel.ts';
import { hashOf } from '../seed.ts';
import type { Paint } from './silhouette.types.ts';

const outline =
  'M292 112C306 118 316 120 322 118C334 214 366 254 400 254C434 254 466 214 478 118C484 120 494 118 508 112C518 208 546 268 614 300C606 420 604 560 622 682C624 692 618 697 608 698C470 710 330 710 192 698C182 697 176 692 178 682C196 560 194 420 186 300C254 268 282 208 292 112Z';

/** Strokes of the numbers, in a box of 70 × 110: a drawing has no font. */
const digits = [
  'M0 0H62V104H0Z',
  'M18 22L40 0V104',
  'M0 0H62V52H0V104H62',
  'M0 0H62V104H0M8 52H62',
  'M0 0V56H62M62 0V104',
  'M62 0H0V52H62V104H0',
] as const;

/** A basketball jersey: mesh, bound arms and neck, a number sewn on in two layers. */
export function paintJersey({ drawing, roles, seed }: Paint): void {
  const { base } = roles;
  const trim = roles.over === base ? roles.accent : roles.over;
  const edge = roles.accent === base ? shade(trim, 0.4) : roles.accent;
  drawing
    .shape(
      'M292 112C330 152 470 152 508 112L478 118C466 214 434 254 400 254C366 254 334 214 322 118Z',
      shade(base, 0.5),
    )
    .clip(outline);
  panel(drawing, outline, base, { material: 'mesh', lift: 0 });
  folds(
    drawing,
    base,
    'M190 320C240 350 262 420 250 520C240 600 214 640 180 690V520ZM610 320C560 350 538 420 550 520C560 600 586 640 620 690V520ZM330 690C352 600 350 560 336 500C372 570 372 640 356 700Z',
    'M292 300C280 380 276 470 286 560C300 470 304 380 292 300ZM520 320C528 400 526 470 516 540C506 470 508 390 520 320ZM440 700C430 630 436 580 454 530C450 590 458 640 468 698Z',
  );
  drawing
    .glow('translate(400 400) scale(150 220)', isDark(base) ? 0.14 : 0.3)
    .line('M186 300C230 330 246 500 232 700M614 300C570 330 554 500 568 700', edge, { width: 15 })
    .line('M186 300C230 330 246 500 232 700M614 300C570 330 554 500 568 700', trim, { width: 8 })
    .stitch('M180 678C330 690 470 690 620 678', threadOf(base));
  form(drawing, { outline, top: 112, bottom: 760, left: 180, right: 620, strength: 1.3 });
  const number = hashOf(seed);
  const pair = [digits[number % 3], digits[3 + (number % 3)]] as const;
  pair.forEach((digit, index) => {
    const place = `translate(${316 + index * 100} 400) scale(1.15)`;
    drawing
      .add(`<g transform="${place}">`)
      .line(digit ?? '', edge, { width: 32 })
      .line(digit ?? '', trim, { width: 21 })
      .add('</g>');
  });
  drawing
    .line('M318 340H482', edge, { width: 25 })
    .line('M322 340H478', trim, { width: 16 })
    .release()
    .shape(outline, 'none', { stroke: edgeOf(base), strokeWidth: 2 })
    .line('M322 118C334 214 366 254 400 254C434 254 466 214 478 118', edge, { width: 19 })
    .line('M322 118C334 214 366 254 400 254C434 254 466 214 478 118', trim, { width: 11 })
    .line('M292 112C282 208 254 268 186 300M508 112C518 208 546 268 614 300', edge, { width: 19 })
    .line('M292 112C282 208 254 268 186 300M508 112C518 208 546 268 614 300', trim, { width: 11 });
}
