import { type Drawing, shadowInk } from './drawing.ts';
import { numberText } from './number-text.ts';

export type Shadow = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type FrameOptions = {
  readonly label: string;
  readonly ground?: string | undefined;
  /** The contact shadow on the floor; none for things that hang or lie flat. */
  readonly shadow?: Shadow | undefined;
  readonly transform?: string | undefined;
};

/**
 * The rules of the one-letter classes of marks, scoped by the drawing's id: a style element inside an inlined SVG
 * would otherwise style the whole page. n no fill, r no fill with round ends, s stitch, w light on a cut edge (k on
 * dark), p piece, a and b the wide and the narrow half of a piece's shadow, d and l stops of shadow and light.
 */
const rules: readonly (readonly [selectors: readonly string[], rule: string])[] = [
  [['n', 'r', 's', 'w', 'a', 'b'], 'fill:none'],
  [['r', 's'], 'stroke-linecap:round'],
  [['s'], 'stroke-width:1.7px;stroke-dasharray:5 3.4'],
  [['w'], 'stroke:#fff;stroke-width:1.6px;opacity:.45'],
  [['k'], 'opacity:.22'],
  [['p'], 'stroke-width:1.4px'],
  [['a'], 'stroke:#140f1c;stroke-width:12px;opacity:.07'],
  [['b'], 'stroke:#140f1c;stroke-width:5.5px;opacity:.14'],
  [['d'], `stop-color:${shadowInk}`],
  [['l'], 'stop-color:#fff'],
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Two soft ellipses under the item: a wide one for the light of the room, a tight one where the item touches the
 * floor.
 */
function floorOf(drawing: Drawing, { x, y, width, height }: Shadow): string {
  const spot = (top: number, radiusX: number, radiusY: number, opacity: number): string =>
    `<circle r="1" fill="${drawing.soft(shadowInk, opacity)}" transform="translate(${x} ${numberText(top)}) scale(${numberText(radiusX)} ${numberText(radiusY)})"/>`;
  return spot(y + 5, width * 1.07, height * 1.8, 0.34) + spot(y, width * 0.94, height * 0.55, 0.62);
}

export function frame(drawing: Drawing, { label, ground, shadow, transform }: FrameOptions): string {
  const id = drawing.prefix;
  const floor = shadow === undefined ? '' : floorOf(drawing, shadow);
  const style = rules
    .map(([selectors, rule]) => `${selectors.map((name) => `#${id} .${name}`).join()}{${rule}}`)
    .join('');
  const paint = ground === undefined ? '' : `<rect width="800" height="800" fill="${ground}"/>`;
  const turn = transform === undefined ? '' : ` transform="${transform}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="0 0 800 800" role="img" aria-label="${escaped(label)}"><style>${style}</style><defs>${drawing.definitions}</defs>${paint}<g stroke-linejoin="round"${turn}>${floor}${drawing.marks}</g></svg>`;
}
