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
};

/** A part of an item that a detail picture shows: the square of the drawing around it and a small turn in degrees. */
export type Detail = { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };

/** The pattern under a shoe. */
export type Tread = 'pivot' | 'waffle' | 'pods' | 'diamonds' | 'lugs' | 'waves';

export type SilhouetteRecipe = {
  /** Draws the side view in a square of 800, in the colours and materials given. */
  readonly paint: (paint: Paint) => void;
  readonly blocking: Blocking;
  /** Moves the drawing up or down so that it sits in the middle of the square. */
  readonly nudge: number;
  readonly shadow?: Shadow | undefined;
  readonly detail: Detail;
  readonly tread?: Tread | undefined;
  /** Where a laced shoe's throat begins and ends; without it the shoe has no laces (slide, clog). */
  readonly opening?: { readonly from: number; readonly to: number } | undefined;
};
