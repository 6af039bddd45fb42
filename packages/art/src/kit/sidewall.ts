import { edgeOf, type Hex, isPale, mix, shade } from '../colour/colour-maths.ts';
import { type Drawing, shadowInk } from './drawing.ts';

export type SidewallOptions = {
  readonly outline: string;
  /** The edge under the upper, an open path. */
  readonly top: string;
  readonly colour: Hex;
  /** Height of the sole, for the light on it. */
  readonly from: number;
  readonly to: number;
  readonly left?: number | undefined;
  readonly right?: number | undefined;
  /** Paints the parts that are moulded or glued on, inside the outline. */
  readonly parts: () => void;
};

/** The side of a sole: foam or rubber lit from above, its parts, ends that turn away, the shade of the upper. */
export function sidewall(drawing: Drawing, options: SidewallOptions): void {
  const { outline, top, colour, from, to, left = 66, right = 744 } = options;
  drawing
    .layer('sole')
    .shape(
      outline,
      drawing.linear(
        [0, from, 0, to],
        [
          [0, mix(colour, '#ffffff', isPale(colour) ? 0.5 : 0.13)],
          [0.5, colour],
          [1, shade(colour, 0.22)],
        ],
      ),
    )
    .clip(outline);
  options.parts();
  drawing
    .shape(
      outline,
      drawing.linear(
        [left, 0, right, 0],
        [
          [0, shadowInk, 0.24],
          [0.1, shadowInk, 0],
          [0.89, shadowInk, 0],
          [1, shadowInk, 0.24],
        ],
      ),
    )
    .line(top, shadowInk, { width: 7, opacity: 0.13 })
    .release()
    .layer('outline')
    .shape(outline, 'none', { stroke: edgeOf(colour), strokeWidth: 2 })
    .layer('sole');
}

/** The outsole under a sidewall: a band in its colour with the notches of the tread. */
export function tread(
  drawing: Drawing,
  {
    band,
    notches,
    colour,
    dash = '3 11',
  }: { readonly band: string; readonly notches: string; readonly colour: Hex; readonly dash?: string | undefined },
): void {
  drawing
    .shape(`${band}L770 600H50Z`, colour)
    .line(band, edgeOf(colour), { width: 1.6 })
    .line(notches, shade(colour, 0.58), { width: 9, opacity: 0.6, dash });
}
