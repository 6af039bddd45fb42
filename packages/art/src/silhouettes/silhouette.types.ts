import type { Materials } from '../art.types.ts';
import type { Blocking } from '../colour/roles.ts';
import type { Roles } from '../colour/roles.types.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { Shadow } from '../kit/frame.ts';

export type Paint = {
  readonly drawing: Drawing;
  readonly roles: Roles;
  readonly materials: Materials;
  readonly seed: string;
  /** True for a body on which another silhouette builds: no print on its chest. */
  readonly isPlain?: boolean | undefined;
};

/** A part of an item for the detail picture: a square of the drawing and a small turn in degrees. */
export type Detail = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

export type Tread = 'pivot' | 'waffle' | 'pods' | 'diamonds' | 'lugs' | 'waves';

export type SilhouetteRecipe = {
  /** Draws the side view in a square of 800, in the colours and materials given. */
  readonly paint: (paint: Paint) => void;
  readonly blocking: Blocking;
  /** Moves the drawing up or down, to the middle of the square. */
  readonly nudge: number;
  /** Moves it to the left (negative) or right. */
  readonly nudgeX?: number | undefined;
  /** Enlarges it, so that its longer side fills four fifths of the square. */
  readonly zoom?: number | undefined;
  readonly shadow?: Shadow | undefined;
  readonly detail: Detail;
  readonly tread?: Tread | undefined;
  /** Beginning and end of a laced shoe's throat; a shoe without it has no laces (slide, clog). */
  readonly opening?: { readonly from: number; readonly to: number } | undefined;
};
