import type { Materials } from '../art.types.ts';
import type { Roles } from '../colour/roles.types.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { SilhouetteKind } from '../silhouette-kinds.table.ts';
import type { SilhouetteRecipe } from '../silhouettes/silhouette.types.ts';

/** An item as the views get it: its recipe in its colours, ready to be painted any number of times. */
export type Subject = {
  readonly kind: SilhouetteKind;
  readonly recipe: SilhouetteRecipe;
  readonly roles: Roles;
  readonly materials: Materials;
  readonly seed: string;
  readonly ground: string | undefined;
  readonly prefix: string;
  readonly label: string;
  readonly paint: (drawing: Drawing) => void;
};
