import { type Drawing, lightInk, shadowInk } from './drawing.ts';

export type FormOptions = {
  /** The part's outline, already used as clip. */
  readonly outline: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Strength of the shading; pale items need more to have a body. */
  readonly strength?: number | undefined;
};

/** Turns a flat shape into a volume: light from above, contact below, both ends turning away from the eye. */
export function form(drawing: Drawing, { outline, top, bottom, left, right, strength = 1 }: FormOptions): void {
  drawing
    .shape(
      outline,
      drawing.linear(
        [0, top, 0, bottom],
        [
          [0, lightInk, 0.12],
          [0.45, lightInk, 0],
          [0.7, shadowInk, 0],
          [1, shadowInk, 0.28 * strength],
        ],
      ),
    )
    .shape(
      outline,
      drawing.linear(
        [left, 0, right, 0],
        [
          [0, shadowInk, 0.32 * strength],
          [0.11, shadowInk, 0],
          [0.84, shadowInk, 0],
          [1, shadowInk, 0.28 * strength],
        ],
      ),
    );
}
