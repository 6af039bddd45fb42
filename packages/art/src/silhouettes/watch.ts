import { edgeOf, type Hex, isDark, isPale, shade, tint } from '../colour/colour-maths.ts';
import { tagOrange } from '../colour/house-colours.ts';
import { type Drawing, lightInk, shadowInk } from '../kit/drawing.ts';
import { numberText } from '../kit/number-text.ts';
import type { Paint } from './silhouette.types.ts';

const centre = 400;

/** A circle of four curves: arcs would not survive the perspective of the three-quarter view. */
function circle(x: number, y: number, radius: number): string {
  const pull = radius * 0.5523;
  const text = (value: number): string => numberText(value);
  return `M${x} ${text(y - radius)}c${text(pull)} 0 ${radius} ${text(radius - pull)} ${radius} ${radius}s${text(pull - radius)} ${radius} ${-radius} ${radius}s${-radius} ${text(pull - radius)} ${-radius} ${-radius}s${text(radius - pull)} ${-radius} ${radius} ${-radius}Z`;
}

function ticks(x: number, y: number, count: number, from: number, to: number, skip = 0): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    if (skip > 0 && index % skip === 0) {
      continue;
    }
    const angle = (index / count) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    path += `M${numberText(x + sin * from)} ${numberText(y - cos * from)}L${numberText(x + sin * to)} ${numberText(y - cos * to)}`;
  }
  return path;
}

function hand(x: number, y: number, turn: number, length: number, back = 0): string {
  const angle = (turn * Math.PI) / 180;
  return `M${numberText(x - Math.sin(angle) * back)} ${numberText(y + Math.cos(angle) * back)}L${numberText(x + Math.sin(angle) * length)} ${numberText(y - Math.cos(angle) * length)}`;
}

function strap({ drawing, roles }: Paint): void {
  const { over } = roles;
  for (const [path, seam] of [
    [
      'M322 236C318 160 322 90 330 40H470C478 90 482 160 478 236Z',
      'M336 226C333 160 336 96 342 46M464 226C467 160 464 96 458 46',
    ],
    [
      'M322 564C318 640 322 710 330 760H470C478 710 482 640 478 564Z',
      'M336 574C333 640 336 704 342 754M464 574C467 640 464 704 458 754',
    ],
  ] as const) {
    drawing.body(path, over, 'canvas').shape(
      path,
      drawing.linear(
        [322, 0, 478, 0],
        [
          [0, shadowInk, 0.4],
          [0.25, lightInk, 0.08],
          [0.75, shadowInk, 0],
          [1, shadowInk, 0.45],
        ],
      ),
    );
    drawing.stitch(seam, isDark(over) ? tint(over, 0.35) : shade(over, 0.3));
  }
}

function caseAndBezel({ drawing, roles }: Paint): void {
  const { base, over } = roles;
  const lugs =
    'M318 214C330 200 352 214 352 238L448 238C448 214 470 200 482 214L500 268C540 300 560 348 560 400C560 452 540 500 500 532L482 586C470 600 448 586 448 562H352C352 586 330 600 318 586L300 532C260 500 240 452 240 400C240 348 260 300 300 268Z';
  drawing
    .shape('M556 384h26q10 0 10 10v12q0 10-10 10h-26Z', shade(base, 0.2), { stroke: edgeOf(base) })
    .line('M586 390v20', shade(base, 0.5), { width: 12, dash: '2 2' })
    .shape('M530 290l24-18 16 20-22 20ZM530 510l24 18 16-20-22-20Z', shade(base, 0.15), { stroke: edgeOf(base) });
  drawing.path(lugs);
  drawing
    .add(`<use href="#${drawing.path(lugs)}" class="a"/><use href="#${drawing.path(lugs)}" class="b"/>`)
    .body(lugs, base)
    .shape(
      lugs,
      drawing.linear(
        [260, 230, 560, 570],
        [
          [0, lightInk, 0.4],
          [0.4, lightInk, 0],
          [0.7, shadowInk, 0],
          [1, shadowInk, 0.4],
        ],
      ),
    );
  const bezel = circle(centre, centre, 148);
  drawing
    .body(bezel, isDark(over) ? tint(over, 0.03) : over)
    .line(ticks(centre, centre, 60, 131, 144, 5), '#d9d7d2', { width: 1.6, opacity: 0.8 })
    .line(ticks(centre, centre, 12, 129, 145), '#f4f2ed', { width: 3.4 })
    .line(circle(centre, centre, 148), '#fff', { width: 2, opacity: 0.3 });
}

function subdial(drawing: Drawing, x: number, y: number, dial: Hex, ink: Hex, turn: number): void {
  drawing
    .shape(circle(x, y, 33), shade(dial, 0.25), { stroke: ink, strokeWidth: 1 })
    .line(ticks(x, y, 12, 25, 31), ink, { width: 1.6 })
    .line(hand(x, y, turn, 25, 7), ink, { width: 3, round: true })
    .line(`M${x} ${y}h.01`, ink, { width: 7, round: true });
}

/** A chronograph on a strap, seen from above: tachymeter bezel, three small dials, hands at ten past ten. */
export function paintWatch(paint: Paint): void {
  const { drawing, roles } = paint;
  const dial = isPale(roles.accent) ? roles.over : roles.accent;
  const ink = isDark(dial) ? '#f4f2ed' : '#1d1c1f';
  strap(paint);
  caseAndBezel(paint);
  drawing
    .shape(circle(centre, centre, 124), shade(dial, 0.1), { stroke: edgeOf(roles.base), strokeWidth: 3 })
    .line(ticks(centre, centre, 60, 110, 119, 5), ink, { width: 1.4, opacity: 0.85 })
    .line(ticks(centre, centre, 12, 96, 118), ink, { width: 5 })
    .shape('M390 290h13l7 6v14h-20Z', tagOrange)
    .line('M395 296h.01', '#fff', { width: 4, round: true });
  subdial(drawing, 346, centre, dial, ink, 40);
  subdial(drawing, 454, centre, dial, ink, 200);
  subdial(drawing, centre, 456, dial, ink, 300);
  const hands = `${hand(centre, centre, 304, 62, 8)}${hand(centre, centre, 60, 92, 8)}`;
  drawing
    .line(hands, '#000', { width: 13, opacity: 0.25, round: true })
    .line(hands, ink, { width: 9, round: true })
    .line(`${hand(centre, centre, 304, 52)}${hand(centre, centre, 60, 80)}`, isDark(dial) ? '#cfe3c0' : '#ffffff', {
      width: 3.4,
      round: true,
    })
    .line(hand(centre, centre, 0, 108, 26), tagOrange, { width: 2.4, round: true })
    .line(`M${centre} ${centre}h.01`, ink, { width: 13, round: true })
    .line(`M${centre} ${centre}h.01`, tagOrange, { width: 6, round: true })
    .shape(
      'M292 344C312 300 356 276 400 276C420 276 440 282 456 292C400 296 336 330 306 396C296 384 288 362 292 344Z',
      '#fff',
      { opacity: 0.1 },
    )
    .shape('M462 460h17v14h-17Z', '#f4f2ed', { stroke: ink, strokeWidth: 1 });
}
