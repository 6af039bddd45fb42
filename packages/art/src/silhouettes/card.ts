import { edgeOf, mix, shade, tint } from '../colour/colour-maths.ts';
import { shadowInk } from '../kit/drawing.ts';
import { randomOf } from '../seed.ts';
import type { Paint } from './silhouette.types.ts';

const slab =
  'M196 84H604C618 84 626 92 626 106V694C626 708 618 716 604 716H196C182 716 174 708 174 694V106C174 92 182 84 196 84Z';
const card =
  'M232 214H568C578 214 584 220 584 230V660C584 670 578 676 568 676H232C222 676 216 670 216 660V230C216 220 222 214 232 214Z';

/** A trading card in a clear slab: a foil picture of rays and a flame of our own, lines where the text would be. */
export function paintCard({ drawing, roles, seed }: Paint): void {
  const { base, over, accent } = roles;
  const random = randomOf(`${seed}card`);
  drawing
    .shape(slab, '#eef1f3', { stroke: '#9aa3ab', strokeWidth: 3 })
    .shape('M196 92H604C614 92 618 96 618 106V188H182V106C182 96 186 92 196 92Z', '#fbfbf9', {
      stroke: '#c3cad0',
      strokeWidth: 1.6,
    })
    .shape('M198 108h78l22 22v44H198Z', '#f26a1b')
    .line('M216 126h.01', '#fff', { width: 13, round: true })
    .line('M318 122H520M318 142H470M318 162H500', '#5b6068', { width: 9, opacity: 0.75 })
    .line('M552 116V166M566 116V166M580 116V166M594 116V166', '#2a2630', { width: 6 })
    .shape(card, '#e8c766', { stroke: '#8a6d1f', strokeWidth: 2.4 });
  const art = 'M236 276H564V496H236Z';
  drawing
    .shape('M228 226H572V664H228Z', mix(base, '#ffffff', 0.55))
    .line('M244 250H420', shade(base, 0.5), { width: 17 })
    .line('M520 250H556', shade(over, 0.2), { width: 15 })
    .clip(art)
    .shape(
      art,
      drawing.linear(
        [236, 276, 564, 496],
        [
          [0, tint(base, 0.35)],
          [0.5, base],
          [1, shade(over, 0.2)],
        ],
      ),
    );
  let rays = '';
  for (let step = 0; step < 14; step += 1) {
    const angle = (step / 14) * Math.PI * 2 + random();
    rays += `M400 392L${Math.round(400 + 280 * Math.cos(angle))} ${Math.round(392 + 280 * Math.sin(angle))}L${Math.round(400 + 280 * Math.cos(angle + 0.16))} ${Math.round(392 + 280 * Math.sin(angle + 0.16))}Z`;
  }
  const flame =
    'M400 300C440 344 482 362 470 424C464 466 436 486 400 486C364 486 336 466 330 424C326 396 344 384 352 362C366 374 372 384 376 396C390 366 396 334 400 300Z';
  drawing
    .shape(rays, '#fff', { opacity: 0.24 })
    .shape(flame, over, { stroke: edgeOf(over), strokeWidth: 3 })
    .shape(
      'M404 380C424 404 438 418 430 448C424 466 412 472 400 472C384 472 372 462 370 444C370 424 392 412 404 380Z',
      accent === over ? tint(over, 0.5) : accent,
    )
    .line('M384 436h.01M416 436h.01', '#1a1420', { width: 11, round: true })
    .release()
    .shape(art, 'none', { stroke: '#b8912f', strokeWidth: 5 })
    .line('M244 524H556', over, { width: 12, opacity: 0.9 })
    .line('M250 554H500M250 574H540M250 594H470M250 624H410', '#3a3740', { width: 7, opacity: 0.55 })
    .line('M520 640h.01M546 640h.01', accent, { width: 17, round: true })
    // Light across the plastic.
    .shape('M196 84H330L210 716H196C182 716 174 708 174 694V106C174 92 182 84 196 84Z', '#fff', { opacity: 0.22 })
    .shape('M440 84H486L366 716H320Z', '#fff', { opacity: 0.16 })
    .shape(
      slab,
      drawing.linear(
        [174, 0, 626, 0],
        [
          [0, shadowInk, 0.16],
          [0.06, shadowInk, 0],
          [0.94, shadowInk, 0],
          [1, shadowInk, 0.2],
        ],
      ),
    )
    .line('M190 100H610', '#fff', { width: 4, opacity: 0.9 });
}
